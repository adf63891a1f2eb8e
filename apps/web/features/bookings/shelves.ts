import type { Booking } from "./types.ts";

export const shelfNames = ["upcoming", "past", "cancelled"] as const;
export type Shelf = (typeof shelfNames)[number];

type Shelved = Pick<Booking, "status" | "start_date" | "end_date">;

/**
 * The bookings by what is still to come, soonest first, what has been, latest first, and what was cancelled. Without a date
 * a booking is still to come, after all that have one.
 */
export function shelvesOf<It extends Shelved>(bookings: readonly It[], today: string): Readonly<Record<Shelf, It[]>> {
  const kept = bookings.filter((it) => it.status === "confirmed");
  const isPast = (it: It) => it.start_date !== null && (it.end_date ?? it.start_date) < today;
  return {
    upcoming: kept.filter((it) => !isPast(it)).sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1)),
    past: kept.filter(isPast).sort(latestFirst),
    cancelled: bookings.filter((it) => it.status === "cancelled").sort(latestFirst),
  };
}

const startOf = (it: Shelved) => it.start_date ?? "9999";
const latestFirst = (a: Shelved, b: Shelved) => (startOf(a) < startOf(b) ? 1 : -1);
