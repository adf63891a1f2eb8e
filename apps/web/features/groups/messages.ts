import type { Dimension } from "@caravan/domain/alignment/types";
import type { DomainError } from "@/features/api-client/index.ts";
import type { BadgeProps } from "@/ui/badge.tsx";
import { count, formatDateRange, formatDuration, formatMoneyRange } from "@/ui/format.ts";
import { membersWithoutAnswer, type NextStep } from "./model/next-step.ts";
import type { Alignment, Group, GroupMember, GroupPreview, GroupSummary, StatedPreferences } from "./model/types.ts";

/**
 * The state of the group. One that agrees in its last round counts as agreed; that no round is left does not matter
 * then.
 */
export function statusWords({ status, reconciled }: Pick<Group, "status" | "reconciled">): {
  label: string;
  tone: NonNullable<BadgeProps["tone"]>;
} {
  switch (status) {
    case "collecting":
      return { label: "Collecting answers", tone: "neutral" };
    case "aligning":
      return { label: "Finding common ground", tone: "accent" };
    case "aligned":
      return { label: "You agree", tone: "success" };
    case "escalation_pending":
      return reconciled ? { label: "You agree", tone: "success" } : { label: "No rounds left", tone: "warning" };
    case "planned":
      return { label: "Planned", tone: "success" };
  }
}

/** "Round 1 of 2", or "Before the first round". */
export function roundWords({ round_number, max_rounds }: Pick<Group, "round_number" | "max_rounds">): string {
  return round_number === 0 ? "Before the first round" : `Round ${round_number} of ${max_rounds}`;
}

/** "42 h left", "35 min left"; null once the time is up. */
export function timeLeft(deadline: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(deadline) - now) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes < 60) return minutes === 1 ? "1 min left" : `${minutes} min left`;
  const hours = Math.floor(minutes / 60);
  // In the last hours minutes are shown, because they matter then.
  return hours < 3 && minutes % 60 > 0 ? `${hours} h ${minutes % 60} min left` : `${hours} h left`;
}

type Known = Pick<Group, "round_number" | "max_rounds" | "members" | "lead" | "creator" | "you" | "is_lead">;

/** The next step and its reason, in words for the person. */
export function stepWords(
  group: Known,
  step: NextStep,
  me: Pick<GroupMember, "preferences" | "state"> | undefined,
): { title: string; text: string } {
  const { round_number, members } = group;
  const missing = membersWithoutAnswer(members).length;
  const everyone = missing === 0;
  switch (step.kind) {
    case "answer":
      return {
        title: round_number === 0 ? "What suits you?" : `Round ${round_number} is open`,
        text: answerText(group, me),
      };
    case "run":
      return {
        title: everyone && members.length > 1 ? "Everyone has answered" : "Your answer is in",
        text: runText(group, missing),
      };
    case "wait":
      return {
        title: "Your answer is in",
        text:
          round_number >= group.max_rounds
            ? `There are no rounds left; ${group.creator.name} decides what happens next.`
            : `${group.lead.name} runs the next round${everyone ? "" : " once the others have answered or time is up"}.`,
      };
    case "agreed":
      return {
        title: "You agree",
        text: "Dates, place and budget work for everyone who answered. The plan is made from this and the places on your board.",
      };
    case "escalated":
      return {
        title: "No rounds left",
        text: step.mayDecide
          ? "You don't agree on everything yet. Give the group one more round, or plan with what comes closest."
          : `You don't agree on everything yet. ${group.creator.name} can add a round, or plan with what comes closest.`,
      };
    case "planned":
      return { title: "The trip is planned", text: "Everyone can open it and change it together." };
  }
}

function answerText({ round_number }: Known, me: Pick<GroupMember, "preferences" | "state"> | undefined): string {
  if (round_number === 0)
    return "Say when, where and for how much. You can change it until a round runs, and again after each round.";
  if (!me?.preferences)
    return "You haven't answered yet, so you aren't counted yet. Your answer goes into the next round.";
  return me.state === "timed_out"
    ? "Time is up. Until you answer, you count as accepting."
    : "Accept it, keep your answer, or change it. If you don't answer in time, that counts as accepting.";
}

function runText({ members, round_number, max_rounds }: Known, missing: number): string {
  if (members.length === 1) return "Send the link or the code to the others first. You can't disagree with yourself!";
  const last = round_number + 1 === max_rounds ? " This is the last round." : "";
  if (missing === 0) return `Run alignment to find what works for all of you.${last}`;
  const rest =
    round_number === 0
      ? "Anyone who hasn't answered doesn't count yet."
      : "Anyone who doesn't answer counts as accepting.";
  return `${members.length - missing} of ${members.length} have answered. ${rest}${last}`;
}

/** What somebody stated, in one line: "3–7 May 2030 ± 2 days · Lisbon, Portugal · up to €600". */
export function preferencesInShort(stated: StatedPreferences, currency: string): string {
  const { dates, destination, budget } = stated;
  const when =
    dates?.ideal_start && dates.ideal_end
      ? `${formatDateRange(dates.ideal_start, dates.ideal_end)}${dates.flexibility_days > 0 ? ` ± ${count(dates.flexibility_days, "day")}` : ""}`
      : null;
  const [first, ...more] = destination?.top_choices ?? [];
  const where = first && (more.length > 0 ? `${first} or ${more.length} more` : first);
  const never = destination && destination.veto.length > 0 ? `not ${destination.veto.join(", ")}` : null;
  const parts = [when, where, never, budgetInShort(budget, currency)].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : "Fine with anything";
}

function budgetInShort(budget: StatedPreferences["budget"], currency: string): string | null {
  if (!budget || budget.ignored) return null;
  if (budget.private && budget.min === null && budget.max === null) return "budget private";
  const words = formatMoneyRange({ min: budget.min ?? 0, max: budget.max }, currency);
  return budget.private ? `${words} (private)` : words;
}

/** Why there is no group with this code, and what can be done. */
export function joinProblem({ status, message, retryAfter }: DomainError): string {
  if (status === 404 || status === 400)
    return "No group has this code. Check it or ask for it again; the group may have been deleted.";
  if (status === 429)
    return `Too many wrong codes. Wait ${formatDuration(Math.ceil((retryAfter ?? 60) / 60))} and try again.`;
  return message;
}

type Proposing = Pick<Alignment, "proposed_dates" | "proposed_destination" | "proposed_budget">;

/** The proposal for one of the three; null when there is none. */
export function proposedValue(outcome: Proposing, dimension: Dimension, currency: string): string | null {
  const { proposed_dates: dates, proposed_destination: destination, proposed_budget: budget } = outcome;
  if (dimension === "dates") return dates && formatDateRange(dates.start, dates.end);
  if (dimension === "destination") return destination;
  return budget && `${formatMoneyRange(budget, currency)} per person`;
}

type Placed = Pick<GroupPreview, "tentative_dates" | "destination_options"> & Partial<Pick<GroupSummary, "plan">>;

/** Of the planned trip, whose dates and place count once it is there; otherwise of what was stated at first. */
export function whereAndWhen({ plan, destination_options, tentative_dates }: Placed) {
  if (!plan) return { places: destination_options, dates: tentative_dates };
  return { places: [plan.destination], dates: { start: plan.start_date, end: plan.end_date } };
}

/** What the planned trip says now, and before that the proposal of the last round; empty before both. */
export function outcomeLine(group: Pick<Group, "plan" | "currency">, outcome: Proposing | undefined): string {
  const { plan } = group;
  if (plan) return `${formatDateRange(plan.start_date, plan.end_date)} · ${plan.destination}`;
  return outcome ? proposalLine(outcome, group.currency) : "";
}

/** Says that the planned trip is not when or where the group agreed any more; null while it is. */
export function movedWords(plan: Group["plan"], outcome: Proposing | undefined): string | null {
  const { proposed_dates: dates, proposed_destination: place } = outcome ?? {};
  if (!plan || !dates) return null;
  const isMoved = dates.start !== plan.start_date || dates.end !== plan.end_date;
  const isElsewhere = place != null && place !== plan.destination;
  if (!isMoved && !isElsewhere) return null;
  const agreed = [formatDateRange(dates.start, dates.end), isElsewhere && place].filter(Boolean).join(" · ");
  return `The trip was changed since: you agreed on ${agreed}.`;
}

/** All of it in one line: "3–7 May 2030 · Lisbon, Portugal · €400–€600 per person". */
export function proposalLine(outcome: Proposing, currency: string): string {
  const parts = (["dates", "destination", "budget"] as const).map((it) => proposedValue(outcome, it, currency));
  return parts.filter((it) => it !== null).join(" · ");
}
