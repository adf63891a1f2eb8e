import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { updateLanesByVotes } from "./update-lanes-by-votes.ts";

const deleteReactions = statement(
  "group-member-reactions",
  `delete from place_reactions r using place_candidates c
    where c.id = r.candidate_id and c.group_id = $1 and r.user_id = $2 returning r.candidate_id`,
  [t.uuid, t.uuid],
  { candidate_id: t.uuid },
);
const deleteAdvice = statement(
  "group-member-advice",
  `update place_candidates c
      set advice = (select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(c.advice) a where a ->> 'user_id' <> $2)
    where c.group_id = $1 and c.advice @> jsonb_build_array(jsonb_build_object('user_id', $2::text)) returning c.id`,
  [t.uuid, t.text],
  { id: t.uuid },
);

/** Removes votes and advice of a former member. Places that they added stay: others have voted on them. */
export async function removeMemberFromBoard(
  ctx: Context,
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
): Promise<void> {
  const reactions = await ctx.sql.rows(deleteReactions, [groupId, userId]);
  const advised = await ctx.sql.rows(deleteAdvice, [groupId, userId]);
  const moved = await updateLanesByVotes(ctx, groupId, null);
  if (!moved && reactions.length + advised.length === 0) return;
  await recordRoomEvent(ctx, groupRoom(groupId), "board.changed", { group_trip_id: groupId, user_id: userId });
}
