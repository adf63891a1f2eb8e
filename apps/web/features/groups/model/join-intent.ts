/**
 * Stores that somebody has pressed "Join trip" and went to sign in. Stored in the tab of the press, so that no link can
 * make anybody join.
 */
const key = "caravan-join";
/** Longer than a sign-up takes; an older press does not count. */
const lifetimeMs = 30 * 60_000;

/** The storage of the tab; accessing it throws where the browser stores nothing. */
type Tab = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function keepJoinIntent(tab: Tab, code: string, now: number): void {
  try {
    tab().setItem(key, JSON.stringify({ code, at: now }));
  } catch {
    // Without storage, the person has to press again.
  }
}

/** Whether the press was for this code; it is deleted in any case. */
export function takeJoinIntent(tab: Tab, code: string, now: number): boolean {
  try {
    const text = tab().getItem(key) ?? "null";
    tab().removeItem(key);
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null || !("code" in kept) || !("at" in kept)) return false;
    const age = now - Number(kept.at);
    return kept.code === code && age >= 0 && age < lifetimeMs;
  } catch {
    return false;
  }
}
