/** Whose device it was last, for pages that know nobody and for windows in which somebody else signed out. */
const key = "caravan-account";

export function lastAccount(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null: nobody's any more. */
export function setLastAccount(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(key);
    else localStorage.setItem(key, account);
  } catch {
    // Storage may be forbidden: then there is nothing of anybody.
  }
}
