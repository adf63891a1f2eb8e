import { clockOf, weekdayNames, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { hoursOn, type Span } from "../places/opening-hours.ts";

export function isOpenOn(place: Candidate, date: string): boolean {
  return !place.hours || hoursOn(place.hours, date).length > 0;
}

/** Where the hours are not known. */
export function usualHours({ category, setting }: Candidate, span: Span): Span {
  if (category === "nightlife") return { start: 19 * 60 + 30, end: 25 * 60 };
  return setting === "outdoor" ? span : { start: 10 * 60, end: 22 * 60 };
}

export function onlyDays(
  dates: readonly string[],
  spansOn: (date: string) => readonly Span[],
): NonNullable<Candidate["hours"]> {
  const byDay = new Map(dates.map((date) => [weekdayOf(date), spansOn(date)]));
  return Object.fromEntries(
    weekdayNames.map((day) => [day, (byDay.get(day) ?? []).map(({ start, end }) => `${clock(start)}-${clock(end)}`)]),
  ) as unknown as NonNullable<Candidate["hours"]>;
}

/** Hours after midnight are written as those of the next day. */
function clock(minutes: number): string {
  return minutes === 1440 ? "24:00" : clockOf(minutes % 1440);
}

export function roundTo5(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

export function nightParts({ goodFor }: Candidate): Candidate["goodFor"] {
  const parts = goodFor.filter((it) => it === "evening" || it === "night");
  return parts.length > 0 ? parts : ["evening"];
}

/** When an evening may be. */
export const EVENING: Span = { start: 17 * 60 + 30, end: 27 * 60 };
