import { t } from "./messages/index.ts";
import type { ProposedChange } from "./proposal.ts";

type Choosable = Pick<ProposedChange, "id" | "needs" | "obstacle">;

/**
 * The changes that would be accepted: those that fit, that the reader has not refused, and whose needs are among them.
 * It follows from the refusals alone, so the reader's choices stay when the proposal is read again.
 */
export function selectedChanges(changes: readonly Choosable[], refused: ReadonlySet<string>): ReadonlySet<string> {
  let chosen = new Set(changes.filter((it) => it.obstacle === null && !refused.has(it.id)).map((it) => it.id));
  for (;;) {
    const left = new Set(changes.filter((it) => chosen.has(it.id) && it.needs.every((id) => chosen.has(id))).map(idOf));
    if (left.size === chosen.size) return chosen;
    chosen = left;
  }
}

/** The refusals after a change was checked; the changes that it needs are then checked too. */
export function refusalsAfterTick(
  changes: readonly Choosable[],
  refused: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const next = new Set(refused);
  const wanted = [id];
  const seen = new Set<string>();
  for (let each = wanted.pop(); each !== undefined; each = wanted.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    next.delete(each);
    wanted.push(...(changes.find((it) => it.id === each)?.needs ?? []));
  }
  return next;
}

/** Why a change cannot be checked; null when it can. */
export function obstacleTo(changes: readonly Choosable[], change: Choosable): string | null {
  if (change.obstacle !== null) return change.obstacle;
  const all = selectedChanges(changes, new Set());
  return all.has(change.id) ? null : t("needsAnother");
}

const idOf = (change: Choosable) => change.id;
