"use client";

import { useLayoutEffect, useRef, useSyncExternalStore } from "react";

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(next: HTMLElement | null) {
  slot = next;
  for (const listener of listeners) listener();
}

/**
 * The place in a page's header for elements that are rendered above all pages and must stay visible while scrolling.
 */
export function HeaderSlot() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = place.current;
    set(here);
    return () => {
      // The next page may have set its own already.
      if (slot === here) set(null);
    };
  }, []);
  return <div ref={place} className="contents" />;
}

/** Null on pages that have none. */
export function useHeaderSlot(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => slot,
    () => null,
  );
}
