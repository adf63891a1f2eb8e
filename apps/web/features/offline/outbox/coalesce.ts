import { joinPatches } from "@caravan/domain/trip/resolve-conflict";
import { isUnderWay, type OutboxEntry, targetOf } from "../outbox-entry.ts";

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
