import { useSyncExternalStore } from "react";
import type { FieldKey } from "./evidence.ts";

/** Which fields the form and the text point at. A store, so that a hover redraws a few words and not all. */
export class EvidenceStore {
  active: readonly FieldKey[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(keys: readonly FieldKey[], from: "form" | "text") => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Notified when a field is pointed at, to scroll the other side to it. */
  readonly follow = (follower: (keys: readonly FieldKey[], from: "form" | "text") => void) => {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  };

  readonly point = (keys: readonly FieldKey[], from: "form" | "text") => {
    if (keys.join(" ") === this.active.join(" ")) return;
    this.active = keys;
    for (const listener of this.#listeners) listener();
    if (keys.length > 0) for (const follower of this.#followers) follower(keys, from);
  };

  /** Like `point`, also when it points there already: somebody asked to see it. */
  readonly show = (key: FieldKey, from: "form" | "text") => {
    this.point([], from);
    this.point([key], from);
  };
}

/** Whether one of the keys is pointed at. */
export function usePointed(store: EvidenceStore, keys: readonly FieldKey[]): boolean {
  const read = () => keys.some((it) => store.active.includes(it));
  return useSyncExternalStore(store.subscribe, read, read);
}
