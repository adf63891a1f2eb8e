"use client";

import { Settings2, TriangleAlert, WifiOff } from "lucide-react";
import { useState } from "react";
import { domainError, type Trip, type Viewer } from "@/features/api-client/index.ts";
import { AskForNotifications } from "@/features/notifications/index.ts";
import { useDayMoments } from "@/features/travel/index.ts";
import { TripPage } from "@/features/trips/index.ts";
import { rainAdvice, SkyIcon, useTripWeather, weatherWords } from "@/features/weather/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatClock, spellValues } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { useNow } from "@/ui/use-now.ts";
import { useOnServer } from "@/ui/use-on-server.ts";
import { useWideWindow } from "@/ui/use-window-size.ts";
import { type Concierge, useConcierge } from "../api/use-concierge.ts";
import { t } from "../messages/index.ts";
import { clockOf, momentIn, otherClock } from "../model/clock.ts";
import { headlineOf } from "../model/next-up.ts";
import { tripStart } from "../model/trip-start.ts";
import type { Alert } from "../types.ts";
import { DayList } from "./day-list.tsx";
import { LocationCard } from "./location-card.tsx";
import { NextUpText } from "./next-up-text.tsx";
import { Recommendations } from "./recommendations.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { SettingsSheet } from "./settings-sheet.tsx";

/** Today's state for one traveller. */
export function TodayScreen({ tripId, viewer }: { tripId: string; viewer: Viewer }) {
  return (
    <TripPage tripId={tripId} name="Today" compact>
      {(trip) => <TodayPanel trip={trip} viewer={viewer} />}
    </TripPage>
  );
}

function TodayPanel({ trip, viewer }: { trip: Trip; viewer: Viewer }) {
  const { concierge, error, retry } = useConcierge(trip);
  if (concierge) return <Loaded concierge={concierge} viewer={viewer} />;
  if (error) return <ErrorState title={t("failed")} description={domainError(error).message} onRetry={retry} />;
  return <TodaySkeleton />;
}

function Loaded({ concierge, viewer }: { concierge: Concierge; viewer: Viewer }) {
  const { trip, state, behind, readAt } = concierge;
  const [settings, setSettings] = useState(false);
  const moments = useDayMoments(trip);
  const today = momentIn(state.timezone, useNow());
  const during = state.outlook.phase === "during";
  const wide = useWideWindow();
  const list = <DayList concierge={concierge} moments={moments} today={today} />;
  // It appears when the browser has answered, below the pressed button, which must not move.
  const ask = <AskForNotifications />;
  // On a phone one column, the most important first, which is also the tab order.
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-8">
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6">
        {behind && (
          <p role="status" className="flex items-center gap-2 text-muted">
            <WifiOff aria-hidden="true" className="size-4.5 shrink-0" />
            {t("behind", { time: clockOf(new Date(readAt).toISOString(), state.timezone) })}
          </p>
        )}
        <NextUpCard concierge={concierge} moments={moments} onSettings={() => setSettings(true)} />
        <Alerts concierge={concierge} />
        <Recommendations concierge={concierge} viewerId={viewer.id} />
        {(wide || !during) && list}
        {!during && ask}
      </div>
      {during && (
        <div className="contents lg:flex lg:flex-col lg:gap-8">
          <ReportPanel concierge={concierge} />
          {!wide && list}
          {ask}
          <LocationCard concierge={concierge} />
        </div>
      )}
      <SettingsSheet concierge={concierge} open={settings} onOpenChange={setSettings} />
    </div>
  );
}

function TodaySkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8"
    >
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-68 w-full rounded-panel" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}

/** An alert that no change of the plan can solve; the message says what to do. */
function Alerts({ concierge: { trip, state } }: { concierge: Concierge }) {
  if (state.alerts.length === 0) return null;
  return (
    <section aria-label={t("atRisk")} role="alert" className="flex flex-col gap-3">
      {state.alerts.map((alert) => (
        <div
          key={`${alert.code} ${alert.activity_ids} ${alert.segment_ids}`}
          className="flex gap-3 rounded-card bg-danger-soft px-4 py-3.5 text-on-danger-soft"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{spellValues(alert.message)}</p>
            <Link
              href={`/trips/${trip.id}${placeOf(alert)}`}
              className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
            >
              {alert.segment_ids.length > 0 ? t("seeDetails") : t("seeInPlan")}
            </Link>
          </div>
        </div>
      ))}
    </section>
  );
}

function placeOf({ segment_ids, activity_ids }: Alert): string {
  const [segment] = segment_ids;
  if (segment) return `/travel#segment-${segment}`;
  const [activity] = activity_ids;
  return activity ? `#activity-${activity}` : "";
}

interface NextUpCardProps {
  concierge: Concierge;
  /** Segments that fall on today. */
  moments: ReturnType<typeof useDayMoments>;
  onSettings: () => void;
}

/** The next stop in large letters, with the time at the trip's place. */
function NextUpCard({ concierge, moments, onSettings }: NextUpCardProps) {
  const { trip, state } = concierge;
  const instant = useNow();
  const now = momentIn(state.timezone, instant);
  const headline = headlineOf(state.outlook, trip, now, moments.has(now.date));
  const late = headline.kind === "leave" && headline.lateBy > 0;
  const onServer = useOnServer();
  const other = onServer ? null : otherClock(state.timezone, instant);
  const { byDate, source } = useTripWeather(trip);
  const sky = byDate.get(now.date);
  const advice = sky && rainAdvice(sky);
  const place = trip.destination.split(",")[0];
  return (
    <section
      aria-label={t("nowAndNext")}
      className={classNames(
        "rounded-panel px-5 pt-3 pb-5 sm:px-7 sm:pb-7",
        late ? "bg-danger text-on-danger" : "bg-accent text-on-accent",
      )}
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-[0.9375rem]">
          <time dateTime={`${now.date}T${now.time}`} className="font-semibold tabular-nums">
            {formatClock(now.time)}
          </time>{" "}
          {place && t("inPlace", { place })}
          {sky && (
            <span className="flex items-center gap-1.5">
              <SkyIcon sky={sky.sky} className="size-4.5 shrink-0" />
              {weatherWords(sky)}
            </span>
          )}
          {other && <span className="block text-sm">{t("deviceShows", { time: other })}</span>}
        </p>
        <button
          type="button"
          aria-label={t("settings")}
          onClick={onSettings}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control outline-current hover:bg-current/15 focus-visible:outline-current [&_svg]:size-5.5"
        >
          <Settings2 aria-hidden="true" />
        </button>
      </div>
      <NextUpText headline={headline} outlook={state.outlook} trip={trip} first={tripStart(trip, moments)} now={now} />
      {sky && source && (
        <p className="mt-3 wrap-anywhere text-[0.9375rem]">
          {advice && (
            <Link
              href={`/trips/${trip.id}#activity-${sky.if_wet?.activity_id}`}
              className="underline underline-offset-4"
            >
              {advice}
            </Link>
          )}{" "}
          <span className="text-sm">
            {t("weatherBy")}{" "}
            <a href={source.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
              {source.name}
            </a>
            .
          </span>
        </p>
      )}
    </section>
  );
}
