import type { TripPatch } from "./patch.ts";
import { pathsOverlap, targetOf, touchedPaths } from "./patch-paths.ts";

/** An edit of a trip's history. */
export interface PastEdit {
  readonly id: string;
  readonly patch: TripPatch;
  /** The edits that it reverts. */
  readonly reverts: readonly string[];
}

/** Deepest chain of undo and redo that is followed; a deeper one counts as a change. */
const DEEPEST = 200;

/** A trip's history while some edits are reverted. */
export class EditHistory {
  private readonly byId = new Map<string, PastEdit>();
  /** 0 for the newest edit. */
  private readonly age = new Map<string, number>();
  private readonly marks = new Map<string, readonly string[]>();
  /** By target, the edits that touch it and are not reverted here, newest first. */
  private readonly byWhole = new Map<string, Set<PastEdit>>();
  private readonly reverters = new Map<string, string[]>();
  private readonly gone = new Set<string>();

  /** @param history newest first. */
  constructor(history: readonly PastEdit[]) {
    for (const [age, edit] of history.entries()) {
      const left = touchedPaths(edit.patch);
      this.byId.set(edit.id, edit);
      this.age.set(edit.id, age);
      this.marks.set(edit.id, left);
      for (const whole of left.map(targetOf)) entryOf(this.byWhole, whole, () => new Set<PastEdit>()).add(edit);
      for (const target of edit.reverts) entryOf(this.reverters, target, (): string[] => []).push(edit.id);
    }
  }

  takeBack(edit: PastEdit): void {
    this.gone.add(edit.id);
    // Removed so that a long history of one agent is not searched again for each of its edits.
    for (const whole of this.marksOf(edit).map(targetOf)) this.byWhole.get(whole)?.delete(edit);
  }

  /** In the order of reverting. */
  takenBack(): string[] {
    return [...this.gone];
  }

  inForce({ id }: PastEdit): boolean {
    return !this.gone.has(id) && (this.reverters.get(id) ?? []).every((it) => this.gone.has(it));
  }

  /** The later edits in force, newest first, that wrote something else to these paths. */
  laterWritersOf(edit: PastEdit, spots: readonly string[]): PastEdit[] {
    const candidates = new Set(spots.flatMap((spot) => [...(this.byWhole.get(targetOf(spot)) ?? [])]));
    const hits = (left: readonly string[]) => left.some((it) => spots.some((spot) => pathsOverlap(it, spot)));
    return [...candidates]
      .filter((it) => this.isNewer(it, edit) && this.inForce(it))
      .filter((it) => hits(this.marksOf(it)) && hits(this.doneBy(it, edit)))
      .sort((a, b) => this.ageOf(a) - this.ageOf(b));
  }

  /**
   * The paths that an edit changes compared to the state right after `base`. Reverting a later edit is no change from
   * there, and reverting that again is one.
   */
  private doneBy(edit: PastEdit, base: PastEdit, depth = 0): readonly string[] {
    if (!this.isNewer(edit, base)) return [];
    if (edit.reverts.length === 0 || depth > DEEPEST) return this.marksOf(edit);
    return this.throughTargets(edit, (target) => this.undoneWith(target, base, depth + 1));
  }

  private undoneWith(edit: PastEdit, base: PastEdit, depth: number): readonly string[] {
    if (!this.isNewer(edit, base) || depth > DEEPEST) return this.marksOf(edit);
    return this.throughTargets(edit, (target) => this.doneBy(target, base, depth + 1));
  }

  private throughTargets(edit: PastEdit, each: (target: PastEdit) => readonly string[]): readonly string[] {
    return edit.reverts.flatMap((id) => {
      const target = this.byId.get(id);
      // For a target older than the history, the revert's own paths.
      return target ? each(target) : this.marksOf(edit);
    });
  }

  private isNewer(edit: PastEdit, than: PastEdit): boolean {
    return this.ageOf(edit) < this.ageOf(than);
  }

  private ageOf({ id }: PastEdit): number {
    return this.age.get(id) ?? Number.POSITIVE_INFINITY;
  }

  private marksOf({ id }: PastEdit): readonly string[] {
    return this.marks.get(id) ?? [];
  }
}

function entryOf<T>(map: Map<string, T>, key: string, fresh: () => T): T {
  const entry = map.get(key) ?? fresh();
  map.set(key, entry);
  return entry;
}
