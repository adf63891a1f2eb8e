import { addDays, daysBetween } from "../calendar.ts";
import type { ReadPlace, ReadSegment } from "../confirmation/reading.ts";
import { foldToAlphanumeric } from "../fold-text.ts";
import { distanceKm } from "../places/travel-time.ts";
import { dayOf, isSamePlace, REBOOKED_DAYS } from "./segment.ts";

/** What decides whether a booking belongs to a trip. */
export interface TripToMatch {
  readonly id: string;
  readonly destination: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Airports and day trips count as near. */
const NEAR_KM = 100;

/**
 * The trips that segments may belong to: those that overlap, by most common days, then distance, then start. Segments
 * without a place belong to the only trip that contains them. The first is the match; the others are shown to the
 * traveller.
 */
export function matchTrip<Trip extends TripToMatch>(
  segments: readonly ReadSegment[],
  trips: readonly Trip[],
): readonly Trip[] {
  const span = spanOf(segments);
  if (!span) return [];
  const overlapping = trips.flatMap((trip) => {
    const days = commonDays(span, trip);
    return days > 0 ? [{ trip, days }] : [];
  });
  const places = segments.flatMap((it) => [it.place, it.from, it.to].filter((place) => place !== null));
  if (places.length === 0) {
    const inside = overlapping.filter(({ trip }) => liesIn(span, trip));
    return overlapping.length === 1 ? inside.map((it) => it.trip) : [];
  }
  return overlapping
    .flatMap(({ trip, days }) => {
      const km = Math.min(...places.map((place) => distanceTo(trip, place)));
      return km <= NEAR_KM ? [{ trip, days, km }] : [];
    })
    .sort((a, b) => b.days - a.days || a.km - b.km || (a.trip.startDate < b.trip.startDate ? -1 : 1))
    .map((it) => it.trip);
}

/**
 * Whether a booking with the same code as one on the trip is another booking: its dates are months away, and the mail
 * does not say that it changes or cancels anything.
 */
export function isOtherBooking(
  segments: readonly ReadSegment[],
  trip: Pick<TripToMatch, "startDate" | "endDate">,
): boolean {
  const span = spanOf(segments);
  if (!span || segments.some((it) => it.status !== "confirmed")) return false;
  return daysBetween(trip.endDate, span.start) > REBOOKED_DAYS || daysBetween(span.end, trip.startDate) > REBOOKED_DAYS;
}

/** The first and the last local day that segments name; undefined when they name none. */
export function spanOf(segments: readonly ReadSegment[]): { readonly start: string; readonly end: string } | undefined {
  const days = segments.flatMap((it) => [dayOf(it.start), dayOf(it.end)].filter((day) => day !== null)).sort();
  const [start] = days;
  return start === undefined ? undefined : { start, end: days.at(-1) ?? start };
}

/** Common days, with the day before and after the trip, because journeys begin and end then. */
function commonDays(span: { readonly start: string; readonly end: string }, trip: TripToMatch): number {
  const start = latest(span.start, addDays(trip.startDate, -1));
  const end = earliest(span.end, addDays(trip.endDate, 1));
  return daysBetween(start, end) + 1;
}

function liesIn(span: { readonly start: string; readonly end: string }, trip: TripToMatch): boolean {
  return span.start >= addDays(trip.startDate, -1) && span.end <= addDays(trip.endDate, 1);
}

function distanceTo(trip: TripToMatch, place: ReadPlace): number {
  const names = [place.city, place.name].flatMap((it) => (it === null ? [] : [foldToAlphanumeric(it)]));
  if (names.some((name) => name.length >= 3 && foldToAlphanumeric(trip.destination).includes(name))) return 0;
  if (trip.lat === null || trip.lng === null || place.lat === null || place.lng === null)
    return Number.POSITIVE_INFINITY;
  return distanceKm({ lat: trip.lat, lng: trip.lng }, { lat: place.lat, lng: place.lng });
}

/**
 * The destination of segments: the town of the longest stay, else of the longest pause between journeys, else of the
 * meeting or car. Null when no place is named.
 */
export function destinationOf(segments: readonly ReadSegment[]): ReadPlace | null {
  const standing = segments.filter((it) => it.status !== "cancelled");
  // For cancelled segments only, their former destination.
  const live = standing.length > 0 ? standing : segments;
  const stays = live
    .filter((it) => it.kind === "hotel" && it.place !== null)
    .map((it) => ({ place: it.place, nights: nightsOf(it) }))
    .sort((a, b) => b.nights - a.nights);
  if (stays[0]) return stays[0].place;
  const journeys = live
    .filter((it) => it.to !== null && it.kind !== "car_rental")
    .sort((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1));
  const pauses = journeys
    .map((it, index) => ({ place: it.to, days: pauseAfter(it, journeys[index + 1], journeys[0]) }))
    .sort((a, b) => b.days - a.days);
  return (
    pauses[0]?.place ?? live.find((it) => it.place !== null)?.place ?? live.find((it) => it.from !== null)?.from ?? null
  );
}

function nightsOf({ start, end }: ReadSegment): number {
  const [first, last] = [dayOf(start), dayOf(end)];
  return first !== null && last !== null ? daysBetween(first, last) : 0;
}

/** Days until the next journey. After the last one: none if it leads home, else unknown. */
function pauseAfter(journey: ReadSegment, next: ReadSegment | undefined, first: ReadSegment | undefined): number {
  if (!next) return isSamePlace(journey.to, first?.from ?? null) ? 0 : UNKNOWN_STAY;
  const [arrived, leaves] = [journey.end ?? journey.start, next.start];
  if (arrived === null || leaves === null) return 0;
  return minutesBetween(arrived, leaves) / 1440;
}

/** Longer than any connection. */
const UNKNOWN_STAY = 0.5;

function minutesBetween(from: string, to: string): number {
  const minutes = (local: string) => Number(local.slice(11, 13) || "0") * 60 + Number(local.slice(14, 16) || "0");
  return daysBetween(from.slice(0, 10), to.slice(0, 10)) * 1440 + minutes(to) - minutes(from);
}

const latest = (a: string, b: string) => (a > b ? a : b);
const earliest = (a: string, b: string) => (a < b ? a : b);
