import { waysBetween } from "@caravan/domain/concierge/travel-times";
import * as f from "@caravan/domain/fields";
import type { InParts } from "@caravan/domain/in-parts";
import type { Candidate } from "@caravan/domain/places/candidate";
import { distanceKm, legBetween, type Point } from "@caravan/domain/places/travel-time";
import { endsOf, ownPoint } from "@caravan/domain/trip/activity-ends";
import { placeOf, placesById } from "@caravan/domain/trip/check/match-place";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import { listedIn, placeById, recordsOf } from "@caravan/gazetteer/cities";
import { searchPlaces } from "@caravan/gazetteer/search-places";
import { z } from "zod";
import { sharedTrip, tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { missing } from "../kernel/errors.ts";
import { inParts } from "../kernel/let-others-run.ts";
import { placeSubject } from "../kernel/place-subject.ts";
import { forReadersOfLink } from "../kernel/without-tool.ts";
import { foundPlaceWire, pointOfId, presentFound, presentPoint } from "./place-wire.ts";
import { cachedPlacesForTrip } from "./places-for-trip.ts";

const minutes = z.number().nullable();

const placeWire = foundPlaceWire.extend({
  tags: z.array(z.string()),
  why: z.string().nullable().meta({ description: "Why it is worth it" }),
  order: z.string().nullable().meta({ description: "What to order or to look for" }),
  catch: z.string().nullable(),
  kitchen: z.string().nullable(),
  entry: z.object({ amount: z.string(), currency: z.string() }).nullable().meta({ description: "Full adult price" }),
  price_level: z.number().nullable().meta({ description: "0 free to 4 very expensive" }),
  best_time: z.string().nullable(),
  best_days: z.array(z.string()),
  avoid_days: z.array(z.string()),
  months: z.array(z.number()).nullable().meta({ description: "Seasonal places only" }),
  book_days: z.number().nullable().meta({ description: "Days ahead to book; 0 is never needed" }),
  queue_minutes: z.number().nullable(),
  step_free: z.enum(["yes", "partial", "no"]).nullable(),
  setting: z.enum(["indoor", "outdoor", "both"]).nullable(),
  meals: z.array(z.string()),
  diets: z.array(z.string()),
  suits: z.array(z.string()),
  unsure: z.array(z.string()).meta({ description: "Fields that may have changed" }),
  records: z
    .array(z.string())
    .meta({ description: "Independent records that agree on name and position: wikidata:Q1, osm:way/2, operator" }),
  listed: z
    .string()
    .nullable()
    .meta({ description: "YYYY-MM in which the list with these facts was last gone through" }),
});

const contactWire = z
  .object({
    address: z.string().nullable().meta({ description: "In the script of the country" }),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    record: z.string().meta({ description: "The record of OpenStreetMap that says so: osm:node/1" }),
    at: z.string().meta({ description: "When it was read" }),
  })
  .nullable()
  .meta({ description: "How to reach it, from OpenStreetMap; null while that is not known" });

const inTripWire = z.object({
  activity_id: f.id,
  title: z.string(),
  itinerary_id: f.id,
  date: z.string(),
  day_number: z.number(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  from: z
    .object({
      title: z.string(),
      lat: z.number(),
      lng: z.number(),
      minutes: z.object({ walk: minutes, transit: minutes, cycle: minutes, drive: minutes }),
    })
    .nullable()
    .meta({ description: "The stop before on that day, and the usual minutes from there, door to door" }),
});

const placeAnswer = z.object({
  place: placeWire,
  contact: contactWire,
  contact_pending: z.boolean().meta({ description: "A later call may have a contact" }),
  near: z.array(z.object({ place_id: z.string(), name: z.string(), kind: z.string(), walk_minutes: z.number() })),
  in_trip: z.array(inTripWire),
});
const date = f.calendarDate.optional().meta({ description: "For its hours on that day" });

export const getPlace = query({
  name: "get_place",
  description:
    "One place: why it is worth it, hours, price, length, best time, booking lead, access, the catch, what is near, and with trip_id where the plan has it and the way there.",
  audience: "trips:read",
  errors: ["not_found", "place_not_found"],
  examples: [
    { place_id: "lisbon/belem-tower" },
    { place_id: "lisbon/belem-tower", trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", date: "2030-05-04" },
  ],
  rateLimit: { key: "get-place", limit: 300, seconds: 60, counts: "account" },
  input: z.object({ place_id: f.opaque, trip_id: f.id.optional(), date }),
  output: placeAnswer,
  rest: { method: "GET", path: "/api/places/{place_id}" },
  async run(ctx, input) {
    const trip = input.trip_id === undefined ? null : (await tripFor(ctx, input.trip_id, "viewer")).document;
    return answerFor(ctx, input.place_id, trip, input.date);
  },
});

export const openSharedPlace = query({
  name: "open_shared_place",
  description:
    "One place of the trip behind a public link, with what get_place says of it; nothing private is part of that.",
  audience: "anyone",
  withoutTool: forReadersOfLink,
  errors: ["not_found", "place_not_found"],
  rateLimit: { key: "get-shared-place", limit: 120, seconds: 60, counts: "network" },
  input: z.object({ token: f.opaque, place_id: f.opaque, date }),
  output: placeAnswer,
  rest: { method: "GET", path: "/api/public/trips/{token}/places/{place_id}" },
  async run(ctx, input) {
    const { document } = await sharedTrip(ctx, input.token);
    return answerFor(ctx, input.place_id, document, input.date);
  },
});

async function answerFor(
  ctx: Context,
  placeId: string,
  trip: TripDocument | null,
  date: string | undefined,
): Promise<z.input<typeof placeAnswer>> {
  const point = pointOfId(placeId);
  if (point) {
    const details = presentDetails(presentPoint(point, "coordinates"), undefined);
    const isHere = (it: Activity) => isAt(it, point);
    return {
      place: details,
      ...noContact,
      near: nearTo(point),
      in_trip: trip ? await inParts(stopsAt(trip, point, isHere)) : [],
    };
  }
  const known = trip ? await cachedPlacesForTrip(ctx, trip) : [];
  const place = known.find((it) => it.id === placeId) ?? placeById(placeId);
  if (!place)
    throw missing("place_not_found", "No place has this id. search_places finds places by name.", [
      { path: "place_id", message: "is not the id of a place" },
    ]);
  const context = { candidates: placesById(known) };
  const isHere = (it: Activity) => (it.placeId ?? placeOf(it, context)?.id) === placeId;
  const near = nearTo(place, place.id);
  return {
    place: presentDetails(presentFound(place, trip, date), place),
    ...(await contactOf(ctx, place)),
    near,
    in_trip: trip ? await inParts(stopsAt(trip, place, isHere)) : [],
  };
}

const noContact = { contact: null, contact_pending: false };

/** What is kept of it; nothing waits for the source. */
async function contactOf(ctx: Context, place: Candidate) {
  if (!ctx.ports.livePlaces) return noContact;
  const record = [place.id, ...recordsOf(place.id)].find((it) => it.startsWith("osm:")) ?? null;
  const { kept, asking } = await ctx.ports.livePlaces.contact(placeSubject(place), record);
  const contact = kept?.contact ? { ...kept.contact, at: kept.at.toISOString() } : null;
  return { contact, contact_pending: contact === null && asking };
}

/** A stop without a known place has a page by its position. */
const SAME_POINT_KM = 0.03;

function isAt(activity: Activity, point: Point): boolean {
  const own = ownPoint(activity);
  return own !== null && distanceKm(own, point) <= SAME_POINT_KM;
}

const NEAR = 6;
const NEAR_WALK_MINUTES = 15;

/** The best known places within a short walk, the nearest first. */
function nearTo(point: Point, exceptId?: string) {
  const around = searchPlaces({ text: "", near: point, destinations: [], between: null, kinds: [], limit: NEAR + 1 });
  return around
    .filter((it) => it.id !== exceptId)
    .map((it) => ({ place: it, leg: legBetween(point, it) }))
    .filter(({ leg }) => leg.mode === "walk" && leg.minutes <= NEAR_WALK_MINUTES)
    .slice(0, NEAR)
    .map(({ place, leg }) => ({
      place_id: place.id,
      name: place.name,
      kind: place.category,
      walk_minutes: leg.minutes,
    }));
}

/** The stops at a place, each with the ways from the stop before. */
function* stopsAt(
  trip: TripDocument,
  point: Point,
  isHere: (activity: Activity) => boolean,
): InParts<z.input<typeof inTripWire>[]> {
  const found: z.input<typeof inTripWire>[] = [];
  for (const [index, day] of trip.days.entries()) {
    for (const [position, activity] of day.activities.entries()) {
      if (!isHere(activity)) continue;
      const before = day.activities[position - 1];
      const exit = before && endsOf(before).exit;
      found.push({
        activity_id: activity.id,
        title: activity.title,
        itinerary_id: day.id,
        date: day.date,
        day_number: index + 1,
        start_time: activity.startTime,
        end_time: activity.endTime,
        from: before && exit ? { title: before.title, ...exit, minutes: waysBetween(exit, point) } : null,
      });
    }
    yield;
  }
  return found;
}

function presentDetails(
  found: z.input<typeof foundPlaceWire>,
  place: Candidate | undefined,
): z.input<typeof placeWire> {
  const { insight } = place ?? {};
  return {
    ...found,
    tags: [...(place?.tags ?? [])],
    why: insight?.why ?? null,
    order: insight?.order ?? null,
    catch: insight?.catch ?? null,
    kitchen: insight?.kitchen ?? null,
    entry: place?.entryPrice ?? null,
    price_level: place?.priceLevel ?? null,
    best_time: insight?.bestTime ?? null,
    best_days: [...(insight?.bestDays ?? [])],
    avoid_days: [...(insight?.avoidDays ?? [])],
    months: place?.bestMonths ? [...place.bestMonths] : null,
    book_days: insight?.bookDays ?? null,
    queue_minutes: insight?.queueMinutes ?? null,
    step_free: place?.stepFree ?? null,
    setting: place?.setting ?? null,
    meals: [...(place?.meals ?? [])],
    diets: [...(place?.diets ?? [])],
    suits: [...(insight?.suits ?? [])],
    unsure: [...(insight?.unsure ?? [])],
    records: found.source === "caravan" ? [...recordsOf(found.place_id)] : [],
    listed: found.source === "caravan" ? listedIn : null,
  };
}
