import { addDays } from "@caravan/domain/calendar";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { dayOf, type SegmentField } from "@caravan/domain/segments/segment";
import { invalidAt } from "../kernel/errors.ts";

type Timed = Pick<ReadSegment, "kind" | "start" | "end" | "startTimezone" | "endTimezone">;

/**
 * Refuses an end before the start. Between zones a journey may end at an earlier local time than it started, and across
 * the date line on the day before.
 *
 * @param changed the fields that somebody sets: other fields may come from the source text
 */
export function requireEndAfterStart(it: Timed, changed: readonly SegmentField[], path = "end"): void {
  if (!changed.some((field) => ofTime.includes(field)) || it.start === null || it.end === null) return;
  // A date and a date-time can only be compared by day.
  const length = Math.min(it.start.length, it.end.length);
  const wrong = mayChangeZone(it)
    ? (dayOf(it.end) ?? "") < addDays(dayOf(it.start) ?? "", -1)
    : it.end.slice(0, length) < it.start.slice(0, length);
  if (wrong) throw invalidAt(path, endBeforeStart[it.kind ?? "other"]);
}

/** In the words of the forms' fields. */
const endBeforeStart: Readonly<Record<NonNullable<Timed["kind"]>, string>> = {
  flight: "Arrival must not be before departure.",
  train: "Arrival must not be before departure.",
  hotel: "Check-out must not be before check-in.",
  car_rental: "The return must not be before the pick-up.",
  meeting: "The end must not be before the start.",
  other: "The end must not be before the start.",
};

const ofTime: readonly SegmentField[] = ["kind", "start", "end", "startTimezone", "endTimezone"];

function mayChangeZone({ kind, startTimezone, endTimezone }: Timed): boolean {
  const stays = kind === "hotel" || kind === "meeting" || kind === "car_rental";
  return !stays && (startTimezone === null || startTimezone !== endTimezone);
}
