import type { Database } from "@caravan/db/client";
import { sqlOf, statement, t } from "@caravan/db/sql";
import type { z } from "zod";

const read = statement(
  "place_lookup_read",
  "select body, expires_at > now() as fresh from place_lookups where key = $1",
  [t.text],
  { body: t.json(), fresh: t.boolean },
);
const write = statement(
  "place_lookup_write",
  `insert into place_lookups (key, body, fetched_at, expires_at)
   values ($1, $2::jsonb, now(), now() + make_interval(days => $3))
   on conflict (key) do update set body = excluded.body, fetched_at = excluded.fetched_at, expires_at = excluded.expires_at`,
  [t.text, t.json(), t.integer],
);

/** Answers cached for all processes. Expired ones stay until clean-up, for times when the source is down. */
export class LookupCache {
  private readonly database: Database;
  constructor(database: Database) {
    this.database = database;
  }

  /** Undefined when nothing is cached, or in the format of another version. */
  async read<T>(key: string, shape: z.ZodType<T>): Promise<{ value: T; fresh: boolean } | undefined> {
    const [row] = await sqlOf(this.database).rows(read, [key]);
    const parsed = row && shape.safeParse(row.body);
    return parsed?.success ? { value: parsed.data, fresh: row?.fresh ?? false } : undefined;
  }

  async write(key: string, value: unknown, days: number): Promise<void> {
    await sqlOf(this.database).rows(write, [key, value, days]);
  }
}

/**
 * Expired answers are used while the source is down, and for checks of trips that were planned with them; empty ones
 * are not.
 */
export const deleteOldLookups = statement(
  "place-lookups-delete-old",
  `delete from place_lookups
    where expires_at < now() - interval '180 days' or body = '[]' and expires_at < now()`,
  [],
);
