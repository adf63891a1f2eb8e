"use client";

import { useLayoutEffect, useSyncExternalStore } from "react";
import { onPageAccountChange, pageAccount, setPageAccount } from "./page-account.ts";

/** The account whose pages this window shows; null before the first of them and for visitors. */
export function usePageAccount(): string | null {
  return useSyncExternalStore(onPageAccountChange, pageAccount, () => null);
}

/** Tells the window whose page it shows, before anything on the page asks for data. */
export function SetPageAccount({ id }: { id: string }) {
  useLayoutEffect(() => setPageAccount(id), [id]);
  return null;
}
