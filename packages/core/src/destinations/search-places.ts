import { type PlaceInText, placeInText } from "@caravan/domain/board/place-in-text";
import { minutesOf } from "@caravan/domain/calendar";
import * as f from "@caravan/domain/fields";
import type { Candidate } from "@caravan/domain/places/candidate";
import { openSpans } from "@caravan/domain/places/opening-hours";
import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import { typedMatch } from "@caravan/domain/places/typed-match";
import { dayAnchor } from "@caravan/domain/trip/day-anchor";
import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { stopsOfDay } from "@caravan/domain/trip/trip-stops";
import { placeById } from "@caravan/gazetteer/cities";
import { placeCategories } from "@caravan/gazetteer/destination-schema";
import { destinationsWithin, searchPlaces as searchIndex } from "@caravan/gazetteer/search-places";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { invalidAt, missing } from "../kernel/errors.ts";
import { warningsWire } from "../wire/trip.ts";
import { indexedCandidate } from "./indexed-candidate.ts";
import { type FoundPlaceWire, foundPlaceWire, presentFound, presentPoint, withDistance } from "./place-wire.ts";
import { cachedPlacesForTrip } from "./places-for-trip.ts";
import { liveStates, searchMap } from "./search-map.ts";

/** A pasted link names a place that lies this near to a known one of the same name. */
const SAME_PLACE_KM = 1;
/** So many answers of the map are read before those too far away are left out. */
const MOST_LIVE = 20;

const placesAnswer = z.object({
  places: z.array(foundPlaceWire),
  live: z.enum(liveStates).optional().meta({ description: "Of a live search: whether the map was asked" }),
  attribution: z.string().optional().meta({ description: "To be shown beside live places" }),
  warnings: warningsWire,
});

export const searchPlaces = query({
  name: "search_places",
  description:
    "Finds places by name, kind or part of town, with hours, price, length and position, the trip's first; without q near by. Slips, other languages, coordinates and map links work. live: OpenStreetMap instead, addresses too.",
  audience: "trips:read",
  errors: ["not_found"],
  examples: [
    { q: "time out market lisbon", limit: 3 },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", q: "aquarium", date: "2030-05-04", open_at: "16:00" },
  ],
  rateLimit: { key: "search-places", limit: 300, seconds: 60, counts: "account" },
  input: z.object({
    q: f.placeQuery.default(""),
    trip_id: f.id.optional(),
    near: f.coordinatePair.optional().meta({ description: "lat,lng: only within within_km of it" }),
    within_km: z.number().positive().max(300).default(5),
    date: f.calendarDate.optional().meta({ description: "Near its stops, its hours" }),
    open_at: f.clockTime.optional().meta({ description: "With date: open then" }),
    open: z.boolean().optional().meta({ description: "With date: open then" }),
    kind: z.enum(placeCategories).optional(),
    from_activity_id: f.id.optional().meta({ description: "With to_activity_id: on the way" }),
    to_activity_id: f.id.optional(),
    live: z.boolean().optional(),
    limit: z.number().int().min(1).max(20).default(8),
  }),
  output: placesAnswer,
  rest: { method: "GET", path: "/api/places/search" },
  async run(ctx, input) {
    const trip = input.trip_id === undefined ? null : (await tripFor(ctx, input.trip_id, "viewer")).document;
    const { date, limit } = input;
    if ((input.open_at !== undefined || input.open) && date === undefined)
      throw invalidAt("date", "is needed with open and open_at");
    if (input.live) {
      const stop = trip && stopsOfDay(trip, date ?? trip.startDate).sleeps;
      const { lat = null, lng = null } = input.near ?? stop ?? {};
      const near = lat === null || lng === null ? null : { lat, lng };
      const found = await searchMap(ctx, input.q, near, input.near ? MOST_LIVE : limit);
      const places = found.places.map((it) => withDistance(it, near));
      const isInReach = (it: FoundPlaceWire) => !input.near || distanceKm(it, input.near) <= input.within_km;
      return { ...found, places: places.filter(isInReach).slice(0, limit) };
    }
    const between = wayBetween(trip, input.from_activity_id, input.to_activity_id);
    const near = input.near ?? (trip && dayAnchor(trip, date ?? null));
    const withinKm = input.near ? input.within_km : null;
    const pasted = placeInText(input.q);
    if (pasted?.kind === "short_link") {
      const message = "A short link says where it leads only when it is opened, which we don't do. Paste the long one.";
      return { places: [], warnings: [{ code: "short_link", message, path: "q" }] };
    }
    const point = pasted && "lat" in pasted ? pasted : null;
    const search = {
      destinations: trip ? destinationsOf(trip) : [],
      between,
      kinds: input.kind === undefined ? [] : [input.kind],
      limit,
    };
    const isOpen = openFilter(date, input.open ?? false, input.open_at);
    if (point) return { places: [...aroundPoint(point, limit, trip, date)].map((it) => withDistance(it, point)) };
    const text = pasted ? [pasted.name, pasted.address].filter(Boolean).join(", ") : input.q;
    const own = searchIndex({ ...search, text, near, withinKm, ...(isOpen && { accepts: (it) => isOpen(it.hours) }) });
    const kept = trip && trip.cityId === null ? await keptPlaces(ctx, trip, text, input.kind) : [];
    const live = kept.filter(
      (it) => (!isOpen || isOpen(it.hours)) && (!input.near || distanceKm(it, input.near) <= input.within_km),
    );
    const all = [...live, ...own.map((it) => placeOfTrip(trip, it.id) ?? indexedCandidate(it))];
    const places = all.slice(0, limit).map((it) => withDistance(presentFound(it, trip, date), near));
    if (ctx.actor.kind !== "agent" || text === "") return { places };
    if (places.length === 0) return { places, warnings: [nothingFound(ctx)] };
    return { places, ...(places.every(isFar) && { warnings: [onlyFarAway] }) };
  },
});

const FAR_KM = 150;
const isFar = ({ distance_km }: FoundPlaceWire) => (distance_km ?? 0) > FAR_KM;
const onlyFarAway = {
  code: "far_away",
  message: "None of these is near the trip: our list has nothing like this there.",
  path: "q",
};

/** Keeps an agent from looking for the same in other words. */
function nothingFound(ctx: Context) {
  const elsewhere = ctx.ports.livePlaces?.searches
    ? "live: true asks OpenStreetMap, which has them."
    : "Looking them up is switched off here: give lat and lng if you know them, or leave them out.";
  const message = `Our list has sights, tables and shops by name, kind and part of town, and nothing like this; it has no hotels, addresses or diets. ${elsewhere}`;
  return { code: "nothing_found", message, path: "q" };
}

/** The destinations of a trip and of its stops. */
function destinationsOf(trip: TripDocument): readonly string[] {
  const ids = [trip.cityId, ...trip.stops.map((it) => it.placeId)].filter((it) => it !== null);
  return [...new Set(ids.flatMap(destinationsWithin))];
}

/** A place of the trip's own city, whose file is read for every trip there anyway. */
function placeOfTrip(trip: TripDocument | null, placeId: string): Candidate | undefined {
  return trip?.cityId && placeId.startsWith(`${trip.cityId}/`) ? placeById(placeId) : undefined;
}

function wayBetween(trip: TripDocument | null, from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return null;
  const [a, b] = [positionOf(trip, "from_activity_id", from), positionOf(trip, "to_activity_id", to)];
  return [a, b] as const;
}

function positionOf(trip: TripDocument | null, path: string, activityId: string | undefined): Point {
  if (activityId === undefined) throw invalidAt(path, "is needed with the other end of the way");
  if (!trip) throw invalidAt("trip_id", "is needed with the stops of a way");
  const found = locate(trip, activityId.toLowerCase())?.activity;
  if (!found)
    throw missing("not_found", "The trip has no such activity.", [{ path, message: "is not a stop of the trip" }]);
  const { lat, lng } = found;
  if (lat === null || lng === null) throw invalidAt(path, `"${found.title}" has no position`);
  return { lat, lng };
}

type Hours = Candidate["hours"];

function openFilter(date: string | undefined, open: boolean, at: string | undefined) {
  if (date === undefined || (!open && at === undefined)) return null;
  return (hours: Hours): boolean => {
    if (!hours) return false;
    const spans = openSpans(hours, date);
    return at === undefined
      ? spans.length > 0
      : spans.some((it) => it.start <= minutesOf(at) && minutesOf(at) < it.end);
  };
}

/** The live places that are kept for a town without a list of ours; none is asked for. */
async function keptPlaces(ctx: Context, trip: TripDocument, text: string, kind: string | undefined) {
  const places = await cachedPlacesForTrip(ctx, trip);
  return places
    .filter((it) => kind === undefined || it.category === kind)
    .map((place) => ({ place, match: text === "" ? 1 : typedMatch(text, [place.name, place.localName]) }))
    .filter((it) => it.match > 0)
    .sort((a, b) => b.match - a.match)
    .map((it) => it.place);
}

/** The known place that a link means, else the point itself; and what is around it. */
function* aroundPoint(
  point: Exclude<PlaceInText, { kind: "name" | "short_link" }>,
  limit: number,
  trip: TripDocument | null,
  date: string | undefined,
): Generator<FoundPlaceWire> {
  const search = { destinations: [], near: point, between: null, kinds: [], limit };
  const named = point.name === null ? [] : searchIndex({ ...search, text: point.name });
  const meant = named.find((it) => distanceKm(it, point) <= SAME_PLACE_KM);
  if (meant) yield presentFound(indexedCandidate(meant), trip, date);
  yield presentPoint(point, point.kind, point.name, point.address);
  const around = searchIndex({ ...search, text: "" }).filter(
    (it) => it.id !== meant?.id && distanceKm(it, point) <= SAME_PLACE_KM,
  );
  for (const place of around.slice(0, limit - (meant ? 2 : 1))) yield presentFound(indexedCandidate(place), trip, date);
}
