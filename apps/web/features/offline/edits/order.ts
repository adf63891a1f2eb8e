import { dependsOn, type QueuedEdit, targetOf } from "./edit.ts";

/** Which edit goes out next: the first that waits for nobody. */
export function nextOf(entries: readonly QueuedEdit[]): QueuedEdit | undefined {
  return entries.find((entry) => !entry.trouble && !isHeldUp(entries, entry));
}

/** Something before it, which it builds on, needs its author first. */
export function isHeldUp(entries: readonly QueuedEdit[], entry: QueuedEdit): boolean {
  const blocked = new Set<string>();
  for (const it of entries) {
    const held = dependsOn(it.edit).some((target) => blocked.has(target));
    if (it.id === entry.id) return held;
    if (it.trouble || held) blocked.add(targetOf(it.edit));
  }
  return false;
}
