"use client";

import { useLayoutEffect, useSyncExternalStore } from "react";
import { accountHere, onAccountHere, setAccountHere } from "./whose-page.ts";

/** The account whose pages this window shows; null before the first of them and for visitors. */
export function useAccountHere(): string | null {
  return useSyncExternalStore(onAccountHere, accountHere, () => null);
}

/** Tells the window whose page it shows, before anything on the page asks for data. */
export function AccountHere({ id }: { id: string }) {
  useLayoutEffect(() => setAccountHere(id), [id]);
  return null;
}
