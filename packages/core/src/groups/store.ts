import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/amount";
import { displayNameSql } from "../identity/display-name-sql.ts";
import { groupColumns, groupRow } from "./access.ts";
import { newTripCode } from "./trip-code.ts";

export interface GroupSettings {
  readonly title: string | null;
  readonly tentativeStart: string | null;
  readonly tentativeEnd: string | null;
  readonly destinationOptions: readonly string[];
  readonly budgetMin: Amount | null;
  readonly budgetMax: Amount | null;
  readonly currency: string;
}

const settingTypes = [
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.list(t.text),
  t.nullable(t.numeric),
  t.nullable(t.numeric),
  t.text,
] as const;
const settingValues = (it: GroupSettings) =>
  [
    it.title,
    it.tentativeStart,
    it.tentativeEnd,
    it.destinationOptions,
    it.budgetMin,
    it.budgetMax,
    it.currency,
  ] as const;

const insert = statement(
  "group-insert",
  `with made as (
     insert into group_trips (id, code, creator_id, lead_id, created_at, title, tentative_start, tentative_end,
                              destination_options, budget_min, budget_max, currency)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (code) do nothing returning id
   )
   insert into group_members (group_id, user_id, joined_at) select id, $3, $4 from made returning group_id`,
  [t.uuid, t.text, t.uuid, t.timestamp, ...settingTypes],
  { group_id: t.uuid },
);

/** One code in a billion exists already; five in a row never do. */
const TRIES = 5;

/** Inserts the group with its creator, under a unique code. */
export async function insertGroup(
  sql: Sql,
  it: GroupSettings & { readonly id: string; readonly creatorId: string; readonly now: Date },
  newCode: () => string = newTripCode,
): Promise<string> {
  for (let tried = 0; tried < TRIES; tried++) {
    const code = newCode();
    const made = await sql.rows(insert, [it.id, code, it.creatorId, it.now, ...settingValues(it)]);
    if (made.length > 0) return code;
  }
  throw new Error(`${TRIES} new trip codes were all taken`);
}

const update = statement(
  "group-update",
  `update group_trips set title = $2, tentative_start = $3, tentative_end = $4, destination_options = $5, budget_min = $6,
          budget_max = $7, currency = $8 where id = $1`,
  [t.uuid, ...settingTypes],
);

export async function saveSettings(sql: Sql, groupId: string, it: GroupSettings): Promise<void> {
  await sql.rows(update, [groupId, ...settingValues(it)]);
}

const passLead = statement("group-pass-lead", "update group_trips set lead_id = $2 where id = $1", [t.uuid, t.uuid]);

export async function setLead(sql: Sql, groupId: string, userId: string): Promise<void> {
  await sql.rows(passLead, [groupId, userId]);
}

const passOn = statement("group-pass-on", "update group_trips set creator_id = $2 where id = $1", [t.uuid, t.uuid]);

export async function setCreator(sql: Sql, groupId: string, userId: string): Promise<void> {
  await sql.rows(passOn, [groupId, userId]);
}

const remove = statement("group-delete", "delete from group_trips where id = $1", [t.uuid]);

export async function deleteGroup(sql: Sql, groupId: string): Promise<void> {
  await sql.rows(remove, [groupId]);
}

const find = statement("group-by-code", "select id from group_trips where code = $1 and trashed_at is null", [t.text], {
  id: t.uuid,
});
const findLocked = statement(
  "group-by-code-alone",
  `select id, creator_id as "creatorId", trip_id as "tripId" from group_trips where code = $1 and trashed_at is null for update`,
  [t.text],
  { id: t.uuid, creatorId: t.uuid, tripId: t.nullable(t.uuid) },
);

/** The group with this code. No permission check: for people who are not members yet. */
export async function findByCode(sql: Sql, code: string): Promise<string | undefined> {
  const [row] = await sql.rows(find, [code]);
  return row?.id;
}

/** The same, locked until commit: others who join, leave or answer wait. */
export async function lockByCode(sql: Sql, code: string) {
  const [row] = await sql.rows(findLocked, [code]);
  return row;
}

const preview = statement(
  "group-preview",
  `select g.code, g.title, g.tentative_start as "tentativeStart", g.tentative_end as "tentativeEnd",
          coalesce(g.destination_options, '{}') as "destinationOptions", g.trip_id as "tripId", ${displayNameSql("u")} as "invitedBy",
          (select count(*)::int from group_members m where m.group_id = g.id and m.removed_at is null) as "memberCount",
          exists (select 1 from group_members m where m.group_id = g.id and m.user_id = $2 and m.removed_at is null) as "isMember"
     from group_trips g join users u on u.id = g.creator_id where g.id = $1`,
  [t.uuid, t.nullable(t.uuid)],
  {
    code: t.text,
    title: t.nullable(t.text),
    tentativeStart: t.nullable(t.text),
    tentativeEnd: t.nullable(t.text),
    destinationOptions: t.list(t.text),
    tripId: t.nullable(t.uuid),
    invitedBy: t.text,
    memberCount: t.integer,
    isMember: t.boolean,
  },
);

export type GroupPreview = RowOf<typeof preview>;

/** What a stranger may know of a group, and whether `userId` is a member. */
export async function loadPreview(sql: Sql, groupId: string, userId: string | null): Promise<GroupPreview | undefined> {
  const [row] = await sql.rows(preview, [groupId, userId]);
  return row;
}

const list = statement(
  "group-list",
  `select ${groupColumns}, p.responded_round as "respondedRound", c."memberCount", c."answeredCount",
          (select count(*)::int from place_candidates b where b.group_id = g.id and b.status = 'locked_in') as "lockedInCount"
     from group_members m join group_trips g on g.id = m.group_id
     left join group_preferences p on p.group_id = g.id and p.user_id = m.user_id
     cross join lateral (
       select count(*)::int as "memberCount",
              (count(*) filter (where a.responded_round >= g.round_number))::int as "answeredCount"
         from group_members o left join group_preferences a on a.group_id = o.group_id and a.user_id = o.user_id
        where o.group_id = g.id and o.removed_at is null
     ) c
    where m.user_id = $1 and m.removed_at is null and g.trashed_at is null and (cardinality($2::uuid[]) = 0 or g.trip_id = any($2::uuid[]))
    order by g.created_at desc, g.id desc`,
  [t.uuid, t.list(t.uuid)],
  {
    ...groupRow,
    /** Of the reader; null before their first answer. */
    respondedRound: t.nullable(t.integer),
    memberCount: t.integer,
    answeredCount: t.integer,
    lockedInCount: t.integer,
  },
);

export type ListedGroup = RowOf<typeof list>;

/** Newest first. @param tripIds the linked trips that a key is limited to; empty for all. */
export function listGroups(sql: Sql, userId: string, tripIds: readonly string[]): Promise<ListedGroup[]> {
  return sql.rows(list, [userId, tripIds]);
}
