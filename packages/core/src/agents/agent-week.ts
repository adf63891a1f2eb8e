import { type Sql, statement, t } from "@caravan/db/sql";

// Of trips that the person still sees. Entries of the edit log without a patch are changes of records beside the plan.
const find = statement(
  "agent-week",
  `with mine as (select t.id, t.title from trips t join members m on m.trip_id = t.id
                  where m.user_id = $1 and t.trashed_at is null),
   keys as (select id, agent_name from api_keys where user_id = $1),
   done as (select e.id, e.api_key_id, e.trip_id from edit_log e
             where e.api_key_id in (select id from keys) and e.created_at > $2 and e.created_at <= $3
               and e.action <> 'propose' and e.trip_id in (select id from mine)),
   on_trips as (select d.api_key_id, d.trip_id, m.title, count(*)::int as changes
                  from done d join mine m on m.id = d.trip_id group by 1, 2, 3),
   undone as (select d.api_key_id, count(*)::int as count from done d
               where exists (select from edit_log r where r.trip_id = d.trip_id and d.id = any(r.reverts)) group by 1),
   taken_back as (select w.key_id, count(distinct w.call_id)::int as count from key_writes w
                   where w.key_id in (select id from keys) and w.created_at > $2 and w.taken_back_at <= $3 group by 1),
   proposed as (select p.api_key_id,
                       count(*) filter (where p.status = 'approved' and p.decided_at > $2)::int as approved,
                       count(*) filter (where p.status = 'rejected' and p.decided_at > $2)::int as rejected,
                       count(*) filter (where p.status = 'pending')::int as waiting
                  from proposals p where p.api_key_id in (select id from keys) and p.trip_id in (select id from mine)
                 group by 1)
   select k.id as "keyId", k.agent_name as "agentName",
          coalesce((select json_agg(json_build_object('id', o.trip_id, 'title', o.title, 'changes', o.changes)
                                    order by o.changes desc, o.trip_id)
                      from on_trips o where o.api_key_id = k.id), '[]') as trips,
          coalesce(u.count, 0) + coalesce(b.count, 0) as undone,
          coalesce(p.approved, 0) as approved, coalesce(p.rejected, 0) as rejected, coalesce(p.waiting, 0) as waiting
     from keys k left join undone u on u.api_key_id = k.id left join taken_back b on b.key_id = k.id
     left join proposed p on p.api_key_id = k.id
    where exists (select from on_trips o where o.api_key_id = k.id)
       or coalesce(p.approved, 0) + coalesce(p.rejected, 0) + coalesce(p.waiting, 0) > 0
    order by k.agent_name, k.id`,
  [t.uuid, t.timestamp, t.timestamp],
  {
    keyId: t.uuid,
    agentName: t.text,
    trips: t.json<readonly { readonly id: string; readonly title: string; readonly changes: number }[]>(),
    undone: t.integer,
    approved: t.integer,
    rejected: t.integer,
    waiting: t.integer,
  },
);

const WEEK_MS = 7 * 86_400_000;

/** What the keys of a person did in the seven days before `now`; those that did nothing are left out. */
export async function agentWeek(sql: Sql, userId: string, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS);
  return { since, agents: await sql.rows(find, [userId, since, now]) };
}

export type AgentOfWeek = Awaited<ReturnType<typeof agentWeek>>["agents"][number];
