import { minutesOf } from "../calendar.ts";
import type { ReadPlace, ReadSegment } from "../confirmation/reading.ts";
import { foldToAlphanumeric } from "../fold-text.ts";
import { capitalize } from "../join-words.ts";
import { mealAt } from "../places/meal-times.ts";

/** The fields of a segment that a mail or a person sets. */
export const segmentFieldNames = [
  "kind",
  "status",
  "provider",
  "number",
  "confirmationNumber",
  "travellers",
  "title",
  "start",
  "end",
  "startTimezone",
  "endTimezone",
  "from",
  "to",
  "place",
  "price",
  "details",
] as const;
export type SegmentField = (typeof segmentFieldNames)[number];
export type SegmentFields = Pick<ReadSegment, SegmentField>;

/** A segment as it is kept on a trip. */
export interface Segment extends ReadSegment {
  readonly id: string;
  readonly tripId: string;
  /** The booking that it is a part of. */
  readonly bookingId?: string;
  /** Set by a person: no mail changes them. */
  readonly corrected: readonly SegmentField[];
  /** Removed by a person: the same mail does not add it again. */
  readonly removed: boolean;
  /** The date of the last mail that stated it; see `Reading.writtenAt`. */
  readonly writtenAt: string | null;
}

/** A rebooking may be some weeks away; anything farther is another booking with the same code. */
export const REBOOKED_DAYS = 60;

/** The day of a local date or date-time. */
export const dayOf = (local: string | null) => local?.slice(0, 10) ?? null;

/** `HH:MM` of a local date-time; null of a date. */
export const clockIn = (local: string | null) => (local !== null && local.length > 10 ? local.slice(11, 16) : null);

/** Whether two places are the same by airport code or name. */
export function isSamePlace(a: ReadPlace | null, b: ReadPlace | null): boolean {
  if (a === null || b === null) return false;
  if (a.iata !== null && b.iata !== null) return a.iata === b.iata;
  return foldToAlphanumeric(a.name) === foldToAlphanumeric(b.name);
}

/** What the title of a segment is made of. */
export type TitledSegment = Pick<SegmentFields, "kind" | "provider" | "number" | "title" | "start"> & {
  readonly details: Pick<SegmentFields["details"], "table">;
  readonly from: NamedPlace | null;
  readonly to: NamedPlace | null;
  readonly place: NamedPlace | null;
};
type NamedPlace = Pick<ReadPlace, "name" | "iata">;

/** "LH809 Stockholm Arlanda to Frankfurt", "Hotel Lumen", "Car from Lisbon Airport": one line, in English, as it is stored. */
export function titleOf(segment: TitledSegment): string {
  const way = wayOf(segment);
  switch (segment.kind) {
    case "flight":
      return joined(segment.number ?? "Flight", way);
    case "train":
      return joined(segment.number === null ? "Train" : `Train ${segment.number}`, way);
    case "hotel":
      return segment.place?.name ?? segment.provider ?? "Stay";
    case "car_rental":
      return joined(
        segment.provider === null ? "Rental car" : `${segment.provider} car`,
        segment.from && `from ${segment.from.name}`,
      );
    default:
      return (
        (segment.details.table ? tableWords(segment) : null) ??
        segment.title ??
        joined(segment.provider ?? (segment.kind === "meeting" ? "Meeting" : "Booking"), way)
      );
  }
}

interface TableFacts {
  readonly title: string | null;
  readonly place: { readonly name: string } | null;
  readonly provider: string | null;
  readonly start: string | null;
}

/** At which restaurant, and for which meal; null when the restaurant has no name, or the table has another title. */
export function tableOf({ title, place, provider, start }: TableFacts) {
  const name = place?.name ?? provider ?? title;
  if (name === null || (title !== null && foldToAlphanumeric(title) !== foldToAlphanumeric(name))) return null;
  const clock = clockIn(start);
  return { name, meal: clock === null ? null : mealAt(minutesOf(clock)) };
}

/** "Dinner at Ramiro". */
function tableWords(facts: TableFacts): string | null {
  const table = tableOf(facts);
  return table && `${table.meal === null ? "Table" : capitalize(table.meal)} at ${table.name}`;
}

function wayOf({ from, to }: Pick<TitledSegment, "from" | "to">): string | null {
  const [start, end] = [from && wordsOf(from), to && wordsOf(to)];
  if (start && end) return `${start} to ${end}`;
  return end ? `to ${end}` : start && `from ${start}`;
}

/** The name of a place in a title. */
export const wordsOf = (place: NamedPlace) => nameBesideCode(place) ?? place.iata ?? place.name;

/** The name of an airport without its code, which is shown beside it; null when it is nothing else. */
export function nameBesideCode({ name, iata }: Pick<ReadPlace, "name" | "iata">): string | null {
  if (iata === null) return name;
  const bare = name
    .replaceAll(new RegExp(`\\(?\\b${iata}\\b\\)?`, "g"), " ")
    .replace(/\s+/g, " ")
    .trim();
  const tidy = bare.replace(/^[-–—,/·\s]+|[-–—,/·\s]+$/g, "");
  return tidy === "" ? null : tidy;
}

function joined(head: string, tail: string | null): string {
  return tail ? `${head} ${tail}` : head;
}
