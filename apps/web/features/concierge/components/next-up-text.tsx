import { roughly } from "@caravan/domain/concierge/format";
import type { ReactNode } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { count, formatDate, formatDuration, formatRange } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { wayWords } from "../messages.ts";
import { momentWords, untilWords } from "../model/clock.ts";
import type { Headline } from "../model/next-up.ts";
import type { TripStart } from "../model/trip-start.ts";
import type { LocalMoment, Outlook, Stop } from "../types.ts";

interface NextUpTextProps {
  headline: Headline;
  outlook: Outlook;
  trip: Trip;
  /** The first activity of the trip. */
  first: TripStart | null;
  now: LocalMoment;
}

export function NextUpText({ headline, outlook, trip, first, now }: NextUpTextProps) {
  switch (headline.kind) {
    case "leave": {
      const { next, way, lateBy, when } = headline;
      return (
        <>
          <Leave headline={headline} />
          <div className="mt-3 flex flex-col gap-1 text-[1.0625rem] leading-snug">
            {lateBy > 0 && <p className="font-semibold">You will be about {formatDuration(roughly(lateBy))} late.</p>}
            <Next stop={next} />
            <Now outlook={outlook} free={when === "by" && "before you leave"} />
            <p>{wayWords(way, outlook.now)}</p>
          </div>
        </>
      );
    }
    case "next":
      return (
        <Big above={`Next, ${untilWords(headline.minutes)}`} big={headline.next.title}>
          <p className="tabular-nums">{spanOf(headline.next)}</p>
          <Now outlook={outlook} free={false} />
        </Big>
      );
    case "now":
      return (
        <Big above={`Now, until ${headline.now.end.time}`} big={headline.now.title}>
          <p>Nothing more after that today.</p>
          <Later stop={headline.later} now={now} />
        </Big>
      );
    case "before":
      return (
        <Big above="Your trip starts" big={headline.days === 1 ? "tomorrow" : `in ${count(headline.days, "day")}`}>
          <p>{formatDate(trip.start_date, "long")}</p>
          <p className="wrap-anywhere">
            {first ? `First: ${[first.title, first.times].filter(Boolean).join(", ")}` : "Nothing is planned yet."}
          </p>
        </Big>
      );
    case "after":
      return (
        <Big above={`Your trip ended on ${formatDate(trip.end_date)}`} big="Welcome back">
          <Link
            href={`/trips/${trip.id}/money`}
            className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
          >
            See what it cost
          </Link>
        </Big>
      );
    case "untimed":
      return (
        <Big above="At your own pace" big={`${count(headline.titles.length, "thing")}, no times`}>
          <p className="wrap-anywhere">{headline.titles.slice(0, 4).join(" · ")}</p>
          <Later stop={headline.later} now={now} />
        </Big>
      );
    case "over":
      return (
        <Big above="That’s all for today" big="The rest is yours">
          <Later stop={headline.later} now={now} />
        </Big>
      );
    case "empty":
      return (
        <Big above="Nothing planned today" big="The day is yours">
          <Later stop={headline.later} now={now} />
        </Big>
      );
  }
}

function Leave({ headline: { way, minutes, when } }: { headline: Headline & { kind: "leave" } }) {
  if (when === "now") return <Big big="Leave now" />;
  if (when === "soon") return <Big above="Leave" big="as soon as you can" />;
  return (
    <Big
      above="Leave by"
      big={
        <>
          {way.leave_by.time}{" "}
          <span className="whitespace-nowrap text-[0.5em] tracking-normal">{untilWords(minutes)}</span>
        </>
      }
    />
  );
}

function Next({ stop }: { stop: Stop }) {
  return (
    <p className="wrap-anywhere">
      <span className="sr-only">Next: </span>
      <span className="font-semibold">{stop.title}</span>, {stop.start.time}
    </p>
  );
}

interface NowProps {
  outlook: Outlook;
  /** The stop after the free time; false when there is none, or its length is unknown. */
  free: string | false;
}

function Now({ outlook: { now, free_minutes }, free }: NowProps) {
  const minutes = free === false ? 0 : (free_minutes ?? 0);
  if (!now && minutes < 10) return null;
  return (
    <p className="wrap-anywhere">
      {now && `Now: ${now.title}, until ${now.end.time}. `}
      {minutes >= 10 && `${formatDuration(minutes)} free ${now ? "after that" : free}.`}
    </p>
  );
}

function Later({ stop, now }: { stop: Stop | null; now: LocalMoment }) {
  if (!stop) return null;
  return (
    <p className="wrap-anywhere">
      Next: <span className="font-semibold">{stop.title}</span>, {momentWords(stop.start, now)}
    </p>
  );
}

const spanOf = ({ start, end }: Stop) => formatRange(start.time, end.time);

/** A small line above, a large one in the middle, and details below. */
function Big({ above, big, children }: { above?: ReactNode; big: ReactNode; children?: ReactNode }) {
  return (
    <>
      {above && <p className="mt-1 font-medium">{above}</p>}
      <h2
        className={classNames(
          "wrap-anywhere text-balance font-[650] font-display text-[clamp(2.25rem,1.6rem+3vw,3.5rem)] leading-none tracking-tight",
          !above && "mt-3",
        )}
      >
        {big}
      </h2>
      {children && <div className="mt-3 flex flex-col gap-1 text-[1.0625rem] leading-snug">{children}</div>}
    </>
  );
}
