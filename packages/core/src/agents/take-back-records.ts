import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { type KeyWrite, markTakenBack, type TakenBack, takeBackWrite, writesOfKey } from "./key-writes.ts";
import type { StoredKey } from "./store.ts";
import { tellTakenBack, tripOfWrite } from "./tell-taken-back.ts";

const reasons = ["changed_since", "in_use", "no_access", "no_longer_fits"] as const;
type Reason = (typeof reasons)[number];

const record = z.object({
  kind: z.string().meta({ description: "Such as booking, expense or preference" }),
  name: z.string().nullable(),
  action: z.enum(["added", "changed", "deleted"]),
  trip_id: f.id.nullable(),
});
export const recordsWire = z.object({
  taken_back: z.array(record),
  kept: z.array(record.extend({ because: z.enum(reasons) })),
});
type Records = z.output<typeof recordsWire>;

/** The contents of a table, in words. */
const kinds: Readonly<Record<string, string>> = {
  bookings: "booking",
  segments: "segment",
  documents: "document",
  expenses: "expense",
  trip_rates: "exchange rate",
  shares: "public link",
  trips: "trip",
  members: "membership of a trip",
  concierges: "concierge setting",
  status_events: "status report",
  recommendations: "recommendation",
  group_trips: "group trip",
  group_members: "membership of a group",
  group_preferences: "group preferences",
  alignment_rounds: "alignment round",
  place_candidates: "place on a board",
  place_reactions: "vote",
  place_imports: "import",
  preferences: "preferences",
  preference_signals: "preference",
  push_settings: "notification settings",
  comments: "comment",
  checklists: "checklist",
  checklist_items: "item of a checklist",
};
const actions = { insert: "added", update: "changed", delete: "deleted" } as const;
const because: Readonly<Record<Exclude<TakenBack, "done" | "gone">, Reason>> = {
  changed: "changed_since",
  used: "in_use",
  failed: "no_longer_fits",
};
const begin = statement("take-back-begin", "savepoint take_back", []);
const undo = statement("take-back-undo", "rollback to savepoint take_back", []);
const end = statement("take-back-end", "release savepoint take_back", []);

/**
 * Undoes what a key wrote besides plans of trips, call by call, newest first. The rows of a call belong together, so it
 * is undone completely or not at all. A preview does the same, and its caller rolls back.
 */
export async function takeBackRecords(ctx: Context, key: StoredKey, tripId: string | null): Promise<Records> {
  const calls = Map.groupBy(await writesOfKey(ctx, key.id, tripId), (it) => it.callId);
  const records: Records = { taken_back: [], kept: [] };
  const done: KeyWrite[] = [];
  for (const writes of calls.values()) {
    const obstacle = await takeBackCall(ctx, writes);
    const named = writes.map(presented);
    if (obstacle === null) {
      done.push(...writes);
      records.taken_back.push(...named);
    } else records.kept.push(...named.map((it) => ({ ...it, because: obstacle })));
  }
  await markTakenBack(
    ctx,
    done.map((it) => it.id),
  );
  await tellTakenBack(ctx, key, done);
  return records;
}

/** Null when it was undone; otherwise why it stays. */
async function takeBackCall(ctx: Context, writes: readonly KeyWrite[]): Promise<Reason | null> {
  if (writes.some((it) => !it.allowed)) return "no_access";
  // The plan of a deleted trip and the bytes of a deleted file cannot be restored.
  if (writes.some((it) => it.op === "delete" && (it.tableName === "trips" || it.hadFile))) return "no_longer_fits";
  await ctx.sql.rows(begin, []);
  for (const { id } of writes) {
    const outcome = await takeBackWrite(ctx, id);
    if (outcome === "done" || outcome === "gone") continue;
    await ctx.sql.rows(undo, []);
    return because[outcome];
  }
  await ctx.sql.rows(end, []);
  return null;
}

function presented(write: KeyWrite): Records["taken_back"][number] {
  const { tableName, op, row } = write;
  const told = [row.title, row.name, row.provider, row.type, row.currency, row.kind].find(
    (it) => typeof it === "string" && it !== "",
  );
  // Other people do not see the name of a private document, but this list is for the key's own person.
  return {
    kind: kinds[tableName] ?? tableName,
    name: typeof told === "string" ? truncate(told, 200) : null,
    // Setting `trashed_at` is a deletion.
    action: op === "update" && typeof row.trashed_at === "string" ? "deleted" : actions[op],
    trip_id: tripOfWrite(write),
  };
}
