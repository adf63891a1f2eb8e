/** The account whose pages this window shows. Without React, because the service worker shares code that uses it. */
let account: string | null = null;
const listeners = new Set<() => void>();

/** The account; null before its first page, for visitors and in the worker. */
export function pageAccount(): string | null {
  return account;
}

export function setPageAccount(id: string): void {
  if (account === id) return;
  account = id;
  for (const listener of listeners) listener();
}

/** Calls back when the account changes; returns a function that stops. */
export function onPageAccountChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
