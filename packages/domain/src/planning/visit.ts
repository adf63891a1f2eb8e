import { weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Span } from "../places/opening-hours.ts";
import { openSpans } from "../places/opening-hours.ts";
import type { Point } from "../places/travel-time.ts";
import type { RankedPlace } from "./rank-places.ts";

/** Something to visit: a known place, or an idea without a venue. */
export interface Visit {
  /** Place id, or `idea:` and what it is. */
  readonly id: string;
  readonly title: string;
  readonly point: Point | null;
  readonly neighborhood: string | null;
  readonly minutes: number;
  /** Its value, about 0 to 2. */
  readonly value: number;
  /** Interests of the traveller that it meets, in their words. */
  readonly matched: readonly string[];
  readonly famous: boolean;
  /** The kind of experience, for variety. */
  readonly experience: string;
  readonly goodFor: readonly DayPart[];
  /** Null for an idea. */
  readonly candidate: Candidate | null;
}

export type DayPart = Candidate["goodFor"][number];

const flavours = [
  "museum",
  "zoo",
  "aquarium",
  "market",
  "beach",
  "hike",
  "temple",
  "mosque",
  "church",
  "religious",
  "viewpoint",
  "palace",
  "castle",
  "garden",
  "park",
  "waterfront",
  "monument",
] as const;

/** The kind of experience: shopping and nightlife by category, others by their main tag. */
export function experienceOf(place: Candidate): string {
  if (place.category === "shopping" || place.category === "nightlife") return place.category;
  const tag = flavours.find((it) => place.tags.includes(it));
  if (tag === "temple" || tag === "mosque" || tag === "church") return "religious";
  return tag ?? place.category;
}

/** Short visits count as half a stop. */
export function stopWeight({ minutes }: Pick<Visit, "minutes">): number {
  return minutes <= 30 ? 0.5 : 1;
}

/** Assumed hours when they are unknown. */
const cautious = {
  indoor: { start: 600, end: 1050 },
  both: { start: 570, end: 1080 },
  outdoor: { start: 480, end: 1140 },
} as const;

/** When a visit can take place on a date, in minutes after midnight. */
export function windowsOf(visit: Visit, date: string): readonly Span[] {
  const { candidate } = visit;
  if (candidate?.hours && !candidate.onlyDaysKnown) return openSpans(candidate.hours, date);
  if (candidate?.hours?.[weekdayOf(date)].length === 0) return [];
  return [cautious[candidate?.setting ?? "outdoor"]];
}

/**
 * When a place can be visited for a meal or in the evening: during its hours, or at any time of a day on which it is
 * not closed.
 */
export function openForEvenings(place: Candidate, date: string): readonly Span[] {
  if (place.hours && !place.onlyDaysKnown) return openSpans(place.hours, date);
  return place.hours?.[weekdayOf(date)].length === 0 ? [] : [ANY_TIME];
}

const ANY_TIME: Span = { start: 0, end: 1440 };

/** Places that are best at low sun or after dark are not visited by day, unless a visit takes hours. */
export function isForEvening({ candidate, minutes }: Visit): boolean {
  const best = candidate?.insight?.bestTime;
  return minutes <= LONGEST_EVENING_VISIT && (best === "golden-hour" || best === "evening" || best === "night");
}

const LONGEST_EVENING_VISIT = 120;

/** When the parts of a day begin, in minutes after midnight; the night lasts until three. */
const dayParts = [
  { part: "morning", from: 300, to: 690 },
  { part: "midday", from: 690, to: 840 },
  { part: "afternoon", from: 840, to: 1050 },
  { part: "evening", from: 1050, to: 1260 },
  { part: "night", from: 1260, to: 1620 },
] as const;

/** The part of the day at a time in minutes after midnight. */
export function dayPartAt(minutes: number): DayPart {
  for (const { part, to } of dayParts) if (minutes < to) return part;
  return "night";
}

/** The parts of the day in which a span lies. */
export function dayPartsIn({ start, end }: Span): readonly DayPart[] {
  return dayParts.filter(({ from, to }) => start < to && end > from).map((it) => it.part);
}

export function isWanted({ candidate }: Visit): boolean {
  return candidate !== null && candidate.wantedBy.length > 0;
}

/** Whether a wanted food place is a visit of its own, because it serves neither lunch nor dinner. */
export function isSnackVisit({ category, wantedBy, meals }: Candidate): boolean {
  return category === "food" && wantedBy.length > 0 && !meals.some((it) => it === "lunch" || it === "dinner");
}

export function visitOf(choice: RankedPlace): Visit {
  const { candidate, score, matched, famous } = choice;
  return {
    id: candidate.id,
    title: candidate.name,
    point: { lat: candidate.lat, lng: candidate.lng },
    neighborhood: candidate.neighborhood,
    minutes: candidate.visitMinutes,
    value: score,
    matched,
    famous,
    experience: experienceOf(candidate),
    goodFor: candidate.goodFor,
    candidate,
  };
}
