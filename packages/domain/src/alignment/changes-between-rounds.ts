import { deepEqual } from "../deep-equal.ts";
import { type Sentence, said, type Value } from "../words/sentence.ts";
import { formatBudget, formatDates } from "./format.ts";
import { samePlace } from "./place-name.ts";
import { type Alignment, type Dimension, dimensions, type Proposal } from "./types.ts";

type Compared = Pick<Alignment, "proposal" | "reconciled" | "score">;

/** What a round changed against the one before; empty when nothing did. `currency` is the group's. */
export function changesBetweenRounds(before: Compared, after: Compared, currency: string): Sentence[] {
  const changes = dimensions.flatMap((dimension) => {
    const [was, is] = [shown(dimension, before.proposal, currency), shown(dimension, after.proposal, currency)];
    const moved = isSame(dimension, was, is) ? [] : valueChange(dimension, was, is);
    return [...moved, ...agreementChange(dimension, before.reconciled[dimension], after.reconciled[dimension])];
  });
  if (before.score === after.score) return changes;
  const score =
    after.score > before.score
      ? said`The score rose from ${String(before.score)} to ${String(after.score)}.`
      : said`The score fell from ${String(before.score)} to ${String(after.score)}.`;
  return [score, ...changes];
}

interface Told {
  readonly now: (is: Value | Sentence) => Sentence;
  readonly instead: (is: Value | Sentence, was: Value | Sentence) => Sentence;
  readonly none: (was: Value | Sentence) => Sentence;
  readonly agreed: Sentence;
  readonly open: Sentence;
}

const told: Readonly<Record<Dimension, Told>> = {
  dates: {
    now: (is) => said`The proposed dates are now ${is}.`,
    instead: (is, was) => said`The proposed dates are now ${is} instead of ${was}.`,
    none: (was) => said`Dates are no longer proposed (previously ${was}).`,
    agreed: said`The dates are now agreed on.`,
    open: said`The dates are no longer agreed on.`,
  },
  destination: {
    now: (is) => said`The proposed destination is now ${is}.`,
    instead: (is, was) => said`The proposed destination is now ${is} instead of ${was}.`,
    none: (was) => said`A destination is no longer proposed (previously ${was}).`,
    agreed: said`The destination is now agreed on.`,
    open: said`The destination is no longer agreed on.`,
  },
  budget: {
    now: (is) => said`The proposed budget is now ${is}.`,
    instead: (is, was) => said`The proposed budget is now ${is} instead of ${was}.`,
    none: (was) => said`A budget is no longer proposed (previously ${was}).`,
    agreed: said`The budget is now agreed on.`,
    open: said`The budget is no longer agreed on.`,
  },
};

function valueChange(dimension: Dimension, was: Shown, is: Shown): Sentence[] {
  const { now, instead, none } = told[dimension];
  if (is === null) return was === null ? [] : [none(was)];
  return [was === null ? now(is) : instead(is, was)];
}

function agreementChange(dimension: Dimension, was: boolean, is: boolean): Sentence[] {
  if (was === is) return [];
  return [is ? told[dimension].agreed : told[dimension].open];
}

type Shown = Value | Sentence | null;

function shown(dimension: Dimension, { dates, destination, budget }: Proposal, currency: string): Shown {
  if (dimension === "dates") return dates && formatDates(dates);
  if (dimension === "destination") return destination;
  return budget && formatBudget(budget, currency);
}

/** Other spellings of a place are the same place. */
function isSame(dimension: Dimension, was: Shown, is: Shown): boolean {
  if (dimension === "destination" && typeof was === "string" && typeof is === "string") return samePlace(was, is);
  return deepEqual(was, is);
}
