import { minutesOf, momentIn } from "../calendar.ts";
import { distanceKm } from "../places/travel-time.ts";
import { ownPoint } from "./activity-ends.ts";
import type { TripDocument } from "./document.ts";
import { type StopOnDates, stopsOf, travelOfDay } from "./trip-stops.ts";

/** The local date and minutes after midnight of travellers who follow their plan, and the zone of their clocks. */
export function momentOfTrip(
  trip: TripDocument,
  at: Date,
): { readonly date: string; readonly minutes: number; readonly zone: string } {
  const zones = [...new Set(stopsOf(trip).map((it) => it.timezone ?? trip.timezone ?? "UTC"))];
  const first = { ...momentIn(zones[0] ?? "UTC", at), zone: zones[0] ?? "UTC" };
  if (zones.length < 2) return first;
  const moments = zones.map((zone) => ({ ...momentIn(zone, at), zone }));
  // The last zone whose own clocks say that travellers have come there.
  return moments.findLast(({ date, minutes, zone }) => (zoneAt(trip, date, minutes) ?? "UTC") === zone) ?? first;
}

/** The zone of the clocks at these minutes after midnight of a day; null when it is unknown. */
export function zoneAt(trip: TripDocument, date: string, minutes: number): string | null {
  const at = zonesOn(trip, date).findLast((it) => it.from <= minutes);
  return at?.zone ?? trip.timezone;
}

/** The zones of a day, each from a minute on: on a day between two stops the clocks change when the way begins. */
function zonesOn(trip: TripDocument, date: string): readonly { readonly from: number; readonly zone: string | null }[] {
  const travel = travelOfDay(trip, date);
  if (!travel) {
    const stop = stopsOf(trip).findLast((it) => it.fromDate <= date) ?? stopsOf(trip)[0];
    return [{ from: 0, zone: stop?.timezone ?? trip.timezone }];
  }
  const { from, to } = travel;
  return [
    { from: 0, zone: from.timezone ?? trip.timezone },
    { from: leavesAt(trip, date, from, to), zone: to.timezone ?? trip.timezone },
  ];
}

/** When the way to the next stop begins: the first thing of the day that is nearer to it; from the morning on without. */
function leavesAt(trip: TripDocument, date: string, from: StopOnDates, to: StopOnDates): number {
  const [here, there] = [ownPoint(from), ownPoint(to)];
  if (!here || !there) return 0;
  const first = trip.days
    .find((it) => it.date === date)
    ?.activities.find((it) => {
      const point = ownPoint(it);
      return it.startTime !== null && point !== null && distanceKm(point, there) < distanceKm(point, here);
    });
  return first?.startTime ? minutesOf(first.startTime) : 0;
}
