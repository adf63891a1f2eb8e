/** The account that was signed in last, also for pages without a session. */
const key = "caravan-account";

export function lastAccount(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null after signing out. */
export function setLastAccount(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(key);
    else localStorage.setItem(key, account);
  } catch {
    // Storage may be forbidden; then nothing is kept.
  }
}
