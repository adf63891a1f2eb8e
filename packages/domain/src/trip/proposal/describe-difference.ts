import { type Sentence, said } from "../../words/sentence.ts";
import { worded, wordOf } from "../../words/worded.ts";
import type { ActivityFields } from "../document.ts";
import { quoted } from "./names-in-proposal.ts";

/** Longer values are not quoted. */
const LONGEST_VALUE = 60;

const texts = new Set(["title", "destination", "location", "address", "description", "reason"]);
/** Fields whose values are not shown. */
const unquoted = new Set(["notes", "interests", "alternatives", "lat", "lng", "cityId", "placeId", "provenance"]);
const plural = new Set(["notes", "interests", "alternatives"]);

/** A sentence with the present value and the one in the proposal; null is empty. */
export function differs(what: Sentence, field: string, now: string | null, then: string | null): string {
  const isLong = [now, then].some((it) => it !== null && it.length > LONGEST_VALUE);
  if (isLong || now === then || unquoted.has(field))
    return plural.has(field) ? worded`The ${what} have changed since.` : worded`The ${what} has changed since.`;
  const shown = (value: string) => (texts.has(field) ? quoted(value) : value);
  if (now === null) return worded`The ${what} is no longer set; it was ${shown(then ?? "")}.`;
  return then === null
    ? worded`The ${what} is ${shown(now)} now; it was not set.`
    : worded`The ${what} is ${shown(now)} now, not ${shown(then)}.`;
}

/** Sentences for fields that are set or not. Null for all other fields. */
export function stateWords(
  name: Sentence,
  field: string,
  now: Partial<ActivityFields>,
  then: Partial<ActivityFields>,
): string | null {
  const has = field in states && Boolean(now[field as keyof ActivityFields]);
  const had = Boolean(then[field as keyof ActivityFields]);
  const [gained, lost, other] = states[field] ?? [];
  if (!gained || !lost || !other) return null;
  return wordOf(has && had ? other(name) : has ? gained(name) : lost(name));
}

type State = (name: Sentence) => Sentence;

/** Set, unset, set to another value. */
const states: Readonly<Record<string, readonly [State, State, State]>> = {
  parked: [
    (name) => said`${name} is set aside now.`,
    (name) => said`${name} is no longer set aside.`,
    (name) => said`${name} has been set aside again.`,
  ],
  pinned: [
    (name) => said`${name} is pinned now.`,
    (name) => said`${name} is no longer pinned.`,
    (name) => said`${name} is pinned now.`,
  ],
  verified: [
    (name) => said`${name} is now verified.`,
    (name) => said`${name} is no longer verified.`,
    (name) => said`${name} is now verified.`,
  ],
  bookingId: [
    (name) => said`${name} has a booking now.`,
    (name) => said`${name} no longer has a booking.`,
    (name) => said`${name} has another booking now.`,
  ],
  segmentId: [
    (name) => said`${name} has a ticket now.`,
    (name) => said`${name} no longer has a ticket.`,
    (name) => said`${name} has another ticket now.`,
  ],
};
