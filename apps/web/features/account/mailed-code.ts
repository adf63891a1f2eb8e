"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The address and code from the fragment of a mailed link, which browsers never send to a server. Empty during server
 * rendering.
 */
export function useMailedCode(): { readonly email: string; readonly code: string } {
  const fragment = useSyncExternalStore(
    never,
    () => window.location.hash,
    () => "",
  );
  const given = new URLSearchParams(fragment.slice(1));
  return { email: given.get("email") ?? "", code: given.get("code") ?? "" };
}
