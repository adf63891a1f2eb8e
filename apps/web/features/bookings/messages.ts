import { bookingKinds } from "@caravan/domain/field-choices";
import { formatDate, formatDateRange, formatTimes } from "@/ui/format.ts";
import { t } from "./messages/index.ts";
import type { BookedSegment, Booking, BookingKind } from "./use-bookings.ts";

export const kindWords = (): Readonly<Record<BookingKind, string>> => ({
  stay: t("kind.stay"),
  flight: t("kind.flight"),
  car: t("kind.car"),
  restaurant: t("kind.restaurant"),
  activity: t("kind.activity"),
  other: t("kind.other"),
});

interface FormWords {
  readonly name: string;
  readonly nameHint: string;
  readonly where: string;
  readonly start: string;
  readonly end: string;
}

/** What the form asks, by kind. */
export const formWords = (): Readonly<Record<BookingKind, FormWords>> => ({
  stay: {
    name: t("form.placeName"),
    nameHint: t("form.hotel"),
    where: t("form.city"),
    start: t("form.checkIn"),
    end: t("form.checkOut"),
  },
  flight: {
    name: t("kind.flight"),
    nameHint: t("form.flightExample"),
    where: t("form.destination"),
    start: t("form.departure"),
    end: t("form.arrival"),
  },
  car: {
    name: t("kind.car"),
    nameHint: t("form.carExample"),
    where: t("form.pickUpCity"),
    start: t("form.pickUp"),
    end: t("form.return"),
  },
  restaurant: {
    name: t("kind.restaurant"),
    nameHint: t("form.ramiro"),
    where: t("form.city"),
    start: t("from"),
    end: t("form.until"),
  },
  activity: {
    name: t("form.what"),
    nameHint: t("form.fado"),
    where: t("form.city"),
    start: t("form.starts"),
    end: t("form.ends"),
  },
  other: {
    name: t("form.what"),
    nameHint: t("form.train"),
    where: t("form.city"),
    start: t("form.starts"),
    end: t("form.ends"),
  },
});

export const kindOptions = () => [
  { value: "all", label: t("kind.all") },
  ...bookingKinds.map((value) => ({ value, label: kindWords()[value] })),
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
  return isReturn
    ? [t("leg.out"), t("leg.back")]
    : segments.map((_, index) => t("leg.part", { number: String(index + 1) }));
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
    adults !== null && t("guests.adults", { count: adults }),
    children !== null && children > 0 && t("guests.children", { count: children }),
    rooms !== null && t("guests.rooms", { count: rooms }),
  ]
    .filter(Boolean)
    .join(", ");
}
