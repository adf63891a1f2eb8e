import { distanceKm } from "@caravan/domain/places/travel-time";
import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import type { Trip } from "@/features/api-client/index.ts";
import { greatCircle, type LngLat, type MapPoint, type MapSpot } from "@/features/map/index.ts";
import { lineOf, numberOf, type Segment, type SegmentPlace, stopOrigin } from "@/features/travel/index.ts";
import { formatClock, formatDate, formatTimes } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { segmentFocus } from "./focus-store.ts";

/** The stops of these days as pins. */
export function pointsOn(days: Trip["itinerary"]): readonly MapPoint[] {
  return days.flatMap((day) =>
    day.activities.flatMap((activity, index): MapPoint[] => {
      if (activity.lat === null || activity.lng === null) return [];
      const detail = formatTimes(activity.start_time, activity.end_time);
      const from = stopOrigin(activity);
      return [
        {
          ...(from && { from }),
          id: activity.id,
          lat: activity.lat,
          lng: activity.lng,
          label: activity.title,
          number: index + 1,
          dayIndex: day.day_number - 1,
          ...(detail && { detail }),
        },
      ];
    }),
  );
}

/** Airports, stations and stays as pins, and the ways between them as lines. */
export interface TravelOnMap {
  readonly spots: readonly MapSpot[];
  readonly journeys: readonly (readonly LngLat[])[];
}

/** @param date only what falls on that day; null for all days */
export function travelOnMap(segments: readonly Segment[], trip: Trip, date: string | null): TravelOnMap {
  const on = segments.filter((it) => it.status !== "cancelled" && (date === null || isOn(it, date)));
  const spots = new Map<string, MapSpot>();
  for (const spot of on.flatMap((it) => spotsOf(it, trip))) {
    // An airport with an arrival and a departure is one pin that names both.
    const key = `${spot.lat.toFixed(3)} ${spot.lng.toFixed(3)} ${spot.kind}`;
    const known = spots.get(key);
    const detail = [known?.detail, spot.detail].filter(Boolean).join("\n");
    const ids = [...new Set([...(known?.ids ?? []), ...spot.ids])];
    spots.set(key, { ...(known ?? spot), ids, ...(detail && { detail }) });
  }
  // A return journey is one line, because two dashed lines would fill each other's gaps.
  const journeys = new Map<string, readonly LngLat[]>();
  for (const { kind, from, to } of on) {
    const [a, b] = [positionOf(from), positionOf(to)];
    if (kind === "car_rental" || !a || !b || isSamePosition(a, b)) continue;
    journeys.set([a, b].map(String).sort().join(" "), greatCircle(a, b));
  }
  return { spots: [...spots.values()], journeys: [...journeys.values()] };
}

/** The ways between the stops of a trip; on a day only the one that is travelled then. */
export function waysBetweenStops({ stops = [] }: Partial<Pick<Trip, "stops">>, date: string | null) {
  return stops.slice(1).flatMap((to, index): (readonly LngLat[])[] => {
    const from = stops[index];
    if (!from || (date !== null && to.from_date !== date)) return [];
    const [a, b] = [positionOf(from), positionOf(to)];
    return a && b && !isSamePosition(a, b) ? [greatCircle(a, b)] : [];
  });
}

function isOn({ start, end }: Segment, date: string): boolean {
  const [first, last] = [dayOf(start ?? end), dayOf(end ?? start)];
  return first !== null && last !== null && first <= date && date <= last;
}

function spotsOf(it: Segment, trip: Trip): MapSpot[] {
  const { kind, from, to, place, start, end } = it;
  const name = numberOf(it) ?? lineOf(it);
  const spot = (at: SegmentPlace | null, words: string, local: string | null): MapSpot[] => {
    const position = positionOf(at);
    if (!at || !position) return [];
    const when = [local && formatDate(local.slice(0, 10), "short"), formatClock(clockIn(local) ?? "")]
      .filter(Boolean)
      .join(", ");
    const rough = isRough(at, trip) ? t("map.rough") : "";
    const detail = [`${words}${when && ` · ${when}`}`, rough].filter(Boolean).join("\n");
    const [lng, lat] = position;
    return [{ ids: [segmentFocus(it.id)], lat, lng, label: at.name, kind: spotKind(it, at), detail }];
  };
  if (kind === "hotel") return spot(place, t("map.checkIn"), start);
  if (kind === "car_rental") return [...spot(from, t("map.pickUp"), start), ...spot(to, t("map.return"), end)];
  return [
    ...spot(from, t("map.leaves", { name }), start),
    ...spot(to, t("map.arrives", { name }), end),
    ...spot(place, name, start),
  ];
}

function spotKind({ kind }: Segment, { iata }: SegmentPlace): MapSpot["kind"] {
  if (iata !== null || kind === "flight") return "airport";
  const kinds = { train: "station", hotel: "stay", car_rental: "car", meeting: "meeting", other: "other" } as const;
  return kinds[kind];
}

function positionOf(place: Pick<SegmentPlace, "lat" | "lng"> | null): LngLat | null {
  return place === null || place.lat === null || place.lng === null ? null : [place.lng, place.lat];
}

const isSamePosition = ([lng1, lat1]: LngLat, [lng2, lat2]: LngLat) => lng1 === lng2 && lat1 === lat2;

/** A position in the exact middle of the city only means that the real one is unknown. */
function isRough({ iata, lat, lng }: SegmentPlace, { place }: Trip): boolean {
  if (iata !== null || lat === null || lng === null || place.lat === null || place.lng === null) return false;
  return distanceKm({ lat, lng }, { lat: place.lat, lng: place.lng }) < 0.05;
}
