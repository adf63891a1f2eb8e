import type { ActivityFields } from "../document.ts";
import { quoted } from "./names-in-proposal.ts";

/** Longer values are not quoted. */
const LONGEST_VALUE = 60;

const texts = new Set(["title", "destination", "location", "address", "description", "reason"]);
/** Fields whose values are not shown. */
const unquoted = new Set(["notes", "interests", "alternatives", "lat", "lng", "cityId", "placeId", "provenance"]);
const plural = new Set(["notes", "interests", "alternatives"]);

/** A sentence with the present value and the one in the proposal; null is empty. */
export function differs(what: string, field: string, now: string | null, then: string | null): string {
  const isLong = [now, then].some((it) => it !== null && it.length > LONGEST_VALUE);
  if (isLong || now === then || unquoted.has(field))
    return `${what} ${plural.has(field) ? "have" : "has"} changed since.`;
  const worded = (value: string) => (texts.has(field) ? quoted(value) : value);
  if (now === null) return `${what} is no longer set; it was ${worded(then ?? "")}.`;
  return then === null
    ? `${what} is ${worded(now)} now; it was not set.`
    : `${what} is ${worded(now)} now, not ${worded(then)}.`;
}

/** Sentences for fields that are set or not. Null for all other fields. */
export function stateWords(
  name: string,
  field: string,
  now: Partial<ActivityFields>,
  then: Partial<ActivityFields>,
): string | null {
  const has = field in states && Boolean(now[field as keyof ActivityFields]);
  const had = Boolean(then[field as keyof ActivityFields]);
  const [gained, lost, other] = states[field] ?? [];
  if (!gained) return null;
  return `${name} ${has && had ? other : has ? gained : lost}.`;
}

/** Set, unset, set to another value. */
const states: Readonly<Record<string, readonly [string, string, string]>> = {
  parked: ["is set aside now", "is no longer set aside", "has been set aside again"],
  pinned: ["is pinned now", "is no longer pinned", "is pinned now"],
  verified: ["is verified now", "is no longer verified", "is verified now"],
  bookingId: ["has a booking now", "no longer has a booking", "has another booking now"],
  segmentId: ["has a ticket now", "no longer has a ticket", "has another ticket now"],
};
