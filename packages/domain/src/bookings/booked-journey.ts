import type { SegmentKind } from "../confirmation/reading.ts";
import type { BookingKind } from "../field-choices.ts";
import { kindNames, type SentBooking } from "./booking-kind.ts";
import { fieldsOf, firstReadable, type Json, parseCode, parseText } from "./json-fields.ts";

/** What a request says about a journey besides its dates and destination. */
export interface BookedJourney {
  /** The starting point: a name or an airport's code. */
  readonly origin: string | null;
  /** Where it goes to, where that is said beside the name of the booking. */
  readonly target: string | null;
  /** Of the flight or train. */
  readonly number: string | null;
  /** The end date is the day of the return, even when it is close to the start. */
  readonly returns: boolean;
}

const origins = [
  ...["from", "origin", "fromcity", "departureairport", "departurestation", "departurecity", "startingpoint"],
];
const targets = ["to", "tocity", "arrivalairport", "arrivalstation", "arrivalcity"];
export const journeyNumberNames: readonly string[] = ["flightnumber", "trainnumber", "flight", "train"];
const returns = ["return", "returndate"];

export function parseJourney(sent: SentBooking): BookedJourney {
  const parts = [sent.destination, sent.preferences].map(fieldsOf);
  const first = (names: readonly string[], read: (value: Json) => string | null) =>
    parts.map((it) => firstReadable(it, names, read)).find((it) => it !== null) ?? null;
  const dates = fieldsOf(sent.dates);
  return {
    origin: first(origins, nameIn),
    target: first(targets, nameIn),
    number: first(journeyNumberNames, parseCode),
    returns: returns.some((it) => Object.hasOwn(dates, it)),
  };
}

const nameIn = (value: Json) =>
  parseText(value) ?? firstReadable(fieldsOf(value), ["iata", "airport", "code", "name", "city"], parseText);

const trainWords = /^(?:trains?|rail|railway)$/;
const meetingWords = /^(?:meetings?|conferences?|congress|summit)$/;

/** The kind of segment that a booking becomes. Trains and meetings are recognised by the words of the booking. */
export function segmentKindOf(kind: BookingKind, { preferences }: SentBooking): SegmentKind {
  if (kind === "stay") return "hotel";
  if (kind === "flight") return "flight";
  if (kind === "car") return "car_rental";
  const fields = fieldsOf(preferences);
  const word = (firstReadable(fields, kindNames, parseText) ?? parseText(preferences) ?? "").toLowerCase();
  if (trainWords.test(word) || Object.hasOwn(fields, "trainnumber")) return "train";
  return meetingWords.test(word) ? "meeting" : "other";
}
