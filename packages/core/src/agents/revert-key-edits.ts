import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { type OwnEdit, revertAll } from "@caravan/domain/trip/revert-past-edits";
import { said, sentenceFrom } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { editsSince, type StoredEdit } from "../edit-log/read-edits.ts";
import { requireRole, tripFor, tripForChange } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { changeTrip } from "../kernel/history.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { word } from "../kernel/word.ts";
import { pendingKeyProposals, withdrawKeyProposals } from "../proposals/withdraw-key-proposals.ts";
import { requireKey, type StoredKey } from "./store.ts";
import { recordsWire, takeBackRecords } from "./take-back-records.ts";
import { tripsChangedByKey, tripsCreatedByKey } from "./trips-changed-by-key.ts";

const editName = z.object({ edit_id: f.id, summary: z.string() });

const tripWire = z.object({
  trip_id: f.id,
  title: z.string(),
  revision: z.number(),
  edit_id: f.id.nullable().meta({ description: "The entry that reverted them; null when nothing was reverted" }),
  taken_back: z.array(editName),
  kept: z.array(
    editName.extend({
      because: z
        .array(editName.extend({ author: z.string().nullable() }))
        .meta({ description: "Edits that built on it since, newest first" }),
    }),
  ),
  more: z.boolean().meta({ description: "The history is too long for one call: call again for older edits" }),
});

/** Enough to explain why. */
const MOST_REASONS = 20;

export const revertKeyEdits = command({
  name: "revert_api_key_edits",
  description:
    "Takes back everything that a key wrote in the last 180 days: plans with one inverse patch for each trip (its own edits and its approved proposals), and all other records (bookings, expenses, groups, preferences and the rest) as they were before. Its pending proposals are rejected. What others built on or changed since is kept and named, as are trips that it created.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: { event: "key_undone", about: ({ key_id, preview }) => ({ subjectId: key_id, detail: { preview } }) },
  input: z.object({
    key_id: f.id,
    trip_id: f.id.optional().meta({ description: "Only on this trip" }),
    preview: z.boolean().default(false).meta({ description: "Returns what would happen and changes nothing" }),
  }),
  output: z.object({
    trips: z.array(tripWire),
    created_trips: z
      .array(z.object({ trip_id: f.id, title: z.string() }))
      .meta({ description: "Trips that the key created. They are kept; their owner can delete them" }),
    withdrawn_proposals: z
      .array(z.object({ proposal_id: f.id, trip_id: f.id, summary: z.string() }))
      .meta({ description: "Its pending proposals, which are rejected" }),
    records: recordsWire.meta({ description: "Everything beside the plans, by the newest" }),
  }),
  rest: { method: "POST", path: "/api/users/me/api-keys/{keyId}/revert", params: { keyId: "key_id" } },
  async run(ctx, input) {
    const key = await requireKey(ctx, input.key_id);
    if (input.trip_id !== undefined) await requireRole(ctx, input.trip_id, "editor");
    const touched = await tripsChangedByKey(ctx, key.id, input.trip_id ?? null);
    const trips: z.input<typeof tripWire>[] = [];
    const withdrawn: { proposal_id: string; trip_id: string; summary: string }[] = [];
    const withdraw = input.preview ? pendingKeyProposals : withdrawKeyProposals;
    for (const { tripId, revision } of touched) {
      if (revision !== null) {
        const trip = await takeBack(ctx, key, tripId, revision, input.preview);
        if (trip.taken_back.length > 0 || trip.kept.length > 0) trips.push(trip);
      }
      for (const { id, summary } of await withdraw(ctx, tripId, key.id))
        withdrawn.push({ proposal_id: id, trip_id: tripId, summary });
    }
    const records = await (input.preview
      ? rolledBack(ctx, () => takeBackRecords(ctx, key, input.trip_id ?? null))
      : takeBackRecords(ctx, key, input.trip_id ?? null));
    return {
      trips,
      records,
      created_trips: await tripsCreatedByKey(ctx, key.id, input.trip_id ?? null),
      withdrawn_proposals: withdrawn,
    };
  },
});

const begin = statement("revert-preview-begin", "savepoint revert_preview", []);
const undo = statement("revert-preview-undo", "rollback to savepoint revert_preview", []);

/** Runs the revert and rolls it back, which is the only exact preview. */
async function rolledBack<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  await ctx.sql.rows(begin, []);
  const result = await work();
  await ctx.sql.rows(undo, []);
  ctx.effects.rooms.clear();
  return result;
}

async function takeBack(
  ctx: Context,
  key: StoredKey,
  tripId: string,
  revision: number,
  preview: boolean,
): Promise<z.input<typeof tripWire>> {
  const trip = preview ? await tripFor(ctx, tripId, "editor") : await tripForChange(ctx, tripId, "editor", undefined);
  const history = await editsSince(ctx.sql, tripId, revision, key.id);
  const { patch, takenBack, kept } = revertAll(trip.document, history, hasInverse);
  const change = preview
    ? { document: trip.document, editId: null }
    : await changeTrip(ctx, trip, {
        action: "revert_api_key_edits",
        summary:
          takenBack.length === 1
            ? said`Undid 1 change by ${key.agentName}`
            : said`Undid ${takenBack.length} changes by ${key.agentName}`,
        patch,
        reverts: takenBack,
      });
  const byId = new Map(history.map((it) => [it.id, it]));
  const name = (id: string) => ({ edit_id: id, summary: summaryIn(byId.get(id)) });
  return {
    trip_id: tripId,
    title: change.document.title,
    revision: change.document.revision,
    edit_id: change.editId,
    taken_back: takenBack.map(name),
    kept: kept.map(({ id, because }) => ({
      ...name(id),
      because: because.slice(0, MOST_REASONS).map((it) => ({ ...name(it), author: byId.get(it)?.author ?? null })),
    })),
    more: history.at(-1)?.older ?? false,
  };
}

function hasInverse(edit: StoredEdit): edit is StoredEdit & OwnEdit {
  return edit.inverse !== null;
}

const summaryIn = (edit: Pick<StoredEdit, "summary" | "words"> | undefined) =>
  edit ? word(sentenceFrom(edit.summary, edit.words)) : "";
