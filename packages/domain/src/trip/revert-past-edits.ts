import type { TripDocument } from "./document.ts";
import { EditHistory, type PastEdit } from "./edit-history.ts";
import { apply, type OpConflict, PatchConflict, type TripOp, type TripPatch } from "./patch.ts";
import { conflictPaths, writtenPaths } from "./patch-paths.ts";

/** An edit to be reverted. */
export interface OwnEdit extends PastEdit {
  readonly inverse: TripPatch;
}

export interface Reverted {
  /** All edits that can be reverted, as one patch. */
  readonly patch: TripPatch;
  /** Newest first, as are the others. */
  readonly takenBack: readonly string[];
  /** Edits that stay, each with the later edits that depend on it. */
  readonly kept: readonly { readonly id: string; readonly because: readonly string[] }[];
}

/**
 * Reverts edits, newest first, on the current document. An edit stays when its inverse does not fit any more, or when
 * others wrote to the same paths since. Edits already reverted are skipped, unless their revert is itself reverted
 * here.
 *
 * @param history newest first and without gaps, at least down to the oldest edit that is to be taken back.
 */
export function revertAll<Edit extends PastEdit>(
  document: TripDocument,
  history: readonly Edit[],
  isOwn: (edit: Edit) => edit is Edit & OwnEdit,
): Reverted {
  const past = new EditHistory(history);
  const patch: TripOp[] = [];
  const kept = new Map<string, readonly string[]>();
  let current = document;
  for (const edit of history) {
    if (!isOwn(edit) || !past.inForce(edit)) continue;
    // A newer own edit still in force was kept, for its own reasons.
    const reasons = (builders: readonly PastEdit[]) => [
      ...new Set(builders.flatMap((it) => kept.get(it.id) ?? [it.id])),
    ];
    const writers = past.laterWritersOf(edit, writtenPaths(edit.patch));
    if (writers.length > 0) {
      kept.set(edit.id, reasons(writers));
      continue;
    }
    const outcome = tried(current, edit.inverse);
    if ("conflicts" in outcome) {
      kept.set(edit.id, reasons(past.laterWritersOf(edit, outcome.conflicts.flatMap(conflictPaths))));
      continue;
    }
    current = outcome.next;
    patch.push(...edit.inverse);
    past.takeBack(edit);
  }
  return { patch, takenBack: past.takenBack(), kept: [...kept].map(([id, because]) => ({ id, because })) };
}

/** The later edits, newest first, that cause these conflicts. */
export function editsBuiltOn(edit: PastEdit, conflicts: readonly OpConflict[], history: readonly PastEdit[]): string[] {
  return new EditHistory(history).laterWritersOf(edit, conflicts.flatMap(conflictPaths)).map((it) => it.id);
}

function tried(document: TripDocument, patch: TripPatch) {
  try {
    return apply(document, patch);
  } catch (error) {
    if (error instanceof PatchConflict) return error;
    throw error;
  }
}
