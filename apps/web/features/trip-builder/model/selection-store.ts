import { useSyncExternalStore } from "react";

const none: ReadonlySet<string> = new Set();

/** The stops that are selected to do the same with all of them; null while nothing is being selected. */
export class SelectionStore {
  ids: ReadonlySet<string> | null = null;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly begin = () => this.#set(none);
  readonly end = () => this.#set(null);

  readonly toggle = (id: string) => {
    const next = new Set(this.ids ?? none);
    if (!next.delete(id)) next.add(id);
    this.#set(next);
  };

  #set(ids: ReadonlySet<string> | null) {
    this.ids = ids;
    for (const listener of this.#listeners) listener();
  }
}

export function useSelection<Value extends boolean | ReadonlySet<string> | null>(
  store: SelectionStore,
  read: (store: SelectionStore) => Value,
): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => read(store),
    () => read(store),
  );
}
