import { dimensions } from "@caravan/domain/alignment/types";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { budgetRangeWire, dateRangeWire, groupStatusWire, personWire } from "../groups/wire.ts";

/** The result of an alignment as the wire carries it. */

const dimension = z.enum(dimensions);

/** One change of one member's wishes; input of `simulate_alignment`. */
export const stepWire = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("flexibility"), member_id: f.id, add_days: z.number().int().min(0).max(366) }),
  z.object({ kind: z.literal("lift_blackout"), member_id: f.id, dates: f.blackoutDates }),
  z.object({ kind: z.literal("lift_veto"), member_id: f.id, destination: f.destination }),
  z.object({ kind: z.literal("approve"), member_id: f.id, destination: f.destination }),
  z.object({
    kind: z.literal("budget"),
    member_id: f.id,
    min: f.money,
    max: f.money.nullable(),
  }),
]);

export const relaxationWire = z.object({
  message: z.string(),
  steps: z.array(stepWire),
  score_before: z.number(),
  score_after: z.number(),
});

export const conflictWire = z.object({
  dimension,
  code: z.string(),
  message: z.string(),
  member_ids: z.array(f.id),
  /** Smallest first; each alone resolves the conflict. */
  relaxations: z.array(relaxationWire),
});

export const concessionWire = z.object({
  user_id: f.id,
  name: z.string(),
  days_moved: z.number().nullable(),
  choice_rank: z.number().nullable(),
  gave_way: z.number(),
  gave_way_in_all: z.number(),
});

const result = {
  alignment_score: z.number().nullable().meta({ description: "20, 45, 70 or 95; null before any round" }),
  reconciled: z.boolean().meta({ description: "Dates, destination and budget are all agreed on" }),
  dimensions: z.object({ dates: z.boolean(), destination: z.boolean(), budget: z.boolean() }),
  consensus_items: z.array(z.object({ dimension, message: z.string(), from_group: z.boolean() })),
  conflicts: z.array(conflictWire),
  proposed_destination: z.string().nullable(),
  proposed_dates: dateRangeWire.nullable(),
  proposed_budget: budgetRangeWire.nullable(),
  fairness: z.array(concessionWire),
};

export const outcomeWire = z.object(result);

export const alignmentWire = {
  trip_code: z.string(),
  status: groupStatusWire,
  round_number: z.number(),
  max_rounds: z.number(),
  response_deadline: z.string().nullable(),
  ...result,
  timed_out_members: z.array(personWire).meta({ description: "Did not answer since the last round, and so accept it" }),
  ran_at: z.string().nullable(),
};

export const roundWire = z.object({
  round_number: z.number(),
  ran_at: z.string(),
  ran_by: z.object({ user_id: f.id.nullable(), name: z.string(), agent_name: z.string().nullable() }),
  response_deadline: z.string(),
  ...result,
  timed_out_members: z.array(personWire),
  /** Differences from the round before, as text; empty in the first. */
  changes: z.array(z.string()),
});
