import { emptySegment } from "@caravan/domain/confirmation/empty-segment";
import {
  type ReadDetails,
  type ReadPlace,
  type ReadSegment,
  segmentKinds,
  segmentStatuses,
} from "@caravan/domain/confirmation/reading";
import { deepEqual } from "@caravan/domain/deep-equal";
import * as f from "@caravan/domain/fields";
import { knownPlace, placeInTown } from "@caravan/domain/segments/known-place";
import { type SegmentField, segmentFieldNames } from "@caravan/domain/segments/segment";
import { travelData } from "@caravan/gazetteer/travel-data";
import { z } from "zod";

const iata = z
  .string()
  .regex(/^[A-Za-z]{3}$/, "must be the three letters of an airport")
  .transform((value) => value.toUpperCase());

/** A name is enough: when it is unambiguous, the rest is looked up. */
const place = z.union([
  f.segmentWords.transform((name) => ({ name })),
  z.object({
    name: f.segmentWords,
    iata: iata.nullish(),
    city: f.segmentWords.nullish(),
    country: f.segmentWords.nullish(),
    address: f.activityAddress.nullish(),
    lat: z.number().min(-90).max(90).nullish(),
    lng: z.number().min(-180).max(180).nullish(),
    timezone: f.timezone.nullish(),
  }),
]);
type PlaceInput = z.output<typeof place>;

const words = f.segmentWords.nullish();

/** What a person may set; null empties a field. */
export const segmentFields = z.object({
  kind: z.enum(segmentKinds).optional(),
  status: z.enum(segmentStatuses).optional(),
  provider: words,
  flight_number: f.segmentNumber.nullish(),
  train_number: f.segmentNumber.nullish(),
  confirmation_number: f.confirmationNumber.nullish(),
  travellers: f.segmentTravellers.optional(),
  title: words,
  start: f.localTime.nullish(),
  end: f.localTime.nullish(),
  start_timezone: f.timezone.nullish(),
  end_timezone: f.timezone.nullish(),
  from: place.nullish(),
  to: place.nullish(),
  place: place.nullish(),
  price: f.amount.nullish(),
  currency: f.currency.nullish(),
  details: z
    .object({
      seats: words,
      travel_class: words,
      from_terminal: words,
      to_terminal: words,
      from_platform: words,
      room: words,
      vehicle: words,
      guests: z.number().int().min(1).max(500).nullish(),
      table: z.boolean().optional(),
    })
    .optional(),
});
export type SegmentInput = z.output<typeof segmentFields>;

/** An empty segment, for those that are entered by hand. */
export const blankSegment: ReadSegment = { ...emptySegment("other"), confidence: 1 };

/** The segment with a person's changes, and which fields they set: those that differ from before. */
export function correctSegment(
  before: ReadSegment,
  input: SegmentInput,
): { next: ReadSegment; fields: readonly SegmentField[] } {
  const { flight_number, train_number } = input;
  const number = flight_number ?? train_number ?? (flight_number === null || train_number === null ? null : undefined);
  const from = placeFrom(input.from, before.from);
  const to = placeFrom(input.to, before.to);
  const at = placeFrom(input.place, before.place, true);
  const next: ReadSegment = {
    ...before,
    ...given({
      kind: input.kind,
      status: input.status,
      provider: input.provider,
      number,
      confirmationNumber: input.confirmation_number,
      travellers: input.travellers,
      title: input.title,
      start: input.start,
      end: input.end,
      startTimezone:
        input.start_timezone ?? zoneOf(from, before.from) ?? (input.from ? undefined : zoneOf(at, before.place)),
      endTimezone: input.end_timezone ?? zoneOf(to, before.to) ?? (input.to ? undefined : zoneOf(at, before.place)),
      from,
      to,
      place: at,
      price: priceFrom(before, input),
      details: input.details && { ...before.details, ...given(detailsFrom(input.details)) },
    }),
  };
  const fields = segmentFieldNames.filter((it) => !deepEqual(before[it], next[it]));
  // A field that a person set has no evidence in the text.
  const evidence = Object.fromEntries(
    Object.entries(before.evidence).filter(([name]) => !fields.includes(ours(name) as SegmentField)),
  );
  return { next: { ...next, evidence }, fields };
}

const ours = (field: string) => (field === "confirmation_number" ? "confirmationNumber" : field);

/** Another place has its own time zone. */
function zoneOf(now: ReadPlace | null | undefined, before: ReadPlace | null): string | undefined {
  return now && now.timezone !== null && now.timezone !== before?.timezone ? now.timezone : undefined;
}

/** Missing fields of a place stay, or follow from its new name or code; null clears a field. */
function placeFrom(
  input: PlaceInput | null | undefined,
  before: ReadPlace | null,
  isVenue = false,
): ReadPlace | null | undefined {
  if (input === undefined || input === null) return input;
  const { name, ...stated } = { iata: undefined, city: undefined, ...withoutUndefined(input) };
  const isSame = before?.name === name && (stated.iata === undefined || stated.iata === before.iata);
  const { iata = null, city = null } = stated;
  const found = () =>
    isVenue && iata === null ? placeInTown(travelData(), name, city) : knownPlace(travelData(), name, iata, city);
  const known = isSame ? before : found();
  return { ...known, ...given(stated), name };
}

function priceFrom(before: ReadSegment, { price, currency }: SegmentInput): ReadSegment["price"] | undefined {
  if (price === undefined && currency === undefined) return undefined;
  const amount = price === undefined ? before.price?.amount : price;
  const unit = currency === undefined ? before.price?.currency : currency;
  return amount == null || unit == null ? null : { amount, currency: unit };
}

function detailsFrom(it: NonNullable<SegmentInput["details"]>): {
  readonly [K in keyof ReadDetails]: ReadDetails[K] | undefined;
} {
  return {
    seats: it.seats,
    travelClass: it.travel_class,
    fromTerminal: it.from_terminal,
    toTerminal: it.to_terminal,
    fromPlatform: it.from_platform,
    room: it.room,
    vehicle: it.vehicle,
    guests: it.guests,
    table: it.table,
  };
}

function given<T extends object>(of: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

const withoutUndefined = given;
