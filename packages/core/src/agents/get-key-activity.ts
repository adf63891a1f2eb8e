import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { editColumns, editRow, editSource, editWire, presentEdit } from "../edit-log/get-edit-log.ts";
import { signedIn } from "../kernel/actor.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { requireKey } from "./store.ts";

/** One page, the newest below the cursor. */
const nextOf = `e.trip_id in (select trip_id from mine)
        and ($3::timestamptz is null or (e.created_at, e.id) < ($3::timestamptz, $4::uuid))
      order by e.created_at desc, e.id desc limit $5`;

const listStatement = statement(
  "key-activity",
  `with mine as (select m.trip_id from members m join trips t on t.id = m.trip_id
                  where m.user_id = $2 and t.trashed_at is null),
   done as (
     (select e.id from edit_log e where e.api_key_id = $1 and ${nextOf})
     union
     (select e.id from proposals p join edit_log e on e.id = p.edit_id
       where p.api_key_id = $1 and p.trip_id in (select trip_id from mine) and ${nextOf})),
   page as (
     select ${editColumns}, e.trip_id, t.title from ${editSource}
       join done on done.id = e.id join trips t on t.id = e.trip_id
      order by e.created_at desc, e.id desc limit $5)
   select page.*, page.id in (
       select unnest(r.reverts) from edit_log r where r.trip_id in (select trip_id from page)) as reverted
     from page order by page.created_at desc, page.id desc`,
  [t.uuid, t.uuid, t.nullable(t.timestamp), t.nullable(t.uuid), t.bigint],
  {
    ...editRow,
    trip_id: t.uuid,
    title: t.text,
    reverted: t.boolean,
  },
);

export const getKeyActivity = query({
  name: "get_api_key_activity",
  description:
    "What was done with a key, on all trips that its person still sees, newest first; with the changes that it proposed and somebody approved, whose author is who approved them.",
  audience: "person",
  withoutTool: decidesAccess,
  errors: ["not_found"],
  input: z.object({
    key_id: f.id,
    limit: z.number().int().min(1).max(100).default(30),
    cursor: f.opaque.optional(),
  }),
  output: z.object({
    entries: z.array(editWire.extend({ trip: z.object({ id: f.id, title: z.string() }) })),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
  rest: { method: "GET", path: "/api/users/me/api-keys/{keyId}/edits", params: { keyId: "key_id" } },
  async run(ctx, input) {
    const key = await requireKey(ctx, input.key_id);
    const [before, id] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, "instant");
    const { userId } = signedIn(ctx.actor);
    const rows = await ctx.sql.rows(listStatement, [
      key.id,
      userId,
      before === null ? null : new Date(before),
      id,
      input.limit + 1,
    ]);
    const entries = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? entries.at(-1) : undefined;
    return {
      entries: entries.map((row) => ({ ...presentEdit(row), trip: { id: row.trip_id, title: row.title } })),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
    };
  },
});
