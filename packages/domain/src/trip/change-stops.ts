import { addDays } from "../calendar.ts";
import { deepEqual } from "../deep-equal.ts";
import { centroid, distanceKm, type Point } from "../places/travel-time.ts";
import { said } from "../words/sentence.ts";
import { endsOf, ownPoint } from "./activity-ends.ts";
import type { Activity, StopFields, TripDocument, TripFields, TripStop } from "./document.ts";
import { dayGoes, moveDays, type WhyNot, type WhyParked } from "./move-days.ts";
import type { TripOp, TripPatch } from "./patch.ts";
import { destinationOfStops, namesStops, type StopOnDates, stopsOf, stopsOfDay, titleAfter } from "./trip-stops.ts";
import type { Warning } from "./warning.ts";

/**
 * Gives a trip other stops, and its days follow: the trip begins on the same date and becomes longer or shorter with its
 * nights. The days of a stop go where the stop goes; a longer stop gets empty days at its end, a shorter one loses its
 * last days. The last day of the trip stays last as long as its last stop does. Nothing is lost: activities of days that
 * go, and those that would lie in a place where nobody is on that day, are parked and named in the warnings.
 *
 * @param wanted at least one, each with at least one night if there are several
 */
export function changeStops(
  trip: TripDocument,
  wanted: readonly TripStop[],
  newId: () => string,
): { readonly patch: TripPatch; readonly warnings: readonly Warning[] } {
  const { startDate } = trip;
  const dayIds = daysOfStops(trip, wanted, newId);
  const fields = fieldsOfStops(trip, wanted);
  const endDate = addDays(startDate, dayIds.length - 1);
  const next = { ...trip, ...fields, endDate, stops: storedStops(trip, wanted) };
  const { ops, warnings } = moveDays(trip, { startDate, dayIds }, newId, dayGoes, leftBehind(trip, next));
  return { patch: [...ops, ...stopsWithFields(trip, wanted)], warnings };
}

/** The ops to these stops, with what the fields of the trip say of them. Days stay. */
export function stopsWithFields(trip: TripDocument, wanted: readonly TripStop[]): TripPatch {
  return [...setFields(trip, fieldsOfStops(trip, wanted)), ...stopOps(trip, wanted)];
}

/** The ids of the days in their new order. */
function daysOfStops(trip: TripDocument, wanted: readonly TripStop[], newId: () => string): readonly string[] {
  const old = stopsOf(trip);
  const last = trip.days.at(-1)?.id;
  const daysOf = new Map(
    old.map((it) => [it.id, trip.days.filter((day) => day.date >= it.fromDate && day.date < it.toDate)] as const),
  );
  const follows = (id: string | undefined) => old[old.findIndex((it) => it.id === id) + 1];
  const stays = new Set(wanted.map((it) => it.id));
  const endsAt = wanted.at(-1)?.id;
  const oldEnd = old.at(-1)?.id;
  const used = new Set<string>();
  const take = (id: string | undefined) => {
    if (id === undefined || used.has(id)) return newId();
    used.add(id);
    return id;
  };
  const ids = wanted.flatMap((stop, index) => {
    const own = (daysOf.get(stop.id) ?? []).slice(0, stop.nights).map((it) => it.id);
    // The morning on which travellers would have gone home is the one on which they go on.
    const isNext = own.length === 0 && index > 0 && wanted[index - 1]?.id === oldEnd && endsAt !== oldEnd;
    const known = isNext && last !== undefined ? [last] : own;
    return Array.from({ length: stop.nights }, (_, at) => take(known[at]));
  });
  if (endsAt === oldEnd) return [...ids, take(last)];
  // They go home on the morning on which they would have gone on.
  const gone = follows(endsAt);
  const morning = gone && !stays.has(gone.id) ? daysOf.get(gone.id)?.[0]?.id : undefined;
  return [...ids, take(morning ?? last)];
}

/** The ops from the stored stops to these; neither days nor other fields change. */
export function stopOps(trip: TripDocument, wanted: readonly TripStop[]): TripPatch {
  const stored = storedStops(trip, wanted);
  const ops: TripOp[] = [];
  let now = [...trip.stops];
  const before = (id: string) => now[now.findIndex((it) => it.id === id) - 1]?.id ?? null;
  for (const stop of trip.stops.toReversed()) {
    if (stored.some((it) => it.id === stop.id)) continue;
    ops.push({ op: "stop.remove", stop, at: { after: before(stop.id) } });
    now = now.filter((it) => it.id !== stop.id);
  }
  for (const [index, stop] of stored.entries()) {
    const after = stored[index - 1]?.id ?? null;
    const known = now.find((it) => it.id === stop.id);
    if (!known) ops.push({ op: "stop.add", stop, at: { after } });
    else if (before(stop.id) !== after)
      ops.push({ op: "stop.move", stopId: stop.id, from: { after: before(stop.id) }, to: { after } });
    const rest = now.filter((it) => it.id !== stop.id);
    now = rest.toSpliced(rest.findIndex((it) => it.id === after) + 1, 0, known ?? stop);
  }
  for (const stop of stored) {
    const old = trip.stops.find((it) => it.id === stop.id);
    if (!old) continue;
    const keys = fieldNames.filter((key) => !deepEqual(old[key], stop[key]));
    if (keys.length === 0) continue;
    const pick = (from: StopFields) => Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<StopFields>;
    ops.push({ op: "stop.change", stopId: stop.id, before: pick(old), after: pick(stop) });
  }
  return ops;
}

const fieldNames = ["destination", "placeId", "lat", "lng", "timezone", "nights"] as const;

/** A trip with one stop of its own needs none, because the trip itself tells where it goes. */
function storedStops(trip: TripDocument, wanted: readonly TripStop[]): readonly TripStop[] {
  const plain = wanted.map(({ id, destination, placeId, lat, lng, timezone, nights }) => ({
    ...{ id, destination, placeId, lat, lng, timezone, nights },
  }));
  return plain.length === 1 && plain[0]?.id === trip.id ? [] : plain;
}

/** Points so near are one place. */
const SAME_PLACE_KM = 1;

/** Activities that lie at a stop where nobody is on their day any more, such as the train to a stop that has moved. */
function leftBehind(trip: TripDocument, next: TripDocument): WhyNot {
  const all = [...stopsOf(trip), ...stopsOf(next)];
  return (activity, day, date) => {
    const [before, after] = [stopsOfDay(trip, day.date), stopsOfDay(next, date)];
    const points = pointsOf(activity);
    const isThere = ({ wakes, sleeps }: typeof before) => points.every((it) => liesAt(it, [wakes, sleeps], all));
    if (points.length === 0 || !isThere(before) || isThere(after)) return null;
    return elsewhere(destinationOfStops([after.wakes, after.sleeps]));
  };
}

const elsewhere = (town: string): WhyParked => ({
  activity: (title, day) => said`"${title}" on ${day} is not in ${town} and was set aside.`,
  notes: (day) => said`The notes of ${day} are not in ${town} and were set aside.`,
});

function pointsOf(activity: Activity): readonly Point[] {
  return [ownPoint(activity), endsOf(activity).entry].filter((it) => it !== null);
}

/** Whether none of all stops is nearer than these. Stops whose position is unknown may be anywhere. */
function liesAt(point: Point, stops: readonly StopOnDates[], all: readonly StopOnDates[]): boolean {
  if (stops.some((it) => ownPoint(it) === null)) return true;
  const nearest = (some: readonly StopOnDates[]) =>
    Math.min(...some.flatMap((it) => ownPoint(it) ?? []).map((it) => distanceKm(point, it)));
  return nearest(stops) <= nearest(all) + SAME_PLACE_KM;
}

/** What the fields of a trip say of its stops: destination, title and place. */
function fieldsOfStops(trip: TripDocument, wanted: readonly TripStop[]): Partial<TripFields> {
  const old = stopsOf(trip);
  const names = (stops: readonly TripStop[]) => stops.map((it) => it.destination);
  const areSame = deepEqual(names(old), names(wanted));
  const follows = !areSame && (wanted.length === 1 || namesStops(trip.destination, old));
  const destination = follows ? destinationOfStops(wanted) : trip.destination;
  const [first] = wanted;
  return {
    destination,
    title: titleAfter(trip.title, trip.destination, destination),
    cityId: cityIdOf(trip, old, wanted),
    ...(deepEqual(old.map(placeOf), wanted.map(placeOf)) ? {} : middleOf(wanted)),
    timezone: first?.timezone ?? trip.timezone,
  };
}

const placeOf = ({ placeId, lat, lng }: TripStop) => ({ placeId, lat, lng });

/** The destination of our own list with the places of all stops: "rome+florence+venice", "tuscany" for its towns. */
function cityIdOf(trip: TripDocument, old: readonly TripStop[], wanted: readonly TripStop[]): string | null {
  const parts = trip.cityId?.split("+") ?? [];
  const covers = (part: string, id: string) => id === part || id.startsWith(`${part}.`);
  const isOwn = (part: string) =>
    old.some((it) => it.placeId !== null && it.placeId !== part && covers(part, it.placeId));
  // A town with places of its own, such as Florence, may be a base of a region, such as Tuscany.
  const regions = parts.filter((part) => isOwn(part) || !old.some((it) => it.placeId === part));
  const ids = wanted.flatMap(({ id, placeId }) => {
    if (placeId === null) return [];
    const region = old.some((it) => it.id === id) ? regions[0] : undefined;
    return [parts.find((part) => covers(part, placeId)) ?? region ?? placeId];
  });
  return ids.length === 0 ? null : [...new Set(ids)].join("+");
}

function middleOf(stops: readonly TripStop[]): Pick<TripFields, "lat" | "lng"> {
  const points = stops.flatMap((it) => ownPoint(it) ?? []);
  return centroid(points) ?? { lat: null, lng: null };
}

function setFields(trip: TripDocument, fields: Partial<TripFields>): TripPatch {
  const keys = (Object.keys(fields) as (keyof TripFields)[]).filter((key) => !deepEqual(trip[key], fields[key]));
  const pick = (from: Partial<TripFields>) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return keys.length === 0 ? [] : [{ op: "trip.set", before: pick(trip), after: pick(fields) }];
}
