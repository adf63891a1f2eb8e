"use client";

import { addDays } from "@caravan/domain/calendar";
import { ChevronDown } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import type { Day } from "@/features/api-client/index.ts";
import { type DayMoment, useDayMoments, useNights } from "@/features/travel/index.ts";
import { useTripWeather } from "@/features/weather/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatTimes } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { whenIdle } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/device-choice.ts";
import { useBuilder } from "./builder-context.tsx";
import { DayHeading } from "./day-heading.tsx";
import { DaySection } from "./day-section.tsx";
import { dragHelpId } from "./sortable-activity.tsx";
import { useDayReasons } from "./use-explanation.ts";
import type { ListedDays } from "./use-listed-days.ts";
import { useNearDays } from "./use-near-days.ts";

/** Only on the days of the trip. */
const NextStop = loadedApart(() => import("./next-stop.tsx").then((module) => module.NextStop));
const ParkedTray = loadedApart(() => import("./parked-tray.tsx").then((module) => module.ParkedTray));
const DragLayer = loadedLater(() => import("./drag-layer.tsx").then((module) => module.DragLayer));

const noMoments: readonly DayMoment[] = [];

interface DaysBoardProps {
  listed: ListedDays;
  /** The days stand side by side. */
  columns: boolean;
}

/** The days with the parked tray. What is around them is rendered again more often than they are. */
export const DaysBoard = memo(function DaysBoard({ listed, columns }: DaysBoardProps) {
  const { trip } = useBuilder();
  const compact = useListDensity() === "compact";
  const reasons = useDayReasons(trip);
  const moments = useDayMoments(trip);
  const weather = useTripWeather(trip);
  const nights = useNights(trip);
  const list = useRef<HTMLDivElement>(null);
  const { isNear, heightOf, use } = useNearDays(list, listed.days);
  const [drags, setDrags] = useState(false);
  useEffect(() => whenIdle(() => setDrags(true)), []);
  return (
    <>
      <p id={dragHelpId} hidden>
        {t("drag.how")}
      </p>
      <div
        ref={list}
        onPointerDownCapture={use}
        onFocusCapture={use}
        className={
          columns
            ? "-mx-4 flex items-start gap-4 overflow-x-auto overscroll-x-contain px-4 pt-2 pb-6 *:w-84 *:shrink-0 sm:-mx-6 sm:px-6"
            : classNames("flex flex-col", compact ? "gap-3.5 pt-1" : "gap-10 pt-3")
        }
      >
        {!columns && listed.today !== null && <NextStop />}
        {!columns && listed.over > 0 && listed.shownDay === null && <EarlierDays listed={listed} />}
        {listed.days.map((day) =>
          isNear(day.id) ? (
            <DaySection
              key={day.id}
              day={day}
              reason={reasons.get(day.id)}
              weather={weather}
              moments={moments.get(day.date) ?? noMoments}
              morning={nights.get(addDays(day.date, -1))}
              evening={nights.get(day.date)}
            />
          ) : (
            <FarDay key={day.id} day={day} height={heightOf(day.id)} />
          ),
        )}
      </div>
      {trip.parked.length > 0 && <ParkedTray />}
      {drags && <DragLayer />}
    </>
  );
});

/** The days that are over, folded above today. */
function EarlierDays({ listed: { over, folded, fold } }: { listed: ListedDays }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<ChevronDown className={classNames("transition-transform", folded === 0 && "rotate-180")} />}
      aria-expanded={folded === 0}
      onClick={fold}
      className="-my-2 self-start text-muted"
    >
      {t("days.earlier", { count: over })}
    </Button>
  );
}

interface FarDayProps {
  day: Day;
  /** Its height when it was whole, in pixels; as many lines as it has stops where it never was. */
  height: number | undefined;
}

/** A day of a long plan that is far from what is seen: only what the browser may search, and as high as the whole day. */
const FarDay = memo(function FarDay({ day, height }: FarDayProps) {
  const compact = useListDensity() === "compact";
  return (
    <section
      id={`day-${day.id}`}
      aria-labelledby={`day-${day.id}-name`}
      style={{ minHeight: height }}
      className={classNames(
        "flex scroll-mt-36 flex-col [contain-intrinsic-size:auto_30rem] [content-visibility:auto] sheet:scroll-mt-20",
        compact ? "gap-1.5" : "gap-3",
      )}
    >
      <div className="flex min-h-11 items-center gap-x-3">
        <DayHeading day={day} />
      </div>
      <ol className="flex flex-col">
        {day.activities.map(({ id, title, start_time, end_time }) => (
          <li key={id} id={`activity-${id}`} className={classNames("scroll-mt-40 pl-3.5", compact ? "h-13" : "h-36")}>
            <span className="text-muted text-sm">{formatTimes(start_time, end_time)}</span> {title}
          </li>
        ))}
      </ol>
    </section>
  );
});
