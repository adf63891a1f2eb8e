import { joinPatches } from "@caravan/domain/trip/resolve-conflict";
import { additionIn, isUnderWay, neighbourOf, type OutboxEntry, targetOf } from "../outbox-entry.ts";

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

/** The ops of an edit joined with those of later entries, and which entries these are. */
interface Coalesced {
  readonly ops: OutboxEntry["ops"];
  readonly taken: readonly OutboxEntry[];
}

/**
 * Joins an edit with later ones that only set more fields of the same thing, so that its author is asked once, about the last
 * values.
 */
export function coalesce(first: OutboxEntry, entries: readonly OutboxEntry[]): Coalesced {
  const behind = entries.slice(entries.findIndex((it) => it.id === first.id) + 1);
  let { ops } = first;
  const taken: OutboxEntry[] = [];
  for (const entry of behind) {
    if (targetOf(entry) !== targetOf(first)) continue;
    const isFree = entry.suggests === first.suggests && !isUnderWay(entry) && !entry.trouble;
    const joined = isFree ? joinPatches(ops, entry.ops) : null;
    if (!joined) break;
    ops = joined;
    taken.push(entry);
  }
  return { ops, taken };
}
