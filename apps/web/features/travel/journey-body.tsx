import { formatDate, formatDuration } from "@/ui/format.ts";
import { JourneyEnd } from "./journey-end.tsx";
import type { SegmentFacts } from "./types.ts";
import { daysLater, isSameClock, minutesBetween, zoneName } from "./zones.ts";

/** From here to there: two clocks, and what lies between them. */
export function JourneyBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, from, to, start_timezone, end_timezone, details } = segment;
  if (!from && !to && start === null && end === null) return null;
  const minutes = minutesBetween(start, start_timezone, end, end_timezone);
  // Two clocks that agree need no name.
  const named = !isSameClock(start_timezone, end_timezone, start ?? end);
  return (
    // One end below the other where letters are too large for two beside each other.
    <div className="@container">
      <div className="grid @max-[13rem]:grid-cols-1 @max-[13rem]:gap-y-3 grid-cols-[minmax(0,1fr)_minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(5rem,0.8fr)_minmax(0,1fr)] sm:gap-x-6">
        <JourneyEnd
          align="start"
          word="Departure"
          local={start}
          zone={named ? zoneName(start_timezone, start) : ""}
          place={from}
          terminal={details.from_terminal}
          platform={details.from_platform}
        />
        <div className="flex flex-col items-center gap-1 pt-3.5 text-faint text-sm">
          <span aria-hidden="true" className="flex w-full items-center">
            <span className="size-1.5 shrink-0 rounded-full bg-line-strong" />
            <span className="h-px flex-1 border-line-strong border-t border-dashed" />
            <span className="size-1.5 shrink-0 rounded-full bg-line-strong" />
          </span>
          {minutes !== null && (
            <p className="whitespace-nowrap tabular-nums">
              <span className="sr-only">Takes </span>
              {formatDuration(minutes)}
            </p>
          )}
        </div>
        <JourneyEnd
          align="end"
          word="Arrival"
          local={end}
          days={daysLater(start, end)}
          {...(end !== null && { dateWord: formatDate(end.slice(0, 10), "day") })}
          zone={named ? zoneName(end_timezone, end) : ""}
          place={to}
          terminal={details.to_terminal}
        />
      </div>
    </div>
  );
}
