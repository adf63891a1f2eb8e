import { moneyOf, said, together } from "../../words/sentence.ts";
import { formatNames } from "../format.ts";
import { byLeastConceded } from "../participants.ts";
import type { Outcome } from "../reconcile.ts";
import type { RelaxationDraft } from "../smallest-relaxations.ts";
import { SortedDistances } from "../sorted-distances.ts";
import { amountOf, type Thousandths } from "./amounts.ts";
import { intersection, type MemberBudget } from "./reconcile.ts";

const MOST_LEVELS = 6;

/**
 * Amounts that suit everybody if all maxima below are raised to it and all minima above lowered. Only existing limits
 * can need the fewest members; sorted by members, then money.
 */
export function budgetRelaxations({ budget: { ranges }, input }: Outcome): RelaxationDraft[] {
  const { from, to } = intersection(ranges);
  const limits = ranges.flatMap((it) => [it.from, it.to]).filter((it) => it >= to && it <= from);
  // Members without a maximum are not counted.
  const ceilings = new SortedDistances(ranges.map((it) => it.to).filter(Number.isFinite));
  const floors = new SortedDistances(ranges.map((it) => it.from));
  return [...new Set(limits)]
    .map((level) => ({
      level,
      people: ceilings.countBelow(level) + floors.countAbove(level),
      money: ceilings.below(level) + floors.above(level),
    }))
    .sort((a, b) => a.people - b.people || a.money - b.money || a.level - b.level)
    .slice(0, MOST_LEVELS)
    .map(({ level, people, money }) => draft(ranges, level, [people, money], input.group.currency));
}

function draft(
  ranges: readonly MemberBudget[],
  level: Thousandths,
  size: readonly number[],
  currency: string,
): RelaxationDraft {
  const by = (a: MemberBudget, b: MemberBudget) => byLeastConceded(a.member, b.member);
  const low = ranges.filter((it) => it.to < level).sort(by);
  const high = ranges.filter((it) => it.from > level).sort(by);
  const amount = amountOf(level);
  const to = moneyOf(amount, currency);
  const difference = (it: MemberBudget) => moneyOf(amountOf(Math.max(level - it.to, it.from - level)), currency);
  const words = [
    low.length === 1 ? low.map((it) => said`${it.member.name} goes up to ${to} (${difference(it)} more)`) : [],
    low.length > 1 ? said`${formatNames(low.map((it) => it.member))} go up to ${to}` : [],
    high.length === 1 ? high.map((it) => said`${it.member.name} comes down to ${to} (${difference(it)} less)`) : [],
    high.length > 1 ? said`${formatNames(high.map((it) => it.member))} come down to ${to}` : [],
  ].flat();
  return {
    message: together(words, "and"),
    steps: [
      ...low.map(({ member, from }) => step(member.id, amountOf(from), amount)),
      ...high.map(({ member, to }) => step(member.id, amount, Number.isFinite(to) ? amountOf(to) : null)),
    ],
    size,
    asked: [...low, ...high].map((it) => it.member).sort(byLeastConceded),
  };
}

function step(memberId: string, min: string, max: string | null) {
  return { kind: "budget" as const, memberId, min, max };
}
