import { numberOf, toAmount } from "../amount.ts";
import type { MemberRole } from "../field-choices.ts";
import {
  type ActivityFieldName,
  activityColumns,
  activityFieldNames,
  type ColumnKind,
  presentActivity,
  presentAlternative,
  presentParked,
  snake,
  type WireActivity,
  type WireActivityFields,
  type WireAlternative,
} from "./activity-fields.ts";
import type { Activity, ActivityFields, Alternative, TripDocument, TripFields, TripStop } from "./document.ts";
import { stopsOf } from "./trip-stops.ts";

/**
 * Converts a trip between its document and the wire form. The server presents trips with it; the browser reads them
 * with it and applies the same patches.
 */

export interface WireDay {
  id: string;
  date: string;
  day_number: number;
  notes: string;
  activities: WireActivity[];
}

/** A stop in a patch; a trip shows it with the date of its first day. */
export interface WireStopRow {
  id: string;
  destination: string;
  place_id: string | null;
  lat: number | null;
  lng: number | null;
  timezone: string | null;
  nights: number;
}

export interface WireStop extends WireStopRow {
  from_date: string;
}

export interface WireTripFields {
  title: string;
  destination: string;
  start_date: string;
  end_date: string;
  travelers: number;
  interests: string[];
  travel_style: TripFields["travelStyle"];
  accommodation_type: TripFields["accommodationType"];
  budget_per_person: number | null;
  total_budget: number | null;
  currency: string;
  status: TripFields["status"];
  notes: string | null;
}

export interface WireTrip extends WireTripFields {
  id: string;
  role: MemberRole;
  revision: number;
  place: { city_id: string | null; lat: number | null; lng: number | null; timezone: string | null };
  created_at: string;
  updated_at: string;
  stops: WireStop[];
  itinerary: WireDay[];
  parked: WireActivity[];
}

const amountOf = (value: number | null) => (value === null ? null : toAmount(value));

/** Conversions for kinds of columns that differ on the wire. */
const toWire: Partial<Record<ColumnKind, (value: never) => unknown>> = {
  amount: (value: string) => Number(value),
  alternatives: (value: readonly Alternative[]) => value.map(presentAlternative),
  parked: presentParked,
};
const fromWire: Partial<Record<ColumnKind, (value: never) => unknown>> = {
  amount: (value: number) => toAmount(value),
  alternatives: (value: readonly WireAlternative[]) => value.map(readAlternative),
  parked: ({ date, day_notes, reason }: NonNullable<WireActivity["parked"]>) => ({ date, dayNotes: day_notes, reason }),
};

type Convert = ((value: unknown) => unknown) | undefined;
const columns = activityFieldNames.map((name) => {
  const { kind } = activityColumns[name];
  return { name, wire: snake(name), present: toWire[kind] as Convert, read: fromWire[kind] as Convert };
});
const wireNames: Readonly<Record<ActivityFieldName, string>> = Object.fromEntries(
  columns.map(({ name, wire }) => [name, wire]),
) as Record<ActivityFieldName, string>;

/** Only the fields that are present, as in the `before` and `after` of an op. */
export function presentActivityFields(fields: Partial<ActivityFields>): Partial<WireActivityFields> {
  const wire: Record<string, unknown> = {};
  for (const it of columns) {
    const value = fields[it.name];
    if (value === undefined) continue;
    wire[it.wire] = value === null || !it.present ? value : it.present(value);
  }
  return wire;
}

/** The opposite of {@link presentActivityFields}. Other fields are left out. */
export function readActivityFields<Wire extends Partial<WireActivityFields>>(
  wire: Wire,
): Wire extends WireActivityFields ? ActivityFields : Partial<ActivityFields> {
  const fields: Record<string, unknown> = {};
  for (const it of columns) {
    const value = (wire as Readonly<Record<string, unknown>>)[it.wire];
    if (value === undefined) continue;
    fields[it.name] = value === null || !it.read ? value : it.read(value);
  }
  return fields as never;
}

export const wireNameOf = (field: ActivityFieldName): string => wireNames[field];

function readAlternative(it: WireAlternative): Alternative {
  return {
    placeId: it.place_id,
    title: it.title,
    activityType: it.activity_type,
    location: it.location,
    lat: it.lat,
    lng: it.lng,
    estimatedCost: amountOf(it.estimated_cost),
    durationMinutes: it.duration_minutes,
    verified: it.verified,
    reason: it.reason,
  };
}

export function readActivity(wire: WireActivity): Activity {
  return { id: wire.id, ...readActivityFields<WireActivityFields>(wire) };
}

export function presentDay(trip: TripDocument, dayId: string): WireDay {
  const index = trip.days.findIndex((day) => day.id === dayId);
  const day = trip.days[index];
  if (!day) throw new Error(`trip ${trip.id} has no day ${dayId}`);
  return {
    id: day.id,
    date: day.date,
    day_number: index + 1,
    notes: day.notes,
    activities: day.activities.map((it) => presentActivity(it, day.id)),
  };
}

export function presentTrip(trip: TripDocument, role: MemberRole): WireTrip {
  return {
    id: trip.id,
    title: trip.title,
    destination: trip.destination,
    start_date: trip.startDate,
    end_date: trip.endDate,
    status: trip.status,
    travelers: trip.travelers,
    role,
    revision: trip.revision,
    interests: [...trip.interests],
    travel_style: trip.travelStyle,
    accommodation_type: trip.accommodationType,
    budget_per_person: numberOf(trip.budgetPerPerson),
    total_budget: numberOf(trip.totalBudget),
    currency: trip.currency,
    notes: trip.notes,
    place: { city_id: trip.cityId, lat: trip.lat, lng: trip.lng, timezone: trip.timezone },
    created_at: trip.createdAt,
    updated_at: trip.updatedAt,
    stops: stopsOf(trip).map(({ fromDate, toDate: _, ...stop }) => ({ ...presentStop(stop), from_date: fromDate })),
    itinerary: trip.days.map((day, index) => ({
      id: day.id,
      date: day.date,
      day_number: index + 1,
      notes: day.notes,
      activities: day.activities.map((it) => presentActivity(it, day.id)),
    })),
    parked: trip.parked.map((it) => presentActivity(it, null)),
  };
}

export function presentStop({ id, destination, placeId, lat, lng, timezone, nights }: TripStop): WireStopRow {
  return { id, destination, place_id: placeId, lat, lng, timezone, nights };
}

export function readStop({ id, destination, place_id, lat, lng, timezone, nights }: WireStopRow): TripStop {
  return { id, destination, placeId: place_id, lat, lng, timezone, nights };
}

/** A trip whose only stop is its destination stores none. */
function readStops({ id, stops }: WireTrip): readonly TripStop[] {
  // An answer that this device kept from before trips had stops.
  const known = (stops ?? []).map(readStop);
  return known.length === 1 && known[0]?.id === id ? [] : known;
}

/** The document of a trip in its wire form. The owner is not part of the wire form. */
export function readTrip(wire: WireTrip): TripDocument {
  return {
    id: wire.id,
    ownerId: "",
    revision: wire.revision,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
    title: wire.title,
    destination: wire.destination,
    startDate: wire.start_date,
    endDate: wire.end_date,
    travelers: wire.travelers,
    interests: wire.interests,
    travelStyle: wire.travel_style,
    accommodationType: wire.accommodation_type,
    budgetPerPerson: amountOf(wire.budget_per_person),
    totalBudget: amountOf(wire.total_budget),
    currency: wire.currency,
    status: wire.status,
    notes: wire.notes,
    cityId: wire.place.city_id,
    lat: wire.place.lat,
    lng: wire.place.lng,
    timezone: wire.place.timezone,
    days: wire.itinerary.map(({ id, date, notes, activities }) => ({
      id,
      date,
      notes,
      activities: activities.map(readActivity),
    })),
    stops: readStops(wire),
    parked: wire.parked.map(readActivity),
  };
}
