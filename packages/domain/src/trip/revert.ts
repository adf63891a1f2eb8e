import type { TripDocument } from "./document.ts";
import { EditHistory, type PastEdit } from "./edit-history.ts";
import { apply, type Obstacle, PatchConflict, type TripOp, type TripPatch } from "./patch.ts";
import { conflictPaths, writtenPaths } from "./patch-paths.ts";

/** An edit that is to be taken back. */
export interface OwnEdit extends PastEdit {
  readonly inverse: TripPatch;
}

export interface Reverted {
  /** Everything that can be taken back, as one patch. */
  readonly patch: TripPatch;
  /** Newest first, as are the others. */
  readonly takenBack: readonly string[];
  /** What stays, each with the later edits of others that were built on it. */
  readonly kept: readonly { readonly id: string; readonly because: readonly string[] }[];
}

/**
 * Takes edits back, newest first, on the document as it is now. One stays when its inverse does not fit any more. It also
 * stays when others have written the same since: theirs is the last word, even where it says what stood there already.
 * What was there before an edit that stays, stays with it.
 *
 * An edit that was taken back before is passed over, unless what took it back is itself taken back here.
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
    // An own edit that is newer and still in force is one that stays, for reasons of its own.
    const reasons = (builders: readonly PastEdit[]) => [
      ...new Set(builders.flatMap((it) => kept.get(it.id) ?? [it.id])),
    ];
    const writers = past.laterWritersOf(edit, writtenPaths(edit.patch));
    if (writers.length > 0) {
      kept.set(edit.id, reasons(writers));
      continue;
    }
    const outcome = tried(current, edit.inverse);
    if ("obstacles" in outcome) {
      kept.set(edit.id, reasons(past.laterWritersOf(edit, outcome.obstacles.flatMap(conflictPaths))));
      continue;
    }
    current = outcome.next;
    patch.push(...edit.inverse);
    past.takeBack(edit);
  }
  return { patch, takenBack: past.takenBack(), kept: [...kept].map(([id, because]) => ({ id, because })) };
}

/** The later edits, newest first, that put these obstacles there and still hold. */
export function editsBuiltOn(edit: PastEdit, obstacles: readonly Obstacle[], history: readonly PastEdit[]): string[] {
  return new EditHistory(history).laterWritersOf(edit, obstacles.flatMap(conflictPaths)).map((it) => it.id);
}

function tried(document: TripDocument, patch: TripPatch) {
  try {
    return apply(document, patch);
  } catch (error) {
    if (error instanceof PatchConflict) return error;
    throw error;
  }
}
