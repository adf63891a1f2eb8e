import { type Sentence, said, type Value } from "../words/sentence.ts";
import { formatBudget, formatDates, formatNames } from "./format.ts";
import type { Outcome } from "./reconcile.ts";
import type { AlignmentMember, Dimension } from "./types.ts";

/** Sentences about silent members, who count as consenting. Each is empty when silence had no effect. */

/** The dates that silent members accept. */
export function consentToDates({ participants: { silent }, input }: Outcome): Sentence[] {
  const dates = input.previous?.dates;
  return dates ? consent(silent, formatDates(dates)) : [];
}

export function consentToPlace({ participants: { silent }, destination: { best, accepted } }: Outcome): Sentence[] {
  return accepted && best?.place === accepted ? consent(silent, accepted.name) : [];
}

/** The budget that silent members accept: it narrows the overlap, or is dropped if nothing would be left. */
export function consentToBudget({ budget, participants: { silent }, input }: Outcome): Sentence[] {
  const agreed = input.previous?.budget;
  if (!agreed || silent.length === 0) return [];
  const words = formatBudget(agreed, input.group.currency);
  if (budget.byImpliedConsent) return consent(silent, words);
  if (budget.range === null || budget.fromGroup) return [];
  const names = formatNames(silent);
  return [
    silent.length === 1
      ? said`The last round proposed ${words}, which is not among them, and ${names} has not answered since then.`
      : said`The last round proposed ${words}, which is not among them, and ${names} have not answered since then.`,
  ];
}

/**
 * If the last round proposed nothing, silent members accepted nothing, and their older statements do not bind. Null
 * when they had stated nothing.
 */
export function statedBeforeLastRound(
  { participants: { silent } }: Outcome,
  dimension: "destination" | "budget",
): Sentence | null {
  const members = silent.filter((it) => hasStated(it, dimension));
  if (members.length === 0) return null;
  const names = formatNames(members);
  return dimension === "budget"
    ? said`Nobody has said since the last round what they would like to spend, and that round proposed no budget. What ${names} said before counts again once they answer.`
    : said`Nobody has said since the last round where they would like to go, and that round proposed no destination. What ${names} said before counts again once they answer.`;
}

/** Whether members are silent now who had stated something before the last round. */
export function isSinceLastRound({ participants: { silent } }: Outcome, dimension: Dimension): boolean {
  return silent.some((it) => hasStated(it, dimension));
}

function hasStated({ wishes }: AlignmentMember, dimension: Dimension): boolean {
  if (dimension === "dates") return Boolean(wishes.dates?.ideal);
  return dimension === "budget" ? wishes.budget !== null : (wishes.destination?.topChoices.length ?? 0) > 0;
}

function consent(silent: readonly AlignmentMember[], to: Value | Sentence): Sentence[] {
  if (silent.length === 0) return [];
  const names = formatNames(silent);
  return [
    silent.length === 1
      ? said`${names} has not answered since the last round and is counted as accepting ${to}.`
      : said`${names} have not answered since the last round and are counted as accepting ${to}.`,
  ];
}
