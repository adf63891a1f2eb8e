import { clockOf } from "@caravan/domain/calendar";
import type { Candidate } from "@caravan/domain/places/candidate";
import { hoursOn } from "@caravan/domain/places/opening-hours";

const ofDoors = /\b(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|shuts?|last (?:entry|admission|orders?)|hours)\b/i;
const clocks = /\b(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?\b/gi;
const sentence = /(?<=[.!?])\s+/;

/**
 * A text without sentences that give hours of a place which we do not know to be true: a model never tells when doors open.
 *
 * @param start of the stop, which may be said
 */
export function withoutUnknownHours(
  text: string | null,
  place: Candidate | null,
  date: string,
  start: number,
): string | null {
  if (text === null) return null;
  const known = knownHours(place, date);
  known.add(clockOf(start % 1440));
  const kept = text
    .split(sentence)
    .filter((it) => !ofDoors.test(it) || clocksIn(it).every((clock) => known.has(clock)));
  return kept.length === 0 ? null : kept.join(" ");
}

function knownHours(place: Candidate | null, date: string): Set<string> {
  const hours = place?.hours && !place.onlyDaysKnown ? hoursOn(place.hours, date) : [];
  return new Set(hours.flatMap((it) => it.split("-")));
}

/** The clocks of a sentence as `HH:MM`; bare numbers are no clocks. */
function clocksIn(text: string): readonly string[] {
  return [...text.matchAll(clocks)].flatMap(([, hour = "", minutes, half]) => {
    if (minutes === undefined && half === undefined) return [];
    const twelve = Number(hour) % 12;
    const of24 = half === undefined ? Number(hour) : half.toLowerCase() === "pm" ? twelve + 12 : twelve;
    return of24 > 24 || Number(minutes ?? 0) > 59 ? [] : [clockOf(of24 * 60 + Number(minutes ?? 0))];
  });
}
