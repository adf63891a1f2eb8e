"use client";

import { type FocusEvent, useEffect, useRef } from "react";

/**
 * Where a card goes away with the button that was pressed on it, the focus goes to the card that takes its place. The list
 * takes `ref` and `onBlur`, each of its items `onFocus` and `tabIndex={-1}`.
 */
export function useKeptFocus(ids: readonly string[]) {
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
