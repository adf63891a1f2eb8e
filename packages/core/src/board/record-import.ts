import { statement, t } from "@caravan/db/sql";
import type { OpenedGroup } from "../groups/access.ts";
import { author } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { type ImportRow, importColumns, importRow } from "./store.ts";

/** What was submitted to be read. */
export interface ImportOf {
  readonly kind: "url" | "text";
  readonly url: string | null;
}

/** For one group; older failures are deleted. A failed import is stored, it is not an error. */
const MOST_FAILED = 100;

const insert = statement(
  "import-insert",
  `with i as (
     insert into place_imports (id, group_id, kind, url, status, reason, added_by_id, added_by_agent, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *
   )
   select ${importColumns} from i left join users a on a.id = i.added_by_id`,
  [
    t.uuid,
    t.uuid,
    t.text,
    t.nullable(t.text),
    t.text,
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.timestamp,
  ],
  importRow,
);
const clearUrl = statement(
  "import-clear-url",
  "delete from place_imports where group_id = $1 and kind = 'url' and url = $2 and status = 'failed' returning id",
  [t.uuid, t.text],
  { id: t.uuid },
);
const clearText = statement(
  "import-clear-text",
  "delete from place_imports where group_id = $1 and kind = 'text' and reason = $2 and added_by_id = $3 and status = 'failed'",
  [t.uuid, t.text, t.nullable(t.uuid)],
);
const trim = statement(
  "import-trim",
  `delete from place_imports where id in (
     select id from place_imports where group_id = $1 and status = 'failed' order by created_at desc, id desc offset $2)`,
  [t.uuid, t.bigint],
);

/** Stored where a candidate came with it. */
export function recordImport(ctx: Context, group: OpenedGroup, what: ImportOf, id: string): Promise<ImportRow> {
  return store(ctx, group, { id, kind: what.kind, url: what.url, status: "ok", reason: null });
}

/**
 * Removes earlier failures of a link that can be read now.
 *
 * @returns whether there were any
 */
export async function clearFailures({ sql }: Context, group: OpenedGroup, { url }: ImportOf): Promise<boolean> {
  return url !== null && (await sql.rows(clearUrl, [group.id, url])).length > 0;
}

/** Stores a failed import with its reason, for all members. A link that fails again replaces its first failure. */
export async function recordFailure(
  ctx: Context,
  group: OpenedGroup,
  what: ImportOf,
  reason: string,
): Promise<ImportRow> {
  if (what.url === null) await ctx.sql.rows(clearText, [group.id, reason, author(ctx.actor).userId]);
  else await clearFailures(ctx, group, what);
  const { kind, url } = what;
  const row = await store(ctx, group, { id: ctx.newId(), kind, url, status: "failed", reason });
  await ctx.sql.rows(trim, [group.id, MOST_FAILED]);
  return row;
}

async function store(
  { sql, actor, now }: Context,
  group: OpenedGroup,
  it: Pick<ImportRow, "id" | "kind" | "url" | "status" | "reason">,
): Promise<ImportRow> {
  const { userId, agentName } = author(actor);
  const values = [it.id, group.id, it.kind, it.url, it.status, it.reason, userId, agentName, now] as const;
  const [row] = await sql.rows(insert, values);
  return row as ImportRow;
}
