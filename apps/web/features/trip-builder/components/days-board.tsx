"use client";

import { addDays } from "@caravan/domain/calendar";
import {
  type Announcements,
  type CollisionDetection,
  closestCorners,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { type DayMoment, useDayMoments, useNights } from "@/features/travel/index.ts";
import { useTripWeather } from "@/features/weather/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatClauses, formatDate, formatTimes } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { carried, chipId, dayOfChip, type Lane, laneOf, lanesOf, placeOf, trayId } from "../model/lanes.ts";
import { useListDensity } from "../model/list-density.ts";
import { planMove } from "../model/move-plan.ts";
import { useBuilder } from "./builder-context.tsx";
import { DaySection } from "./day-section.tsx";
import { useDayReasons } from "./use-explanation.ts";
import type { ListedDays } from "./use-listed-days.ts";

/**
 * The chip of a day under the pointer, measured now: the chips are sticky, so earlier measurements are wrong after
 * scrolling.
 */
function chipUnder(at: { readonly x: number; readonly y: number } | null): string | undefined {
  const elements = at ? document.elementsFromPoint(at.x, at.y) : [];
  const chip = elements.map((it) => it.closest<HTMLElement>("[data-day-chip]")).find((it) => it !== null);
  return chip?.dataset.dayChip && chipId(chip.dataset.dayChip);
}

/** A card under the pointer counts before the day around it; the keyboard goes by the nearest. */
const collide: CollisionDetection = (args) => {
  const chip = chipUnder(args.pointerCoordinates);
  if (chip) return [{ id: chip }];
  const inside = pointerWithin(args);
  const cards = inside.filter((it) => !it.data?.droppableContainer?.data.current?.day);
  if (cards.length) return cards;
  return inside.length ? inside : closestCorners(args);
};

/** Only on the days of the trip. */
const NextStop = dynamic(() => import("./next-stop.tsx").then((module) => module.NextStop));

const isTray = (overId: string | undefined) => overId === trayId || overId === chipId(trayId);

const noMoments: readonly DayMoment[] = [];

interface DaysBoardProps {
  /** The chips of the days, on which activities can be dropped too. */
  strip: ReactNode;
  /** The parked tray, into which activities can be dropped, and from which they can be dragged. */
  tray: ReactNode;
  listed: ListedDays;
  /** The days stand side by side. */
  columns: boolean;
}

export function DaysBoard({ strip, tray, listed, columns }: DaysBoardProps) {
  const { trip, edits, bookedOn, move } = useBuilder();
  const compact = useListDensity() === "compact";
  const reasons = useDayReasons(trip);
  const moments = useDayMoments(trip);
  const weather = useTripWeather(trip);
  const nights = useNights(trip);
  // The displayed order during a drag, until the trip has it.
  const [lanes, setLanes] = useState<readonly Lane[] | null>(null);
  const [dragged, setDragged] = useState<Activity | null>(null);
  const known = useMemo(
    () =>
      new Map([...trip.itinerary, { activities: trip.parked }].flatMap((it) => it.activities).map((it) => [it.id, it])),
    [trip],
  );
  useEffect(() => setLanes(null), [trip]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A shorter touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const order = lanes ?? lanesOf(trip);
  const startOf = (id: string) => known.get(id)?.start_time ?? null;
  const carriedTo = (id: string, overId: string) => carried(order, id, overId, startOf);

  /** The target of a drop; null when the activity stays where it is. */
  const target = (id: string, overId: string | undefined) => {
    const activity = known.get(id);
    if (isTray(overId)) return null;
    const chip = dayOfChip(overId);
    const parked = known.get(id)?.itinerary_id === null;
    if (parked) return fromTray(id, chip ?? overId);
    const place = chip ? null : placeOf(overId === undefined ? order : carriedTo(id, overId), id);
    const day = trip.itinerary.find((it) => it.id === (chip ?? place?.dayId));
    const was = placeOf(lanesOf(trip), id);
    if (!activity || !day || !was) return null;
    if (chip ? was.dayId === chip : was.dayId === place?.dayId && was.index === place.index) return null;
    return { activity, day, place, after: place ? place.afterId : undefined };
  };
  /** The target of a parked activity over a day, or before another activity. */
  const fromTray = (id: string, overId: string | undefined) => {
    const activity = known.get(id);
    const lane = overId === undefined ? undefined : laneOf(order, overId);
    const day = trip.itinerary.find((it) => it.id === lane?.dayId);
    if (!activity || !lane || !day || overId === undefined) return null;
    const index = lane.ids.indexOf(overId);
    return { activity, day, place: null, after: index === -1 ? undefined : (lane.ids[index - 1] ?? null) };
  };
  const drop = (id: string, overId: string | undefined) => {
    setDragged(null);
    const dropped = known.get(id);
    if (isTray(overId) && dropped && dropped.itinerary_id !== null) {
      void edits.setAside(dropped, trip.parked).then(() => setLanes(null));
      return;
    }
    const to = target(id, overId);
    if (!to) return setLanes(null);
    if (to.place && overId !== undefined) setLanes(carriedTo(id, overId));
    void move(to.activity, to.day, to.after).then(() => setLanes(null));
  };

  const where = (id: string, overId: string | undefined) => {
    const to = target(id, overId);
    const own = overId === undefined ? null : placeOf(order, id);
    const day = to?.day ?? trip.itinerary.find((it) => it.id === own?.dayId);
    if (isTray(overId)) return t("drag.tray");
    if (!day || overId === undefined) return t("drag.noDay");
    if (!to)
      return formatClauses([
        formatDate(day.date, "day"),
        t("drag.place", { number: `${(own?.index ?? 0) + 1}` }),
        t("drag.asItWas"),
      ]);
    const plan = planMove(to.activity, day, to.after, bookedOn(day.date));
    const start = plan.times.find((it) => it.activityId === id)?.startTime ?? to.activity.start_time;
    const at = plan.choices.length > 0 ? t("drag.noFit") : start ? t("drag.at", { time: start }) : "";
    const place = to.place ? t("drag.place", { number: `${to.place.index + 1}` }) : "";
    return formatClauses([formatDate(day.date, "day"), place, at].filter(Boolean));
  };
  const nameOf = (id: unknown) => known.get(String(id))?.title ?? t("drag.activity");
  const announcements: Announcements = {
    onDragStart: ({ active }) => t("drag.picked", { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      t("drag.over", { name: nameOf(active.id), where: where(String(active.id), over?.id.toString()) }),
    onDragEnd: ({ active, over }) =>
      t("drag.put", { name: nameOf(active.id), where: where(String(active.id), over?.id.toString()) }),
    onDragCancel: ({ active }) => t("drag.stayed", { name: nameOf(active.id) }),
  };

  return (
    <DndContext
      id={`days-of-${trip.id}`}
      sensors={sensors}
      collisionDetection={collide}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t("drag.how") } }}
      onDragStart={({ active }) => {
        setLanes(lanesOf(trip));
        setDragged(known.get(String(active.id)) ?? null);
      }}
      onDragOver={({ active, over }) => {
        if (!over) return;
        const [id, overId] = [String(active.id), String(over.id)];
        // Within a day, the sortable list itself shows the position.
        if (laneOf(order, id) !== laneOf(order, overId)) setLanes(carriedTo(id, overId));
      }}
      onDragEnd={({ active, over }) => drop(String(active.id), over?.id.toString())}
      onDragCancel={() => {
        setDragged(null);
        setLanes(null);
      }}
    >
      {strip}
      <div
        className={
          columns
            ? "-mx-4 flex items-start gap-4 overflow-x-auto overscroll-x-contain px-4 pt-2 pb-6 *:w-84 *:shrink-0 sm:-mx-6 sm:px-6"
            : classNames("flex flex-col", compact ? "gap-3.5 pt-1" : "gap-10 pt-3")
        }
      >
        {!columns && listed.today !== null && <NextStop />}
        {!columns && listed.over > 0 && listed.shownDay === null && <EarlierDays listed={listed} />}
        {listed.days.map((day) => (
          <DaySection
            key={day.id}
            day={day}
            reason={reasons.get(day.id)}
            weather={weather}
            moments={moments.get(day.date) ?? noMoments}
            morning={nights.get(addDays(day.date, -1))}
            evening={nights.get(day.date)}
            activities={(order.find((lane) => lane.dayId === day.id)?.ids ?? []).flatMap((id) => known.get(id) ?? [])}
          />
        ))}
      </div>
      {tray}
      <DragOverlay>
        {dragged && (
          <div className="rounded-card border border-accent bg-raised px-4 py-3 shadow-float">
            <p className="font-semibold">{dragged.title}</p>
            <p className="text-muted text-sm tabular-nums">{formatTimes(dragged.start_time, dragged.end_time)}</p>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

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
