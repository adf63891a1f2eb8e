import { addDays, datesFrom } from "@caravan/domain/calendar";
import { dayOf } from "@caravan/domain/segments/segment";
import { lineOf, type Segment } from "@/features/travel/index.ts";
import type { DateMark } from "@/ui/range-calendar.tsx";
import { t } from "../messages/dates/index.ts";

/** Booked nights and travel by their dates. */
export function calendarMarks(segments: readonly Segment[]): ReadonlyMap<string, readonly DateMark[]> {
  const marks = new Map<string, DateMark[]>();
  const put = (date: string, mark: DateMark) => marks.set(date, [...(marks.get(date) ?? []), mark]);
  for (const segment of booked(segments)) {
    const { start, end, first, last } = segment;
    if (segment.kind !== "hotel") put(first, { kind: "travel", words: lineOf(segment) });
    else if (start !== null && end !== null)
      for (const date of datesFrom(first, addDays(last, -1)))
        put(date, { kind: "night", words: t("night", { name: lineOf(segment) }) });
  }
  return marks;
}

/** What is booked, wholly or in part, on dates that are not between these. */
export function bookedOutside(segments: readonly Segment[], from: string, to: string): readonly Segment[] {
  return booked(segments).filter(({ first, last }) => first < from || last > to);
}

function booked(segments: readonly Segment[]) {
  return segments.flatMap((segment) => {
    const [first, last] = [dayOf(segment.start ?? segment.end), dayOf(segment.end ?? segment.start)];
    return segment.status === "cancelled" || first === null || last === null ? [] : { ...segment, first, last };
  });
}
