import type { Alignment, Step } from "@caravan/domain/alignment/types";
import { type Sentence, said } from "@caravan/domain/words/sentence";
import type { z } from "zod";
import { groupStatus, type OpenedGroup } from "../groups/access.ts";
import { presentRange } from "../groups/budget-overlap.ts";
import { word } from "../kernel/word.ts";
import type { StoredRound } from "./store.ts";
import type { outcomeWire, roundWire, stepWire } from "./wire.ts";

/** Engine results on the wire: the same for every reader, since the engine leaves private budgets out. */

export function presentOutcome(it: Alignment): z.input<typeof outcomeWire> {
  const { dates, destination, budget } = it.proposal;
  return {
    alignment_score: it.score,
    reconciled: isReconciled(it),
    dimensions: { ...it.reconciled },
    consensus_items: it.consensus.map(({ dimension, message, fromGroup }) => ({
      dimension,
      message: word(message),
      from_group: fromGroup,
    })),
    conflicts: it.conflicts.map(({ dimension, code, message, memberIds, relaxations }) => ({
      dimension,
      code,
      message: word(message),
      member_ids: [...memberIds],
      relaxations: relaxations.map((one) => ({
        message: word(one.message),
        steps: one.steps.map(presentStep),
        score_before: one.scoreBefore,
        score_after: one.scoreAfter,
      })),
    })),
    proposed_destination: destination,
    proposed_dates: dates && { ...dates },
    proposed_budget: budget && presentRange(budget),
    fairness: it.concessions.map((one) => ({
      user_id: one.memberId,
      name: one.name,
      days_moved: one.daysMoved,
      choice_rank: one.choiceRank,
      gave_way: one.gaveWay,
      gave_way_in_all: one.gaveWayInAll,
    })),
  };
}

/** A group before its first round. */
const nothingYet: z.input<typeof outcomeWire> = {
  alignment_score: null,
  reconciled: false,
  dimensions: { dates: false, destination: false, budget: false },
  consensus_items: [],
  conflicts: [],
  proposed_destination: null,
  proposed_dates: null,
  proposed_budget: null,
  fairness: [],
};

export function presentAlignment(group: OpenedGroup, round: StoredRound | undefined) {
  return {
    trip_code: group.code,
    status: groupStatus(group),
    round_number: round?.roundNumber ?? 0,
    max_rounds: group.maxRounds,
    response_deadline: round?.deadline.toISOString() ?? null,
    ...(round ? presentOutcome(round.result) : nothingYet),
    timed_out_members: round ? [...round.timedOut] : [],
    ran_at: round?.ranAt.toISOString() ?? null,
  };
}

export function presentRound(round: StoredRound, changes: readonly Sentence[]): z.input<typeof roundWire> {
  return {
    round_number: round.roundNumber,
    ran_at: round.ranAt.toISOString(),
    ran_by: {
      user_id: round.ranById,
      name: round.ranByName ?? word(said`Somebody who left`),
      agent_name: round.agentName,
    },
    response_deadline: round.deadline.toISOString(),
    ...presentOutcome(round.result),
    timed_out_members: [...round.timedOut],
    changes: changes.map((it) => word(it)),
  };
}

export function isReconciled({ reconciled }: Pick<Alignment, "reconciled">): boolean {
  return reconciled.dates && reconciled.destination && reconciled.budget;
}

function presentStep(step: Step): z.input<typeof stepWire> {
  const { memberId: member_id } = step;
  switch (step.kind) {
    case "flexibility":
      return { kind: step.kind, member_id, add_days: step.addDays };
    case "lift_blackout":
      return { kind: step.kind, member_id, dates: [...step.dates] };
    case "budget":
      return { kind: step.kind, member_id, ...presentRange(step) };
    default:
      return { kind: step.kind, member_id, destination: step.destination };
  }
}
