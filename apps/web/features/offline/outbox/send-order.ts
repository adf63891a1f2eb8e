import { joinPatches } from "@caravan/domain/trip/resolve-conflict";
import { additionIn, isUnderWay, neighbourOf, type OutboxEntry, targetOf } from "../outbox-entry.ts";

/** Which edit goes out next: the first that waits for nobody. */
export function nextOf(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  return entries.find((entry) => !entry.trouble && !isHeldUp(entries, entry));
}

/** Something before it, which it builds on, needs its author first: its own target, or an addition that it stands behind. */
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

/** An edit that met somebody else's words, with what its author wrote over the same afterwards, and which entries these were. */
interface Coalesced {
  readonly ops: OutboxEntry["ops"];
  readonly taken: readonly OutboxEntry[];
}

/**
 * Puts what waits behind an edit and only goes on writing what it began into that edit, so that its author is asked once
 * and about their last words.
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
