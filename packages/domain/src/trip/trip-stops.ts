import { addDays, daysBetween } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import { joinWords } from "../join-words.ts";
import { truncate } from "../truncate.ts";
import type { TripDocument, TripStop } from "./document.ts";

/** A stop with its days: the one on which travellers arrive, and the one on which they leave it. */
export interface StopOnDates extends TripStop {
  readonly fromDate: string;
  /** The day of departure, which is the day of arrival at the next stop. */
  readonly toDate: string;
}

export const mostStops = 12;

type WithStops = Pick<
  TripDocument,
  "id" | "destination" | "cityId" | "lat" | "lng" | "timezone" | "startDate" | "endDate" | "stops"
>;

/**
 * The stops of a trip in order, at least one. A trip with none of its own has one stop, its destination. The nights of
 * the last stop are what the dates leave, so that the nights of all stops are those of the trip.
 */
export function stopsOf(trip: WithStops): readonly StopOnDates[] {
  const nights = daysBetween(trip.startDate, trip.endDate);
  const stops = trip.stops.length < 2 ? [onlyStop(trip, nights)] : trip.stops;
  let begun = 0;
  return stops.map((stop, index) => {
    const left = nights - begun;
    const own = index === stops.length - 1 ? left : Math.min(stop.nights, left);
    const fromDate = addDays(trip.startDate, begun);
    begun += own;
    return { ...stop, nights: own, fromDate, toDate: addDays(trip.startDate, begun) };
  });
}

/** Its place is that of the trip, so that a change of the destination needs no change of a stop. */
function onlyStop(trip: WithStops, nights: number): TripStop {
  const { destination, cityId: placeId, lat, lng, timezone } = trip;
  return { id: trip.stops[0]?.id ?? trip.id, destination, placeId, lat, lng, timezone, nights };
}

/**
 * Where a day is spent: the stop where travellers sleep after it, and the one where they woke up. The last day of the
 * trip ends at its last stop.
 */
export function stopsOfDay(
  trip: WithStops,
  date: string,
): { readonly wakes: StopOnDates; readonly sleeps: StopOnDates } {
  const stops = stopsOf(trip);
  const [first] = stops as readonly [StopOnDates];
  const sleeps = stops.findLast((it) => it.fromDate <= date && it.nights > 0) ?? first;
  const wakes = stops.findLast((it) => it.fromDate < date && it.nights > 0) ?? first;
  return { wakes, sleeps };
}

/** The stop to which travellers go on a day, and the one from which; null on other days. */
export function travelOfDay(
  trip: WithStops,
  date: string,
): { readonly from: StopOnDates; readonly to: StopOnDates } | null {
  const { wakes, sleeps } = stopsOfDay(trip, date);
  return wakes.id === sleeps.id ? null : { from: wakes, to: sleeps };
}

/** "Rome, Florence and Venice". A place where the trip returns is named once. */
export function destinationOfStops(stops: readonly Pick<TripStop, "destination">[]): string {
  return truncate(joinWords([...new Set(stops.map((it) => it.destination))]), 255);
}

/** The title of a trip without a given one, in the language of whoever makes it. */
const titles = {
  en: "Trip to {0}",
  de: "Reise nach {0}",
  es: "Viaje a {0}",
  fr: "Voyage à {0}",
  ja: "{0}の旅",
} as const;

export const titleFor = (destination: string, language: keyof typeof titles = "en"): string =>
  truncate(
    titles[language].replace("{0}", () => destination),
    255,
  );

/** The title after a change of the destination; one that a person wrote stays. */
export function titleAfter(title: string, before: string, after: string): string {
  const languages = Object.keys(titles) as (keyof typeof titles)[];
  const made = languages.find((it) => title === titleFor(before, it));
  return made ? titleFor(after, made) : title;
}

/** Whether a destination was written from the stops: it names one of them. "Italy with Rui" does not. */
export function namesStops(destination: string, stops: readonly Pick<TripStop, "destination">[]): boolean {
  const text = foldTitle(destination);
  const names = stops.map((it) => foldTitle(it.destination));
  return names.some((it) => it !== "" && text.includes(it));
}
