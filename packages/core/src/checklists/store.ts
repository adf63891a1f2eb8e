import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { ChecklistKind } from "@caravan/domain/field-choices";
import { displayNameSql } from "../identity/display-name-sql.ts";

export interface ItemRow {
  readonly id: string;
  readonly section: string | null;
  readonly text: string;
  readonly done: boolean;
  readonly done_by: string | null;
}

const listRow = {
  id: t.uuid,
  tripId: t.uuid,
  ownerId: t.nullable(t.uuid),
  kind: t.textOf<ChecklistKind>(),
  title: t.text,
  createdAt: t.timestamp,
  /** In their order. */
  items: t.json<readonly ItemRow[]>(),
};
export type StoredChecklist = RowOf<typeof listRow>;

const columns = columnList(listRow, "c", {
  items: `(select coalesce(json_agg(json_build_object('id', i.id, 'section', i.section, 'text', i.text,
      'done', i.done_at is not null, 'done_by', ${displayNameSql("u")}) order by i.position, i.id), '[]')
     from checklist_items i left join users u on u.id = i.done_by_id where i.checklist_id = c.id)`,
});

const onTrip = statement(
  "checklists-on-trip",
  `select ${columns} from checklists c where c.trip_id = $1 and (c.owner_id is null or c.owner_id = $2)
    order by c.created_at, c.id`,
  [t.uuid, t.uuid],
  listRow,
);

/** Those of everybody, and those of this person. */
export function checklistsOn(sql: Sql, tripId: string, readerId: string): Promise<StoredChecklist[]> {
  return sql.rows(onTrip, [tripId, readerId]);
}

const byId = statement(
  "checklist-by-id",
  `select ${columns} from checklists c where c.id = $1 and (c.owner_id is null or c.owner_id = $2)`,
  [t.uuid, t.uuid],
  listRow,
);

/** Undefined when it is another person's. Whether they are on its trip, the caller still has to check. */
export async function findChecklist(sql: Sql, id: string, readerId: string): Promise<StoredChecklist | undefined> {
  return (await sql.rows(byId, [id, readerId]))[0];
}

const hold = statement("checklist-hold", "select id from checklists where id = $1 for no key update", [t.uuid], {
  id: t.uuid,
});

/** Locks it until commit, so that changes of one list follow each other. */
export async function holdChecklist(sql: Sql, id: string): Promise<void> {
  await sql.rows(hold, [id]);
}

const insert = statement(
  "checklist-insert",
  "insert into checklists (id, trip_id, owner_id, kind, title, created_at) values ($1, $2, $3, $4, $5, $6)",
  [t.uuid, t.uuid, t.nullable(t.uuid), t.text, t.text, t.timestamp],
);

export async function insertChecklist(sql: Sql, it: Omit<StoredChecklist, "items">): Promise<void> {
  await sql.rows(insert, [it.id, it.tripId, it.ownerId, it.kind, it.title, it.createdAt]);
}

const insertItems = statement(
  "checklist-items-insert",
  `insert into checklist_items (id, checklist_id, section, text, position)
   select it.id, $1, it.section, it.text, it.position + 1 + (
     select coalesce(max(position), 0) from checklist_items where checklist_id = $1)
     from jsonb_to_recordset($2::jsonb) as it (id uuid, section text, text text, position int)`,
  [t.uuid, t.json<readonly (NewItem & { readonly position: number })[]>()],
);

export interface NewItem {
  readonly id: string;
  readonly section: string | null;
  readonly text: string;
}

/** At the end, in this order. */
export async function addItems(sql: Sql, checklistId: string, items: readonly NewItem[]): Promise<void> {
  if (items.length > 0) await sql.rows(insertItems, [checklistId, items.map((it, position) => ({ ...it, position }))]);
}

const removeItems = statement(
  "checklist-items-remove",
  "delete from checklist_items where checklist_id = $1 and id = any($2)",
  [t.uuid, t.list(t.uuid)],
);
const tickItems = statement(
  "checklist-items-tick",
  `update checklist_items set done_at = case when $3 then $4::timestamptz end, done_by_id = case when $3 then $5::uuid end
    where checklist_id = $1 and id = any($2) and (done_at is not null) <> $3`,
  [t.uuid, t.list(t.uuid), t.boolean, t.timestamp, t.uuid],
);
const rename = statement("checklist-rename", "update checklists set title = $2 where id = $1", [t.uuid, t.text]);
const remove = statement("checklist-delete", "delete from checklists where id = $1", [t.uuid]);

export async function dropItems(sql: Sql, checklistId: string, ids: readonly string[]): Promise<void> {
  await sql.rows(removeItems, [checklistId, ids]);
}

/** One that is ticked already keeps who ticked it. */
export async function setDone(
  sql: Sql,
  checklistId: string,
  ids: readonly string[],
  it: { readonly done: boolean; readonly by: string; readonly now: Date },
): Promise<void> {
  await sql.rows(tickItems, [checklistId, ids, it.done, it.now, it.by]);
}

export async function renameChecklist(sql: Sql, id: string, title: string): Promise<void> {
  await sql.rows(rename, [id, title]);
}

export async function removeChecklist(sql: Sql, id: string): Promise<void> {
  await sql.rows(remove, [id]);
}

const passOn = statement(
  "checklists-pass-on",
  `with lists as (update checklists set owner_id = $2 where owner_id = $1 returning id)
   update checklist_items set done_by_id = $2 where done_by_id = $1`,
  [t.uuid, t.uuid],
);

/** What a guest has made belongs to the account. */
export async function passOnChecklists(sql: Sql, guestId: string, userId: string): Promise<void> {
  await sql.rows(passOn, [guestId, userId]);
}
