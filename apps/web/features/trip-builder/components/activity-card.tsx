"use client";

import type { ReactNode } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { CommentsButton } from "@/features/comments/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { ActivityDetails } from "./activity-details.tsx";
import { ActivityFrame, ActivityTitle } from "./activity-frame.tsx";
import { ActivityMenu } from "./activity-menu.tsx";
import { useReplacement } from "./use-replacement.ts";

export interface ActivityCardProps {
  activity: Activity;
  /** Its number in the day, from 1, as on the map; null in the tray. */
  number: number | null;
  dayIndex: number;
  /** The handle for dragging. */
  handle?: ReactNode;
}

/** A stop listed whole. */
export function ActivityCard({ activity, number, dayIndex, handle }: ActivityCardProps) {
  const replacement = useReplacement(activity);
  const onMap = number !== null && activity.lat !== null && activity.lng !== null;
  return (
    <ActivityFrame activity={activity} dayIndex={dayIndex} replacement={replacement}>
      <div className="flex items-start gap-1 p-3 pl-3.5">
        {number !== null && (
          <span
            aria-hidden="true"
            className={classNames(
              "mt-1.5 mr-2 grid size-7 shrink-0 place-items-center rounded-full font-semibold text-[0.8125rem] tabular-nums",
              onMap ? "bg-(--day) text-on-day" : "border border-(--day) text-ink",
            )}
          >
            {number}
          </span>
        )}
        <div className="wrap-anywhere flex min-w-0 flex-1 flex-col gap-1.5 py-1">
          <ActivityTitle activity={activity} onMap={onMap} className="inline-block py-0.5" />
          <ActivityDetails activity={activity} />
          <CommentsButton about={{ kind: "activity", id: activity.id }} of={activity.title} className="-ml-1.5" />
        </div>
        <div className="-mr-1 flex flex-col items-center sm:flex-row-reverse">
          <ActivityMenu activity={activity} onReplace={() => void replacement.start()} />
          {handle}
        </div>
      </div>
    </ActivityFrame>
  );
}
