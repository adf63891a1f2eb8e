import { daysBetween } from "@caravan/domain/calendar";
import { packingList, type SuggestedItem } from "@caravan/domain/checklists/packing-list";
import { todoList } from "@caravan/domain/checklists/todo-list";
import { kindsOfTrip } from "@caravan/domain/checklists/trip-kinds";
import { usualWeather } from "@caravan/domain/checklists/usual-weather";
import type { ChecklistKind } from "@caravan/domain/field-choices";
import type { TripDocument } from "@caravan/domain/trip/document";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import { guideFor } from "@caravan/gazetteer/cities";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import type { Context } from "../kernel/context.ts";

const FEWEST_DAYS_AHEAD = 2;

/** The usual things for this trip: by its nights, the climate of its stops in those months, and what is planned. */
export async function suggestItems(
  ctx: Context,
  trip: TripDocument,
  kind: ChecklistKind,
): Promise<readonly SuggestedItem[]> {
  const nights = daysBetween(trip.startDate, trip.endDate);
  const activities = trip.days.flatMap((it) => it.activities);
  if (kind === "packing") {
    const { interests, accommodationType: accommodation } = trip;
    return packingList({
      nights,
      weather: usualWeather(stopsOf(trip).flatMap(placeInMonths)),
      kinds: kindsOfTrip({ activities, interests, accommodation }),
    });
  }
  const places = new Map((await cachedPlacesForTrip(ctx, trip)).map((it) => [it.id, it]));
  const toBook = activities.flatMap(({ bookingId, placeId }) => {
    const place = bookingId === null && placeId !== null ? places.get(placeId) : undefined;
    const daysAhead = place?.insight?.bookDays ?? 0;
    return place && daysAhead >= FEWEST_DAYS_AHEAD ? [{ name: place.name, daysAhead }] : [];
  });
  return todoList({ toBook, nights });
}

const monthOf = (date: string) => Number(date.slice(5, 7));

function placeInMonths({ placeId, lat, fromDate, toDate }: ReturnType<typeof stopsOf>[number]) {
  const climate = placeId === null ? undefined : guideFor(placeId)?.climate;
  return [...new Set([monthOf(fromDate), monthOf(toDate)])].map((month) => ({ climate, lat, month }));
}
