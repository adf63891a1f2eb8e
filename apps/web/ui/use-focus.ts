"use client";

import { type FocusEvent, useEffect, useEffectEvent, useRef } from "react";

type Target = () => HTMLElement | null | undefined;

/**
 * For a button that goes with what it does: whenever `changing` has changed, the focus that was lost with it is put on
 * `target`.
 */
export function useFocusAfter(changing: unknown, target: Target): void {
  useAfterChange(changing, () => focusIfLost(target()));
}

/**
 * The same for what also changes without anybody near: only the change after a press moves the focus. Returns what notes
 * the press.
 */
export function useFocusAfterPress(changing: unknown, target: Target): () => void {
  const pressed = useRef(false);
  useAfterChange(changing, () => {
    if (pressed.current) focusIfLost(target());
    pressed.current = false;
  });
  return () => {
    pressed.current = true;
  };
}

function useAfterChange(changing: unknown, then: () => void): void {
  const seen = useRef(changing);
  const changed = useEffectEvent(then);
  useEffect(() => {
    if (seen.current === changing) return;
    seen.current = changing;
    changed();
  }, [changing]);
}

function focusIfLost(target: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) target?.focus({ preventScroll: true });
}

/**
 * Where a card goes away with the button that was pressed on it, the focus goes to the card that takes its place. The list
 * takes `ref` and `onBlur`, each of its items `onFocus` and `tabIndex={-1}`.
 */
export function useFocusNeighbour(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const from = held.current;
    if (!from || ids.includes(from.id)) return;
    held.current = null;
    // After the menu of the card, which would give the focus back to what opened it.
    setTimeout(() => {
      const item = list.current?.children[Math.min(from.index, ids.length - 1)];
      if (document.activeElement === document.body && item instanceof HTMLElement) item.focus({ preventScroll: true });
    }, 50);
  }, [ids]);

  return {
    list: {
      ref: list,
      onBlur: ({ target }: FocusEvent) => {
        const before = held.current;
        // Left by the person: neither lost with the card nor gone to another one, or to its menu.
        setTimeout(() => {
          if (target.isConnected && held.current === before) held.current = null;
        });
      },
    },
    hold: (id: string) => {
      held.current = { id, index: ids.indexOf(id) };
    },
  };
}
