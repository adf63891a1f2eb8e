import type { ActivityFields } from "../document.ts";
import { quoted } from "./names-in-proposal.ts";

/** Values longer than this are not quoted: that they have changed says enough. */
const LONGEST_VALUE = 60;

const texts = new Set(["title", "destination", "location", "address", "description", "reason"]);
/** Whose values say nothing in a sentence, or make no sentence in the singular. */
const unquoted = new Set(["notes", "interests", "alternatives", "lat", "lng", "cityId", "placeId", "provenance"]);
const plural = new Set(["notes", "interests", "alternatives"]);

/** A sentence that says how a value is and how a proposal knew it; null is empty. */
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

/** Of what an activity has or has not, where "yes" and "no" would make no sentence. Null for all other fields. */
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

/** It has come, it has gone, it is another one. */
const states: Readonly<Record<string, readonly [string, string, string]>> = {
  parked: ["is set aside now", "is no longer set aside", "has been set aside anew"],
  pinned: ["is pinned now", "is no longer pinned", "is pinned now"],
  verified: ["is verified now", "is no longer verified", "is verified now"],
  bookingId: ["has a booking now", "no longer has a booking", "has another booking now"],
  segmentId: ["has a ticket now", "no longer has a ticket", "has another ticket now"],
};
