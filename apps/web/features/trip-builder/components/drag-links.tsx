import { useDraggable, useDroppable } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { memo, useLayoutEffect } from "react";
import type { DragListeners, DragLook } from "../model/drag-store.ts";
import type { Lane } from "../model/lanes.ts";
import { useBuilder } from "./builder-context.tsx";

/** What the library wants to know of an element, and says of it. */
interface Link {
  readonly setNodeRef: (element: HTMLElement | null) => void;
  readonly setActivatorNodeRef?: (element: HTMLElement | null) => void;
  readonly listeners?: DragListeners | undefined;
}

function useLink(id: string, { setNodeRef, setActivatorNodeRef, listeners }: Link, look: Partial<DragLook>): void {
  const { drag } = useBuilder();
  useLayoutEffect(
    () =>
      drag.follow(id, (part) => {
        setNodeRef(part?.element ?? null);
        setActivatorNodeRef?.(part?.handle ?? null);
      }),
    [drag, id, setNodeRef, setActivatorNodeRef],
  );
  useLayoutEffect(() => {
    drag.setHandlers(id, listeners);
    return () => drag.setHandlers(id, undefined);
  }, [drag, id, listeners]);
  const { x = 0, y = 0, transition, isDragging = false, isOver = false } = look;
  // Before the browser paints, so that the list is never a frame behind.
  useLayoutEffect(
    () => drag.show(id, { x, y, transition, isDragging, isOver }),
    [drag, id, x, y, transition, isDragging, isOver],
  );
}

/** A day and its stops, as far as the list has them. */
export const DragLane = memo(function DragLane({ lane }: { lane: Lane; generation: number }) {
  const { drag } = useBuilder();
  if (!drag.has(lane.dayId)) return null;
  return (
    <SortableContext items={lane.ids as string[]} strategy={verticalListSortingStrategy}>
      <DropLink id={lane.dayId} isDay />
      {lane.ids.map((id) => drag.has(id) && <StopLink key={id} id={id} />)}
    </SortableContext>
  );
});

function StopLink({ id }: { id: string }) {
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  useLink(id, sortable, { x: transform?.x ?? 0, y: transform?.y ?? 0, transition, isDragging });
  return null;
}

export function ParkedLink({ id }: { id: string }) {
  const parked = useDraggable({ id });
  useLink(id, parked, { isDragging: parked.isDragging });
  return null;
}

/** Stops can be dropped on it. */
export function DropLink({ id, isDay = false, disabled = false }: { id: string; isDay?: boolean; disabled?: boolean }) {
  const drop = useDroppable({ id, data: { day: isDay }, disabled });
  useLink(id, drop, { isOver: drop.isOver });
  return null;
}
