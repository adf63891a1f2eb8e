"use client";

import { useLayoutEffect, useSyncExternalStore } from "react";
import { onPageAccountChange, pageAccount, setPageAccount } from "./page-account.ts";

/** The account whose pages this window shows; null before its first page and for visitors. */
export function usePageAccount(): string | null {
  return useSyncExternalStore(onPageAccountChange, pageAccount, () => null);
}

/** Sets the account of the window, before anything on the page requests data. */
export function SetPageAccount({ id }: { id: string }) {
  useLayoutEffect(() => setPageAccount(id), [id]);
  return null;
}
