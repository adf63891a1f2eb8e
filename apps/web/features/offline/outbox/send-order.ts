import { neighbourOf, type OutboxEntry, targetOf } from "../edit.ts";

/** Which edit goes out next: the first that waits for nobody. */
export function nextOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find((entry) => !entry.trouble && !isHeldUp(entries, entry));
}

/** Something before it, which it builds on, needs its author first: its own target, or an addition that it stands behind. */
export function isHeldUp(entries: readonly OutboxEntry[], entry: OutboxEntry): boolean {
  const blocked = new Set<string>();
  const unmade = new Set<string>();
  for (const it of entries) {
    const target = targetOf(it.edit);
    const held = blocked.has(target) || unmade.has(neighbourOf(it.edit) ?? "");
    if (it.id === entry.id) return held;
    if (!it.trouble && !held) continue;
    blocked.add(target);
    if (it.edit.kind === "add") unmade.add(target);
  }
  return false;
}
