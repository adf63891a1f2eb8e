"use client";

import { Armchair, CalendarArrowDown, ChevronDown, ImageIcon, Pencil } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { CommentsButton } from "@/features/comments/index.ts";
import { useStopPhotos } from "@/features/pictures/index.ts";
import { ReportBadge } from "@/features/travel/index.ts";
import { badgeTones } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatClock, formatMoney } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { t } from "../messages/index.ts";
import { type ActivityMark, marksOf, typeIcons, typeWord } from "../model/activity-marks.tsx";
import { ActivityFrame, ActivityTitle } from "./activity-frame.tsx";
import { ActivityMenu } from "./activity-menu.tsx";
import { useBuilder } from "./builder-context.tsx";
import { useReplacement } from "./use-replacement.ts";

const ActivityDetails = loadedLater(() => import("./activity-details.tsx").then((module) => module.ActivityDetails), {
  when: "in-use",
});

interface ActivityLineProps {
  activity: Activity;
  dayIndex: number;
  /** It has a pin on the map. */
  onMap: boolean;
  /** For dragging, with its number in the day. */
  handle?: ReactNode;
}

/** A stop as one line, which opens in place. */
export function ActivityLine({ activity, dayIndex, onMap, handle }: ActivityLineProps) {
  const { trip, edits } = useBuilder();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const replacement = useReplacement(activity);
  const { title, start_time, end_time, estimated_cost: cost, activity_type: type, free_time } = activity;
  const marks = marksOf(activity, edits.marked.has(activity.id));
  const photos = useStopPhotos(trip.id, activity.id);
  const KindIcon = free_time ? Armchair : typeIcons[type];
  const menu = <ActivityMenu activity={activity} onReplace={() => void replacement.start()} />;
  return (
    <ActivityFrame activity={activity} dayIndex={dayIndex} replacement={replacement}>
      {/* Whatever has no use of its own in it opens the line. */}
      <div className="relative flex flex-wrap items-center gap-1.5 pl-1.5 @md:gap-2.5 pointer-fine:[&_button]:min-h-9 [&>*]:relative">
        {handle ?? <span className="w-1.5" />}
        <p className={classNames("shrink-0 text-sm tabular-nums", start_time && "min-w-11 font-medium @md:min-w-24")}>
          {start_time ? formatClock(start_time) : end_time && t("until", { time: end_time })}
          {start_time && end_time && <span className="@max-md:hidden">–{formatClock(end_time)}</span>}
        </p>
        <KindIcon aria-hidden="true" className="size-4 shrink-0 text-faint" />
        <div className="z-10 flex min-w-14 flex-1">
          <ActivityTitle activity={activity} onMap={onMap} className="block min-h-6 truncate" />
          <span className="sr-only">, {free_time ? t("freeTime") : typeWord(type)}</span>
        </div>
        <ReportBadge trip={trip} of={activity.id} className="max-w-32 truncate" />
        {photos && photos.length > 0 && (
          <span title={t("activity.photos")} className="shrink-0 text-muted">
            <ImageIcon aria-hidden="true" className="size-4" />
            <span className="sr-only">{t("activity.photos")}</span>
          </span>
        )}
        {marks.map((mark, index) => (
          <Mark key={mark.words} mark={mark} first={index === 0} />
        ))}
        <CommentsButton about={{ kind: "activity", id: activity.id }} of={title} className="z-10" />
        {cost !== null && (
          <p className="shrink-0 text-right text-muted text-sm tabular-nums @md:min-w-11">
            {cost === 0 ? t("free") : formatMoney(cost, trip.currency)}
          </p>
        )}
        <div className="z-10 -mr-2.5 @max-md:hidden">{menu}</div>
        <IconButton
          label={t(open ? "close" : "open", { title })}
          icon={<ChevronDown className={classNames("transition-transform", open && "rotate-180")} />}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
          className="-ml-1.5 static! after:absolute after:inset-0 after:rounded-card hover:bg-transparent"
        />
      </div>
      <div id={detailsId} hidden={!open}>
        {open && (
          <div className="wrap-anywhere flex animate-fade-in flex-col gap-1.5 border-t px-3.5 py-2.5">
            <ActivityDetails activity={activity} />
            <LineActions activity={activity} more={<span className="@md:hidden">{menu}</span>} />
          </div>
        )}
      </div>
    </ActivityFrame>
  );
}

/** What people do most with a stop. */
function LineActions({ activity, more }: { activity: Activity; more: ReactNode }) {
  const { openActivity, openMove } = useBuilder();
  return (
    <div className="-mx-1 flex flex-wrap items-center gap-1">
      <Button variant="secondary" size="sm" icon={<Pencil />} onClick={() => openActivity(activity)}>
        {t("edit")}
        <span className="sr-only"> {activity.title}</span>
      </Button>
      <Button variant="secondary" size="sm" icon={<CalendarArrowDown />} onClick={() => openMove(activity)}>
        {t("moveTo")}
        <span className="sr-only"> {activity.title}</span>
      </Button>
      {more}
    </div>
  );
}

/** A badge that shows only its icon; where there is little space, only the first. */
function Mark({ mark, first }: { mark: ActivityMark; first: boolean }) {
  return (
    <span
      title={mark.words}
      className={classNames(
        "grid size-6 shrink-0 place-items-center rounded-full [&_svg]:size-3.5",
        // Most stops of a plan have it when no source could be asked, so it stays quiet.
        !first && "@max-md:hidden",
        mark.doubt ? "text-muted @max-md:w-4" : badgeTones[mark.tone],
      )}
    >
      <span aria-hidden="true" className="contents">
        {mark.icon}
      </span>
      <span className="sr-only">{mark.words}</span>
    </span>
  );
}
