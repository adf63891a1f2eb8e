"use client";

import { GripVertical } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { type DayMoment, stopEnds } from "@/features/travel/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { t } from "../messages/index.ts";
import { listDensity, useListDensity } from "../model/device-choice.ts";
import { useDragHandle, useDragLook, useDragPart, useDragStore } from "../model/drag-store.ts";
import { useSelection } from "../model/selection-store.ts";
import { ActivityLine } from "./activity-line.tsx";
import { useBuilder } from "./builder-context.tsx";
import { TravelHint } from "./travel-hint.tsx";

/** Only where something is booked beside the plan. */
const MomentRow = loadedApart(() => import("./moment-row.tsx").then((module) => module.MomentRow));

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

export const SortableActivity = memo(function SortableActivity({
  activity,
  next,
  number,
  dayIndex,
  moments,
  parted,
}: SortableActivityProps) {
  const compact = useListDensity() === "compact";
  const onMap = activity.lat !== null && activity.lng !== null;
  const { drag, selection } = useBuilder();
  const selecting = useSelection(selection, (it) => it.ids !== null);
  const handle = selecting ? (
    <SelectBox activity={activity} />
  ) : (
    <DragHandle activity={activity} compact={compact}>
      {compact ? (
        <NumberOrGrip number={number} onMap={onMap} />
      ) : (
        <GripVertical aria-hidden="true" className="size-5" />
      )}
    </DragHandle>
  );
  return (
    <Movable id={activity.id}>
      {moments.map((moment) => (
        <div key={moment.id} className={compact ? "pb-1" : "pb-2.5"}>
          <MomentRow moment={moment} />
        </div>
      ))}
      {compact ? (
        // Held down, the whole line is dragged by touch.
        <div onTouchStart={(event) => drag.press(activity.id, "onTouchStart", event)}>
          <ActivityLine activity={activity} dayIndex={dayIndex} onMap={onMap} handle={handle} />
        </div>
      ) : (
        <WholeActivity activity={activity} number={number} dayIndex={dayIndex} handle={handle} />
      )}
      <div
        className={classNames(
          "border-l-2 border-dotted pl-4 group-data-dragging/stop:[&>*]:hidden",
          compact ? "ml-5 min-h-1 max-sm:[&>*]:hidden" : "ml-6.5 min-h-2.5",
        )}
        style={{ borderColor: "var(--line-strong)" }}
      >
        {next && !parted && <WayBetween from={activity} to={next} small={compact} />}
      </div>
    </Movable>
  );
});

/** The place of a stop in the list. A frame of a drag renders this and not what is in it. */
function Movable({ id, children }: { id: string; children: ReactNode }) {
  const { drag } = useBuilder();
  const { x, y, transition, isDragging } = useDragLook(drag, id);
  return (
    <li
      ref={useDragPart(drag, "stop", id)}
      data-dragging={isDragging || undefined}
      style={{
        ...((x !== 0 || y !== 0) && { transform: `translate3d(${x}px, ${y}px, 0)` }),
        ...(transition && { transition }),
      }}
      className={classNames("group/stop relative", isDragging && "opacity-35")}
    >
      {children}
    </li>
  );
}

/** The id of the text that says how a stop is moved with the keyboard. */
export const dragHelpId = "drag-help";

interface DragHandleProps {
  activity: Activity;
  compact: boolean;
  children: ReactNode;
}

function DragHandle({ activity: { id, title }, compact, children }: DragHandleProps) {
  const { drag } = useBuilder();
  const isDragging = useDragStore(drag, id, () => drag.lookOf(id).isDragging);
  return (
    <button
      type="button"
      ref={useDragHandle(drag, "stop", id)}
      onMouseDown={(event) => drag.press(id, "onMouseDown", event)}
      onTouchStart={(event) => drag.press(id, "onTouchStart", event)}
      onKeyDown={(event) => drag.press(id, "onKeyDown", event)}
      aria-label={t("reorder", { title })}
      aria-describedby={dragHelpId}
      aria-pressed={isDragging || undefined}
      className={classNames(
        "tap z-10 grid shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink active:cursor-grabbing",
        compact && "group/handle min-w-8!",
      )}
    >
      {children}
    </button>
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
  const [a, b] = [stopEnds(from).exit, stopEnds(to).entry];
  return a && b && <TravelHint from={a} to={b} small={small} />;
}

const load = () => import("./activity-card.tsx").then((module) => module.ActivityCard);
// Where stops are listed whole, the first sight of the list needs it.
if (typeof window !== "undefined" && listDensity() === "comfortable") void load().catch(() => undefined);

/** A stop listed whole. It is no part of the first load, because most lists have lines. */
export const WholeActivity = loadedLater(load);
