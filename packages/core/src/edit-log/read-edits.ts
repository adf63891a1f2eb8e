import { type Sql, statement, t } from "@caravan/db/sql";
import type { PastEdit } from "@caravan/domain/trip/edit-history";
import type { TripPatch } from "@caravan/domain/trip/patch";
import type { Words } from "@caravan/domain/words/sentence";

/**
 * Limits of one read of the history, as stored; older edits are left out. Edits that are reverted for good come without
 * their patch and do not count, so that the next read reaches farther.
 */
const MOST_BYTES = 16_000_000;
const MOST_EDITS = 2000;

const load = statement(
  "history-since",
  `with undone as (select r.id as by, unnest(r.reverts) as id from edit_log r where r.trip_id = $1),
   over as (select id from undone where by not in (select id from undone)),
   edits as (
     select e.id, e.revision, e.summary, e.words, e.reverts, coalesce(e.agent_name, u.name) as author,
            case when o.id is null then e.patch else '[]' end as patch,
            case when o.id is null and $3 in (e.api_key_id, p.api_key_id) then e.inverse end as inverse,
            case when o.id is null then pg_column_size(e.patch) + pg_column_size(e.inverse) else 0 end as bytes,
            case when o.id is null then 1 else 0 end as counts
       from edit_log e left join users u on u.id = e.user_id left join proposals p on p.id = e.proposal_id
            left join over o on o.id = e.id
      where e.trip_id = $1 and e.revision >= $2 and e.patch is not null),
   history as (
     select *, lead(id) over newest_first is not null as older, sum(bytes) over newest_first - bytes as bytes_before,
            sum(counts) over newest_first as place
       from edits window newest_first as (order by revision desc, id desc))
   select id, revision, summary, words, patch, inverse, reverts, author, older from history
    where bytes_before < ${MOST_BYTES} and place <= ${MOST_EDITS} order by revision desc, id desc`,
  [t.uuid, t.integer, t.nullable(t.uuid)],
  {
    id: t.uuid,
    revision: t.integer,
    summary: t.text,
    words: t.nullable(t.json<Words>()),
    patch: t.json<TripPatch>(),
    /** Only edits of this key: made with it, or by approving its proposals. */
    inverse: t.nullable(t.json<TripPatch>()),
    reverts: t.notNull(t.list(t.uuid)),
    author: t.nullable(t.text),
    /** Whether there are older edits; for the last one, that not all were read. */
    older: t.boolean,
  },
);

export interface StoredEdit extends PastEdit {
  readonly revision: number;
  readonly summary: string;
  readonly words: Words | null;
  /** Only edits of this key: made with it, or by approving its proposals. */
  readonly inverse: TripPatch | null;
  readonly author: string | null;
  /** Whether there are older edits; for the last one, that not all were read. */
  readonly older: boolean;
}

/** The changes of a trip's plan since a revision, newest first, as far back as the limits allow. */
export function editsSince(
  sql: Sql,
  tripId: string,
  revision: number,
  keyId: string | null = null,
): Promise<StoredEdit[]> {
  return sql.rows(load, [tripId, revision, keyId]);
}

const find = statement(
  "edit-inverse",
  "select summary, words, inverse from edit_log where id = $1 and trip_id = $2 and inverse is not null",
  [t.uuid, t.uuid],
  { summary: t.text, words: t.nullable(t.json<Words>()), inverse: t.notNull(t.json<TripPatch>()) },
);

/** The inverse of an edit-log entry, when nothing was built on it; undefined when there is none. */
export async function inverseOf(sql: Sql, tripId: string, editId: string) {
  return (await sql.rows(find, [editId, tripId]))[0];
}
