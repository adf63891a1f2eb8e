import { addDays } from "@caravan/domain/calendar";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { dayOf } from "@caravan/domain/segments/segment";
import { invalidAt } from "../errors.ts";

/** Refuses an end before its beginning; a flight across the date line may land on the day before it left. */
export function inOrder({ start, end }: Pick<ReadSegment, "start" | "end">): void {
  const [first, last] = [dayOf(start), dayOf(end)];
  if (first !== null && last !== null && last < addDays(first, -1))
    throw invalidAt("end", "must not be before the start");
}
