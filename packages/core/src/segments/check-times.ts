import { addDays } from "@caravan/domain/calendar";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { dayOf, type SegmentField } from "@caravan/domain/segments/segment";
import { invalidAt } from "../kernel/errors.ts";

type Timed = Pick<ReadSegment, "kind" | "start" | "end" | "startTimezone" | "endTimezone">;

/**
 * Refuses an end before its beginning. A journey between zones may end earlier by the clocks than it began, and a flight across
 * the date line on the day before.
 *
 * @param changed the fields that somebody sets: a text that says it so itself is no mistake of whoever corrects something else
 */
export function requireEndAfterStart(it: Timed, changed: readonly SegmentField[], path = "end"): void {
  if (!changed.some((field) => ofTime.includes(field)) || it.start === null || it.end === null) return;
  // A date and a date-time can only be compared by day.
  const length = Math.min(it.start.length, it.end.length);
  const wrong = mayChangeZone(it)
    ? (dayOf(it.end) ?? "") < addDays(dayOf(it.start) ?? "", -1)
    : it.end.slice(0, length) < it.start.slice(0, length);
  if (wrong) throw invalidAt(path, "must not be before the start");
}

const ofTime: readonly SegmentField[] = ["kind", "start", "end", "startTimezone", "endTimezone"];

function mayChangeZone({ kind, startTimezone, endTimezone }: Timed): boolean {
  const stays = kind === "hotel" || kind === "meeting" || kind === "car_rental";
  return !stays && (startTimezone === null || startTimezone !== endTimezone);
}
