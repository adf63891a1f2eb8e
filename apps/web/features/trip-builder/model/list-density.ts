import { useSyncExternalStore } from "react";

/** `compact`: each stop is one line that opens in place. `comfortable`: stops are listed whole. */
export type ListDensity = "compact" | "comfortable";

const key = "caravan-list-density";
const listeners = new Set<() => void>();
// Storage may be forbidden; the choice then lasts for this page.
let chosen: ListDensity | null = null;

/** How this device lists stops. */
export function listDensity(): ListDensity {
  if (chosen) return chosen;
  try {
    return localStorage.getItem(key) === "comfortable" ? "comfortable" : "compact";
  } catch {
    return "compact";
  }
}

export function chooseListDensity(density: ListDensity): void {
  chosen = density;
  try {
    localStorage.setItem(key, density);
  } catch {
    // See `chosen`.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useListDensity(): ListDensity {
  return useSyncExternalStore(subscribe, listDensity, () => "compact");
}
