import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { formatDate } from "@/ui/format.ts";
import { whereabouts } from "./segment-words.ts";
import type { SegmentFacts, SegmentPlace } from "./types.ts";
import { isSameClock, zoneName } from "./zones.ts";

export function CarBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, from, to, start_timezone, end_timezone } = segment;
  const named = !isSameClock(start_timezone, end_timezone, start ?? end);
  // Given back where it came from: said once.
  const same = from !== null && to !== null && whereabouts(from) === whereabouts(to);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Handover word="Pick-up" local={start} zone={named ? zoneName(start_timezone, start) : ""} place={from} />
      <Handover
        word="Return"
        local={end}
        zone={named ? zoneName(end_timezone, end) : ""}
        place={same ? null : to}
        {...(same && { note: "Same place" })}
      />
    </dl>
  );
}

interface HandoverProps {
  word: string;
  local: string | null;
  zone: string;
  place: SegmentPlace | null;
  note?: string;
}

function Handover({ word, local, zone, place, note }: HandoverProps) {
  const [day, clock] = [dayOf(local), clockIn(local)];
  const where = whereabouts(place) ?? note;
  return (
    <div className="min-w-0">
      <dt className="text-faint text-sm">{word}</dt>
      <dd className="wrap-anywhere">
        <span className="font-medium tabular-nums">
          {[day && formatDate(day, "day"), clock].filter(Boolean).join(", ") || "Time not known"}
        </span>
        {zone && <span className="ml-1.5 text-faint text-sm">{zone}</span>}
        {where && <span className="mt-0.5 block text-muted">{where}</span>}
      </dd>
    </div>
  );
}
