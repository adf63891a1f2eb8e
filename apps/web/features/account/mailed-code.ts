"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** What a link of a mail says in its fragment, which browsers send nowhere; empty while the page is made by the server. */
export function useMailedCode(): { readonly email: string; readonly code: string } {
  const fragment = useSyncExternalStore(
    never,
    () => window.location.hash,
    () => "",
  );
  const given = new URLSearchParams(fragment.slice(1));
  return { email: given.get("email") ?? "", code: given.get("code") ?? "" };
}
