import { addDays } from "../calendar.ts";
import type { BookingKind } from "../field-choices.ts";

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Whether a booking overlaps the requested dates. A stay may begin on the day another ends; other bookings include
 * their last day. False without a start.
 */
export function overlaps(asked: Span, booking: Span & { readonly kind: BookingKind }): boolean {
  if (asked.startDate === null || booking.startDate === null) return false;
  const [a, b] = [asked, booking].map((it) => lastDays(it.startDate as string, it.endDate, booking.kind === "stay"));
  return asked.startDate <= (b as string) && booking.startDate <= (a as string);
}

/** The last day; for a stay that of its last night. */
function lastDays(start: string, end: string | null, nights: boolean): string {
  if (end === null || end <= start) return start;
  return nights ? addDays(end, -1) : end;
}
