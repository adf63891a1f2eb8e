import { dateRangeWords } from "../date-words.ts";
import { formatBudget, formatNames } from "./format.ts";
import type { Outcome } from "./reconcile.ts";
import type { AlignmentMember, Dimension } from "./types.ts";

/** Sentences about silent members, who count as consenting. Each is empty when silence had no effect. */

/** The dates that silent members accept. */
export function consentToDates({ participants: { silent }, input }: Outcome): string[] {
  const dates = input.previous?.dates;
  return dates ? consent(silent, dateRangeWords(dates)) : [];
}

export function consentToPlace({ participants: { silent }, destination: { best, accepted } }: Outcome): string[] {
  return accepted && best?.place === accepted ? consent(silent, accepted.name) : [];
}

/** The budget that silent members accept: it narrows the overlap, or is dropped if nothing would be left. */
export function consentToBudget({ budget, participants: { silent }, input }: Outcome): string[] {
  const agreed = input.previous?.budget;
  if (!agreed || silent.length === 0) return [];
  const words = formatBudget(agreed, input.group.currency);
  if (budget.byImpliedConsent) return consent(silent, words);
  if (budget.range === null || budget.fromGroup) return [];
  const have = silent.length === 1 ? "has" : "have";
  return [
    `The last round proposed ${words}, which is no part of it, and ${formatNames(silent)} ${have} not answered since.`,
  ];
}

/**
 * If the last round proposed nothing, silent members accepted nothing, and their older statements do not bind. Null
 * when they had stated nothing.
 */
export function statedBeforeLastRound(
  { participants: { silent } }: Outcome,
  dimension: "destination" | "budget",
): string | null {
  const members = silent.filter((it) => hasStated(it, dimension));
  if (members.length === 0) return null;
  const [wish, noun] =
    dimension === "budget"
      ? ["what they would like to spend", "budget"]
      : ["where they would like to go", "destination"];
  return `Nobody has said since the last round ${wish}, and that proposed no ${noun}. What ${formatNames(members)} said before counts again once they answer.`;
}

/** "Since the last round", for members who are silent now and had stated something before it. */
export function sinceLastRound({ participants: { silent } }: Outcome, dimension: Dimension): string {
  return silent.some((it) => hasStated(it, dimension)) ? " since the last round" : "";
}

function hasStated({ wishes }: AlignmentMember, dimension: Dimension): boolean {
  if (dimension === "dates") return Boolean(wishes.dates?.ideal);
  return dimension === "budget" ? wishes.budget !== null : (wishes.destination?.topChoices.length ?? 0) > 0;
}

function consent(silent: readonly AlignmentMember[], to: string): string[] {
  if (silent.length === 0) return [];
  const [has, is] = silent.length === 1 ? ["has", "is"] : ["have", "are"];
  return [`${formatNames(silent)} ${has} not answered since the last round and ${is} counted as accepting ${to}.`];
}
