"use client";

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
import { useEffect, useMemo, useState } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { useBookedOn } from "@/features/travel/index.ts";
import { formatClauses, formatDate, formatTimes } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { useDragStore } from "../model/drag-store.ts";
import { carried, chipId, dayOfChip, laneOf, lanesOf, placeOf, trayId } from "../model/lanes.ts";
import { planMove } from "../model/move-plan.ts";
import { useBuilder } from "./builder-context.tsx";
import { DragLane, DropLink, ParkedLink } from "./drag-links.tsx";

/**
 * The chip of a day under the pointer, measured now: the chips are sticky, so earlier measurements are wrong after
 * scrolling. Only their bar is measured in each frame, because to ask what lies under a point takes long in a long plan.
 */
function chipUnder(at: { readonly x: number; readonly y: number } | null): string | undefined {
  const bar = document.querySelector("[data-day-chips]")?.getBoundingClientRect();
  if (!at || !bar || at.y < bar.top || at.y > bar.bottom || at.x < bar.left || at.x > bar.right) return undefined;
  const elements = document.elementsFromPoint(at.x, at.y);
  const chip = elements.map((it) => it.closest<HTMLElement>("[data-day-chip]")).find((it) => it !== null);
  return chip?.dataset.dayChip && chipId(chip.dataset.dayChip);
}

/** A card under the pointer counts before the day around it; the keyboard goes by the nearest. */
const collide: CollisionDetection = (args) => {
  const chip = chipUnder(args.pointerCoordinates);
  if (chip) return [{ id: chip }];
  const list = args.droppableContainers.filter((it) => dayOfChip(it.id.toString()) === undefined);
  const inside = pointerWithin({ ...args, droppableContainers: list });
  const cards = inside.filter((it) => !it.data?.droppableContainer?.data.current?.day);
  if (cards.length) return cards;
  return inside.length ? inside : closestCorners({ ...args, droppableContainers: list });
};

const isTray = (overId: string | undefined) => overId === trayId || overId === chipId(trayId);

/**
 * The drags of the plan, beside the list and not around it, so that the list is there before the library is loaded, and
 * nothing of it is rendered again when it is.
 */
export function DragLayer() {
  const { trip, edits, move, drag } = useBuilder();
  const bookedOn = useBookedOn(trip);
  useDragStore(drag, "parts", () => drag.generation);
  const shown = useDragStore(drag, "order", () => drag.order);
  const [dragged, setDragged] = useState<Activity | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const known = useMemo(
    () =>
      new Map([...trip.itinerary, { activities: trip.parked }].flatMap((it) => it.activities).map((it) => [it.id, it])),
    [trip],
  );
  const lanes = useMemo(() => lanesOf(trip), [trip]);
  // The trip has the new order, or another one.
  useEffect(() => {
    if (lanes) drag.setOrder(null);
  }, [drag, lanes]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A shorter touch scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const order = shown ?? lanes;
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
    const was = placeOf(lanes, id);
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
  const ended = () => {
    setDragged(null);
    drag.setActive(false);
  };
  const drop = (id: string, overId: string | undefined) => {
    ended();
    const dropped = known.get(id);
    if (isTray(overId) && dropped && dropped.itinerary_id !== null) {
      void edits.setAside(dropped, trip.parked).then(() => drag.setOrder(null));
      return;
    }
    const to = target(id, overId);
    if (!to) return drag.setOrder(null);
    if (to.place && overId !== undefined) drag.setOrder(carriedTo(id, overId));
    void move(to.activity, to.day, to.after).then(() => drag.setOrder(null));
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
      // The handles are described by the list (`dragHelpId`), which is there before.
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      onDragStart={({ active, activatorEvent }) => {
        drag.setOrder(lanes);
        drag.setActive(true);
        setByKeyboard(activatorEvent.type === "keydown");
        setDragged(known.get(String(active.id)) ?? null);
      }}
      onDragOver={({ active, over }) => {
        if (!over) return;
        const [id, overId] = [String(active.id), String(over.id)];
        // Within a day, the sortable list itself shows the position.
        if (laneOf(order, id) !== laneOf(order, overId)) drag.setOrder(carriedTo(id, overId));
      }}
      onDragEnd={({ active, over }) => drop(String(active.id), over?.id.toString())}
      onDragCancel={() => {
        ended();
        drag.setOrder(null);
      }}
    >
      {order.map((lane) => (
        <DragLane key={lane.dayId} lane={lane} generation={drag.generation} />
      ))}
      {drag.parts("parked").map((id) => (
        <ParkedLink key={id} id={id} />
      ))}
      {drag.parts("tray").map((id) => (
        <DropLink key={id} id={id} isDay />
      ))}
      {drag.parts("chip").map((id) => (
        // During keyboard moves the chips are disabled, so that the arrow keys stay within the days.
        <DropLink key={id} id={id} disabled={dragged !== null && byKeyboard} />
      ))}
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
