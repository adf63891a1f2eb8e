import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { formatDate, formatDuration, formatRange } from "@/ui/format.ts";
import { t } from "../messages/page/index.ts";
import { headOf, whereabouts } from "../messages.ts";
import { daysLater, isSameClock, minutesBetween, nightsBetween, zoneName } from "../model/zones.ts";
import type { SegmentFacts, SegmentPlace } from "../types.ts";
import { JourneyBody } from "./journey-body.tsx";

/** Times, zones and places, as its kind needs them. */
export function SegmentBody({ segment }: { segment: SegmentFacts }) {
  switch (segment.kind) {
    case "hotel":
      return <StayBody segment={segment} />;
    case "car_rental":
      return <CarBody segment={segment} />;
    case "flight":
    case "train":
      return <JourneyBody segment={segment} />;
    default:
      return segment.from || segment.to ? <JourneyBody segment={segment} /> : <EventBody segment={segment} />;
  }
}

function CarBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, from, to, start_timezone, end_timezone } = segment;
  const named = !isSameClock(start_timezone, end_timezone, start ?? end);
  // Returned where it was picked up: the place is shown once.
  const same = from !== null && to !== null && whereabouts(from) === whereabouts(to);
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Handover word={t("pickUp")} local={start} zone={named ? zoneName(start_timezone, start) : ""} place={from} />
      <Handover
        word={t("return")}
        local={end}
        zone={named ? zoneName(end_timezone, end) : ""}
        place={same ? null : to}
        {...(same && { note: t("samePlace") })}
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
          {[day && formatDate(day, "day"), clock].filter(Boolean).join(", ") || t("time.notKnown")}
        </span>
        {zone && <span className="ml-1.5 text-faint text-sm">{zone}</span>}
        {where && <span className="mt-0.5 block text-muted">{where}</span>}
      </dd>
    </div>
  );
}

/** A meeting, or anything else with a time and a place. */
function EventBody({ segment }: { segment: SegmentFacts }) {
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
      {provider && provider !== head && <p className="text-muted text-sm">{t("with", { provider })}</p>}
    </div>
  );
}

function timesOf(start: string | null, end: string | null): string {
  const [from, to] = [clockIn(start), clockIn(end)];
  if (start === null && end === null) return t("time.notKnown");
  const isOneDay = daysLater(start, end) === 0;
  const [first, last] = isOneDay ? [from, to] : [momentOf(start), momentOf(end)];
  return first && last ? formatRange(first, last) : first || last || t("time.none");
}

function momentOf(local: string | null): string {
  const [day, clock] = [dayOf(local), clockIn(local)];
  return [day && formatDate(day, "day"), clock].filter(Boolean).join(", ");
}

/** When guests can check in and must check out, and the number of nights between. */
function StayBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, place } = segment;
  const nights = nightsBetween(start, end);
  const address = whereabouts(place, false);
  return (
    <div className="@container flex flex-col gap-3">
      {address && <p className="wrap-anywhere text-muted">{address}</p>}
      <dl className="grid @max-[13rem]:grid-cols-1 @max-[13rem]:justify-items-start @max-[13rem]:gap-y-2 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 sm:gap-x-6">
        <StayEnd word={t("checkIn")} local={start} clockWord="from" />
        <div className="whitespace-nowrap rounded-full bg-sunken px-3 py-1 text-muted text-sm">
          <dt className="sr-only">{t("nights")}</dt>
          <dd>{nights === null ? "–" : t("nights.count", { count: nights })}</dd>
        </div>
        <StayEnd word={t("checkOut")} local={end} clockWord="by" />
      </dl>
    </div>
  );
}

function StayEnd({ word, local, clockWord }: { word: string; local: string | null; clockWord: "from" | "by" }) {
  const [day, clock] = [dayOf(local), clockIn(local)];
  return (
    <div className="min-w-0 @min-[13rem]:last:text-right">
      <dt className="text-faint text-sm">{word}</dt>
      <dd>
        <span className="block font-medium">{day ? formatDate(day, "day") : t("notKnown")}</span>
        {clock && (
          <span className="text-muted text-sm tabular-nums">
            {t(clockWord === "from" ? "from.clock" : "by.clock", { time: clock })}
          </span>
        )}
      </dd>
    </div>
  );
}
