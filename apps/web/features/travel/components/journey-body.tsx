import { clockIn, nameBesideCode } from "@caravan/domain/segments/segment";
import { classNames } from "@/ui/class-names.ts";
import { formatDate, formatDuration } from "@/ui/format.ts";
import { t } from "../messages/page/index.ts";
import { daysLater, isSameClock, minutesBetween, shiftMark, shiftWords, zoneName } from "../model/zones.ts";
import type { SegmentFacts, SegmentPlace } from "../types.ts";

/** A journey: departure, duration and arrival. */
export function JourneyBody({ segment }: { segment: SegmentFacts }) {
  const { start, end, from, to, start_timezone, end_timezone, details } = segment;
  if (!from && !to && start === null && end === null) return null;
  const minutes = minutesBetween(start, start_timezone, end, end_timezone);
  // Two ends in the same time zone show no zone.
  const named = !isSameClock(start_timezone, end_timezone, start ?? end);
  return (
    // One end below the other, where the letters are too large for two columns.
    <div className="@container">
      <div className="grid @max-[13rem]:grid-cols-1 @max-[13rem]:gap-y-3 grid-cols-[minmax(0,1fr)_minmax(3.5rem,auto)_minmax(0,1fr)] gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(5rem,0.8fr)_minmax(0,1fr)] sm:gap-x-6">
        <JourneyEnd
          align="start"
          word={t("departure")}
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
              <span className="sr-only">{t("takes")} </span>
              {formatDuration(minutes)}
            </p>
          )}
        </div>
        <JourneyEnd
          align="end"
          word={t("arrival")}
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

interface JourneyEndProps {
  word: string;
  local: string | null;
  /** Days after the departure. */
  days?: number;
  /** "Tue 4 May": read out when the day is another one. */
  dateWord?: string;
  /** The name of the time zone there; empty when it need not be shown. */
  zone: string;
  place: SegmentPlace | null;
  terminal: string | null;
  platform?: string | null;
  align: "start" | "end";
}

function JourneyEnd({ word, local, days = 0, dateWord, zone, place, terminal, platform, align }: JourneyEndProps) {
  const clock = clockIn(local);
  const more = [terminal && terminalWords(terminal), platform && t("platform", { number: platform })]
    .filter(Boolean)
    .join(" · ");
  return (
    <div className={classNames("wrap-anywhere min-w-0", align === "end" && "text-right")}>
      <p className={classNames("flex flex-wrap items-baseline gap-x-1.5", align === "end" && "justify-end")}>
        <span className="sr-only">{word}: </span>
        {clock === null ? (
          <span className="py-1 text-faint text-sm">{local === null ? t("time.notKnown") : t("time.none")}</span>
        ) : (
          <span className="font-display font-semibold text-2xl tabular-nums tracking-tight">{clock}</span>
        )}
        {days !== 0 && clock !== null && (
          <span className="font-medium text-danger text-sm tabular-nums">
            <span aria-hidden="true">{shiftMark(days)}</span>
            <span className="sr-only">
              {shiftWords(days)}, {dateWord}
            </span>
          </span>
        )}
        {zone && <span className="text-faint text-sm">{zone}</span>}
      </p>
      {place && (
        <p className="mt-2 font-medium leading-snug">
          {place.iata && <span className="tracking-wide">{place.iata}</span>}{" "}
          <span className={place.iata ? "text-muted" : ""}>{nameBesideCode(place) ?? place.city}</span>
        </p>
      )}
      {more && <p className="mt-0.5 text-muted text-sm">{more}</p>}
    </div>
  );
}

/** Mails write "5", "T5" and "Terminal 5". */
const terminalWords = (terminal: string) =>
  t("terminal", { number: terminal.replace(/^(?:terminal\s*|T(?=\d))/i, "") });
