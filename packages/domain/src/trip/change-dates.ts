import { addDays, daysBetween } from "../calendar.ts";
import { stopsWithFields } from "./change-stops.ts";
import type { TripDocument } from "./document.ts";
import { moveDays, outsideDates } from "./move-days.ts";
import type { TripPatch } from "./patch.ts";
import { stopsOf } from "./trip-stops.ts";
import type { Warning } from "./warning.ts";

export const longestTrip = 366;

/** The requested dates; either may be left out. */
export function requestedDates(
  trip: Pick<TripDocument, "startDate" | "endDate">,
  wanted: { startDate?: string | undefined; endDate?: string | undefined },
): { startDate: string; endDate: string } {
  const startDate = wanted.startDate ?? trip.startDate;
  // The start alone shifts the whole trip and keeps its length.
  const endDate = wanted.endDate ?? addDays(startDate, daysBetween(trip.startDate, trip.endDate));
  return { startDate, endDate };
}

/**
 * Moves a trip to new dates and loses nothing: days keep their order and ids, activities of removed days are parked
 * with the day's notes, added days are empty. Booked activities keep their dates, because the booking does not move.
 * The last stop has the nights that come and go; where it has none left it goes, and the one before it loses nights.
 * `dates` must be valid (start not after end, at most {@link longestTrip} days).
 */
export function changeDates(
  trip: TripDocument,
  dates: { startDate: string; endDate: string },
  newId: () => string,
): { patch: TripPatch; warnings: readonly Warning[] } {
  if (dates.startDate === trip.startDate && dates.endDate === trip.endDate) return { patch: [], warnings: [] };
  const nights = daysBetween(dates.startDate, dates.endDate);
  const kept = trip.days.slice(0, nights + 1).map((it) => it.id);
  const added = Array.from({ length: nights + 1 - kept.length }, newId);
  const { ops, warnings } = moveDays(
    trip,
    { startDate: dates.startDate, dayIds: [...kept, ...added] },
    newId,
    outsideDates,
  );
  return { patch: [...ops, ...stopsWithin(trip, nights)], warnings };
}

/** The stops of a trip with so many nights; the first one always stays. */
function stopsWithin(trip: TripDocument, nights: number): TripPatch {
  if (trip.stops.length === 0) return [];
  let left = nights;
  const stops = stopsOf(trip).flatMap((stop, index) => {
    if (index > 0 && left <= 0) return [];
    const own = Math.min(stop.nights, left);
    left -= own;
    return [{ ...stop, nights: own }];
  });
  const last = stops.at(-1);
  return stopsWithFields(trip, last ? [...stops.slice(0, -1), { ...last, nights: last.nights + left }] : stops);
}
