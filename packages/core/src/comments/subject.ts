import { statement, t } from "@caravan/db/sql";
import type { MemberRole } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import type { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { readProposal } from "../proposals/read-proposal.ts";
import type { CommentSubject } from "./store.ts";

/** At most one of them; none: the trip itself. */
export const subjectInput = {
  activity_id: f.id.optional(),
  day_id: f.id.optional(),
  proposal_id: f.id.optional(),
};

interface NamedSubject {
  readonly activity_id?: string | undefined;
  readonly day_id?: string | undefined;
  readonly proposal_id?: string | undefined;
}

/** As it is stored; all null: the trip itself. */
export function subjectOf({ activity_id, day_id, proposal_id }: NamedSubject): CommentSubject {
  return {
    ...{ activityId: activity_id ?? null, dayId: day_id ?? null },
    ...{ proposalId: proposal_id ?? null, candidateId: null },
  };
}

export function oneSubject<Schema extends z.ZodType<NamedSubject>>(schema: Schema): Schema {
  return schema.refine((it) => [it.activity_id, it.day_id, it.proposal_id].filter(Boolean).length <= 1, {
    path: ["activity_id"],
    error: "name only one of activity_id, day_id and proposal_id",
  });
}

const findActivity = statement(
  "comment-activity",
  "select id from activities where trip_id = $1 and id = $2",
  [t.uuid, t.uuid],
  { id: t.uuid },
);
const findDay = statement("comment-day", "select id from days where trip_id = $1 and id = $2", [t.uuid, t.uuid], {
  id: t.uuid,
});

/** Refuses what is not on this trip, and proposals that the caller may not see. */
export async function requireSubject(
  ctx: Context,
  tripId: string,
  role: MemberRole,
  { activity_id, day_id, proposal_id }: NamedSubject,
): Promise<void> {
  if (activity_id !== undefined && (await ctx.sql.rows(findActivity, [tripId, activity_id])).length === 0)
    throw notFound("activity on this trip");
  if (day_id !== undefined && (await ctx.sql.rows(findDay, [tripId, day_id])).length === 0)
    throw notFound("day of this trip");
  if (proposal_id !== undefined) await readProposal(ctx, role, tripId, proposal_id);
}
