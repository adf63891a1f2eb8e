import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";

/** A place is out when more than half of the present members are against it; locked-in places are not affected. */
const settle = statement(
  "candidates-settle",
  `with people as (select user_id from group_members where group_id = $1 and removed_at is null),
        settled as (
          select c.id, case when (select count(*) from place_reactions r join people p on p.user_id = r.user_id
                                   where r.candidate_id = c.id and not r.advisory and r.vote = 'out') * 2
                               > (select count(*) from people) then 'out' else 'board' end as status
            from place_candidates c where c.group_id = $1 and c.id = coalesce($2::uuid, c.id) and c.status in ('board', 'out'))
   update place_candidates c set status = s.status, updated_at = $3
     from settled s where c.id = s.id and (c.status <> s.status or $2 is not null) returning c.id`,
  [t.uuid, t.nullable(t.uuid), t.timestamp],
  { id: t.uuid },
);

/**
 * Moves places between board and out lane by their votes, after a vote or a change of members.
 *
 * @param candidateId the candidate that was voted on; null for all of the group
 * @returns whether any moved
 */
export async function updateLanesByVotes(ctx: Context, groupId: string, candidateId: string | null): Promise<boolean> {
  const moved = await ctx.sql.rows(settle, [groupId, candidateId, ctx.now]);
  return moved.length > 0;
}
