import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { CandidateStatus } from "@caravan/domain/board/types";
import type { PlaceCategory, Vote } from "@caravan/domain/field-choices";
import type { PlaceConfidence } from "@caravan/domain/fields";
import { displayNameSql } from "../identity/display-name-sql.ts";

export interface AdviceRow {
  readonly user_id: string;
  readonly agent_name: string;
  readonly at: string;
}

export type CandidateRow = RowOf<typeof candidates>;

export interface ReactionRow {
  readonly user_id: string;
  readonly vote: Vote;
  readonly starred: boolean;
  readonly reason: string | null;
  readonly advisory: boolean;
  readonly agent_name: string | null;
  readonly updated_at: string;
}

export type ImportRow = RowOf<typeof importRow>;

const candidates = statement(
  "candidate-list",
  `select c.id, c.name, c.city, c.neighborhood, c.category, c.blurb, c.confidence, c.status, c.place_id as "placeId",
          c.lat, c.lng, c.source, c.source_url as "sourceUrl", c.picture is not null as "hasPicture",
          a.id as "addedById", ${displayNameSql("a")} as "addedByName", c.added_by_agent as "addedByAgent", c.advice,
          ${displayNameSql("l")} as "lockedInBy", c.created_at as "createdAt", c.updated_at as "updatedAt"
     from place_candidates c
     left join users a on a.id = c.added_by_id left join users l on l.id = c.locked_in_by_id
    where c.group_id = $1 and ($2::uuid[] is null or c.id = any($2)) order by c.created_at, c.id`,
  [t.uuid, t.nullable(t.list(t.uuid))],
  {
    id: t.uuid,
    name: t.text,
    city: t.nullable(t.text),
    neighborhood: t.nullable(t.text),
    category: t.nullable(t.textOf<PlaceCategory>()),
    blurb: t.nullable(t.text),
    confidence: t.nullable(t.textOf<PlaceConfidence>()),
    status: t.textOf<CandidateStatus>(),
    placeId: t.nullable(t.text),
    lat: t.nullable(t.double),
    lng: t.nullable(t.double),
    source: t.textOf<"place" | "text" | "url">(),
    sourceUrl: t.nullable(t.text),
    /** Without the picture itself: a board may have hundreds. */
    hasPicture: t.boolean,
    /** Null for a deleted account, as is the name. */
    addedById: t.nullable(t.uuid),
    addedByName: t.nullable(t.text),
    addedByAgent: t.nullable(t.text),
    advice: t.json<readonly AdviceRow[]>(),
    lockedInBy: t.nullable(t.text),
    createdAt: t.timestamp,
    /** The time of the last decision. */
    updatedAt: t.timestamp,
  },
);
const reactions = statement(
  "reaction-list",
  `select r.candidate_id as "candidateId",
          json_agg(json_build_object('user_id', r.user_id, 'vote', r.vote, 'starred', r.starred, 'reason', r.reason,
            'advisory', r.advisory, 'agent_name', r.agent_name, 'updated_at', r.updated_at)
            order by r.updated_at, r.user_id) as reactions
     from place_reactions r join place_candidates c on c.id = r.candidate_id
    where c.group_id = $1 and ($2::uuid[] is null or c.id = any($2)) group by r.candidate_id`,
  [t.uuid, t.nullable(t.list(t.uuid))],
  { candidateId: t.uuid, reactions: t.json<ReactionRow[]>() },
);
const people = statement(
  "board-people",
  `select m.user_id as "userId", ${displayNameSql("u")} as name
     from group_members m join users u on u.id = m.user_id where m.group_id = $1 and m.removed_at is null`,
  [t.uuid],
  { userId: t.uuid, name: t.text },
);
export const importRow = {
  id: t.uuid,
  kind: t.textOf<"url" | "text">(),
  url: t.nullable(t.text),
  status: t.textOf<"ok" | "failed">(),
  reason: t.nullable(t.text),
  addedById: t.nullable(t.uuid),
  addedByName: t.nullable(t.text),
  addedByAgent: t.nullable(t.text),
  createdAt: t.timestamp,
};
/** Of an import `i` with who added it, `a`. */
export const importColumns = columnList(importRow, "i", { addedById: "a.id", addedByName: displayNameSql("a") });
const failed = statement(
  "import-failed-list",
  `select ${importColumns}
     from place_imports i left join users a on a.id = i.added_by_id
    where i.group_id = $1 and i.status = 'failed' order by i.created_at desc, i.id`,
  [t.uuid],
  importRow,
);

/** Those with these ids, or all when no ids are given; oldest first. */
export function listCandidates(sql: Sql, groupId: string, ids: readonly string[] | null): Promise<CandidateRow[]> {
  return sql.rows(candidates, [groupId, ids]);
}

/** By candidate; also of former members. */
export async function listReactions(
  sql: Sql,
  groupId: string,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, readonly ReactionRow[]>> {
  const rows = await sql.rows(reactions, [groupId, ids]);
  return new Map(rows.map((row) => [row.candidateId, row.reactions]));
}

/** Names of present members, by id. */
export async function namesOf(sql: Sql, groupId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.rows(people, [groupId]);
  return new Map(rows.map((row) => [row.userId, row.name]));
}

/** Latest first. */
export function listFailedImports(sql: Sql, groupId: string): Promise<ImportRow[]> {
  return sql.rows(failed, [groupId]);
}
