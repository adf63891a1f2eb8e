import { policyInput } from "@caravan/domain/board/policy-input";
import { candidateStatuses } from "@caravan/domain/board/types";
import * as f from "@caravan/domain/fields";
import { cautionCodes } from "@caravan/domain/trip/check/cautions";
import { z } from "zod";

/** An inspiration board as the wire carries it. */

export const reactionWire = z.object({
  user_id: f.id,
  name: z.string(),
  vote: f.vote,
  starred: z.boolean(),
  reason: z.string().nullable(),
  /** Of an agent: advice, which is not counted. */
  advisory: z.boolean(),
  agent_name: z.string().nullable(),
  updated_at: z.string(),
});

const tally = z.object({ in: z.number(), unsure: z.number(), out: z.number() });

export const candidateWire = z.object({
  id: f.id,
  name: z.string(),
  city: z.string().nullable(),
  neighborhood: z.string().nullable(),
  category: f.placeCategory.nullable(),
  blurb: z.string().nullable(),
  confidence: f.placeConfidence.nullable(),
  status: z.enum(candidateStatuses),
  locked_in: z.boolean(),
  place_id: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  cautions: z
    .array(z.object({ code: z.enum(cautionCodes), message: z.string() }))
    .meta({ description: "What to know before relying on it, in plain words, as for the activities of a plan" }),
  picture_url: z.string().nullable().meta({ description: "Needs the same credential" }),
  source: z.object({ kind: z.enum(["place", "text", "url"]), url: z.string().nullable() }),
  added_by: z.object({ user_id: f.id.nullable(), name: z.string(), agent_name: z.string().nullable() }),
  created_at: z.string(),
  reactions: z.array(reactionWire),
  /** Votes of people. */
  tally,
  stars: z.number(),
  advisory_tally: tally,
  split: z.boolean(),
  /** Agents that advise to lock it in. */
  advice: z.array(z.object({ user_id: f.id, name: z.string(), agent_name: z.string(), at: z.string() })),
  locked_in_by: z.string().nullable(),
});

export const importWire = z.object({
  id: f.id,
  kind: z.enum(["url", "text"]),
  url: z.string().nullable(),
  status: z.enum(["ok", "failed"]),
  reason: z.string().nullable(),
  added_by: z.object({ user_id: f.id.nullable(), name: z.string(), agent_name: z.string().nullable() }),
  created_at: z.string(),
});

const finding = z.object({
  code: z.string(),
  message: z.string(),
  how_to_clear: z.string(),
  count: z.number(),
  candidate_ids: z.array(f.id),
});

export const readinessWire = {
  ready: z.boolean(),
  blockers: z.array(finding),
  warnings: z.array(finding),
  counts: z.object({
    review: z.number(),
    board: z.number(),
    locked_in: z.number(),
    out: z.number(),
    ignored: z.number(),
    splits: z.number(),
    failed_imports: z.number(),
    members: z.number(),
    voters: z.number(),
  }),
  policy: policyInput,
  /** False while the defaults apply: then blockers are shown as warnings. */
  policy_set: z.boolean(),
};

export const boardWire = {
  trip_code: z.string(),
  /** On the board, locked in and out: locked in first, then by votes. */
  candidates: z.array(candidateWire),
  review_lane: z.array(candidateWire),
  ignored: z.array(candidateWire).meta({ description: "Dropped candidates, newest first, at most 100" }),
  failed_imports: z.array(importWire),
  ...readinessWire,
};
