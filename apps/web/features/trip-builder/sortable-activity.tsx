"use client";

import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import type { Activity } from "@/features/trips/types.ts";
import { classNames } from "@/ui/class-names.ts";
import { ActivityCard } from "./activity-card.tsx";
import { TravelHint } from "./travel-hint.tsx";

export interface SortableActivityProps {
  activity: Activity;
  next: Activity | undefined;
  number: number;
  dayIndex: number;
}

export function SortableActivity({ activity, next, number, dayIndex }: SortableActivityProps) {
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
        {next && !sortable.isDragging && <TravelHint from={activity} to={next} />}
      </div>
    </li>
  );
}
