/** Whose pages this window shows. Without React: also for code that the service worker shares, which is nobody's page. */
let here: string | null = null;
const listeners = new Set<() => void>();

/** The account; null before the first of its pages, for visitors and in the worker. */
export function accountHere(): string | null {
  return here;
}

export function setAccountHere(id: string): void {
  if (here === id) return;
  here = id;
  for (const listener of listeners) listener();
}

/** Calls back when it is another's; returns how to stop. */
export function onAccountHere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
