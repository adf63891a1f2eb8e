"use client";

import { type FocusEvent, useEffect, useEffectEvent, useRef } from "react";

type Target = () => HTMLElement | null | undefined;

/**
 * For a button that disappears when it is pressed: whenever `changing` has changed and the focus was lost, it moves to
 * `target`.
 */
export function useFocusAfter(changing: unknown, target: Target): void {
  useAfterChange(changing, () => focusIfLost(target()));
}

/**
 * The same for values that also change without a press: only the change after a press moves the focus. Returns a
 * function to call on the press.
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
 * When a card disappears with its pressed button, the focus moves to the card that takes its place. The list takes
 * `ref` and `onBlur`, each of its items `onFocus` and `tabIndex={-1}`.
 */
export function useFocusNeighbour(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<{ id: string; index: number } | null>(null);

  useEffect(() => {
    const from = held.current;
    if (!from || ids.includes(from.id)) return;
    held.current = null;
    // After the menu of the card has closed, which would return the focus to its trigger.
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
        // The person moved the focus away: it was neither lost with the card, nor is it on another card or its menu.
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
