import { dateRangeWords } from "../date-words.ts";
import { formatBudget } from "./format.ts";
import { samePlace } from "./place-name.ts";
import { type Alignment, type Dimension, dimensions, type Proposal } from "./types.ts";

/** What a round changed against the one before; empty when nothing did. `currency` is the group's. */
export function changesBetweenRounds(before: Alignment, after: Alignment, currency: string): string[] {
  const changes = dimensions.flatMap((dimension) => {
    const [was, is] = [shown(dimension, before.proposal, currency), shown(dimension, after.proposal, currency)];
    const moved = isSame(dimension, was, is) ? [] : valueChange(dimension, was, is);
    return [...moved, ...agreementChange(dimension, before.reconciled[dimension], after.reconciled[dimension])];
  });
  if (before.score === after.score) return changes;
  const way = after.score > before.score ? "rose" : "fell";
  return [`The score ${way} from ${before.score} to ${after.score}.`, ...changes];
}

const nouns: Readonly<Record<Dimension, { readonly noun: string; readonly verb: string }>> = {
  dates: { noun: "dates", verb: "are" },
  destination: { noun: "destination", verb: "is" },
  budget: { noun: "budget", verb: "is" },
};

function valueChange(dimension: Dimension, was: string | null, is: string | null): string[] {
  const { noun, verb } = nouns[dimension];
  if (is === null) return was === null ? [] : [`No ${noun} ${verb} proposed any more (${was} before).`];
  return [`The proposed ${noun} ${verb} now ${is}${was === null ? "" : ` instead of ${was}`}.`];
}

function agreementChange(dimension: Dimension, was: boolean, is: boolean): string[] {
  if (was === is) return [];
  const { noun, verb } = nouns[dimension];
  return [is ? `The ${noun} ${verb} now agreed on.` : `The ${noun} ${verb} no longer agreed on.`];
}

function shown(dimension: Dimension, { dates, destination, budget }: Proposal, currency: string): string | null {
  if (dimension === "dates") return dates && dateRangeWords(dates);
  if (dimension === "destination") return destination;
  return budget && formatBudget(budget, currency);
}

/** Other spellings of a place are the same place. */
function isSame(dimension: Dimension, was: string | null, is: string | null): boolean {
  if (dimension === "destination" && was && is) return samePlace(was, is);
  return was === is;
}
