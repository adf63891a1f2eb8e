/** Whose pages this window shows. Without React: also for code that the service worker shares, which is nobody's page. */
let account: string | null = null;
const listeners = new Set<() => void>();

/** The account; null before the first of its pages, for visitors and in the worker. */
export function pageAccount(): string | null {
  return account;
}

export function setPageAccount(id: string): void {
  if (account === id) return;
  account = id;
  for (const listener of listeners) listener();
}

/** Calls back when it is another's; returns how to stop. */
export function onPageAccountChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
