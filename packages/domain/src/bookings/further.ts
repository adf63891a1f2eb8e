import { dateNames } from "./booked-dates.ts";
import { guestNames } from "./booked-guests.ts";
import { placeNames } from "./booked-place.ts";
import type { SentBooking } from "./booking-kind.ts";
import { type Fields, type Json, normalizeName } from "./json-fields.ts";
import { preferenceNames } from "./parse-booking.ts";

const known: Readonly<Record<keyof SentBooking, ReadonlySet<string>>> = {
  destination: new Set(placeNames),
  dates: new Set(dateNames),
  guests: new Set(guestNames),
  preferences: new Set(preferenceNames),
};

/** The fields of a part of a booking that mean nothing to us, under the names that they were sent with. */
export function unrecognisedFields(part: keyof SentBooking, sent: Json): Fields {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return {};
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !known[part].has(normalizeName(name))));
}
