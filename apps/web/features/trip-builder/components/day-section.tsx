"use client";

import { NotebookPen, Plus } from "lucide-react";
import { memo, useState } from "react";
import type { ApiOutputs, Day } from "@/features/api-client/index.ts";
import { CommentsButton } from "@/features/comments/index.ts";
import { type DayMoment, interleave, type NightInStay, stayWays } from "@/features/travel/index.ts";
import type { useTripWeather } from "@/features/weather/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { spellValues } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/device-choice.ts";
import { useActivitiesInOrder, useDragPart, useDragStore } from "../model/drag-store.ts";
import { useBuilder } from "./builder-context.tsx";
import { DayHeading, DayNotes } from "./day-heading.tsx";
import { DayMenu } from "./day-menu.tsx";
import { SortableActivity } from "./sortable-activity.tsx";
import { WayToOrFromStay } from "./travel-hint.tsx";

/** Only for days within reach of a forecast. */
const DaySky = loadedLater(() => import("./day-sky.tsx").then((module) => module.DaySky));
const DayWeatherDetails = loadedLater(() => import("./day-sky.tsx").then((module) => module.DayWeatherDetails));
/** Only where something is booked beside the plan. */
const MomentRow = loadedApart(() => import("./moment-row.tsx").then((module) => module.MomentRow));
const ReplanDayDialog = loadedApart(() => import("./replan-day-dialog.tsx").then((module) => module.ReplanDayDialog));

export interface DaySectionProps {
  day: Day;
  /** Departures, check-ins and similar entries, which cannot be moved. */
  moments: readonly DayMoment[];
  /** The stay of the night before this day, and that of the night after. */
  morning: NightInStay | undefined;
  evening: NightInStay | undefined;
  /** The explanation of the day. */
  reason: string | undefined;
  weather: ReturnType<typeof useTripWeather>;
}

const noMoments: readonly DayMoment[] = [];

export const DaySection = memo(function DaySection({
  day,
  moments,
  morning,
  evening,
  reason,
  weather,
}: DaySectionProps) {
  const { trip, canEdit, edits, drag, openNewActivity } = useBuilder();
  // During a drag not the trip's order.
  const activities = useActivitiesInOrder(drag, trip, day);
  const [writing, setWriting] = useState(false);
  const [forecast, setForecast] = useState(false);
  const sky = weather.byDate.get(day.date);
  const [looking, setLooking] = useState(false);
  const [preview, setPreview] = useState<ApiOutputs["days"]["previewPlan"] | null>(null);
  const replan = async () => {
    setLooking(true);
    setPreview(await edits.previewDayPlan(day));
    setLooking(false);
  };
  const compact = useListDensity() === "compact";
  const dayIndex = day.day_number - 1;
  const { before, atEnd } = interleave(activities, moments);
  const { out, back } = stayWays(activities, moments, { morning, evening });
  return (
    <section
      ref={useDragPart(drag, "day", day.id)}
      id={`day-${day.id}`}
      aria-labelledby={`day-${day.id}-name`}
      aria-busy={looking}
      className={classNames("@container flex scroll-mt-36 flex-col sheet:scroll-mt-20", compact ? "gap-1.5" : "gap-3")}
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 @sm:gap-x-3">
        <DayHeading day={day} />
        {sky && (
          <DaySky
            sky={sky}
            detailsId={`day-${day.id}-weather`}
            open={forecast}
            onPress={() => setForecast(!forecast)}
          />
        )}
        <span className="whitespace-nowrap text-faint text-sm @max-md:hidden">
          {activities.length > 0 && t("stops", { count: activities.length })}
        </span>
        <CommentsButton
          about={{ kind: "day", id: day.id }}
          of={t("day.of", { day: `${day.day_number}` })}
          className="-my-2"
        />
        <TooltipButton
          label={t(day.notes ? "day.editNote" : "day.addNote", { day: `${day.day_number}` })}
          icon={<NotebookPen />}
          aria-expanded={writing}
          onClick={() => setWriting(!writing)}
          className="-my-2 -mr-2"
        />
        {compact && (
          <TooltipButton
            label={t("day.addActivity", { day: `${day.day_number}` })}
            icon={<Plus />}
            onClick={() => openNewActivity(day.id)}
            className="-my-2 -mr-2"
          />
        )}
        {canEdit && <DayMenu day={day} busy={looking} onReplan={() => void replan()} />}
      </div>
      {sky && forecast && <DayWeatherDetails id={`day-${day.id}-weather`} weather={sky} source={weather.source} />}
      {reason && activities.length > 0 && <DayReason words={spellValues(reason)} folded={compact} />}
      <DayNotes day={day} writing={writing} onClose={() => setWriting(false)} />
      {looking && (
        <p role="status" className="animate-fade-in rounded-card bg-accent-soft px-4 py-3 text-on-accent-soft">
          {t("day.looking")}
        </p>
      )}
      {preview && <ReplanDayDialog day={day} preview={preview} moments={moments} onClose={() => setPreview(null)} />}
      {out && <WayToOrFromStay way={out} name="way.from" small={compact} />}
      {activities.length > 0 ? (
        <ol className="flex flex-col">
          {activities.map((activity, index) => (
            <SortableActivity
              key={activity.id}
              activity={activity}
              next={activities[index + 1]}
              number={index + 1}
              dayIndex={dayIndex}
              moments={before.get(activity.id) ?? noMoments}
              parted={before.has(activities[index + 1]?.id ?? "")}
            />
          ))}
        </ol>
      ) : (
        <EmptyDay dayId={day.id} compact={compact} />
      )}
      {back && <WayToOrFromStay way={back} name="way.back" small={compact} />}
      {atEnd.length > 0 && (
        <ul className="-mt-1 flex flex-col gap-2.5">
          {atEnd.map((moment) => (
            <li key={moment.id}>
              <MomentRow moment={moment} />
            </li>
          ))}
        </ul>
      )}
      {!compact && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus />}
          aria-label={t("day.addActivity", { day: `${day.day_number}` })}
          onClick={() => openNewActivity(day.id)}
          className="self-start text-muted"
        >
          {t("addActivity")}
        </Button>
      )}
    </section>
  );
});

function EmptyDay({ dayId, compact }: { dayId: string; compact: boolean }) {
  const { drag } = useBuilder();
  const isOver = useDragStore(drag, dayId, () => drag.lookOf(dayId).isOver);
  return (
    <p
      className={classNames(
        "rounded-card border border-dashed px-4 text-center text-muted",
        compact ? "py-2.5" : "py-6",
        isOver && "border-accent bg-accent-soft text-on-accent-soft",
      )}
    >
      {t("day.empty")}
    </p>
  );
}

/** Why the day is as it is; folded, it is one line that a press opens. */
function DayReason({ words, folded }: { words: string; folded: boolean }) {
  const [open, setOpen] = useState(false);
  if (!folded) return <p className="-mt-1 wrap-anywhere pl-4.5 text-[0.9375rem] text-muted">{words}</p>;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className={classNames(
        "min-h-6 rounded-lg pl-4.5 text-left text-muted text-sm hover:text-ink",
        open ? "wrap-anywhere" : "truncate",
      )}
    >
      {words}
    </button>
  );
}
