import { additionIn, neighbourOf, type OutboxEntry, targetOf } from "../outbox-entry.ts";

/** The next edit to send: the first that is not held up. */
export function nextOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find((entry) => !entry.trouble && !isHeldUp(entries, entry));
}

/** Whether an earlier edit that it builds on has a question: one of its target, or the addition of its neighbour. */
export function isHeldUp(entries: readonly OutboxEntry[], entry: OutboxEntry): boolean {
  const blocked = new Set<string>();
  const unmade = new Set<string>();
  for (const it of entries) {
    const target = targetOf(it);
    const held = blocked.has(target) || unmade.has(neighbourOf(it) ?? "");
    if (it.id === entry.id) return held;
    if (!it.trouble && !held) continue;
    blocked.add(target);
    if (additionIn(it)) unmade.add(target);
  }
  return false;
}
