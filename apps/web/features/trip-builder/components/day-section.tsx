"use client";

import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { NotebookPen, Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Activity, ApiOutputs, Day } from "@/features/api-client/index.ts";
import { CommentsButton } from "@/features/comments/index.ts";
import { dayColour } from "@/features/map/index.ts";
import { type DayMoment, interleave, type NightInStay, stayWays } from "@/features/travel/index.ts";
import {
  DayWeatherDetails,
  SkyIcon,
  temperatures,
  type useTripWeather,
  weatherWords,
} from "@/features/weather/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatDate, spellValues } from "@/ui/format.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/list-density.ts";
import { useBuilder } from "./builder-context.tsx";
import { DayMenu } from "./day-menu.tsx";
import { DayNotes } from "./day-notes.tsx";
import { MomentRow } from "./moment-row.tsx";
import { SortableActivity } from "./sortable-activity.tsx";
import { WayToOrFromStay } from "./travel-hint.tsx";

const ReplanDayDialog = dynamic(() => import("./replan-day-dialog.tsx").then((module) => module.ReplanDayDialog));

export interface DaySectionProps {
  day: Day;
  /** In the displayed order, which during a drag differs from the trip's. */
  activities: readonly Activity[];
  /** Departures, check-ins and similar entries, which cannot be moved. */
  moments: readonly DayMoment[];
  /** The stay of the night before this day, and that of the night after. */
  morning: NightInStay | undefined;
  evening: NightInStay | undefined;
  /** The explanation of the day. */
  reason: string | undefined;
  weather: ReturnType<typeof useTripWeather>;
}

export function DaySection({ day, activities, moments, morning, evening, reason, weather }: DaySectionProps) {
  const { canEdit, edits, openNewActivity } = useBuilder();
  const drop = useDroppable({ id: day.id, data: { day: true } });
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
      ref={drop.setNodeRef}
      id={`day-${day.id}`}
      aria-labelledby={`day-${day.id}-name`}
      aria-busy={looking}
      className={classNames("@container flex scroll-mt-36 flex-col sheet:scroll-mt-20", compact ? "gap-1.5" : "gap-3")}
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 @sm:gap-x-3">
        <span
          aria-hidden="true"
          className="h-6 w-1.5 shrink-0 rounded-full"
          style={{ background: dayColour(dayIndex) }}
        />
        <h2 id={`day-${day.id}-name`} className="heading-section min-w-[min(8rem,100%)] flex-1 @max-[21.5rem]:text-lg">
          {formatDate(day.date, "day")} <span className="text-faint">·</span>{" "}
          {t("day.number", { day: `${day.day_number}` })}
        </h2>
        {sky && (
          <button
            type="button"
            aria-expanded={forecast}
            aria-controls={`day-${day.id}-weather`}
            onClick={() => setForecast(!forecast)}
            className={classNames(
              "tap -my-2 flex items-center gap-1.5 whitespace-nowrap rounded-control px-1.5 text-sm hover:text-ink",
              sky.wet ? "text-ink" : "text-muted",
            )}
          >
            <span className="sr-only">{weatherWords(sky, navigator.languages)}</span>
            <SkyIcon sky={sky.sky} className="size-4.5 shrink-0" />
            <span aria-hidden="true" className="tabular-nums">
              {temperatures(sky, navigator.languages)}
            </span>
          </button>
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
      <SortableContext items={activities.map((it) => it.id)} strategy={verticalListSortingStrategy}>
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
                moments={before.get(activity.id) ?? []}
                parted={before.has(activities[index + 1]?.id ?? "")}
              />
            ))}
          </ol>
        ) : (
          <p
            className={classNames(
              "rounded-card border border-dashed px-4 text-center text-muted",
              compact ? "py-2.5" : "py-6",
              drop.isOver && "border-accent bg-accent-soft text-on-accent-soft",
            )}
          >
            {t("day.empty")}
          </p>
        )}
      </SortableContext>
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
