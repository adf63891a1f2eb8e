import type { BookingKind } from "../field-choices.ts";
import { type BookedDates, dateNames, parseDates } from "./booked-dates.ts";
import { type BookedGuests, guestNames, parseGuests } from "./booked-guests.ts";
import { type BookedPlace, parsePlace, placeNames } from "./booked-place.ts";
import { type BookedPrice, parseCurrency, parsePrice } from "./booked-price.ts";
import { kindNames, parseKind, type SentBooking } from "./booking-kind.ts";
import { type Fields, fieldsOf, firstReadable, type Json, normalizeName, parseCode, parseText } from "./json-fields.ts";

/** The known fields of a booking; null when not stated. */
export interface ParsedBooking extends Omit<BookedPlace, "name">, BookedDates, BookedGuests, BookedPrice {
  readonly kind: BookingKind;
  /** Its name, or the next best text. */
  readonly title: string;
  readonly provider: string | null;
  readonly confirmationNumber: string | null;
}

const providers = [
  "provider",
  "airline",
  "carrier",
  "company",
  "supplier",
  "vendor",
  "operator",
  "bookedwith",
  "agency",
];
const numbers = [
  ...[
    "confirmationnumber",
    "confirmation",
    "confirmationcode",
    "confirmationid",
    "reference",
    "referencenumber",
    "bookingreference",
  ],
  ...["bookingnumber", "bookingid", "bookingcode", "reservationnumber", "reservation", "recordlocator", "pnr"],
];
const prices = ["price", "totalprice", "total", "amount", "cost", "totalcost"];

const titles = ["title", "name"];
const currencies = ["currency", "currencycode"];
/** The fields of preferences that are recognised. */
export const preferenceNames: readonly string[] = [
  ...kindNames,
  ...titles,
  ...providers,
  ...numbers,
  ...prices,
  ...currencies,
];

export const kindWords: Readonly<Record<BookingKind, string>> = {
  stay: "Stay",
  flight: "Flight",
  car: "Rented car",
  restaurant: "Table",
  activity: "Activity",
  other: "Booking",
};

export function parseBooking(booking: SentBooking): ParsedBooking {
  const kind = parseKind(booking);
  const { name, ...place } = parsePlace(booking.destination);
  const more = fieldsOf(booking.preferences);
  const cost = firstReadable(more, prices, (it) => {
    const found = parsePrice(it);
    return found.price === null ? null : found;
  });
  const provider = firstReadable(more, providers, parseText);
  return {
    kind,
    title: name ?? firstReadable(more, titles, parseText) ?? place.city ?? place.address ?? provider ?? kindWords[kind],
    ...place,
    ...parseDates(booking.dates, kind === "flight"),
    ...parseGuests(booking.guests),
    provider,
    confirmationNumber: firstReadable(more, numbers, parseCode),
    price: cost?.price ?? null,
    currency: cost?.currency ?? firstReadable(more, currencies, parseCurrency),
  };
}

const knownFields: Readonly<Record<keyof SentBooking, ReadonlySet<string>>> = {
  destination: new Set(placeNames),
  dates: new Set(dateNames),
  guests: new Set(guestNames),
  preferences: new Set(preferenceNames),
};

/** The fields of a part of a booking that are not recognised, with their original names. */
export function unrecognisedFields(part: keyof SentBooking, sent: Json): Fields {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return {};
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !knownFields[part].has(normalizeName(name))));
}
