import { addDays } from "../../calendar.ts";
import type { Place } from "./places.ts";
import { instantOf } from "./zones.ts";

const HOUR = 3_600_000;

/** Clocks after which one more likely arrives on the next day than that the second clock is of something else. */
const EVENING = "15:30";

/**
 * The day of an arrival of which only the clock is stated: the first on which a flight over that distance is possible. Null
 * when there is none, or when an earlier clock that nothing calls an arrival (`labelled`) could be that of boarding.
 */
export function arrivalDate(
  date: string,
  departure: string,
  arrival: string,
  ends: { readonly from: Place | null; readonly to: Place | null; readonly labelled: boolean },
): string | null {
  const { from, to, labelled } = ends;
  const overnight = labelled || departure >= EVENING ? addDays(date, 1) : null;
  const naive = arrival < departure ? overnight : date;
  const start = soleAirport(from);
  const end = soleAirport(to);
  if (!start || !end) return naive;
  const leaves = instantOf(`${date}T${departure}`, start.timezone);
  if (leaves === null) return naive;
  const kilometres = distance(start, end);
  for (const days of [0, 1, -1, 2]) {
    const day = addDays(date, days);
    const arrives = instantOf(`${day}T${arrival}`, end.timezone);
    if (arrives === null) return naive;
    const hours = (arrives - leaves) / HOUR;
    if (hours >= kilometres / 1100 && hours <= kilometres / 450 + 4) return day;
  }
  return labelled ? naive : null;
}

function soleAirport(place: Place | null): Place["airports"][number] | undefined {
  return place?.airports.length === 1 ? place.airports[0] : undefined;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

function distance(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * radians) / 2) ** 2 +
    Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, half)));
}
