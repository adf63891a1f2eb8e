import type { BookingKind } from "../field-choices.ts";
import { type Fields, fieldsOf, firstReadable, type Json } from "./json-fields.ts";

const words: Readonly<Record<BookingKind, RegExp>> = {
  stay: /^(?:stays?|hotels?|hostels?|accommodations?|lodging|apartments?|airbnb|resorts?|guesthouses?|bed ?& ?breakfast|bnb|b&b|campsite|villa)$/,
  flight: /^(?:flights?|air|airfare|plane|airline)$/,
  car: /^(?:cars?|car ?(?:rental|hire)|rental ?car|rented car|vehicle)$/,
  restaurant:
    /^(?:restaurants?|tables?|(?:table|restaurant|dinner) (?:booking|reservation)|breakfast|brunch|lunch|dinner|dining|meals?)$/,
  activity: /^(?:activity|activities|tours?|experiences?|events?|tickets?|attractions?|museum|concert)$/,
  other:
    /^(?:other|trains?|bus|ferry|transfers?|cruise|insurance|rail|railway|meetings?|conferences?|congress|summit)$/,
};

export const kindNames: readonly string[] = ["kind", "type", "bookingtype", "category"];

/** Fields that only one kind of booking has. */
const evidence: readonly (readonly [
  kind: BookingKind,
  in_: "destination" | "dates" | "guests" | "preferences",
  names: readonly string[],
])[] = [
  ["flight", "preferences", ["flightnumber", "flight", "airline", "cabin", "cabinclass"]],
  ["flight", "destination", ["airport", "iata", "airportcode"]],
  ["car", "preferences", ["carclass", "vehicle", "vehicleclass"]],
  ["car", "dates", ["pickup", "pickupdate", "dropoff", "dropoffdate"]],
  ["restaurant", "destination", ["restaurant", "restaurantname"]],
  ["restaurant", "guests", ["partysize", "covers"]],
  ["stay", "destination", ["hotel", "hotelname", "property", "propertyname"]],
  ["stay", "dates", ["checkout", "checkoutdate", "nights"]],
  ["stay", "guests", ["rooms"]],
  ["stay", "preferences", ["board", "roomtype", "room", "hotel", "bedtype"]],
];

export interface SentBooking {
  readonly destination: Json;
  readonly dates: Json;
  readonly guests: Json;
  readonly preferences: Json;
}

/** The stated kind, else the kind whose fields are present, else `other`. */
export function parseKind(booking: SentBooking): BookingKind {
  const fields: Record<keyof SentBooking, Fields> = {
    destination: fieldsOf(booking.destination),
    dates: fieldsOf(booking.dates),
    guests: fieldsOf(booking.guests),
    preferences: fieldsOf(booking.preferences),
  };
  const said = firstReadable(fields.preferences, kindNames, wordFor) ?? wordFor(booking.preferences);
  const told = evidence.find(([, part, names]) => names.some((it) => Object.hasOwn(fields[part], it)));
  return said ?? told?.[0] ?? "other";
}

function wordFor(value: Json): BookingKind | null {
  if (typeof value !== "string") return null;
  const word = value
    .trim()
    .toLowerCase()
    .replace(/[-_\s]+/g, " ");
  return (Object.keys(words) as BookingKind[]).find((kind) => words[kind].test(word)) ?? null;
}
