import type { TripPatch } from "./patch.ts";
import { pathsOverlap, targetOf, touchedPaths } from "./patch-paths.ts";

/** An edit of a trip's history. */
export interface PastEdit {
  readonly id: string;
  readonly patch: TripPatch;
  /** The edits that it takes back. */
  readonly reverts: readonly string[];
}

/** Undo and redo in turn, more often than that: then every turn counts as a change. */
const DEEPEST = 200;

/** A trip's history while some of it is being taken back. */
export class EditHistory {
  private readonly byId = new Map<string, PastEdit>();
  /** Grows with age. */
  private readonly age = new Map<string, number>();
  private readonly marks = new Map<string, readonly string[]>();
  /** The edits, newest first, that left marks on a whole and have not been taken back here. */
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
    // Nobody asks for it again; kept, a long history of one agent would be gone through once for each of its edits.
    for (const whole of this.marksOf(edit).map(targetOf)) this.byWhole.get(whole)?.delete(edit);
  }

  /** In the order in which they were. */
  takenBack(): string[] {
    return [...this.gone];
  }

  inForce({ id }: PastEdit): boolean {
    return !this.gone.has(id) && (this.reverters.get(id) ?? []).every((it) => this.gone.has(it));
  }

  /** The edits in force, newest first, that left something other on these spots than `edit` did. */
  laterWritersOf(edit: PastEdit, spots: readonly string[]): PastEdit[] {
    const candidates = new Set(spots.flatMap((spot) => [...(this.byWhole.get(targetOf(spot)) ?? [])]));
    const hits = (left: readonly string[]) => left.some((it) => spots.some((spot) => pathsOverlap(it, spot)));
    return [...candidates]
      .filter((it) => this.isNewer(it, edit) && this.inForce(it))
      .filter((it) => hits(this.marksOf(it)) && hits(this.doneBy(it, edit)))
      .sort((a, b) => this.ageOf(a) - this.ageOf(b));
  }

  /**
   * What an edit makes other than it was right after `base`. Taking back what came since is no change from there, and
   * taking that back is one again.
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
      // From before the history begins: what it wrote is among what taking it back wrote.
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
