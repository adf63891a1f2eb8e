import { daysBetween } from "../calendar.ts";
import type { BookingKind, BookingStatus } from "../field-choices.ts";
import { foldToAlphanumeric } from "../fold-text.ts";
import { REBOOKED_DAYS } from "../segments/segment.ts";
import { type CityOrPoint, isNear } from "./trips-for-booking.ts";

/** The fields by which two records are compared. */
export interface ComparableBooking {
  readonly kind: BookingKind;
  readonly status: BookingStatus;
  readonly title: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly startTime: string | null;
  readonly provider: string | null;
  readonly confirmationNumber: string | null;
  /** The place, as far as it is known. */
  readonly where: CityOrPoint;
}

/**
 * The record among `kept` that is the same booking: by confirmation number and kind or provider; otherwise, when one of
 * the two has no number, by kind, dates and place. Undefined when there is none, or when several could be meant without
 * a number.
 *
 * @param written `mail`: a mail may move a booking or state another leg of it; `hand`: entering other dates or
 *   another place under the same number means another booking
 */
export function findSameBooking<Kept extends ComparableBooking>(
  wanted: ComparableBooking,
  kept: readonly Kept[],
  written: "mail" | "hand",
): Kept | undefined {
  const numbered = kept.filter(
    (it) => isSameNumber(wanted, it) && (written === "mail" || (isSameTime(wanted, it) && !isElsewhere(wanted, it))),
  );
  if (numbered.length > 0) return numbered.find((it) => it.status === "confirmed") ?? numbered[0];
  const alike = kept.filter((it) => it.status === "confirmed" && isAlike(wanted, it));
  return alike.length === 1 ? alike[0] : undefined;
}

export const numberOfBooking = ({ confirmationNumber }: Pick<ComparableBooking, "confirmationNumber">) =>
  foldToAlphanumeric(confirmationNumber ?? "");

function isSameNumber(a: ComparableBooking, b: ComparableBooking): boolean {
  const number = numberOfBooking(a);
  if (number === "" || number !== numberOfBooking(b)) return false;
  if (a.startDate !== null && b.startDate !== null && Math.abs(daysBetween(a.startDate, b.startDate)) > REBOOKED_DAYS)
    return false;
  return isSameKind(a, b) || isSameText(a.provider, b.provider);
}

/** The kind `other` means that the kind was not recognised. */
const isSameKind = (a: ComparableBooking, b: ComparableBooking) =>
  a.kind === b.kind || a.kind === "other" || b.kind === "other";

const isSameText = (a: string | null, b: string | null) =>
  a !== null && b !== null && foldToAlphanumeric(a) === foldToAlphanumeric(b);

function isAlike(a: ComparableBooking, b: ComparableBooking): boolean {
  const [one, two] = [numberOfBooking(a), numberOfBooking(b)];
  if (one !== "" && two !== "") return false;
  if (a.kind !== b.kind || a.startDate === null || b.startDate === null || !isSameTime(a, b)) return false;
  if (isSameText(a.title, b.title)) return true;
  // For a flight the city is the whole place; a city has many hotels and restaurants.
  return (
    a.kind === "flight" &&
    isNear(a.where, b.where) &&
    !(a.provider && b.provider && !isSameText(a.provider, b.provider))
  );
}

/** A time that only one of them states is no contradiction. Two tables on one day are two bookings. */
function isSameTime(a: ComparableBooking, b: ComparableBooking): boolean {
  const same = (one: string | null, two: string | null) => one === null || two === null || one === two;
  const clocks = a.kind === "stay" || same(a.startTime, b.startTime);
  return same(a.startDate, b.startDate) && same(a.endDate, b.endDate) && clocks;
}

/** Both state a place, and the places differ. */
function isElsewhere({ where: a }: ComparableBooking, { where: b }: ComparableBooking): boolean {
  const says = (it: CityOrPoint) => it.city !== null || it.point !== null;
  return says(a) && says(b) && !isNear(a, b);
}
