import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { formatDate, formatDuration } from "@/ui/format.ts";
import { headOf, whereabouts } from "./segment-words.ts";
import type { SegmentFacts } from "./types.ts";
import { daysLater, minutesBetween } from "./zones.ts";

/** A meeting, or whatever else has a time and a place. */
export function EventBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, place, provider } = segment;
  const where = whereabouts(place);
  const head = headOf(segment);
  const minutes = minutesBetween(start, segment.start_timezone, end, segment.end_timezone ?? segment.start_timezone);
  return (
    <div className="wrap-anywhere flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium tabular-nums">{timesOf(start, end)}</span>
        {minutes !== null && minutes < 1440 && <span className="text-faint text-sm">{formatDuration(minutes)}</span>}
      </p>
      {where && where !== head && <p className="text-muted">{where}</p>}
      {provider && provider !== head && <p className="text-muted text-sm">With {provider}</p>}
    </div>
  );
}

function timesOf(start: string | null, end: string | null): string {
  const [from, to] = [clockIn(start), clockIn(end)];
  if (start === null && end === null) return "Time not known";
  if (daysLater(start, end) === 0) return [from, to].filter(Boolean).join("–") || "No time stated";
  return [start, end].map(momentOf).filter(Boolean).join(" – ");
}

function momentOf(local: string | null): string {
  const [day, clock] = [dayOf(local), clockIn(local)];
  return [day && formatDate(day, "day"), clock].filter(Boolean).join(", ");
}
