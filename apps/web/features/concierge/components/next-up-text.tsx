import { roughly } from "@caravan/domain/concierge/format";
import type { ReactNode } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatClock, formatDate, formatDuration, formatRange, sentences } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { t } from "../messages/index.ts";
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
            {lateBy > 0 && <p className="font-semibold">{t("lateBy", { time: formatDuration(roughly(lateBy)) })}</p>}
            <Next stop={next} />
            <Now outlook={outlook} free={when === "by" && "leaving"} />
            <p>{wayWords(way, outlook.now)}</p>
          </div>
        </>
      );
    }
    case "next":
      return (
        <Big above={t("next", { until: untilWords(headline.minutes) })} big={headline.next.title}>
          <p className="tabular-nums">{spanOf(headline.next)}</p>
          <Now outlook={outlook} free={false} />
        </Big>
      );
    case "now":
      return (
        <Big above={t("nowUntil", { time: headline.now.end.time })} big={headline.now.title}>
          <p>{t("nothingAfter")}</p>
          <Later stop={headline.later} now={now} />
        </Big>
      );
    case "before":
      return (
        <Big above={t("starts")} big={headline.days === 1 ? t("tomorrow") : t("inDays", { count: headline.days })}>
          <p>{formatDate(trip.start_date, "long")}</p>
          <p className="wrap-anywhere">
            {first ? t("first", { what: [first.title, first.times].filter(Boolean).join(", ") }) : t("nothingYet")}
          </p>
          {!first && (
            <Link
              href={`/trips/${trip.id}`}
              className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
            >
              {t("planDays")}
            </Link>
          )}
        </Big>
      );
    case "after":
      return (
        <Big above={t("ended", { date: formatDate(trip.end_date) })} big={t("welcomeBack")}>
          <Link
            href={`/trips/${trip.id}/money`}
            className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
          >
            {t("seeCost")}
          </Link>
        </Big>
      );
    case "untimed":
      return (
        <Big above={t("ownPace")} big={t("noTimes", { count: headline.titles.length })}>
          <p className="wrap-anywhere">{headline.titles.slice(0, 4).join(" · ")}</p>
          <Later stop={headline.later} now={now} />
        </Big>
      );
    case "over":
      return (
        <Big above={t("allToday")} big={t("restYours")}>
          <Later stop={headline.later} now={now} />
        </Big>
      );
    case "empty":
      return (
        <Big above={t("nothingToday")} big={t("dayYours")}>
          <Later stop={headline.later} now={now} />
        </Big>
      );
  }
}

function Leave({ headline: { way, minutes, when } }: { headline: Headline & { kind: "leave" } }) {
  if (when === "now") return <Big big={t("leaveNow")} />;
  if (when === "soon") return <Big above={t("leave")} big={t("leave.soon")} />;
  return (
    <Big
      above={t("leave.by")}
      big={
        <>
          {formatClock(way.leave_by.time)}{" "}
          <span className="whitespace-nowrap text-[0.5em] tracking-normal">{untilWords(minutes)}</span>
        </>
      }
    />
  );
}

function Next({ stop }: { stop: Stop }) {
  return (
    <p className="wrap-anywhere">
      <span className="sr-only">{t("next.label")} </span>
      <span className="font-semibold">{stop.title}</span>, {formatClock(stop.start.time)}
    </p>
  );
}

interface NowProps {
  outlook: Outlook;
  /** The stop after the free time; false when there is none, or its length is unknown. */
  free: "leaving" | "rest" | false;
}

function Now({ outlook: { now, free_minutes }, free }: NowProps) {
  const minutes = free === false ? 0 : (free_minutes ?? 0);
  if (!now && minutes < 10) return null;
  return (
    <p className="wrap-anywhere">
      {sentences([
        ...(now ? [t("now.is", { what: now.title, time: now.end.time })] : []),
        ...(minutes >= 10 ? [freeWords(formatDuration(minutes), now !== null, free)] : []),
      ])}
    </p>
  );
}

function freeWords(time: string, afterNow: boolean, free: NowProps["free"]): string {
  if (afterNow) return t("free.after", { time });
  return free === "leaving" ? t("free.before", { time }) : t("free", { time });
}

function Later({ stop, now }: { stop: Stop | null; now: LocalMoment }) {
  if (!stop) return null;
  return (
    <p className="wrap-anywhere">
      {t("next.label")} <span className="font-semibold">{stop.title}</span>, {momentWords(stop.start, now)}
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
