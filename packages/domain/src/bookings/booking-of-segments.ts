import { fromMinor, numberOf, sum, toMinor } from "../amount.ts";
import type { ReadSegment, SegmentKind, SegmentStatus, TravelData } from "../confirmation/reading.ts";
import { deepEqual } from "../deep-equal.ts";
import type { BookingStatus } from "../field-choices.ts";
import { destinationOf } from "../segments/match-trip.ts";
import { titleOf } from "../segments/segment.ts";
import { journeyNumberNames } from "./booked-journey.ts";
import type { SentBooking } from "./booking-kind.ts";
import { type Fields, fieldsOf, normalizeName } from "./json-fields.ts";
import { type ParsedBooking, preferenceNames, unrecognisedFields } from "./parse-booking.ts";

/** A segment, and whether somebody removed it from its trip. */
export type PieceOfBooking = ReadSegment & { readonly removed?: boolean };

/** A word for each kind of segment that `parseKind` recognises. */
const kindWord: Readonly<Record<SegmentKind, string>> = {
  flight: "flight",
  hotel: "stay",
  car_rental: "car",
  train: "train",
  meeting: "meeting",
  other: "other",
};

/** A booking is cancelled when all its pieces are. */
export function statusOfSegments(segments: readonly PieceOfBooking[]): BookingStatus {
  const shown = segments.filter((it) => !it.removed);
  const decisive = shown.length > 0 ? shown : segments;
  return decisive.length > 0 && decisive.every((it) => it.status === "cancelled") ? "cancelled" : "confirmed";
}

/** What a booking's status looks like on every screen: changed where its provider has changed a piece that is still on. */
export function statusWithSegments(status: BookingStatus, segments: readonly PieceOfBooking[]): SegmentStatus {
  if (status === "cancelled") return status;
  return segments.some((it) => !it.removed && it.status === "changed") ? "changed" : status;
}

/** The request that would record a booking with these segments; what they do not state is left out. */
export function bookingOfSegments(segments: readonly PieceOfBooking[], data: TravelData): Request {
  const pieces = decisiveOf(segments);
  const [first] = pieces;
  if (!first) return { destination: {}, dates: {}, guests: {}, preferences: {} };
  const starts = pieces.flatMap((it) => it.start ?? []).sort();
  const ends = pieces.flatMap((it) => it.end ?? it.start ?? []).sort();
  // Removing or cancelling a segment refunds nothing.
  const price = priceOf([...segments].sort(byStart));
  const guests = pieces.find((it) => it.details.guests !== null)?.details.guests ?? (first.travellers.length || null);
  return {
    destination: destinationFields(pieces, first, data),
    dates: stated({
      start: starts[0] ?? null,
      end: pieces.some((it) => it.end !== null) ? (ends.at(-1) ?? null) : lastDay(starts),
    }),
    guests: stated({ adults: guests }),
    preferences: stated({
      kind: first.details.table ? "restaurant" : kindWord[first.kind],
      title: travels(first) ? titleOf(first) : first.title,
      provider: pieces.find((it) => it.provider !== null)?.provider ?? null,
      confirmation_number: pieces.find((it) => it.confirmationNumber !== null)?.confirmationNumber ?? null,
      [first.kind === "train" ? "train_number" : "flight_number"]: first.number,
      price: numberOf(price?.amount ?? null),
      currency: price?.currency ?? null,
    }),
  };
}

type Request = Readonly<Record<keyof SentBooking, Readonly<Record<string, unknown>>>>;

/**
 * The request of a booking after its segments changed. What the segments now state otherwise is replaced; everything
 * else stays as it was sent.
 */
export function requestAfterSegments(
  sent: SentBooking,
  recognised: ParsedBooking,
  before: readonly PieceOfBooking[],
  after: readonly PieceOfBooking[],
  data: TravelData,
): SentBooking {
  const [was, is] = [bookingOfSegments(before, data), bookingOfSegments(after, data)];
  const rewritten = (part: "destination" | "dates" | "guests") =>
    deepEqual(was[part], is[part]) || Object.keys(is[part]).length === 0
      ? sent[part]
      : { ...unrecognisedFields(part, sent[part]), ...is[part] };
  return {
    destination: rewritten("destination"),
    dates: rewritten("dates"),
    guests: rewritten("guests"),
    preferences: preferencesAfter(sent.preferences, recognised, was.preferences, is.preferences),
  };
}

/** Only the preferences that changed. */
function preferencesAfter(sent: unknown, recognised: ParsedBooking, was: Fields, is: Fields): unknown {
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((it) => !deepEqual(was[it], is[it]));
  if (changed.length === 0) return sent;
  const known = new Set([...preferenceNames, ...journeyNumberNames]);
  const fields = typeof sent === "object" && sent !== null && !Array.isArray(sent) ? sent : {};
  const others = Object.entries(fields).filter(([name]) => !known.has(normalizeName(name)));
  const kept = { ...fieldsOf(sent) };
  const stays = stated({
    kind: kept.kind ?? kept.type ?? kept.category ?? (typeof sent === "string" ? sent : null) ?? recognised.kind,
    title: kept.title ?? null,
    provider: recognised.provider,
    confirmation_number: recognised.confirmationNumber,
    flight_number: kept.flightnumber ?? null,
    train_number: kept.trainnumber ?? null,
    price: numberOf(recognised.price),
    currency: recognised.currency,
  });
  const next: Record<string, unknown> = { ...Object.fromEntries(others), ...stays };
  for (const name of changed) {
    if (is[name] === undefined) delete next[name];
    else next[name] = is[name];
  }
  return next;
}

function decisiveOf(segments: readonly PieceOfBooking[]): readonly PieceOfBooking[] {
  const shown = segments.filter((it) => !it.removed);
  const live = (shown.length > 0 ? shown : segments).filter((it) => it.status !== "cancelled");
  const pieces = live.length > 0 ? live : segments;
  return [...pieces].sort(byStart);
}

const byStart = (a: ReadSegment, b: ReadSegment) => ((a.start ?? "9") < (b.start ?? "9") ? -1 : 1);

function destinationFields(pieces: readonly ReadSegment[], first: ReadSegment, data: TravelData) {
  const at = travels(first)
    ? (destinationOf(pieces) ?? first.to ?? first.from)
    : (first.place ?? first.from ?? first.to);
  if (at === null) return {};
  // A place without a known position gets that of the middle of the city.
  const middle = at.iata === null ? data.city(at.city ?? at.name) : undefined;
  const exact = at.lat !== null && at.lng !== null && !(middle?.lat === at.lat && middle.lng === at.lng);
  return stated({
    name: travels(first) && at.city !== null ? null : at.name,
    city: at.city,
    country: at.country,
    address: at.address,
    ...(exact ? { lat: at.lat, lng: at.lng } : {}),
  });
}

const travels = ({ kind, from, to }: ReadSegment) =>
  kind === "flight" || kind === "train" || (kind === "other" && (from !== null || to !== null));

/** For journeys without arrivals, the day of the last departure. */
function lastDay(starts: readonly string[]): string | null {
  const last = starts.at(-1) ?? null;
  return starts.length > 1 && last !== starts[0] ? last : null;
}

/** The price of the whole booking: the sum of its segments in the currency of the first. */
function priceOf(pieces: readonly ReadSegment[]): ReadSegment["price"] {
  const prices = pieces.flatMap((it) => it.price ?? []);
  const currency = prices[0]?.currency;
  if (currency === undefined) return null;
  if (prices.length === 1) return prices[0] ?? null;
  const same = prices.filter((it) => it.currency === currency);
  return { amount: fromMinor(sum(same.map((it) => toMinor(it.amount, currency))), currency), currency };
}

function stated(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
