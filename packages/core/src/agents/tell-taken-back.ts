import { statement, t } from "@caravan/db/sql";
import type { RecordKind } from "@caravan/domain/trip/room-event";
import { said } from "@caravan/domain/words/sentence";
import type { Context } from "../kernel/context.ts";
import { recordChange } from "../kernel/record-change.ts";
import { groupRoom, recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import type { KeyWrite } from "./key-writes.ts";
import type { StoredKey } from "./store.ts";

const roomRecords: Readonly<Record<string, RecordKind>> = {
  bookings: "bookings",
  segments: "segments",
  documents: "documents",
  expenses: "expenses",
  trip_rates: "expenses",
};

const ofLists = statement(
  "take-back-lists",
  "select distinct trip_id from checklists where id = any($1) and owner_id is null",
  [t.list(t.uuid)],
  { trip_id: t.uuid },
);

/** A field of a written row that is a text, such as an id. */
export function textIn({ row }: KeyWrite, field: string): string | null {
  const value = row[field];
  return typeof value === "string" ? value : null;
}

export const tripOfWrite = (write: KeyWrite): string | null => write.tripId ?? textIn(write, "trip_id");

/** Logs on the trips what was taken back, and notifies everybody who has the trips or groups open. */
export async function tellTakenBack(ctx: Context, key: StoredKey, done: readonly KeyWrite[]): Promise<void> {
  await logRecords(ctx, key, done);
  const comments = done.filter((it) => it.tableName === "comments");
  for (const trip_id of distinct(comments.map(tripOfWrite)))
    await recordRoomEvent(ctx, tripRoom(trip_id), "comments.changed", { trip_id });
  for (const id of distinct(comments.map((it) => textIn(it, "group_id"))))
    await recordRoomEvent(ctx, groupRoom(id), "comments.changed", { group_trip_id: id });
  for (const trip_id of await tripsOfSharedLists(ctx, done))
    await recordRoomEvent(ctx, tripRoom(trip_id), "checklists.changed", { trip_id });
  for (const id of distinct(done.map((it) => it.groupId ?? textIn(it, "group_id"))))
    await recordRoomEvent(ctx, groupRoom(id), "group.changed", { group_trip_id: id });
}

async function logRecords(ctx: Context, key: StoredKey, done: readonly KeyWrite[]): Promise<void> {
  const touched = new Map<string, Map<RecordKind, number>>();
  for (const write of done) {
    const records = roomRecords[write.tableName];
    const tripId = tripOfWrite(write);
    if (records === undefined || tripId === null) continue;
    const counts = touched.get(tripId) ?? new Map<RecordKind, number>();
    touched.set(tripId, counts.set(records, (counts.get(records) ?? 0) + 1));
  }
  for (const tripId of [...touched.keys()].sort()) {
    for (const [records, count] of touched.get(tripId) ?? []) {
      const summary = said`Undid ${count} of the ${{ code: records, values: [] }} by ${key.agentName}`;
      await recordChange(ctx, tripId, { action: "revert_api_key_edits", summary, records });
    }
  }
}

/** Of lists that are gone, and of those whose items changed; nobody hears of a person's own lists. */
async function tripsOfSharedLists(ctx: Context, done: readonly KeyWrite[]): Promise<string[]> {
  const lists = done.filter((it) => it.tableName === "checklists" && textIn(it, "owner_id") === null);
  const items = done.filter((it) => it.tableName === "checklist_items");
  const kept = await ctx.sql.rows(ofLists, [distinct(items.map((it) => textIn(it, "checklist_id")))]);
  return distinct([...lists.map(tripOfWrite), ...kept.map((it) => it.trip_id)]);
}

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.filter((it) => it !== null))].sort();
