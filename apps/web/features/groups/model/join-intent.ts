/**
 * That somebody has pressed "Join trip" and went to sign in. Kept by the tab that the press was in, so that no link can
 * make anybody join; the address alone does nothing.
 */
const key = "caravan-join";
/** Longer than a sign-up takes; a press of yesterday is no press. */
const lifetimeMs = 30 * 60_000;

/** What the tab keeps; merely asking for it throws where the browser keeps nothing. */
type Tab = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function keepJoinIntent(tab: Tab, code: string, now: number): void {
  try {
    tab().setItem(key, JSON.stringify({ code, at: now }));
  } catch {
    // A browser that keeps nothing asks for one more press.
  }
}

/** Whether it was for this code; either way it is gone afterwards. */
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
