import { activityTypes, type MemberRole, memberRoles } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import type { Candidate } from "@caravan/domain/places/candidate";
import { hoursText } from "@caravan/domain/places/opening-hours-text";
import {
  activityColumns,
  activityFieldNames,
  type ColumnKind,
  parkedReasons,
  presentActivity as presentColumns,
  provenances,
  snake,
  type WireActivityFields,
} from "@caravan/domain/trip/activity-fields";
import { cautionCodes, cautionsOf } from "@caravan/domain/trip/check/cautions";
import { areasAround, placeOf, placesById } from "@caravan/domain/trip/check/match-place";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import { presentTrip as presentFields, presentDay as presentPlainDay } from "@caravan/domain/trip/wire";
import { z } from "zod";
import { word } from "../kernel/word.ts";
import { listedPlaces } from "./listed-places.ts";

/** The trip on the wire: snake_case, amounts as numbers. One presenter for each noun. */

const point = { lat: z.number().nullable(), lng: z.number().nullable() };

export const alternativeWire = z.object({
  place_id: z.string().nullable(),
  title: z.string(),
  activity_type: z.enum(activityTypes),
  location: z.string().nullable(),
  ...point,
  estimated_cost: z.number().nullable(),
  duration_minutes: z.number().nullable(),
  verified: z.boolean(),
  reason: z.string(),
});

/** A separate schema for each column: one that is used twice would become a reference in published schemas. */
const schemaOf: Readonly<Record<ColumnKind, () => z.ZodType>> = {
  text: () => z.string(),
  clock: () => z.string(),
  integer: () => z.number(),
  degrees: () => z.number(),
  amount: () => z.number(),
  flag: () => z.boolean(),
  id: () => z.guid(),
  type: () => z.enum(activityTypes),
  provenance: () => z.enum(provenances),
  alternatives: () => z.array(alternativeWire),
  parked: () => z.object({ date: z.string(), day_notes: z.string(), reason: z.enum(parkedReasons) }),
};

type FieldSchemas = {
  [Name in keyof WireActivityFields]: z.ZodType<WireActivityFields[Name], WireActivityFields[Name]>;
};
export const activityFieldsWire = Object.fromEntries(
  activityFieldNames.map((name) => {
    const { kind, blank } = activityColumns[name];
    return [snake(name), blank === null ? schemaOf[kind]().nullable() : schemaOf[kind]()];
  }),
) as unknown as FieldSchemas;

export const activityWire = z.object({
  id: f.id,
  itinerary_id: f.id.nullable(),
  ...activityFieldsWire,
  cautions: z
    .array(z.object({ code: z.enum(cautionCodes), message: z.string() }))
    .optional()
    .meta({ description: "What to know before relying on it, in plain words; left out when there is nothing" }),
  opening_hours: z.string().optional().meta({
    description:
      "When its place is open: `Mo-Fr 10:00-18:00; Sa 10:00-12:00`, other days closed; `off` is never; left out when unknown",
  }),
});

/** An activity in the answer of a command that changed several. */
export const changedActivityWire = activityWire.omit({ alternatives: true, reason: true });

export const dayWire = z.object({
  id: f.id,
  date: z.string(),
  day_number: z.number(),
  notes: z.string(),
  activities: z.array(activityWire),
});

export const stopRowWire = z.object({
  id: f.id,
  destination: z.string(),
  place_id: z.string().nullable(),
  ...point,
  timezone: z.string().nullable(),
  nights: z.number(),
});

const stopWire = stopRowWire.extend({ from_date: z.string() });

const summaryFields = {
  id: f.id,
  title: z.string(),
  destination: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: f.tripStatus,
  travelers: z.number(),
  currency: z.string(),
  role: z.enum(memberRoles),
  revision: z.number(),
};

/** A trip in a list, with where it goes. */
export const summaryWire = z.object({
  ...summaryFields,
  place: z.object({ city_id: z.string().nullable(), ...point }),
  waiting_proposals: z.number().optional().meta({ description: "For people who may decide; left out at 0" }),
});

export const tripWire = z.object({
  ...summaryFields,
  url: z.string().optional().meta({ description: "Its page, for the people on it" }),
  interests: z.array(z.string()),
  travel_style: f.tripStyle.nullable(),
  accommodation_type: f.tripAccommodation.nullable(),
  budget_per_person: z.number().nullable(),
  total_budget: z.number().nullable(),
  notes: z.string().nullable(),
  place: z.object({ city_id: z.string().nullable(), ...point, timezone: z.string().nullable() }),
  created_at: z.string(),
  updated_at: z.string(),
  stops: z.array(stopWire).meta({
    description:
      "Where the nights are spent, in order, each from from_date on; one for most trips. apply_changes adds, changes, moves and removes them, and the days follow",
  }),
  itinerary: z.array(dayWire),
  parked: z.array(activityWire),
  attributions: z.array(z.string()).meta({ description: "Attributions of its places; show them with the trip" }),
});

/** What a public link shows: the plan, without people, total costs and private notes. */
export const sharedTripWire = tripWire.omit({
  role: true,
  revision: true,
  url: true,
  notes: true,
  budget_per_person: true,
  total_budget: true,
  created_at: true,
  parked: true,
});

export const warningsWire = z
  .array(z.object({ code: z.string(), message: z.string(), path: z.string() }))
  .optional()
  .meta({ description: "Notes about a call that succeeded" });

/** @param places of the trip's destination; by default those of our own list */
export function presentTrip(
  trip: TripDocument,
  role: MemberRole,
  places = listedPlaces(trip),
): z.input<typeof tripWire> {
  const wire = presentFields(trip, role);
  const caution = cautioner(trip, places);
  for (const [index, day] of wire.itinerary.entries())
    cautionAll(day.activities, trip.days[index]?.activities, caution);
  cautionAll(wire.parked, trip.parked, caution);
  return { ...wire, attributions: attributionsOf(trip) };
}

export function presentDay(trip: TripDocument, dayId: string): z.input<typeof dayWire> {
  const wire = presentPlainDay(trip, dayId);
  const day = trip.days.find((it) => it.id === dayId);
  cautionAll(wire.activities, day?.activities, cautioner(trip, listedPlaces(trip)));
  return wire;
}

/**
 * Presents activities with their cautions and opening hours, which depend on the rest of the trip and the places of its
 * destination.
 */
export function activityPresenter(trip: TripDocument, places = listedPlaces(trip)) {
  const caution = cautioner(trip, places);
  return (activity: Activity, dayId: string | null): ActivityWire => {
    const wire: ActivityWire = presentColumns(activity, dayId);
    caution(wire, activity);
    return wire;
  };
}

type ActivityWire = z.input<typeof activityWire>;

/**
 * Adds cautions and opening hours to presented activities in place, because copying every activity would take a tenth of
 * the time of a read.
 */
function cautioner(trip: TripDocument, places: readonly Candidate[]) {
  const context = { candidates: placesById(places) };
  const isArea = areasAround(trip, context);
  return (wire: ActivityWire, activity: Activity): void => {
    const place = placeOf(activity, context);
    const cautions = cautionsOf(activity, place, isArea);
    if (cautions.length > 0) wire.cautions = cautions.map(({ code, message }) => ({ code, message: word(message) }));
    if (place?.hours) wire.opening_hours = hoursText(place.hours);
  };
}

function cautionAll(
  wires: ActivityWire[],
  activities: readonly Activity[] | undefined,
  caution: ReturnType<typeof cautioner>,
): void {
  for (const [index, wire] of wires.entries()) {
    const activity = activities?.[index];
    if (activity) caution(wire, activity);
  }
}

const openStreetMap = "© OpenStreetMap contributors";

const isOfMap = ({ placeId }: Pick<Activity, "placeId">) => placeId?.startsWith("osm:") ?? false;

/** Attributions that the licences of the trip's places require wherever they are shown. */
function attributionsOf(trip: TripDocument): string[] {
  const all = [...trip.days.map((day) => day.activities), trip.parked];
  const isShown = all.some((some) => some.some((it) => isOfMap(it) || it.alternatives.some(isOfMap)));
  return isShown ? [openStreetMap] : [];
}
