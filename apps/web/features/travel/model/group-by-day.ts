import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import type { SegmentFacts } from "../types.ts";
import { instantOf } from "./zones.ts";

/** Segments that begin on one day, in local time. */
export interface TravelDay<Of> {
  /** `YYYY-MM-DD`; null without a date. */
  readonly date: string | null;
  readonly segments: readonly Of[];
}

/**
 * In the order of time, across zones: a departure from Tokyo at ten comes before something that begins in Los Angeles
 * at nine of the same date. Each change of date begins a new day, so after a flight back over the date line a date may
 * come twice.
 *
 * @param homeZone for times whose own zone is unknown
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

/** A date without a time comes before the times of that day; for a stay after them, since people arrive first. */
function momentOf(it: SegmentFacts, homeZone: string | null): number {
  const [local, zone] = it.start === null ? [it.end, it.end_timezone] : [it.start, it.start_timezone];
  const day = dayOf(local);
  if (day === null) return Number.MAX_SAFE_INTEGER;
  const clock = clockIn(local) ?? (it.kind === "hotel" ? "23:59" : "00:00");
  const at = `${day}T${clock}`;
  return instantOf(at, zone ?? homeZone ?? "UTC") ?? instantOf(at, "UTC") ?? Number.MAX_SAFE_INTEGER;
}
