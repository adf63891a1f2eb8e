import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { count, formatDate } from "@/ui/format.ts";
import { whereabouts } from "./segment-words.ts";
import type { SegmentFacts } from "./types.ts";
import { nightsBetween } from "./zones.ts";

/** When one may come and has to go, and how many nights lie between. */
export function StayBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, place } = segment;
  const nights = nightsBetween(start, end);
  const address = whereabouts(place, false);
  return (
    <div className="@container flex flex-col gap-3">
      {address && <p className="wrap-anywhere text-muted">{address}</p>}
      <dl className="grid @max-[13rem]:grid-cols-1 @max-[13rem]:justify-items-start @max-[13rem]:gap-y-2 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 sm:gap-x-6">
        <StayEnd word="Check-in" local={start} clockWord="from" />
        <div className="whitespace-nowrap rounded-full bg-sunken px-3 py-1 text-muted text-sm">
          <dt className="sr-only">Nights</dt>
          <dd>{nights === null ? "–" : count(nights, "night")}</dd>
        </div>
        <StayEnd word="Check-out" local={end} clockWord="by" />
      </dl>
    </div>
  );
}

function StayEnd({ word, local, clockWord }: { word: string; local: string | null; clockWord: string }) {
  const [day, clock] = [dayOf(local), clockIn(local)];
  return (
    <div className="min-w-0 @min-[13rem]:last:text-right">
      <dt className="text-faint text-sm">{word}</dt>
      <dd>
        <span className="block font-medium">{day ? formatDate(day, "day") : "Not known"}</span>
        {clock && (
          <span className="text-muted text-sm tabular-nums">
            {clockWord} {clock}
          </span>
        )}
      </dd>
    </div>
  );
}
