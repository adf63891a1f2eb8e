import type { PlaceCategory } from "@caravan/domain/field-choices";
import type { Activity, Trip } from "@/features/api-client/index.ts";

/** Of places, what is looked for most, first. */
export const filterKinds = [
  "sight",
  "food",
  "nature",
  "activity",
  "shopping",
  "nightlife",
] as const satisfies readonly PlaceCategory[];

/** What a search for places is narrowed to. */
export interface PlaceFilters {
  readonly kind: (typeof filterKinds)[number] | null;
  /** Open on the day. */
  readonly open: boolean;
  /** Between two stops of the day. */
  readonly onWay: boolean;
}

export const noFilters: PlaceFilters = { kind: null, open: false, onWay: false };

export function isFiltered({ kind, open, onWay }: PlaceFilters): boolean {
  return kind !== null || open || onWay;
}

/**
 * The stops of a day between which something new would be: those around its time, else the first and the last. Null
 * where the day has no two with a position.
 */
export function wayOfDay(
  trip: Pick<Trip, "itinerary">,
  date: string | null,
  startTime: string | null,
): { readonly from_activity_id: string; readonly to_activity_id: string } | null {
  const day = trip.itinerary.find((it) => it.date === date);
  const stops = day?.activities.filter((it) => it.lat !== null && it.lng !== null) ?? [];
  const isBefore = (it: Activity) => startTime !== null && it.start_time !== null && it.start_time <= startTime;
  const before = stops.findLastIndex(isBefore);
  const [from, to] =
    before >= 0 && before < stops.length - 1 ? [stops[before], stops[before + 1]] : [stops[0], stops.at(-1)];
  return from && to && from !== to ? { from_activity_id: from.id, to_activity_id: to.id } : null;
}

/** The part of a search that they are. */
export function filterQuery(
  { kind, open, onWay }: PlaceFilters,
  trip: Pick<Trip, "itinerary">,
  date: string | null,
  startTime: string | null,
) {
  return {
    ...(kind !== null && { kind }),
    ...(open && date !== null && { open: true }),
    ...(onWay && wayOfDay(trip, date, startTime)),
  };
}
