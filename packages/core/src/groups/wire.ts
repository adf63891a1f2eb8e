import * as f from "@caravan/domain/fields";
import { z } from "zod";

/** A group trip on the wire. Private values are removed for each reader when it is presented. */

export const groupStatuses = ["collecting", "aligning", "aligned", "escalation_pending", "planned"] as const;
export const groupStatusWire = z.enum(groupStatuses);
export const personWire = z.object({ user_id: f.id, name: z.string() });
export const dateRangeWire = z.object({ start: z.string(), end: z.string() });
export const budgetRangeWire = z.object({ min: z.number(), max: z.number().nullable() });

/** `ideal_start` and `ideal_end` are null when only blackout dates were named. */
export const datesWire = z.object({
  ideal_start: z.string().nullable(),
  ideal_end: z.string().nullable(),
  flexibility_days: z.number(),
  blackout_dates: z.array(z.string()),
});
export const destinationWire = z.object({ top_choices: z.array(z.string()), veto: z.array(z.string()) });
/**
 * Of a private budget others see only that there is one. `ignored`: what was sent is not a budget and counts as not
 * stated.
 */
export const budgetWire = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  private: z.boolean(),
  ignored: z.boolean(),
});
export const preferencesWire = z.object({
  dates: datesWire.nullable(),
  destination: destinationWire.nullable(),
  budget: budgetWire.nullable(),
  accommodation: z.string().nullable(),
  activities: z.array(z.string()).nullable(),
});

export const groupMemberWire = personWire.extend({
  role: z.enum(["creator", "member"]),
  is_lead: z.boolean(),
  joined_at: z.string(),
  /** `timed_out`: the deadline has passed and the next round counts them as accepting. */
  state: z.enum(["answered", "pending", "timed_out"]),
  responded_at: z.string().nullable(),
  /** The agent that answered for them last, if any. */
  agent_name: z.string().nullable(),
  preferences: preferencesWire.nullable(),
});

const groupFields = {
  id: f.id,
  trip_code: z.string(),
  join_url: z.string(),
  title: z.string().nullable(),
  status: groupStatusWire,
  role: z.enum(["creator", "member"]),
  is_lead: z.boolean(),
  tentative_dates: dateRangeWire.nullable(),
  destination_options: z.array(z.string()),
  place: z
    .object({ city_id: z.string(), lat: z.number(), lng: z.number() })
    .nullable()
    .meta({ description: "Of the plan or else the first option, where it is a known city" }),
  budget_min: z.number().nullable(),
  budget_max: z.number().nullable(),
  currency: z.string(),
  round_number: z.number(),
  max_rounds: z.number(),
  response_deadline: z.string().nullable(),
  alignment_score: z.number().nullable(),
  reconciled: z.boolean(),
  /** The linked itinerary. */
  trip_id: f.id.nullable(),
  /** Where and when that itinerary is now, which may differ from what was agreed; null for members who are not on it. */
  plan: z.object({ destination: z.string(), start_date: z.string(), end_date: z.string() }).nullable(),
  created_at: z.string(),
};

export const groupWire = z.object({
  ...groupFields,
  you: f.id,
  creator: personWire,
  lead: personWire,
  members: z.array(groupMemberWire),
  /** Removed members; for the creator only. */
  removed_members: z.array(personWire),
  /**
   * The overlap of all stated budgets, including private ones. `range` is null when they do not overlap, and, for
   * readers who do not know all of them, until a round has compared them: then it is that round's result.
   */
  budget_overlap: z.object({ range: budgetRangeWire.nullable(), stated: z.number(), private: z.number() }),
});

export const groupSummaryWire = z.object({
  ...groupFields,
  member_count: z.number(),
  answered_count: z.number(),
  locked_in_count: z.number(),
  /** A round is open and the reader has not answered since it ran, or never. */
  awaits_you: z.boolean(),
});

export const codeEcho = { trip_code: z.string(), join_url: z.string() };
