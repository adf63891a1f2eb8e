import type { Dimension } from "@caravan/domain/alignment/types";
import type { DomainError } from "@/features/api-client/index.ts";
import type { BadgeProps } from "@/ui/badge.tsx";
import { formatDateRange, formatDuration, formatList, sentences } from "@/ui/format.ts";
import { formatMoneyRange } from "@/ui/format-money-range.ts";
import { t } from "./messages/index.ts";
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
      return { label: t("status.collecting"), tone: "neutral" };
    case "aligning":
      return { label: t("status.aligning"), tone: "accent" };
    case "aligned":
      return { label: t("status.agreed"), tone: "success" };
    case "escalation_pending":
      return reconciled
        ? { label: t("status.agreed"), tone: "success" }
        : { label: t("status.noneLeft"), tone: "warning" };
    case "planned":
      return { label: t("status.planned"), tone: "success" };
  }
}

/** "Round 1 of 2", or "Before the first round". */
export function roundWords({ round_number, max_rounds }: Pick<Group, "round_number" | "max_rounds">): string {
  return round_number === 0
    ? t("rounds.before")
    : t("rounds.of", { round: String(round_number), most: String(max_rounds) });
}

/** "42 h left", "35 min left"; null once the time is up. */
export function timeLeft(deadline: string, now: number): string | null {
  const minutes = Math.ceil((Date.parse(deadline) - now) / 60_000);
  if (!(minutes > 0)) return null;
  // In the last hours minutes are shown, because they matter then.
  return t("timeLeft", { time: formatDuration(minutes < 180 ? minutes : Math.floor(minutes / 60) * 60) });
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
        title: round_number === 0 ? t("step.whatSuits") : t("step.roundOpen", { round: String(round_number) }),
        text: answerText(group, me),
      };
    case "run":
      return {
        title: everyone && members.length > 1 ? t("step.everyone") : t("answer.sent"),
        text: runText(group, missing),
      };
    case "wait":
      return {
        title: t("answer.sent"),
        text:
          round_number >= group.max_rounds
            ? t("step.creatorDecides", { name: group.creator.name })
            : t(everyone ? "step.leadRuns" : "step.leadRunsOnce", { name: group.lead.name }),
      };
    case "agreed":
      return {
        title: t("status.agreed"),
        text: t("step.agreed"),
      };
    case "escalated":
      return {
        title: t("status.noneLeft"),
        text: step.mayDecide ? t("step.mayDecide") : t("step.mayNotDecide", { name: group.creator.name }),
      };
    case "planned":
      return { title: t("step.planned"), text: t("step.plannedText") };
  }
}

function answerText({ round_number }: Known, me: Pick<GroupMember, "preferences" | "state"> | undefined): string {
  if (round_number === 0) return t("answer.first");
  if (!me?.preferences) return t("answer.notCounted");
  return me.state === "timed_out" ? t("answer.timeUp") : t("answer.choices");
}

function runText({ members, round_number, max_rounds }: Known, missing: number): string {
  if (members.length === 1) return t("run.alone");
  const last = round_number + 1 === max_rounds ? [t("run.last")] : [];
  if (missing === 0) return sentences([t("run.all"), ...last]);
  return sentences([
    t("run.haveAnswered", { answered: String(members.length - missing), members: String(members.length) }),
    t(round_number === 0 ? "run.notCounted" : "run.silentAccepts"),
    ...last,
  ]);
}

/** What somebody stated, in one line: "3–7 May 2030 ± 2 days · Lisbon, Portugal · up to €600". */
export function preferencesInShort(stated: StatedPreferences, currency: string): string {
  const { dates, destination, budget } = stated;
  const when =
    dates?.ideal_start && dates.ideal_end
      ? datesInShort(formatDateRange(dates.ideal_start, dates.ideal_end), dates.flexibility_days)
      : null;
  const [first, ...more] = destination?.top_choices ?? [];
  const where = first && (more.length > 0 ? t("short.orMore", { place: first, count: String(more.length) }) : first);
  const never =
    destination && destination.veto.length > 0 ? t("short.not", { places: formatList(destination.veto, "or") }) : null;
  const parts = [when, where, never, budgetInShort(budget, currency)].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : t("short.anything");
}

const datesInShort = (dates: string, flexibility: number) =>
  flexibility > 0 ? t("short.flexible", { dates, count: flexibility }) : dates;

function budgetInShort(budget: StatedPreferences["budget"], currency: string): string | null {
  if (!budget || budget.ignored) return null;
  if (budget.private && budget.min === null && budget.max === null) return t("short.budgetPrivate");
  const words = formatMoneyRange({ min: budget.min ?? 0, max: budget.max }, currency);
  return budget.private ? t("short.private", { money: words }) : words;
}

/** Why there is no group with this code, and what can be done. */
export function joinProblem({ status, message, retryAfter }: DomainError): string {
  if (status === 404 || status === 400) return t("join.gone");
  if (status === 429) return t("join.tooMany", { time: formatDuration(Math.ceil((retryAfter ?? 60) / 60)) });
  return message;
}

type Proposing = Pick<Alignment, "proposed_dates" | "proposed_destination" | "proposed_budget">;

/** The proposal for one of the three; null when there is none. */
export function proposedValue(outcome: Proposing, dimension: Dimension, currency: string): string | null {
  const { proposed_dates: dates, proposed_destination: destination, proposed_budget: budget } = outcome;
  if (dimension === "dates") return dates && formatDateRange(dates.start, dates.end);
  if (dimension === "destination") return destination;
  return budget && t("perPerson", { money: formatMoneyRange(budget, currency) });
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
  return t("changedSince", { agreed });
}

/** All of it in one line: "3–7 May 2030 · Lisbon, Portugal · €400–€600 per person". */
export function proposalLine(outcome: Proposing, currency: string): string {
  const parts = (["dates", "destination", "budget"] as const).map((it) => proposedValue(outcome, it, currency));
  return parts.filter((it) => it !== null).join(" · ");
}
