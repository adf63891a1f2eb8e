import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import type { SegmentFacts } from "../types.ts";
import { instantOf } from "./zones.ts";

/** Segments that begin on one day, by the clocks there. */
export interface TravelDay<Of> {
  /** `YYYY-MM-DD`; null of what names no day. */
  readonly date: string | null;
  readonly segments: readonly Of[];
}

/**
 * In the order of time, across zones: what leaves Tokyo at ten comes before what begins in Los Angeles at nine of the same
 * date. A new day begins with each other date, so after a flight back over the date line a date may come twice.
 *
 * @param homeZone of times whose own zone is unknown
 */
export function travelDays<Of extends SegmentFacts>(segments: readonly Of[], homeZone: string | null): TravelDay<Of>[] {
  const placed = segments
    .map((segment, index) => ({ segment, index, at: momentOf(segment, homeZone) }))
    .sort((a, b) => a.at - b.at || a.index - b.index);
  const days: { date: string | null; segments: Of[] }[] = [];
  for (const { segment } of placed) {
    const date = dayOf(segment.start ?? segment.end);
    const last = days.at(-1);
    if (last && last.date === date) last.segments.push(segment);
    else days.push({ date, segments: [segment] });
  }
  return days;
}

/** A day without a clock comes before the times of that day; of a stay after them, since people arrive first. */
function momentOf(it: SegmentFacts, homeZone: string | null): number {
  const [local, zone] = it.start === null ? [it.end, it.end_timezone] : [it.start, it.start_timezone];
  const day = dayOf(local);
  if (day === null) return Number.MAX_SAFE_INTEGER;
  const clock = clockIn(local) ?? (it.kind === "hotel" ? "23:59" : "00:00");
  const at = `${day}T${clock}`;
  return instantOf(at, zone ?? homeZone ?? "UTC") ?? instantOf(at, "UTC") ?? Number.MAX_SAFE_INTEGER;
}
