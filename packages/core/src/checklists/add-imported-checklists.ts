import { statement, t } from "@caravan/db/sql";
import type { FileChecklist } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";

const insert = statement(
  "imported-checklists-insert",
  `with lists as (
     insert into checklists (id, trip_id, owner_id, kind, title, created_at)
     select x."id", $1, case when x."private" then $2::uuid end, x."kind", x."title", x."createdAt"
       from jsonb_to_recordset($3::jsonb) as x ("id" uuid, "private" bool, "kind" text, "title" text, "createdAt" timestamptz)
     returning id)
   insert into checklist_items (id, checklist_id, section, text, position, done_at, done_by_id)
   select (i ->> 'id')::uuid, (x ->> 'id')::uuid, i ->> 'section', i ->> 'text', n, (i ->> 'doneAt')::timestamptz,
          (i ->> 'doneById')::uuid
     from jsonb_array_elements($3::jsonb) x, jsonb_array_elements(x -> 'items') with ordinality as items (i, n)`,
  [t.uuid, t.uuid, t.json<readonly FileChecklist[]>()],
);

/** Stores the checklists of an imported trip, whose people are stored already. Private ones become the importer's. */
export async function addImportedChecklists(
  ctx: Context,
  tripId: string,
  checklists: readonly FileChecklist[],
): Promise<void> {
  if (checklists.length > 0) await ctx.sql.rows(insert, [tripId, signedIn(ctx.actor).userId, checklists]);
}
