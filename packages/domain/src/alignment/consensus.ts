import { dateRangeWords } from "../date-words.ts";
import { capitalize } from "../join-words.ts";
import { plannedCostWords } from "./budget/planned-cost.ts";
import { choicesOf } from "./destination/reconcile.ts";
import { formatBudget, formatDays, formatNames, formatWindow, numberWord } from "./format.ts";
import { consentToBudget, consentToDates, consentToPlace, sinceLastRound } from "./implied-consent-texts.ts";
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
  message: string,
  fromGroup: boolean,
  silence: readonly string[],
): ConsensusItem {
  return { dimension, message: [message, ...silence].join(" "), fromGroup };
}

function datesMessage(outcome: Outcome): string {
  const { dates, participants } = outcome;
  const { window, question } = dates;
  if (!window) return "";
  const range = formatWindow(window);
  if (question.fromGroup) return `Nobody named dates, so those of the group stand: ${range}.`;
  const named = participants.answered.filter((it) => it.wishes.dates?.ideal);
  return named.length > 0 ? `${range} suits ${everybody(named, outcome, "dates")}.` : leftOf(outcome, range);
}

/** Nobody named dates again: the last proposal, or what new blackout dates leave of it. */
function leftOf({ dates: { question }, participants, input }: Outcome, range: string): string {
  const proposed = input.previous?.dates && dateRangeWords(input.previous.dates);
  if (!proposed || proposed === range) return `${range} stays as it was proposed.`;
  const [wish] = question.wishes;
  const inside = [...question.blackouts].filter(([day]) => wish && day >= wish.start && day <= wish.end);
  const owners = participants.all.filter((it) => inside.some(([, members]) => members.includes(it)));
  const days = formatDays(inside.map(([day]) => day));
  return `${range} comes closest to the proposed ${proposed}, since ${formatNames(owners)} cannot on ${days}.`;
}

function destinationMessage(outcome: Outcome): string {
  const { best, fromGroup, places } = outcome.destination;
  if (!best) return "";
  const { place, approvals, voters } = best;
  if (fromGroup)
    return `Nobody named a place${sinceLastRound(outcome, "destination")}, so the first one of the group that nobody rules out stands: ${place.name}.`;
  if (approvals < voters)
    return `${capitalize(numberWord(approvals))} of ${numberWord(voters)} want ${place.name}, and nobody rules it out.`;
  const named = outcome.participants.answered.filter((it) => choicesOf(it, places).includes(place));
  if (approvals === 1) return `${place.name} is the choice of ${formatNames(named)}, the only one who named places.`;
  if (approvals > 2) return `All ${numberWord(approvals)} want ${place.name}.`;
  return named.length === 2 ? `${formatNames(named)} both want ${place.name}.` : `Both want ${place.name}.`;
}

function withPlannedCost(outcome: Outcome): string {
  const cost = plannedCostWords(outcome.input, outcome.budget.range);
  return [budgetMessage(outcome), cost].filter((it) => it !== null).join(" ");
}

function budgetMessage(outcome: Outcome): string {
  const { range, ranges, fromGroup } = outcome.budget;
  if (!range)
    return ranges.length === 1
      ? "The only budget with limits is private, so it is not shown."
      : "All budgets overlap. Because some are private, this does not say where.";
  const words = formatBudget(range, outcome.input.group.currency);
  if (fromGroup)
    return `Nobody named a budget${sinceLastRound(outcome, "budget")}, so that of the group stands: ${words}.`;
  if (ranges.length === 0) return `${capitalize(words)} stays as it was proposed.`;
  const members = ranges.map((it) => it.member);
  return `${capitalize(words)} suits ${everybody(members, outcome, "budget")}.`;
}

/** The members who stated something about it. */
function everybody(members: readonly AlignmentMember[], outcome: Outcome, dimension: Dimension): string {
  const [only, second] = members;
  if (!second) return `${only?.name}, the only one who said anything about it${sinceLastRound(outcome, dimension)}`;
  return members.length === 2 ? `both ${only?.name} and ${second.name}` : `all ${numberWord(members.length)}`;
}
