import { addDays, daysBetween } from "../calendar.ts";
import type { ReadPlace, SegmentKind, SegmentStatus } from "../confirmation/reading.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import type { NightInStay } from "../trip/night-in-stay.ts";
import { dayOf } from "./segment.ts";

/** The fields of a segment that say when a stay is. */
export interface StayTimes {
  readonly kind: SegmentKind;
  readonly status: SegmentStatus;
  readonly start: string | null;
  readonly end: string | null;
}

export interface Night {
  /** The date of the evening. */
  readonly date: string;
  /** Counted from 1. */
  readonly night: number;
  readonly nights: number;
}

/** No stay is longer; a wrong year must not fill the memory. */
const MOST_NIGHTS = 366;

/** The nights of a stay; none for other segments, cancelled ones, or without both dates. */
export function nightsOf({ kind, status, start, end }: StayTimes): readonly Night[] {
  const [first, last] = [dayOf(start), dayOf(end)];
  if (kind !== "hotel" || status === "cancelled" || first === null || last === null) return [];
  const nights = Math.min(Math.max(daysBetween(first, last), 0), MOST_NIGHTS);
  return Array.from({ length: nights }, (_, index) => ({ date: addDays(first, index), night: index + 1, nights }));
}

type Stay = StayTimes & { readonly place: Pick<ReadPlace, "name" | "lat" | "lng"> | null; readonly removed?: boolean };

/** A place this near to the middle of its city has no known position. */
const MIDDLE_KM = 0.05;

/**
 * The nights of a trip whose stay has its own position, by date. Of two stays in one night, the one that began later
 * counts.
 *
 * @param middle of the trip's city
 */
export function nightsWithPosition(
  segments: readonly Stay[],
  middle: { readonly lat: number | null; readonly lng: number | null },
): readonly NightInStay[] {
  const nights = new Map<string, NightInStay>();
  const byStart = [...segments].sort((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1));
  for (const stay of byStart) {
    const { name = "", lat = null, lng = null } = stay.place ?? {};
    if (stay.removed || lat === null || lng === null || isMiddle({ lat, lng }, middle)) continue;
    for (const { date } of nightsOf(stay)) nights.set(date, { date, point: { lat, lng }, name });
  }
  return [...nights.values()];
}

function isMiddle(point: Point, { lat, lng }: { readonly lat: number | null; readonly lng: number | null }): boolean {
  return lat !== null && lng !== null && distanceKm(point, { lat, lng }) < MIDDLE_KM;
}
