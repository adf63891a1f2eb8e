import type { Outcome } from "./reconcile.ts";
import type { AlignmentMember } from "./types.ts";
import { budgetWords, datesWords, namesOf } from "./words.ts";

/** Silence counts as consent, and whoever reads a result should know whose. Each is empty where nobody's silence took part. */

/** The silent pull towards what was proposed. */
export function consentToDates({ counted: { silent }, input }: Outcome): string[] {
  const dates = input.previous?.dates;
  return dates ? consent(silent, datesWords(dates)) : [];
}

export function consentToPlace({ counted: { silent }, destination: { best, accepted } }: Outcome): string[] {
  return accepted && best?.place === accepted ? consent(silent, accepted.name) : [];
}

/** The last round's budget, where those who are silent narrow what the others agree on. */
export function consentToBudget({ budget, counted: { silent }, input }: Outcome): string[] {
  const agreed = input.previous?.budget;
  return budget.bySilence && agreed ? consent(silent, budgetWords(agreed, input.group.currency)) : [];
}

function consent(silent: readonly AlignmentMember[], to: string): string[] {
  if (silent.length === 0) return [];
  const [has, is] = silent.length === 1 ? ["has", "is"] : ["have", "are"];
  return [`${namesOf(silent)} ${has} not answered since the last round and ${is} taken to accept ${to}.`];
}
