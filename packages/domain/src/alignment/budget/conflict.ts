import { moneyOf, namesOf, said, together } from "../../words/sentence.ts";
import { formatSome } from "../format.ts";
import { statedBeforeLastRound } from "../implied-consent-texts.ts";
import type { ParseCache } from "../parse-cache.ts";
import type { Outcome } from "../reconcile.ts";
import { smallestRelaxations } from "../smallest-relaxations.ts";
import type { Conflict, Relaxation } from "../types.ts";
import { amountOf, type Thousandths } from "./amounts.ts";
import { plannedCostWords } from "./planned-cost.ts";
import { intersection } from "./reconcile.ts";
import { budgetRelaxations } from "./relaxations.ts";

export function budgetConflict(outcome: Outcome, cache: ParseCache): Conflict {
  const { ranges } = outcome.budget;
  const conflict = { dimension: "budget" as const, memberIds: [], relaxations: [] };
  if (ranges.length === 0) {
    const message = statedBeforeLastRound(outcome, "budget") ?? said`Nobody has said what they would like to spend.`;
    return { ...conflict, code: "nothing_stated", message };
  }
  const found = smallestRelaxations(outcome, "budget", budgetRelaxations(outcome), cache);
  // Any name or number would depend on the private figures. So with a private budget the message is always the same.
  if (ranges.some((it) => it.member.wishes.budget?.private))
    return {
      ...conflict,
      code: "budgets_apart",
      message: PRIVATE_BUDGET_MESSAGE,
      relaxations: found.slice(0, 1).map(withoutFigures),
    };
  const { low, high } = limits(outcome);
  const { currency } = outcome.input.group;
  const money = (at: Thousandths) => moneyOf(amountOf(at), currency);
  const stops = formatSome(
    low.map(({ member: { name }, to }, index) =>
      index === 0 ? said`${name} stops at ${money(to)}` : said`${namesOf([name])} at ${money(to)}`,
    ),
  );
  const starts = formatSome(
    high.map(({ member: { name }, from }, index) =>
      index === 0 ? said`${name} starts at ${money(from)}` : said`${namesOf([name])} at ${money(from)}`,
    ),
  );
  const cost = plannedCostWords(outcome.input, null);
  const binding = new Set([...low, ...high].map((it) => it.member.id));
  return {
    ...conflict,
    code: "budgets_apart",
    message: together([said`The budgets do not overlap: ${stops}, but ${starts}.`, ...(cost ? [cost] : [])]),
    memberIds: outcome.participants.answered.map((it) => it.id).filter((it) => binding.has(it)),
    relaxations: found,
  };
}

const PRIVATE_BUDGET_MESSAGE = said`The budgets do not overlap. At least one of them is private, so this does not say whose, or by how much.`;

function withoutFigures({ scoreBefore, scoreAfter }: Relaxation): Relaxation {
  const message = said`Whoever has room in their budget moves towards the others until all budgets overlap`;
  return { message, steps: [], scoreBefore, scoreAfter };
}

/** Members whose maximum is too low, lowest first, and members whose minimum is too high, highest first. */
function limits({ budget: { ranges } }: Outcome) {
  const { from, to } = intersection(ranges);
  return {
    low: ranges.filter((it) => it.to < from).sort((a, b) => a.to - b.to),
    high: ranges.filter((it) => it.from > to).sort((a, b) => b.from - a.from),
  };
}
