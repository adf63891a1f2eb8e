import { statement, t } from "@caravan/db/sql";
import type { CandidateStatus } from "@caravan/domain/board/types";
import type { OpenedGroup } from "../groups/access.ts";
import { author } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";

const update = statement(
  "candidate-status",
  "update place_candidates set status = $2, locked_in_by_id = $3, updated_at = $4 where id = $1",
  [t.uuid, t.text, t.nullable(t.uuid), t.timestamp],
);

/** Moves a candidate to another lane. Only locked-in candidates have somebody who locked them in. */
export async function setStatus(ctx: Context, candidateId: string, status: CandidateStatus): Promise<void> {
  const by = status === "locked_in" ? author(ctx.actor).userId : null;
  await ctx.sql.rows(update, [candidateId, status, by, ctx.now]);
}

export function recordCandidateChange(ctx: Context, group: OpenedGroup, candidateId: string): Promise<void> {
  return recordRoomEvent(ctx, groupRoom(group.id), "board.changed", {
    group_trip_id: group.id,
    candidate_id: candidateId,
  });
}
