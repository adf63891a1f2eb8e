"use client";

import { useEffect, useState } from "react";
import type { PlannedDay } from "@/features/api-client/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { formatClock, formatDate } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { Progress } from "@/ui/progress.tsx";
import { t } from "../messages/index.ts";
import type { PlanProgress } from "../model/plan-progress.ts";

/** Scrolls to the newest day. */
const stopsOnPhone = 3;
const announceMs = 2_500;

/** The progress of a plan with `total` days, and the `newest` of its days, as many as fit on the screen. */
export function PlanProgressView({
  progress,
  total,
  newest = 3,
}: {
  progress: PlanProgress;
  total: number;
  newest?: number;
}) {
  const { days } = progress;
  const label = words(progress, total);
  const earlier = days.length - newest;
  return (
    <div className="flex flex-col gap-5">
      <Progress label={label} value={days.length > 0 ? days.length / total : null} />
      <Announcement
        text={days.length > 0 && days.length < total ? t("progress.planned", { count: days.length }) : label}
      />
      {days.length === 0 && newest > 0 && (
        <div aria-hidden="true" className="flex flex-col gap-3 opacity-60">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card opacity-50" />
        </div>
      )}
      {days.length > 0 && newest > 0 && (
        <div>
          {earlier > 0 && (
            <p className="mb-3 text-muted text-sm tabular-nums">{t("progress.ready", { count: earlier })}</p>
          )}
          <ol aria-label={t("progress.list")} className="flex flex-col gap-3">
            {days.slice(-newest).map((day) => (
              <PlannedDayCard key={day.date} day={day} />
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}

function words({ stage, places, days }: PlanProgress, total: number): string {
  if (days.length > 0)
    return total === 1 ? t("progress.only") : t("progress.day", { day: `${days.length}`, total: `${total}` });
  if (stage === "choosing") return places > 0 ? t("progress.places", { count: places }) : t("progress.choosing");
  return t(stage === "arranging" ? "progress.arranging" : "progress.waiting");
}

function PlannedDayCard({ day }: { day: PlannedDay }) {
  const stops = day.activities;
  return (
    <li className="flex animate-rise gap-3.5 rounded-card border bg-surface p-4 motion-reduce:animate-none">
      <span
        aria-hidden="true"
        className="w-1.5 shrink-0 rounded-full"
        style={{ background: dayColour(day.day_number - 1) }}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {formatDate(day.date, "day")} <span className="text-faint">·</span>{" "}
          {t("progress.number", { day: `${day.day_number}` })}
        </p>
        <p className="mt-0.5 line-clamp-1 text-muted text-sm max-sm:hidden">{day.reason}</p>
        {stops.length > 0 && (
          <ul className="mt-2.5 grid gap-x-5 gap-y-1 text-[0.9375rem] sm:grid-cols-2">
            {stops.map((stop, index) => (
              <li
                key={`${index} ${stop.title}`}
                className={classNames("flex min-w-0 gap-2.5", index >= stopsOnPhone && "max-sm:hidden")}
              >
                <span className="w-11 shrink-0 text-muted tabular-nums">{formatClock(stop.start_time ?? "")}</span>
                <span className="truncate">{stop.title}</span>
              </li>
            ))}
          </ul>
        )}
        {stops.length > stopsOnPhone && (
          <p className="mt-1 pl-13.5 text-muted text-sm sm:hidden">
            {t("progress.more", { count: stops.length - stopsOnPhone })}
          </p>
        )}
      </div>
    </li>
  );
}

/** Announces the progress to screen readers, but not each single step. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), said === text ? 0 : announceMs);
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
