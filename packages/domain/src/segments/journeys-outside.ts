import { addDays } from "../calendar.ts";
import { clockIn, dayOf, type Segment } from "./segment.ts";
import { titleWorded } from "./title-said.ts";

/** A journey that starts by then on the day after the trip belongs to the trip's last night. */
const LAST_NIGHT = "04:00";

/** Flights, trains and rides of a trip that start after it or end before it, in the order of their dates. */
export function journeysOutside(
  segments: readonly Segment[],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): readonly { readonly title: string; readonly date: string }[] {
  return segments
    .flatMap((it) => {
      const [first, last] = [dayOf(it.start), dayOf(it.end) ?? dayOf(it.start)];
      if (!isJourney(it) || it.status === "cancelled" || it.removed || first === null || last === null) return [];
      const isLastNight = first === addDays(endDate, 1) && (clockIn(it.start) ?? "24:00") <= LAST_NIGHT;
      return (first > endDate && !isLastNight) || last < startDate ? [{ title: titleWorded(it), date: first }] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function isJourney({ kind, from, to }: Segment): boolean {
  return kind === "flight" || kind === "train" || (kind === "other" && from !== null && to !== null);
}
