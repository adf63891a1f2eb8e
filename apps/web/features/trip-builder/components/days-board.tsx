"use client";

import {
  type Announcements,
  type CollisionDetection,
  closestCorners,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useEffect, useMemo, useState } from "react";
import type { Activity } from "@/features/api-client/index.ts";
import { type DayMoment, useDayMoments } from "@/features/travel/index.ts";
import { formatDate, formatTimes } from "@/ui/format.ts";
import { useDayReasons } from "../api/use-explanation.ts";
import { carried, type Lane, laneOf, lanesOf, placeOf } from "../model/lanes.ts";
import { useBuilder } from "./builder-context.tsx";
import { DaySection } from "./day-section.tsx";

/** A card under the pointer counts before the day around it; the keyboard goes by the nearest. */
const collide: CollisionDetection = (args) => {
  const inside = pointerWithin(args);
  const cards = inside.filter((it) => !it.data?.droppableContainer?.data.current?.day);
  if (cards.length) return cards;
  return inside.length ? inside : closestCorners(args);
};

const noMoments: readonly DayMoment[] = [];

const instructions = {
  draggable:
    "To move this activity, press space or enter. While moving, use the arrow keys. Press space or enter again to put it down, or escape to cancel.",
};

export function DaysBoard() {
  const { trip, edits } = useBuilder();
  const reasons = useDayReasons(trip.id);
  const moments = useDayMoments(trip);
  // The order of now while something is dragged, until the trip has taken it over.
  const [lanes, setLanes] = useState<readonly Lane[] | null>(null);
  const [dragged, setDragged] = useState<Activity | null>(null);
  const known = useMemo(
    () => new Map(trip.itinerary.flatMap((day) => day.activities.map((it) => [it.id, it] as const))),
    [trip],
  );
  useEffect(() => setLanes(null), [trip]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const order = lanes ?? lanesOf(trip);
  const drop = (id: string, overId: string | undefined) => {
    setDragged(null);
    const final = overId === undefined ? order : carried(order, id, overId);
    const [was, is] = [placeOf(lanesOf(trip), id), placeOf(final, id)];
    const activity = known.get(id);
    if (!was || !is || !activity || (was.dayId === is.dayId && was.index === is.index)) return setLanes(null);
    setLanes(final);
    void edits.move(activity, is.dayId, is.afterId).then(() => setLanes(null));
  };

  const where = (id: string, overId: string | undefined) => {
    const place = overId === undefined ? null : placeOf(carried(order, id, overId), id);
    const day = place && trip.itinerary.find((it) => it.id === place.dayId);
    return day && place ? `${formatDate(day.date, "day")}, place ${place.index + 1}` : "no day";
  };
  const nameOf = (id: unknown) => known.get(String(id))?.title ?? "The activity";
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) => `${nameOf(active.id)} is over ${where(String(active.id), over?.id.toString())}.`,
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} was put down on ${where(String(active.id), over?.id.toString())}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stayed where it was.`,
  };

  return (
    <DndContext
      id={`days-of-${trip.id}`}
      sensors={sensors}
      collisionDetection={collide}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }) => {
        setLanes(lanesOf(trip));
        setDragged(known.get(String(active.id)) ?? null);
      }}
      onDragOver={({ active, over }) => {
        if (!over) return;
        const [id, overId] = [String(active.id), String(over.id)];
        // Within a day the sortable shows the place by itself.
        if (laneOf(order, id) !== laneOf(order, overId)) setLanes(carried(order, id, overId));
      }}
      onDragEnd={({ active, over }) => drop(String(active.id), over?.id.toString())}
      onDragCancel={() => {
        setDragged(null);
        setLanes(null);
      }}
    >
      <div className="flex flex-col gap-10">
        {trip.itinerary.map((day) => (
          <DaySection
            key={day.id}
            day={day}
            reason={reasons.get(day.id)}
            moments={moments.get(day.date) ?? noMoments}
            activities={(order.find((lane) => lane.dayId === day.id)?.ids ?? []).flatMap((id) => known.get(id) ?? [])}
          />
        ))}
      </div>
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
