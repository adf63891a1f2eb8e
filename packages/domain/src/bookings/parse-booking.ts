import type { BookingKind } from "../fields.ts";
import { type BookedDates, datesOf } from "./booked-dates.ts";
import { type BookedGuests, guestsOf } from "./booked-guests.ts";
import { type BookedPlace, placeOf } from "./booked-place.ts";
import { type BookedPrice, currencyOf, priceOf } from "./booked-price.ts";
import { kindNames, kindOf, type WholeBooking } from "./booking-kind.ts";
import { codeOf, fieldsOf, first, textOf } from "./json-fields.ts";

/** What a booking says in words that we know. Whatever it does not say is null: nothing is made up. */
export interface Recognised extends Omit<BookedPlace, "name">, BookedDates, BookedGuests, BookedPrice {
  readonly kind: BookingKind;
  /** Its name, else the best that can be said. */
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
  activity: "Activity",
  other: "Booking",
};

export function recognise(booking: WholeBooking): Recognised {
  const kind = kindOf(booking);
  const { name, ...place } = placeOf(booking.destination);
  const more = fieldsOf(booking.preferences);
  const cost = first(more, prices, (it) => {
    const found = priceOf(it);
    return found.price === null ? null : found;
  });
  const provider = first(more, providers, textOf);
  return {
    kind,
    title: name ?? first(more, titles, textOf) ?? place.city ?? place.address ?? provider ?? kindWords[kind],
    ...place,
    ...datesOf(booking.dates, kind === "flight"),
    ...guestsOf(booking.guests),
    provider,
    confirmationNumber: first(more, numbers, codeOf),
    price: cost?.price ?? null,
    currency: cost?.currency ?? first(more, currencies, currencyOf),
  };
}
