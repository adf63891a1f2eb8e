import { hoursWords, openSpans } from "@caravan/domain/places/opening-hours";
import { readHours } from "@caravan/domain/places/opening-hours-text";
import { typedMatch } from "@caravan/domain/places/typed-match";
import type { BookedOn } from "@caravan/domain/trip/open-times";
import { proposeDay, proposeTime, type Unscheduled } from "@caravan/domain/trip/propose-time";
import { readTrip } from "@caravan/domain/trip/wire";
import type { Activity, FoundPlace, Trip } from "@/features/api-client/index.ts";
import { formatDate } from "@/ui/format.ts";
import { t } from "../messages/activity/index.ts";
import { type ActivityDraft, withTimes } from "./activity-draft.ts";

/** The length of a stop at a place of which none is known. */
const USUAL_MINUTES = 60;
const MOST = 6;

/**
 * The fields that a chosen place fills in, with a free time while it is open: on the chosen day or, when none was chosen yet, on
 * the day that suits best. Without such a time, start and end stay empty.
 *
 * @param options.from days before this date are not proposed
 */
export function draftWithPlace(
  draft: ActivityDraft,
  place: FoundPlace,
  trip: Trip,
  { anyDay, from, bookedOn }: { readonly anyDay: boolean; readonly from: string; readonly bookedOn: BookedOn },
): Partial<ActivityDraft> {
  const hours = place.opening_hours === null ? null : readHours(place.opening_hours);
  const wanted: Unscheduled = {
    activityType: place.activity_type,
    minutes: place.duration_minutes ?? USUAL_MINUTES,
    point: place,
    hours,
  };
  const { days } = readTrip(trip);
  const day = days.find((it) => it.id === draft.itinerary_id);
  const zone = trip.place.timezone;
  const coming = days.filter((it) => it.date >= from);
  const proposed =
    anyDay || !day
      ? proposeDay(coming.length > 0 ? coming : days, wanted, zone, bookedOn)
      : proposeTime(day, wanted, zone, bookedOn);
  const isPoint = place.place_id.startsWith("geo:");
  // A bare point has no part of town, but perhaps an address.
  const hasAddress = isPoint && place.source !== "coordinates";
  const filled = {
    title: place.name,
    activity_type: place.activity_type,
    place_id: isPoint ? null : place.place_id,
    location: hasAddress ? null : place.area,
    address: hasAddress ? place.area : null,
    position: `${place.lat}, ${place.lng}`,
    estimated_cost: place.estimated_cost,
    free_time: false,
    itinerary_id: proposed?.dayId ?? draft.itinerary_id,
  };
  const times = {
    start_time: proposed?.startTime ?? null,
    end_time: null,
    duration_minutes: place.duration_minutes,
  };
  return { ...filled, ...times, ...withTimes({ ...draft, ...filled, ...times }, { start_time: times.start_time }) };
}

export function isClosedOn({ opening_hours }: Pick<FoundPlace, "opening_hours">, date: string): boolean {
  const hours = opening_hours === null ? null : readHours(opening_hours);
  return hours !== null && openSpans(hours, date).length === 0;
}

/** "Open 10:00–20:00 on Thu 6 May"; null when nothing is known or it is on no day. */
export function openingOn(place: Pick<FoundPlace, "opening_hours" | "only_days_known">, date: string): string | null {
  const hours = place.opening_hours === null ? null : readHours(place.opening_hours);
  if (!hours) return null;
  const day = formatDate(date, "day");
  if (isClosedOn(place, date)) return t("opening.closed", { day });
  if (place.only_days_known) return t("opening.open", { day });
  return t("opening.hours", { hours: hoursWords(hours, date), day });
}

/** Without a connection: the places of the kept trip, which are those of its stops and of their alternatives. */
export function placesInTrip(trip: Trip, typed: string): readonly FoundPlace[] {
  const activities = [...trip.itinerary.flatMap((day) => day.activities), ...trip.parked];
  const all = activities.flatMap((it) => [
    { ...it, name: it.title },
    ...it.alternatives.map((other) => ({ ...other, name: other.title })),
  ]);
  const found = new Map<string, { readonly place: FoundPlace; readonly match: number }>();
  for (const it of all) {
    const { lat, lng } = it;
    const match = typedMatch(typed, [it.name]);
    if (match === 0 || lat === null || lng === null || found.has(it.name)) continue;
    const opening = "opening_hours" in it ? (it as Activity).opening_hours : undefined;
    const place: FoundPlace = {
      place_id: it.place_id ?? `geo:${lat},${lng}`,
      name: it.name,
      local_name: null,
      kind: null,
      activity_type: it.activity_type,
      lat,
      lng,
      area: it.location,
      city: null,
      source: "caravan",
      verified: it.verified,
      duration_minutes: it.duration_minutes,
      estimated_cost: it.estimated_cost,
      opening_hours: opening ?? null,
      only_days_known: false,
    };
    found.set(it.name, { place, match });
  }
  return [...found.values()]
    .sort((a, b) => b.match - a.match)
    .slice(0, MOST)
    .map((it) => it.place);
}
