import { type Edit, isUnderWay, type OutboxEntry, targetOf } from "../edit.ts";

/** An edit that met somebody else's words, with what its author wrote over the same afterwards, and who these were. */
export interface Coalesced {
  readonly edit: Edit;
  readonly taken: readonly OutboxEntry[];
}

/**
 * Puts what waits behind an edit and only goes on writing what it began into that edit, so that its author is asked once
 * and about their last words. What they saw is what they saw first.
 */
export function coalesce(first: OutboxEntry, entries: readonly OutboxEntry[]): Coalesced {
  const target = targetOf(first.edit);
  const behind = entries.slice(entries.findIndex((it) => it.id === first.id) + 1);
  let edit = first.edit;
  const taken: OutboxEntry[] = [];
  for (const entry of behind) {
    if (targetOf(entry.edit) !== target) continue;
    const next = entry.suggests === first.suggests && !isUnderWay(entry) && !entry.trouble && joined(edit, entry.edit);
    // Past a move or a deletion nothing is taken, so that these stand between what stood before and after them.
    if (!next) break;
    edit = next;
    taken.push(entry);
  }
  return { edit, taken };
}

function joined(edit: Edit, later: Edit): Edit | null {
  if (edit.kind === "notes" && later.kind === "notes") return { ...edit, notes: later.notes };
  if (edit.kind !== "change" || later.kind !== "change") return null;
  if (edit.change.itinerary_id !== undefined || later.change.itinerary_id !== undefined) return null;
  const before = { ...later.change.before, ...edit.change.before };
  return { ...edit, change: { ...edit.change, ...later.change, before } };
}
