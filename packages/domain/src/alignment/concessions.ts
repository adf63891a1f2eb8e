import { choicesOf } from "./destination/reconcile.ts";
import type { ParseCache } from "./parse-cache.ts";
import { byName } from "./participants.ts";
import type { Outcome } from "./reconcile.ts";
import type { AlignmentMember, Concession } from "./types.ts";

/** How far each participant is from their wishes, most first. Budgets are left out because they may be private. */
export function concessionsOf(outcome: Outcome, cache: ParseCache): Concession[] {
  return outcome.participants.all
    .map((it) => concession(outcome, it, cache))
    .sort(
      (a, b) => b.gaveWay - a.gaveWay || byName({ id: a.memberId, name: a.name }, { id: b.memberId, name: b.name }),
    );
}

function concession(
  { dates: { window }, destination: { best, places } }: Outcome,
  member: AlignmentMember,
  cache: ParseCache,
): Concession {
  const ideal = member.wishes.dates?.ideal;
  const moved = (from: string, to: number) => Math.abs(to - cache.day(from));
  const daysMoved = ideal && window ? moved(ideal.start, window.start) + moved(ideal.end, window.end) : null;

  const choices = choicesOf(member, places);
  const choiceRank = best && choices.length > 0 ? choices.indexOf(best.place) + 1 : null;
  const down = choiceRank === 0 ? choices.length : (choiceRank ?? 1) - 1;

  const gaveWay = (daysMoved ?? 0) + down;
  const { id: memberId, name, gaveWayBefore } = member;
  return { memberId, name, daysMoved, choiceRank, gaveWay, gaveWayInAll: gaveWayBefore + gaveWay };
}
