import { minutesAhead } from "@caravan/domain/calendar";
import { driveMinutes } from "@caravan/domain/places/travel-time";
import { rideTitle } from "@caravan/domain/planning/ride";
import type { WayToStop } from "@caravan/domain/trip/check/match-place";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type StopOnDates, stopsOf } from "@caravan/domain/trip/trip-stops";
import { guideFor } from "@caravan/gazetteer/cities";

/** The usual way to each stop from the one before: by line where it is known, else by its distance. */
export function waysToStops(trip: TripDocument): readonly WayToStop[] {
  if (trip.stops.length < 2) return [];
  const drives = (trip.cityId === null ? undefined : guideFor(trip.cityId))?.drives ?? [];
  const stops = stopsOf(trip);
  return stops.slice(1).flatMap((to, index): WayToStop[] => {
    const from = stops[index] as StopOnDates;
    const [a, b] = [keyOf(from), keyOf(to)];
    const drive = drives.find((it) => (it.from === a && it.to === b) || (it.from === b && it.to === a));
    const zones = [from.timezone, to.timezone] as const;
    const clocksAhead = zones[0] && zones[1] ? minutesAhead(zones[1], zones[0], to.fromDate) : 0;
    const common = { toStopId: to.id, clocksAhead };
    if (drive) {
      const title = rideTitle(drive.mode ?? "car", to.destination, false);
      const km = drive.mode === undefined ? `, ${drive.km} km` : "";
      return [{ ...common, title, note: `${drive.name}${km}`, minutes: roundedTo5(drive.minutes) }];
    }
    if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return [];
    const minutes = driveMinutes({ lat: from.lat, lng: from.lng }, { lat: to.lat, lng: to.lng });
    const note = "an estimate from the distance; look up trains, buses and flights";
    return [{ ...common, title: rideTitle("transfer", to.destination, false), note, minutes: roundedTo5(minutes) }];
  });
}

/** The id of a stop among the bases of a guide: `siena` of `tuscany.siena`. */
const keyOf = ({ placeId }: StopOnDates) => placeId?.split(".").at(-1);
const roundedTo5 = (minutes: number) => Math.max(5, Math.round(minutes / 5) * 5);
