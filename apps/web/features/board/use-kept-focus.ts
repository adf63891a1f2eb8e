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
    const item = list.current?.children[Math.min(from.index, ids.length - 1)];
    if (document.activeElement === document.body && item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [ids]);

  return {
    list: {
      ref: list,
      onBlur: ({ target }: FocusEvent) => {
        // Left by the person, and not lost with the card.
        setTimeout(() => {
          if (target.isConnected && !list.current?.contains(document.activeElement)) held.current = null;
        });
      },
    },
    hold: (id: string) => {
      held.current = { id, index: ids.indexOf(id) };
    },
  };
}
