/** The account whose pages this window shows. Without React, because the service worker shares code that uses it. */
let account: string | null = null;
let isGuest = false;
const listeners = new Set<() => void>();

/** The account; null before its first page, for visitors and in the worker. */
export function pageAccount(): string | null {
  return account;
}

/** Whether that is a guest, who plans without an account. */
export function pageIsOfGuest(): boolean {
  return isGuest;
}

export function setPageAccount(id: string, guest = false): void {
  if (account === id && isGuest === guest) return;
  account = id;
  isGuest = guest;
  for (const listener of listeners) listener();
}

/** Calls back when the account changes; returns a function that stops. */
export function onPageAccountChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
