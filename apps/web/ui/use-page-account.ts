"use client";

import { useLayoutEffect, useSyncExternalStore } from "react";
import { onPageAccountChange, pageAccount, pageIsOfGuest, setPageAccount } from "./page-account.ts";

/** The account whose pages this window shows; null before its first page and for visitors. */
export function usePageAccount(): string | null {
  return useSyncExternalStore(onPageAccountChange, pageAccount, () => null);
}

/** Whether this window shows the pages of a guest, who plans without an account. */
export function usePageIsOfGuest(): boolean {
  return useSyncExternalStore(onPageAccountChange, pageIsOfGuest, () => false);
}

/** Sets the account of the window, before anything on the page requests data. */
export function SetPageAccount({ id, isGuest }: { id: string; isGuest: boolean }) {
  useLayoutEffect(() => setPageAccount(id, isGuest), [id, isGuest]);
  return null;
}
