import type { Sentence } from "../words/sentence.ts";
import type { ParseCache } from "./parse-cache.ts";
import { byLeastConceded } from "./participants.ts";
import { type Outcome, reconcile, reconciledOf } from "./reconcile.ts";
import { applyRelaxationSteps } from "./relaxation-steps.ts";
import type { AlignmentMember, Dimension, Relaxation, Step } from "./types.ts";

/** A relaxation that has not been tried yet. */
export interface RelaxationDraft {
  readonly message: Sentence;
  readonly steps: readonly Step[];
  /** What it asks for, as numbers to compare, the most important first. */
  readonly size: readonly number[];
  /** Who is asked, those who have given way least first. */
  readonly asked: readonly AlignmentMember[];
}

const MOST = 4;

/**
 * The smallest relaxations that work, smallest first. Each is tried: its dimension is reconciled and no other is lost.
 */
export function smallestRelaxations(
  before: Outcome,
  dimension: Dimension,
  drafts: readonly RelaxationDraft[],
  cache: ParseCache,
): Relaxation[] {
  const kept: Relaxation[] = [];
  for (const { message, steps } of drafts.toSorted(compareDrafts)) {
    if (kept.length === MOST) break;
    if (kept.some((it) => it.message.text === message.text)) continue;
    const after = reconcile(applyRelaxationSteps(before.input, steps), cache, untouched(before, dimension, steps));
    if (reconciledOf(after)[dimension] && after.score > before.score)
      kept.push({ message, steps, scoreBefore: before.score, scoreAfter: after.score });
  }
  return kept;
}

/** When a silent member answers again, everything is computed again; otherwise only this dimension. */
function untouched(before: Outcome, dimension: Dimension, steps: readonly Step[]): Partial<Pick<Outcome, Dimension>> {
  const asked = new Set(steps.map((it) => it.memberId));
  if (before.participants.silent.some((it) => asked.has(it.id))) return {};
  const { dates, destination, budget } = before;
  return { dates, destination, budget, [dimension]: undefined };
}

/** Among equals, the member who has given way least comes first. */
function compareDrafts(a: RelaxationDraft, b: RelaxationDraft): number {
  return (
    compareLists(a.size, b.size, (x, y) => x - y) ||
    compareLists(a.asked, b.asked, byLeastConceded) ||
    (a.message.text < b.message.text ? -1 : 1)
  );
}

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (x: T, y: T) => number): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compare(a[index] as T, b[index] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/**
 * Whom a relaxation may ask. A silent member who answers again brings back their stated budget. Whether that overlaps
 * with a private one would show in the score, so such a member is not asked.
 */
export function mayBeAsked({ participants }: Outcome): (member: AlignmentMember) => boolean {
  const isGuarded = participants.all.some((it) => it.wishes.budget?.private);
  return ({ standing, wishes }) => standing === "answered" || wishes.budget === null || !isGuarded;
}
