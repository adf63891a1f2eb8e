import { deepEqual } from "../deep-equal.ts";
import { noWords, type Sentence, said, sentenceOf, together, type Value } from "../words/sentence.ts";
import { plannedCostWords } from "./budget/planned-cost.ts";
import { choicesOf } from "./destination/reconcile.ts";
import { formatBudget, formatDates, formatDays, formatNames, formatWindow, numberWord } from "./format.ts";
import { consentToBudget, consentToDates, consentToPlace, isSinceLastRound } from "./implied-consent-texts.ts";
import type { Outcome } from "./reconcile.ts";
import type { AlignmentMember, ConsensusItem, Dimension } from "./types.ts";

/** The agreed dimensions, with the reason in words. */
export function consensusOf(outcome: Outcome): ConsensusItem[] {
  const { dates, destination, budget } = outcome;
  return [
    dates.reconciled ? item("dates", datesMessage(outcome), dates.question.fromGroup, consentToDates(outcome)) : [],
    destination.reconciled
      ? item("destination", destinationMessage(outcome), destination.fromGroup, consentToPlace(outcome))
      : [],
    budget.reconciled ? item("budget", withPlannedCost(outcome), budget.fromGroup, consentToBudget(outcome)) : [],
  ].flat();
}

function item(
  dimension: ConsensusItem["dimension"],
  message: Sentence,
  fromGroup: boolean,
  silence: readonly Sentence[],
): ConsensusItem {
  return { dimension, message: together([message, ...silence]), fromGroup };
}

function datesMessage(outcome: Outcome): Sentence {
  const { dates, participants } = outcome;
  const { window, question } = dates;
  if (!window) return noWords;
  const range = formatWindow(window);
  if (question.fromGroup) return said`Nobody named dates, so the group's own dates apply: ${range}.`;
  const named = participants.answered.filter((it) => it.wishes.dates?.ideal);
  return named.length > 0 ? said`${range} suits ${everybody(named, outcome, "dates")}.` : leftOf(outcome, range);
}

/** Nobody named dates again: the last proposal, or what new blackout dates leave of it. */
function leftOf({ dates: { question, window }, participants, input }: Outcome, range: Value): Sentence {
  const before = input.previous?.dates;
  if (!before || !window || deepEqual(formatDates(before), range)) return said`${range} stays as it was proposed.`;
  const proposed = formatDates(before);
  const [wish] = question.wishes;
  const inside = [...question.blackouts].filter(([day]) => wish && day >= wish.start && day <= wish.end);
  const owners = participants.all.filter((it) => inside.some(([, members]) => members.includes(it)));
  const days = formatDays(inside.map(([day]) => day));
  return said`${range} comes closest to the proposed ${proposed}, since ${formatNames(owners)} can't make ${days}.`;
}

function destinationMessage(outcome: Outcome): Sentence {
  const { best, fromGroup, places } = outcome.destination;
  if (!best) return noWords;
  const { place, approvals, voters } = best;
  if (fromGroup)
    return isSinceLastRound(outcome, "destination")
      ? said`Nobody named a place since the last round, so the group's first place that nobody rules out applies: ${place.name}.`
      : said`Nobody named a place, so the group's first place that nobody rules out applies: ${place.name}.`;
  if (approvals < voters)
    return said`${sentenceOf([numberWord(approvals)])} of ${numberWord(voters)} want ${place.name}, and nobody rules it out.`;
  const named = outcome.participants.answered.filter((it) => choicesOf(it, places).includes(place));
  if (approvals === 1)
    return said`${place.name} is the choice of ${formatNames(named)}, the only one who named places.`;
  if (approvals > 2) return said`All ${numberWord(approvals)} want ${place.name}.`;
  return named.length === 2 ? said`${formatNames(named)} both want ${place.name}.` : said`Both want ${place.name}.`;
}

function withPlannedCost(outcome: Outcome): Sentence {
  const cost = plannedCostWords(outcome.input, outcome.budget.range);
  return together([budgetMessage(outcome), cost].filter((it) => it !== null));
}

function budgetMessage(outcome: Outcome): Sentence {
  const { range, ranges, fromGroup } = outcome.budget;
  if (!range)
    return ranges.length === 1
      ? said`The only budget with limits is private, so it is not shown.`
      : said`All budgets overlap. Because some are private, this does not say where.`;
  const words = formatBudget(range, outcome.input.group.currency);
  if (fromGroup)
    return isSinceLastRound(outcome, "budget")
      ? said`Nobody named a budget since the last round, so the group's own budget applies: ${words}.`
      : said`Nobody named a budget, so the group's own budget applies: ${words}.`;
  if (ranges.length === 0) return said`${sentenceOf([words])} stays as it was proposed.`;
  const members = ranges.map((it) => it.member);
  return said`${sentenceOf([words])} suits ${everybody(members, outcome, "budget")}.`;
}

/** The members who stated something about it. */
function everybody(members: readonly AlignmentMember[], outcome: Outcome, dimension: Dimension): Sentence {
  const [only, second] = members;
  const name = only?.name ?? "";
  if (!second)
    return isSinceLastRound(outcome, dimension)
      ? said`${name}, the only one who said anything about it since the last round`
      : said`${name}, the only one who said anything about it`;
  return members.length === 2 ? said`both ${name} and ${second.name}` : said`all ${numberWord(members.length)}`;
}
