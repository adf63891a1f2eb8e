"use client";

import { useLayoutEffect, useSyncExternalStore } from "react";

let here: string | null = null;
const listeners = new Set<() => void>();

/** The account whose pages this window shows; null before the first of them and for visitors. */
export function useAccountHere(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => here,
    () => null,
  );
}

export function accountHere(): string | null {
  return here;
}

/** Tells the window whose page it shows, before anything on the page asks for data. */
export function AccountHere({ id }: { id: string }) {
  useLayoutEffect(() => {
    if (here === id) return;
    here = id;
    for (const listener of listeners) listener();
  }, [id]);
  return null;
}
