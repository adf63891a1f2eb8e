import { statement, t } from "@caravan/db/sql";
import type { ChecklistKind } from "@caravan/domain/field-choices";
import type { FileChecklist } from "@caravan/domain/trip-file/trip-file";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";

interface ItemRow {
  readonly id: string;
  readonly section: string | null;
  readonly text: string;
  readonly doneAt: string | null;
  readonly doneById: string | null;
}

const onTrip = statement(
  "checklists-for-export",
  `select c.id, c.kind, c.title, c.owner_id is not null as private, c.created_at as "createdAt",
          (select coalesce(json_agg(json_build_object('id', i.id, 'section', i.section, 'text', i.text,
             'doneAt', to_char(i.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'doneById', i.done_by_id)
             order by i.position, i.id), '[]') from checklist_items i where i.checklist_id = c.id) as items
     from checklists c where c.trip_id = $1 and (c.owner_id is null or c.owner_id = $2) order by c.created_at, c.id`,
  [t.uuid, t.uuid],
  {
    id: t.uuid,
    kind: t.textOf<ChecklistKind>(),
    title: t.text,
    private: t.notNull(t.boolean),
    createdAt: t.timestamp,
    items: t.notNull(t.json<ItemRow[]>()),
  },
);

/** The checklists of everybody on a trip, and the reader's own; the caller has checked the permission. */
export async function checklistsForExport(ctx: Context, tripId: string): Promise<FileChecklist[]> {
  const rows = await ctx.sql.rows(onTrip, [tripId, signedIn(ctx.actor).userId]);
  return rows.map((it) => ({ ...it, createdAt: it.createdAt.toISOString() }));
}
