"use client";

import { endsOf } from "@caravan/domain/trip/activity-ends";
import { readActivity } from "@caravan/domain/trip/wire";
import { useSortable } from "@dnd-kit/sortable";
import { GripVertical } from "lucide-react";
import type { Activity } from "@/features/api-client/index.ts";
import type { DayMoment } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/list-density.ts";
import { useSelection } from "../model/selection-store.ts";
import { ActivityLine } from "./activity-line.tsx";
import { useBuilder } from "./builder-context.tsx";
import { MomentRow } from "./moment-row.tsx";
import { TravelHint } from "./travel-hint.tsx";
import { WholeActivity } from "./whole-activity.tsx";

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
  const compact = useListDensity() === "compact";
  const sortable = useSortable({ id: activity.id });
  const { transform, transition } = sortable;
  const onMap = activity.lat !== null && activity.lng !== null;
  const { selection } = useBuilder();
  const selecting = useSelection(selection, (it) => it.ids !== null);
  const handle = selecting ? (
    <SelectBox activity={activity} />
  ) : (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={t("reorder", { title: activity.title })}
      className={classNames(
        "tap z-10 grid shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink active:cursor-grabbing",
        compact && "group/handle min-w-8!",
      )}
    >
      {compact ? (
        <NumberOrGrip number={number} onMap={onMap} />
      ) : (
        <GripVertical aria-hidden="true" className="size-5" />
      )}
    </button>
  );
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
        <div key={moment.id} className={compact ? "pb-1" : "pb-2.5"}>
          <MomentRow moment={moment} />
        </div>
      ))}
      {compact ? (
        // Held down, the whole line is dragged by touch.
        <div onTouchStart={sortable.listeners?.onTouchStart as React.TouchEventHandler | undefined}>
          <ActivityLine activity={activity} dayIndex={dayIndex} onMap={onMap} handle={handle} />
        </div>
      ) : (
        <WholeActivity activity={activity} number={number} dayIndex={dayIndex} handle={handle} />
      )}
      <div
        className={classNames(
          "border-l-2 border-dotted pl-4",
          compact ? "ml-5 min-h-1 max-sm:[&>*]:hidden" : "ml-6.5 min-h-2.5",
        )}
        style={{ borderColor: "var(--line-strong)" }}
      >
        {next && !parted && !sortable.isDragging && <WayBetween from={activity} to={next} small={compact} />}
      </div>
    </li>
  );
}

/** In place of the handle while stops are selected. */
export function SelectBox({ activity: { id, title } }: { activity: Activity }) {
  const { selection } = useBuilder();
  const selected = useSelection(selection, (it) => it.ids?.has(id) ?? false);
  return (
    <label className="tap z-10 grid shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t("select", { title })}
        checked={selected}
        onChange={() => selection.toggle(id)}
        className="size-5"
      />
    </label>
  );
}

/** Its number as on the map; the grip for dragging while the pointer or focus is on it. */
function NumberOrGrip({ number, onMap }: { number: number; onMap: boolean }) {
  return (
    <>
      <GripVertical
        aria-hidden="true"
        className="hidden size-5 group-focus-visible/handle:block hover-able:group-hover/handle:block"
      />
      <span
        aria-hidden="true"
        className={classNames(
          "grid size-6 place-items-center rounded-full font-semibold text-xs tabular-nums group-focus-visible/handle:hidden hover-able:group-hover/handle:hidden",
          onMap ? "bg-(--day) text-on-day" : "border border-(--day) text-ink",
        )}
      >
        {number}
      </span>
    </>
  );
}

/** The way from one stop to the next. */
function WayBetween({ from, to, small }: { from: Activity; to: Activity; small: boolean }) {
  const [a, b] = [endsOf(readActivity(from)).exit, endsOf(readActivity(to)).entry];
  return a && b && <TravelHint from={a} to={b} small={small} />;
}
