import { useSyncExternalStore } from "react";

/** Which activity the list and the map highlight. A store, so that a hover renders two cards and not all. */
export class FocusStore {
  selectedId: string | null = null;
  hoveredId: string | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly select = (id: string | null) => {
    this.selectedId = id;
    this.#tell();
  };

  readonly hover = (id: string | null) => {
    if (this.hoveredId === id) return;
    this.hoveredId = id;
    this.#tell();
  };

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

export function useFocus<Value extends string | boolean | null>(
  store: FocusStore,
  read: (store: FocusStore) => Value,
): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store),
    () => read(store),
  );
}

const mark = "segment:";

/** The id of a segment among the highlighted activities. */
export const segmentFocus = (segmentId: string) => `${mark}${segmentId}`;

/** Null for an activity. */
export function focusedSegment(focusId: string | null): string | null {
  return focusId?.startsWith(mark) ? focusId.slice(mark.length) : null;
}
