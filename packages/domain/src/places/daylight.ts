import { getTimes } from "suncalc";
import { addDays, momentIn } from "../calendar.ts";
import type { Point } from "./travel-time.ts";

/** When it is light at a place on a date, in minutes after local midnight. */
export interface Daylight {
  readonly sunrise: number;
  readonly sunset: number;
}

/** Used where the sun does not rise or set that day, or the position is unknown. */
const usual: Daylight = { sunrise: 390, sunset: 1110 };

const known = new Map<string, Daylight>();

/**
 * Sunrise and sunset from the sun's position; a usual day when the sun does not rise or set, or the zone is unknown.
 */
export function daylightOf(point: Point | null, timezone: string | null, date: string): Daylight {
  if (!point || timezone === null) return usual;
  const key = `${point.lat.toFixed(1)},${point.lng.toFixed(1)},${timezone},${date}`;
  const found = known.get(key) ?? calculated(point, timezone, date);
  known.set(key, found);
  return found;
}

function calculated({ lat, lng }: Point, timezone: string, date: string): Daylight {
  // Solar noon in UTC differs from noon by the longitude; the one nearest to local noon belongs to the date.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (lng / 15) * 3_600_000);
  const { sunrise, sunset } = getTimes(noon, lat, lng);
  const minutes = (at: Date | null) => {
    if (!at || Number.isNaN(at.getTime())) return undefined;
    const local = momentIn(timezone, at);
    if (local.date === date) return local.minutes;
    return local.date === addDays(date, 1) ? local.minutes + 1440 : undefined;
  };
  const [up, down] = [minutes(sunrise), minutes(sunset)];
  return up === undefined || down === undefined ? usual : { sunrise: up, sunset: down };
}
