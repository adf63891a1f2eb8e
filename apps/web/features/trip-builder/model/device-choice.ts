import { useSyncExternalStore } from "react";

export interface DeviceChoice<Value extends string> {
  readonly read: () => Value;
  readonly choose: (value: Value) => void;
  /** The choice as a hook; on the server the usual one. */
  readonly use: () => Value;
}

/**
 * A choice about how this device shows trips, which it keeps.
 *
 * @param values the usual one first
 */
export function deviceChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): DeviceChoice<Value> {
  const [usual] = values;
  const listeners = new Set<() => void>();
  // Storage may be forbidden; the choice then lasts for this page.
  let chosen: Value | null = null;
  const read = (): Value => {
    if (chosen !== null) return chosen;
    try {
      return values.find((it) => it === localStorage.getItem(key)) ?? usual;
    } catch {
      return usual;
    }
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    read,
    choose(value) {
      chosen = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // See `chosen`.
      }
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, read, () => usual),
  };
}

/** `compact`: each stop is one line that opens in place. `comfortable`: stops are listed whole. */
const density = deviceChoice("caravan-list-density", ["compact", "comfortable"]);

export const listDensity = density.read;
export const useListDensity = density.use;

export function switchListDensity(): void {
  density.choose(density.read() === "compact" ? "comfortable" : "compact");
}

/** In wide windows: the days as a list beside the map, as a list alone, or as columns side by side. */
const layout = deviceChoice("caravan-board-layout", ["map", "list", "columns"]);

export const chooseBoardLayout = layout.choose;
export const useBoardLayout = layout.use;

/** Shows the map, or hides it. */
export function switchMap(): void {
  layout.choose(layout.read() === "map" ? "list" : "map");
}
