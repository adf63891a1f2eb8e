import { type Sql, statement } from "@caravan/db/sql";
import type { PastEdit } from "@caravan/domain/trip/past";
import type { TripPatch } from "@caravan/domain/trip/patch";

/** What one reading of a history may bring, as it lies in the database; what is older is left out. */
const MOST_BYTES = 16_000_000;

const load = statement(
  "history-since",
  `select id, revision, summary, patch, inverse, reverts, author, older from (
     select e.id, e.revision, e.summary, e.patch, case when e.api_key_id = $3 then e.inverse end as inverse, e.reverts,
            coalesce(e.agent_name, u.name) as author, lead(e.id) over newest_first is not null as older,
            sum(pg_column_size(e.patch) + pg_column_size(e.inverse)) over newest_first
              - pg_column_size(e.patch) - pg_column_size(e.inverse) as bytes_before
       from edit_log e left join users u on u.id = e.user_id
      where e.trip_id = $1 and e.revision >= $2 and e.patch is not null
     window newest_first as (order by e.revision desc, e.id desc)) as history
    where bytes_before < ${MOST_BYTES} order by revision desc, id desc`,
);

export interface StoredEdit extends PastEdit {
  readonly revision: number;
  readonly summary: string;
  /** Only of edits that were made with the key. */
  readonly inverse: TripPatch | null;
  readonly author: string | null;
  /** Whether there are edits before it; of the last one it says that not all were read. */
  readonly older: boolean;
}

/** The changes to a trip's plan from a revision on, newest first, as far back as fits. */
export function historySince(
  sql: Sql,
  tripId: string,
  revision: number,
  keyId: string | null = null,
): Promise<StoredEdit[]> {
  return sql.rows<StoredEdit>(load, [tripId, revision, keyId]);
}
