import type { Outcome } from "./reconcile.ts";
import { consentToBudget, consentToDates, consentToPlace } from "./silence.ts";
import type { AlignmentMember, ConsensusItem } from "./types.ts";
import { budgetWords, numberWord, sentence, windowWords } from "./words.ts";

/** What is agreed on, one for each dimension that is, in words that say why. */
export function consensusOf(outcome: Outcome): ConsensusItem[] {
  const { dates, destination, budget } = outcome;
  return [
    dates.reconciled ? item("dates", datesMessage(outcome), dates.question.fromGroup, consentToDates(outcome)) : [],
    destination.reconciled
      ? item("destination", destinationMessage(outcome), destination.fromGroup, consentToPlace(outcome))
      : [],
    budget.reconciled ? item("budget", budgetMessage(outcome), budget.fromGroup, consentToBudget(outcome)) : [],
  ].flat();
}

function item(
  dimension: ConsensusItem["dimension"],
  message: string,
  fromGroup: boolean,
  silence: readonly string[],
): ConsensusItem {
  return { dimension, message: [message, ...silence].join(" "), fromGroup };
}

function datesMessage({ dates: { window, question }, counted }: Outcome): string {
  if (!window) return "";
  const range = windowWords(window);
  if (question.fromGroup) return `Nobody named dates, so those of the group stand: ${range}.`;
  const named = counted.answered.filter((it) => it.stance.dates?.ideal);
  return named.length > 0 ? `${range} suits ${everybody(named)}.` : `${range} stays as it was proposed.`;
}

function destinationMessage({ destination: { best, fromGroup } }: Outcome): string {
  if (!best) return "";
  const { place, approvals, namers } = best;
  if (fromGroup)
    return `Nobody named a place, so the first one of the group that nobody rules out stands: ${place.name}.`;
  if (approvals < namers)
    return `${sentence(numberWord(approvals))} of ${numberWord(namers)} want ${place.name}, and nobody rules it out.`;
  return approvals === 1
    ? `${place.name} is the choice of the only one who named places.`
    : `All ${numberWord(approvals)} want ${place.name}.`;
}

function budgetMessage({ budget: { range, ranges, fromGroup }, input }: Outcome): string {
  if (!range) return "";
  const words = budgetWords(range, input.group.currency);
  if (fromGroup) return `Nobody named a budget, so that of the group stands: ${words}.`;
  if (ranges.length === 0) return `${sentence(words)} stays as it was proposed.`;
  return `${sentence(words)} suits ${everybody(ranges.map((it) => it.member))}.`;
}

/** Those who said something about it. */
function everybody(members: readonly AlignmentMember[]): string {
  const [only, second] = members;
  if (!second) return `${only?.name}, the only one who said anything about it`;
  return members.length === 2 ? `both ${only?.name} and ${second.name}` : `all ${numberWord(members.length)}`;
}
