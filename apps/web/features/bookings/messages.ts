import { bookingKinds } from "@caravan/domain/field-choices";
import { count, formatDate, formatDateRange, formatTimes } from "@/ui/format.ts";
import type { BookedSegment, Booking, BookingKind } from "./types.ts";

export const kindWords: Readonly<Record<BookingKind, string>> = {
  stay: "Stay",
  flight: "Flight",
  car: "Car",
  restaurant: "Restaurant",
  activity: "Activity",
  other: "Other",
};

interface FormWords {
  readonly name: string;
  readonly nameHint: string;
  readonly where: string;
  readonly start: string;
  readonly end: string;
}

/** What the form asks, by kind. */
export const formWords: Readonly<Record<BookingKind, FormWords>> = {
  stay: { name: "Name of the place", nameHint: "Hotel Avenida", where: "City", start: "Check-in", end: "Check-out" },
  flight: { name: "Flight", nameHint: "TP 571 to Lisbon", where: "Destination", start: "Departure", end: "Arrival" },
  car: { name: "Car", nameHint: "Small car", where: "Pick-up city", start: "Pick-up", end: "Return" },
  restaurant: { name: "Restaurant", nameHint: "Ramiro", where: "City", start: "From", end: "Until" },
  activity: { name: "What it is", nameHint: "Fado evening", where: "City", start: "Starts", end: "Ends" },
  other: { name: "What it is", nameHint: "Train to Porto", where: "City", start: "Starts", end: "Ends" },
};

export const kindOptions = [
  { value: "all", label: "All kinds" },
  ...bookingKinds.map((value) => ({ value, label: kindWords[value] })),
];

type When = Pick<Booking, "start_date" | "end_date" | "start_time" | "end_time">;

/** "3–7 May 2030", "3 May 2030, 18:30"; null without a date. */
export function whenOf({ start_date, end_date, start_time, end_time }: When): string | null {
  if (start_date === null) return null;
  if (end_date === null || end_date === start_date) {
    const until = end_date === null ? null : end_time;
    return [formatDate(start_date), formatTimes(start_time, until)].filter(Boolean).join(", ");
  }
  return formatDateRange(start_date, end_date);
}

type Leg = Pick<BookedSegment, "kind" | "from" | "to">;

/** "Out" and "Back" for two journeys that end where they began, "Part 1" for one of several; empty for one alone. */
export function legWords(segments: readonly Leg[]): readonly string[] {
  const [first, second] = segments;
  if (segments.length < 2) return segments.map(() => "");
  const isReturn =
    segments.length === 2 && isSamePlace(first?.from, second?.to) && isSamePlace(first?.to, second?.from);
  return isReturn ? ["Out", "Back"] : segments.map((_, index) => `Part ${index + 1}`);
}

type End = Leg["from"] | undefined;
const isSamePlace = (a: End, b: End) => !!a && !!b && (a.city ?? a.name) === (b.city ?? b.name);

/** "Lisbon, Portugal"; empty when there is no place. */
export function whereOf({ city, country, title }: Pick<Booking, "city" | "country" | "title">): string {
  return [city === title ? null : city, country].filter(Boolean).join(", ");
}

/** "2 adults, 1 child, 1 room"; empty when there are no guests. */
export function guestsOf({ adults, children, rooms }: Pick<Booking, "adults" | "children" | "rooms">): string {
  return [
    adults !== null && count(adults, "adult"),
    children !== null && children > 0 && count(children, "child", "children"),
    rooms !== null && count(rooms, "room"),
  ]
    .filter(Boolean)
    .join(", ");
}
