import type { HistoryEntry } from "@/features/api-client/index.ts";

/** What can be undone and redone, as the entry to revert and what it says was done. */
export interface UndoStep {
  readonly editId: string;
  readonly action: string;
}

export interface UndoSteps {
  readonly undo: UndoStep | null;
  readonly redo: UndoStep | null;
}

type Entry = Pick<HistoryEntry, "id" | "summary" | "reverted" | "revertible" | "reverts_all"> & {
  readonly author: Pick<HistoryEntry["author"], "user_id">;
};

/** As the server names an entry that reverts another one. */
const undone = /^(?:Undid|Redid): /;

/**
 * A person's next undo and redo. Undoing reverts an entry and redoing reverts that undo, until the person changes
 * something else. Changes of others are no part of it.
 *
 * @param newestFirst entries of the history; of older ones nothing is known
 */
export function undoSteps(newestFirst: readonly Entry[], userId: string): UndoSteps {
  const undoes = new Map<string, boolean>();
  const undo: UndoStep[] = [];
  let redo: UndoStep[] = [];
  for (const entry of newestFirst.toReversed()) {
    const [reverted] = entry.reverts_all;
    const isUndo = reverted !== undefined && !undoes.get(reverted);
    undoes.set(entry.id, isUndo);
    if (entry.author.user_id !== userId) continue;
    if (reverted === undefined) redo = [];
    // A reverted entry has its turn again as the entry that reverted it.
    if (entry.reverted || !entry.revertible) continue;
    (isUndo ? redo : undo).push({
      editId: entry.id,
      action: reverted === undefined ? entry.summary : entry.summary.replace(undone, ""),
    });
  }
  return { undo: undo.at(-1) ?? null, redo: redo.at(-1) ?? null };
}
