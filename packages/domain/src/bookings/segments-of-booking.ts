import { daysBetween } from "../calendar.ts";
import { emptySegment } from "../confirmation/empty-segment.ts";
import type { ReadPlace, ReadSegment, TravelData } from "../confirmation/reading.ts";
import type { BookingStatus } from "../field-choices.ts";
import { knownPlace, placeInTown } from "../segments/known-place.ts";
import { parseJourney, segmentKindOf } from "./booked-journey.ts";
import type { SentBooking } from "./booking-kind.ts";
import { kindWords, type ParsedBooking } from "./parse-booking.ts";

/** The parts of a booking from which its segments are derived: what was sent, and what was recognised in it. */
export interface BookingToPlan extends SentBooking, ParsedBooking {
  readonly status: BookingStatus;
}

/** A flight or train whose dates are at least this many days apart is a return journey. */
const RETURN_FROM_DAYS = 2;

/**
 * The segments of a booking, by what was recognised in it; none without a date. A flight or train whose dates are far
 * enough apart, or that names its return, has two.
 */
export function segmentsOfBooking(booking: BookingToPlan, data: TravelData): readonly ReadSegment[] {
  const start = localTime(booking.startDate, booking.startTime);
  if (start === null) return [];
  const end = localTime(booking.endDate, booking.endTime);
  const kind = segmentKindOf(booking.kind, booking);
  const place = placeOf(booking, data);
  const base: ReadSegment = {
    ...emptySegment(kind, booking.status),
    provider: booking.provider,
    confirmationNumber: booking.confirmationNumber,
    price:
      booking.price === null || booking.currency === null
        ? null
        : { amount: booking.price, currency: booking.currency },
    details: {
      ...emptySegment(kind).details,
      guests: guestsOf(booking),
      ...(booking.kind === "restaurant" && { table: true }),
    },
    start,
    end,
    confidence: 1,
  };
  switch (kind) {
    case "flight":
    case "train":
      return journeys(booking, base, place, data);
    case "car_rental":
      return [{ ...base, from: place, startTimezone: zone(place) }];
    case "hotel":
      return [{ ...base, place, startTimezone: zone(place), endTimezone: zone(place) }];
    default:
      return [{ ...base, title: booking.title, place, startTimezone: zone(place), endTimezone: zone(place) }];
  }
}

function journeys(
  booking: BookingToPlan,
  base: ReadSegment,
  place: ReadPlace | null,
  data: TravelData,
): readonly ReadSegment[] {
  const { origin, target, returns, ...sent } = parseJourney(booking);
  const number = sent.number ?? (base.kind === "flight" ? numberInTitle(booking.title) : null);
  const from = origin === null ? null : knownPlace(data, origin, null, null);
  const to = target === null ? place : knownPlace(data, target, null, null);
  const out = { ...base, number, from, to, startTimezone: zone(from), endTimezone: zone(to) };
  if (booking.startDate === null || booking.endDate === null) return [out];
  if (!returns && daysBetween(booking.startDate, booking.endDate) < RETURN_FROM_DAYS) return [out];
  const back = { ...out, number: null, price: null, from: to, to: from, start: base.end, end: null };
  return [
    { ...out, end: null },
    { ...back, startTimezone: zone(to), endTimezone: zone(from) },
  ];
}

function placeOf(booking: BookingToPlan, data: TravelData): ReadPlace | null {
  const { city, country, address, lat, lng } = booking;
  const name = placeName(booking);
  if (name === null) return null;
  const kind = segmentKindOf(booking.kind, booking);
  // A hotel or restaurant may be called like a town that is elsewhere.
  const isVenue = city !== null && (kind === "hotel" || kind === "meeting" || kind === "other");
  const known = isVenue ? placeInTown(data, name, city) : knownPlace(data, name, null, city);
  return {
    ...known,
    name,
    city: city ?? known.city,
    country: country ?? known.country,
    address,
    ...(lat !== null && lng !== null ? { lat, lng } : {}),
  };
}

/** For journeys the airport's code or the city, because the title may name the flight. For others their own name. */
function placeName({ kind, title, city, provider, ...sent }: BookingToPlan): string | null {
  const segment = segmentKindOf(kind, sent);
  if ((segment === "flight" || segment === "train") && city !== null && !/^[A-Z]{3}$/.test(title)) return city;
  // Without a destination, the title is only the kind or the provider.
  return title === kindWords[kind] || title === provider ? city : title;
}

function guestsOf({ adults, children }: BookingToPlan): number | null {
  const all = (adults ?? 0) + (children ?? 0);
  return all > 0 && all <= 500 ? all : null;
}

/** "TP 571 to Lisbon" names its flight. */
const numberInTitle = (title: string) =>
  /^([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?= |$)/.exec(title)?.[0].replace(" ", "") ?? null;

const zone = (place: ReadPlace | null) => place?.timezone ?? null;

const localTime = (date: string | null, clock: string | null) =>
  date === null || clock === null ? date : `${date}T${clock}`;
