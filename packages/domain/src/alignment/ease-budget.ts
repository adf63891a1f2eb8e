import { amountOf, type Thousandths } from "./amounts.ts";
import { intersection, type MembersMoney } from "./budget.ts";
import { byGivingWay } from "./counted.ts";
import { Points } from "./points.ts";
import type { Outcome } from "./reconcile.ts";
import type { Draft } from "./relaxing.ts";
import { namesOf } from "./words.ts";

const MOST_LEVELS = 6;

/**
 * One amount that suits everybody once all who stop below it go up to it and all who start above it come down. Only what
 * is somebody's limit can take the fewest; those levels that do, and then move the least money.
 */
export function easeBudget({ budget: { ranges }, input }: Outcome): Draft[] {
  const { from, to } = intersection(ranges);
  const limits = ranges.flatMap((it) => [it.from, it.to]).filter((it) => it >= to && it <= from);
  // Without a ceiling nobody stops anywhere.
  const ceilings = new Points(ranges.map((it) => it.to).filter(Number.isFinite));
  const floors = new Points(ranges.map((it) => it.from));
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

function draft(ranges: readonly MembersMoney[], level: Thousandths, size: readonly number[], currency: string): Draft {
  const by = (a: MembersMoney, b: MembersMoney) => byGivingWay(a.member, b.member);
  const low = ranges.filter((it) => it.to < level).sort(by);
  const high = ranges.filter((it) => it.from > level).sort(by);
  const amount = amountOf(level);
  const words = [
    phrase(low, "goes up", "go up", amount, currency, (it) => level - it.to, "more"),
    phrase(high, "comes down", "come down", amount, currency, (it) => it.from - level, "less"),
  ].flat();
  return {
    message: words.join(" and "),
    steps: [
      ...low.map(({ member, from }) => step(member.id, amountOf(from), amount)),
      ...high.map(({ member, to }) => step(member.id, amount, Number.isFinite(to) ? amountOf(to) : null)),
    ],
    size,
    asked: [...low, ...high].map((it) => it.member).sort(byGivingWay),
  };
}

function phrase(
  who: readonly MembersMoney[],
  one: string,
  several: string,
  amount: string,
  currency: string,
  difference: (it: MembersMoney) => Thousandths,
  way: string,
): string[] {
  const [first, second] = who;
  if (!first) return [];
  const names = namesOf(who.map((it) => it.member));
  if (second) return [`${names} ${several} to ${amount} ${currency}`];
  return [`${names} ${one} to ${amount} ${currency} (${amountOf(difference(first))} ${currency} ${way})`];
}

function step(memberId: string, min: string, max: string | null) {
  return { kind: "budget" as const, memberId, min, max };
}
