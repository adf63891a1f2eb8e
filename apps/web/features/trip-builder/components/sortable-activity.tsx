"use client";

import { endsOf } from "@caravan/domain/trip/activity-ends";
import { readActivity } from "@caravan/domain/trip/wire";
import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import type { DayMoment } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { ActivityCard } from "./activity-card.tsx";
import { MomentRow } from "./moment-row.tsx";
import { TravelHint } from "./travel-hint.tsx";

export interface SortableActivityProps {
  activity: Activity;
  next: Activity | undefined;
  number: number;
  dayIndex: number;
  /** Unsorted entries before it. They are rendered inside, so that cards that make room never slide over them. */
  moments: readonly DayMoment[];
  /** Another entry is between it and the next activity. */
  parted: boolean;
}

export function SortableActivity({ activity, next, number, dayIndex, moments, parted }: SortableActivityProps) {
  const sortable = useSortable({ id: activity.id });
  const { transform, transition } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
        ...(transition && { transition }),
      }}
      className={classNames("relative", sortable.isDragging && "opacity-35")}
    >
      {moments.map((moment) => (
        <div key={moment.id} className="pb-2.5">
          <MomentRow moment={moment} />
        </div>
      ))}
      <ActivityCard
        activity={activity}
        number={number}
        dayIndex={dayIndex}
        handle={
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={`Reorder ${activity.title}`}
            className="tap grid cursor-grab touch-none place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink active:cursor-grabbing"
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
        }
      />
      <div className="ml-6.5 min-h-2.5 border-l-2 border-dotted pl-4" style={{ borderColor: "var(--line-strong)" }}>
        {next && !parted && !sortable.isDragging && <WayBetween from={activity} to={next} />}
      </div>
    </li>
  );
}

/** The way from one stop to the next. */
function WayBetween({ from, to }: { from: Activity; to: Activity }) {
  const [a, b] = [endsOf(readActivity(from)).exit, endsOf(readActivity(to)).entry];
  return a && b && <TravelHint from={a} to={b} />;
}
