import { clockIn } from "@caravan/domain/segments/segment";
import { classNames } from "@/ui/class-names.ts";
import type { SegmentPlace } from "./types.ts";
import { shiftMark, shiftWords } from "./zones.ts";

export interface JourneyEndProps {
  word: "Departure" | "Arrival";
  local: string | null;
  /** Days after the departure. */
  days?: number;
  /** "Tue 4 May": read out where the day is another one. */
  dateWord?: string;
  /** What people there call their clock; empty where it goes without saying. */
  zone: string;
  place: SegmentPlace | null;
  terminal: string | null;
  platform?: string | null;
  align: "start" | "end";
}

export function JourneyEnd({
  word,
  local,
  days = 0,
  dateWord,
  zone,
  place,
  terminal,
  platform,
  align,
}: JourneyEndProps) {
  const clock = clockIn(local);
  const more = [terminal && terminalWords(terminal), platform && `Platform ${platform}`].filter(Boolean).join(" · ");
  return (
    <div className={classNames("wrap-anywhere min-w-0", align === "end" && "text-right")}>
      <p className={classNames("flex flex-wrap items-baseline gap-x-1.5", align === "end" && "justify-end")}>
        <span className="sr-only">{word}: </span>
        {clock === null ? (
          <span className="py-1 text-faint text-sm">{local === null ? "Time not known" : "No time stated"}</span>
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
          {place.iata && <span className="mr-1.5 tracking-wide">{place.iata}</span>}
          <span className={place.iata ? "text-muted" : ""}>{place.name}</span>
        </p>
      )}
      {more && <p className="mt-0.5 text-muted text-sm">{more}</p>}
    </div>
  );
}

/** Mails write "5", "T5" and "Terminal 5". */
const terminalWords = (terminal: string) =>
  /^terminal/i.test(terminal) ? terminal : `Terminal ${terminal.replace(/^T(?=\d)/i, "")}`;
