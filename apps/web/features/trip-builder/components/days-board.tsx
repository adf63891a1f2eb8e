"use client";

import { addDays } from "@caravan/domain/calendar";
import { ChevronDown } from "lucide-react";
import { memo, useEffect, useRef, useState } from "react";
import { type DayMoment, useDayMoments, useNights } from "@/features/travel/index.ts";
import { useTripWeather } from "@/features/weather/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { whenIdle } from "@/ui/when-idle.ts";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/list-density.ts";
import { useBuilder } from "./builder-context.tsx";
import { DaySection } from "./day-section.tsx";
import { FarDay } from "./far-day.tsx";
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
