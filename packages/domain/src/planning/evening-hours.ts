import { daylightOf } from "../places/daylight.ts";
import type { Span } from "../places/opening-hours.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import type { DayFrame } from "./daily-pace.ts";
import { mannerOf } from "./manner.ts";
import type { PlanRequest } from "./types.ts";
import { isWanted, openForEvenings, type Visit, windowsOf } from "./visit.ts";

/** What determines the hours of an evening. */
export interface EveningHours {
  /** Minutes after midnight. */
  readonly sunset: number;
  readonly lovesNights: boolean;
}

export function eveningHoursOn(request: PlanRequest, date: string): EveningHours {
  return { sunset: daylightOn(request, date).sunset, lovesNights: mannerOf(request).lovesNights };
}

/** Sunrise and sunset at the destination. */
export function daylightOn({ destination }: Pick<PlanRequest, "destination">, date: string) {
  return daylightOf(ownPoint(destination), destination.timezone ?? null, date);
}

/** Viewpoints are best from so long before sunset to so long after it. */
const BEFORE_SUNSET = 50;
const AFTER_SUNSET = 45;
const DARK = 25;

/** When a place is visited in the evening: while it is open, at sunset for views, after dark for nightlife. */
export function eveningHours(visit: Visit, date: string, { sunset }: EveningHours): readonly Span[] {
  const { candidate } = visit;
  if (!candidate) return windowsOf(visit, date);
  const open = openForEvenings(candidate, date);
  const best = candidate.insight?.bestTime;
  if (best === "golden-hour" && !candidate.goodFor.includes("night"))
    return within(open, { start: sunset - BEFORE_SUNSET, end: sunset + AFTER_SUNSET });
  return best === "night" ? within(open, { start: sunset + DARK, end: 1800 }) : open;
}

function within(spans: readonly Span[], { start, end }: Span): readonly Span[] {
  return spans
    .map((it) => ({ start: Math.max(it.start, start), end: Math.min(it.end, end) }))
    .filter((it) => it.start < it.end);
}

/** Latest end of an evening, after the usual dinner; of a night out; and of one for those who came for the nights. */
const AFTER_DINNER = 210;
const NIGHT_OUT = 270;
const ALL_NIGHT = 1530;
const LATEST = 1435;

export function homeBy({ meals, homeBy: latest }: DayFrame, { lovesNights }: EveningHours, isNight: boolean): number {
  if (isNight && lovesNights) return ALL_NIGHT;
  return Math.min(LATEST, latest ?? LATEST, meals.dinner.from + (isNight ? NIGHT_OUT : AFTER_DINNER));
}

const openAirKinds = new Set([
  "viewpoint",
  "waterfront",
  "monument",
  "sight",
  "nature",
  "activity",
  "shopping",
  "market",
]);

/** Whether it is for an evening at all. */
export function isForEvenings(visit: Visit): boolean {
  if (!visit.goodFor.includes("evening") && !visit.goodFor.includes("night")) return false;
  if (visit.experience === "nightlife") return true;
  // A place that somebody wants to see by night.
  if (isWanted(visit) && visit.goodFor.every((it) => it === "evening" || it === "night")) return true;
  const hours = visit.candidate?.hours;
  // Indoor places need known hours; squares and riversides do not.
  return openAirKinds.has(visit.experience) && (hours != null || visit.candidate?.setting === "outdoor");
}
