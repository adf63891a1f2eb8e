import { unrecognisedFields } from "@caravan/domain/bookings/parse-booking";
import { capitalize } from "@caravan/domain/join-words";
import type { Booking } from "./types.ts";

export interface OtherDetail {
  readonly name: string;
  readonly value: string;
}

/** More than that many lines nobody reads. */
const MOST = 60;
const parts = { destination: "Place", dates: "Dates", guests: "Guests", preferences: "Details" } as const;

/** What stands in a booking beside what was recognised, in readable lines: "Room type: Double". */
export function otherDetails(booking: Booking): OtherDetail[] {
  const fields = (Object.keys(parts) as (keyof typeof parts)[]).flatMap((part) => {
    const sent = booking[part];
    if (!isObject(sent)) return isShown(booking, part) ? [] : lines(parts[part], sent);
    return Object.entries(unrecognisedFields(part, sent)).flatMap(([name, value]) => lines(inWords(name), value));
  });
  return [...fields, ...lines("Special requests", booking.specialRequests)].slice(0, MOST);
}

/** What was no object says all that it says in what was recognised, or it is shown as it came. */
function isShown(booking: Booking, part: keyof typeof parts): boolean {
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

const written = (value: unknown) => (value === true ? "Yes" : value === false ? "No" : String(value));

/** "room_type" and "roomType" are "Room type". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalize(words);
}
