import { useCallback, useSyncExternalStore } from "react";
import type { Activity, Day, Trip } from "@/features/api-client/index.ts";
import { findActivity } from "./find-activity.ts";
import type { Lane } from "./lanes.ts";

/** How something that can be dragged, or dropped on, looks during a drag. */
export interface DragLook {
  readonly x: number;
  readonly y: number;
  readonly transition: string | undefined;
  readonly isDragging: boolean;
  readonly isOver: boolean;
}

export type DragKind = "stop" | "parked" | "day" | "tray" | "chip";

/** Something on the page that takes part in drags. */
export interface DragPart {
  readonly kind: DragKind;
  readonly element: HTMLElement | null;
  /** Where it is picked up. */
  readonly handle: HTMLElement | null;
}

// biome-ignore lint/complexity/noBannedTypes: what the library calls the handlers of its sensors
export type DragListeners = Readonly<Record<string, Function>>;

const still: DragLook = { x: 0, y: 0, transition: undefined, isDragging: false, isOver: false };

/**
 * What the list and the library for drags know of each other. A store, because the library is no part of the first load of
 * the page, and so that a frame of a drag renders the stops that move and not all of them.
 */
export class DragStore {
  /** The displayed order during a drag, until the trip has it. */
  order: readonly Lane[] | null = null;
  /** A drag is under way. */
  active = false;
  /** Grows when other parts of the page take part. */
  generation = 0;
  readonly #parts = new Map<string, DragPart>();
  readonly #looks = new Map<string, DragLook>();
  readonly #handlers = new Map<string, DragListeners>();
  readonly #followers = new Map<string, (part: DragPart | undefined) => void>();
  readonly #listeners = new Map<string, Set<() => void>>();
  #telling = false;

  /** @param about the id of a part, or what of the store it reads */
  subscribe(about: string, listener: () => void): () => void {
    const all = this.#listeners.get(about) ?? new Set();
    this.#listeners.set(about, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0) this.#listeners.delete(about);
    };
  }

  lookOf(id: string): DragLook {
    return this.#looks.get(id) ?? still;
  }

  show(id: string, look: DragLook): void {
    const now = this.lookOf(id);
    if ((Object.keys(still) as (keyof DragLook)[]).every((it) => now[it] === look[it])) return;
    this.#looks.set(id, look);
    this.#tell(id);
  }

  setOrder(order: readonly Lane[] | null): void {
    if (this.order === order) return;
    this.order = order;
    this.#tell("order");
  }

  setActive(active: boolean): void {
    this.active = active;
    this.#tell("active");
  }

  parts(kind: DragKind): string[] {
    return [...this.#parts].flatMap(([id, part]) => (part.kind === kind ? [id] : []));
  }

  has(id: string): boolean {
    return this.#parts.has(id);
  }

  /** Takes an element of the page into drags, or, with null, out of them. */
  place(kind: DragKind, id: string, element: HTMLElement | null): void {
    const handle = this.#parts.get(id)?.handle ?? null;
    if (element) this.#parts.set(id, { kind, element, handle });
    else this.#parts.delete(id);
    this.#followers.get(id)?.(this.#parts.get(id));
    this.#tellParts();
  }

  placeHandle(kind: DragKind, id: string, handle: HTMLElement | null): void {
    const part = this.#parts.get(id);
    // The handle is placed before what it is in, and taken out after it.
    if (!part && !handle) return;
    this.#parts.set(id, { kind, element: part?.element ?? null, handle });
    this.#followers.get(id)?.(this.#parts.get(id));
  }

  /** Tells of the elements of a part, now and whenever they change. */
  follow(id: string, follower: (part: DragPart | undefined) => void): () => void {
    this.#followers.set(id, follower);
    follower(this.#parts.get(id));
    return () => {
      if (this.#followers.get(id) === follower) this.#followers.delete(id);
    };
  }

  setHandlers(id: string, handlers: DragListeners | undefined): void {
    if (handlers) this.#handlers.set(id, handlers);
    else this.#handlers.delete(id);
  }

  /** Begins a drag, when this is how one begins. */
  press(id: string, handler: "onMouseDown" | "onTouchStart" | "onKeyDown", event: React.SyntheticEvent): void {
    this.#handlers.get(id)?.[handler]?.(event);
  }

  #tell(about: string): void {
    for (const listener of this.#listeners.get(about) ?? []) listener();
  }

  /** Once for all parts that come or go together. */
  #tellParts(): void {
    if (this.#telling) return;
    this.#telling = true;
    queueMicrotask(() => {
      this.#telling = false;
      this.generation += 1;
      this.#tell("parts");
    });
  }
}

/** What `read` finds in the store, which is read again when that part of it changes. */
export function useDragStore<Value>(store: DragStore, about: string, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => store.subscribe(about, listener), [store, about]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useDragLook(store: DragStore, id: string): DragLook {
  return useDragStore(store, id, () => store.lookOf(id));
}

/** A ref by which an element takes part in drags. */
export function useDragPart(store: DragStore, kind: DragKind, id: string): (element: HTMLElement | null) => void {
  return useCallback((element) => store.place(kind, id, element), [store, kind, id]);
}

export function useDragHandle(store: DragStore, kind: DragKind, id: string): (element: HTMLElement | null) => void {
  return useCallback((element) => store.placeHandle(kind, id, element), [store, kind, id]);
}

/** The activities of a day in the displayed order. */
export function useActivitiesInOrder(store: DragStore, trip: Trip, day: Day): readonly Activity[] {
  const ids = useDragStore(store, "order", () => {
    const shown = store.order?.find((lane) => lane.dayId === day.id)?.ids;
    const same = shown?.length === day.activities.length && shown.every((id, at) => id === day.activities[at]?.id);
    return same ? undefined : shown;
  });
  return ids?.flatMap((id) => findActivity(trip, id)?.activity ?? []) ?? day.activities;
}
