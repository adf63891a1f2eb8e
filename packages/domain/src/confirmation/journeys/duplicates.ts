import type { Leg } from "./leg.ts";
import { samePlace } from "./places.ts";

/** One leg for each journey: bilingual mails and summaries say it again, often with less. */
export function merged(legs: readonly Leg[]): Leg[] {
  const kept: Leg[] = [];
  for (const leg of legs) {
    const at = kept.findIndex((it) => isSame(it, leg));
    const other = kept[at];
    if (!other) kept.push(leg);
    else kept[at] = fuller(other, leg);
  }
  return kept.sort((a, b) => (a.departure < b.departure ? -1 : a.departure > b.departure ? 1 : a.start - b.start));
}

function isSame(one: Leg, other: Leg): boolean {
  if (one.departure.slice(0, 10) !== other.departure.slice(0, 10)) return false;
  const sameNumber = one.number !== null && one.number === other.number;
  const sameStart = one.departure === other.departure && one.departure.length > 10;
  if (sameNumber) return true;
  const ends = one.from !== null && other.from !== null && one.to !== null && other.to !== null;
  const samePlaces = ends && samePlace(one.from, other.from) && samePlace(one.to, other.to);
  if (one.number !== null && other.number !== null) return sameStart && samePlaces;
  return (
    (sameStart && (samePlaces || !ends)) ||
    (samePlaces && (one.departure.length === 10 || other.departure.length === 10))
  );
}

function fuller(one: Leg, other: Leg): Leg {
  const [more, less] = one.score >= other.score ? [one, other] : [other, one];
  return {
    ...more,
    number: more.number ?? less.number,
    numberSpans: [...more.numberSpans, ...less.numberSpans],
    airline: more.airline ?? less.airline,
    from: more.from ?? less.from,
    to: more.to ?? less.to,
    arrival: more.arrival ?? (more.departure === less.departure ? less.arrival : null),
  };
}
