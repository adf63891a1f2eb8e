import { unrecognisedFields } from "@caravan/domain/bookings/parse-booking";
import { capitalize } from "@caravan/domain/join-words";
import { t } from "./messages/index.ts";
import type { Booking } from "./use-bookings.ts";

export interface OtherDetail {
  readonly name: string;
  readonly value: string;
}

/** Nobody reads more lines. */
const MOST = 60;
const parts = () =>
  ({
    destination: t("other.place"),
    dates: t("other.dates"),
    guests: t("guests"),
    preferences: t("other.details"),
  }) as const;

/** The parts of a booking that were not recognised, in readable lines: "Room type: Double". */
export function otherDetails(booking: Booking): OtherDetail[] {
  const fields = (Object.keys(parts()) as (keyof ReturnType<typeof parts>)[]).flatMap((part) => {
    const sent = booking[part];
    if (!isObject(sent)) return isShown(booking, part) ? [] : lines(parts()[part], sent);
    return Object.entries(unrecognisedFields(part, sent)).flatMap(([name, value]) => lines(inWords(name), value));
  });
  return [...fields, ...lines(t("other.requests"), booking.specialRequests)].slice(0, MOST);
}

/** A value that is no object was recognised as a whole, or is shown as it was sent. */
function isShown(booking: Booking, part: keyof ReturnType<typeof parts>): boolean {
  const sent = booking[part];
  if (sent === null || sent === "") return true;
  if (part === "destination") return sent === booking.title;
  if (part === "dates") return booking.start_date !== null;
  if (part === "guests") return booking.adults !== null || booking.children !== null;
  return false;
}

function lines(name: string, value: unknown): OtherDetail[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value) && value.length > 0 && !value.some((it) => typeof it === "object" && it !== null))
    return [{ name, value: value.map(written).join(", ") }];
  if (Array.isArray(value)) return value.flatMap((it, index) => lines(`${name} ${index + 1}`, it));
  if (isObject(value)) return Object.entries(value).flatMap(([key, it]) => lines(`${name} · ${inWords(key)}`, it));
  return [{ name, value: written(value) }];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const written = (value: unknown) => (value === true ? t("yes") : value === false ? t("no") : String(value));

/** "room_type" and "roomType" become "Room type". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalize(words);
}
