import { statement, t } from "@caravan/db/sql";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply, type OpConflict, PatchConflict, type TripOp, type TripPatch } from "@caravan/domain/trip/patch";
import { settleTimes } from "@caravan/domain/trip/settle-times";
import { truncate } from "@caravan/domain/truncate";
import { type Sentence, type Words, wordsOf } from "@caravan/domain/words/sentence";
import type { OpenedTrip } from "./access.ts";
import { author } from "./actor.ts";
import { bookedActivitiesChanged } from "./booked-activities.ts";
import type { Context } from "./context.ts";
import { conflict } from "./errors.ts";
import { letOthersRun } from "./let-others-run.ts";
import { ChangeToPropose } from "./propose-or-apply.ts";
import { tripRoom } from "./room-events.ts";
import { saveChange } from "./save-trip.ts";
import type { TripChange } from "./trip-change.ts";
import { activitiesOf, refuseTooMany } from "./trip-size.ts";

export interface Changed {
  readonly document: TripDocument;
  /** The edit-log entry; null when the patch was empty. */
  readonly editId: string | null;
}

const LONGEST_SUMMARY = 500;

type NonEmpty = readonly [TripOp, ...TripOp[]];

/** Of operations: applying and storing more of them takes the event loop some milliseconds each. */
const MANY = 100;

/**
 * The only way to change a trip: applies the patch, bumps the revision, writes the edit-log entry with patch, inverse
 * and author and the room's event, and calls the subscribers that the change concerns, all in the caller's transaction.
 * An empty patch changes nothing and is not logged.
 *
 * @throws conflict `target_changed` when a target of the patch differs from its `before`; `activities_full`
 */
export function changeTrip(
  ctx: Context,
  trip: OpenedTrip,
  change: TripChange & { patch: NonEmpty },
): Promise<Changed & { editId: string }>;
export function changeTrip(ctx: Context, trip: OpenedTrip, change: TripChange): Promise<Changed>;
export async function changeTrip(ctx: Context, trip: OpenedTrip, change: TripChange): Promise<Changed> {
  if (change.patch.length === 0) {
    ctx.effects.logged += 1;
    return { document: trip.document, editId: null };
  }
  const asked = applyOrConflict(trip.document, change.patch);
  refuseTooMany(asked.next, activitiesOf(trip.document));
  if (change.patch.length > MANY) await letOthersRun();
  ctx.effects.changedPlan = { before: trip.document, after: asked.next };
  if (ctx.proposes) throw new ChangeToPropose(trip.document, change);
  const { next, inverse, patch } = await withBookings(ctx, trip.document, asked);
  const revision = trip.document.revision + 1;
  const now = ctx.clock();
  const editId = ctx.newId();
  const changed: TripDocument = { ...next, revision, updatedAt: now.toISOString() };
  const concerned = await saveChange(ctx.sql, ctx.subscribers.trip_changed, {
    stored: trip,
    next: changed,
    patch,
    room: tripRoom(trip.document.id),
    carriesOut: change.carriesOut ?? null,
    entry: {
      id: editId,
      action: change.action,
      ...summaryColumns(change.summary),
      ...author(ctx.actor),
      inverse,
      reverts: change.reverts ?? [],
      proposalId: change.proposalId ?? null,
      now,
    },
  });
  for (const subscriber of concerned) await subscriber.react(ctx, { tripId: trip.document.id });
  ctx.effects.logged += 1;
  ctx.effects.changedPlan = { before: trip.document, after: changed };
  ctx.effects.rooms.add(tripRoom(trip.document.id));
  return { document: changed, editId };
}

/** Adds the changes that follow for activities of bookings; most patches concern none. */
async function withBookings(ctx: Context, before: TripDocument, asked: AppliedPatch): Promise<AppliedPatch> {
  const activities = bookedActivitiesChanged(before, asked.next, asked.patch);
  if (activities.length === 0) return asked;
  const more = await ctx.subscribers.booked_activities_change(ctx, { trip: asked.next, activities });
  if (more.length === 0) return asked;
  const { next, inverse } = apply(asked.next, more);
  return { next, inverse: [...inverse, ...asked.inverse], patch: [...asked.patch, ...more] };
}

const insertEntry = statement(
  "edit-log-insert",
  `insert into edit_log (id, trip_id, revision, action, summary, user_id, agent_name, api_key_id, reverts, proposal_id, created_at, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, '{}', $9, $10, $11)`,
  [
    t.uuid,
    t.uuid,
    t.integer,
    t.text,
    t.text,
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.timestamp,
    t.nullable(t.json<Words>()),
  ],
);

/** Logs what happened beside the document: members, invitations, sharing, proposals. The revision stays. */
export async function logWithoutPatch(
  ctx: Context,
  trip: { id: string; revision: number },
  action: string,
  it: Sentence,
  proposalId: string | null = null,
): Promise<void> {
  const { userId, agentName, apiKeyId } = author(ctx.actor);
  const who = [userId, agentName, apiKeyId] as const;
  const { summary, words } = summaryColumns(it);
  await ctx.sql.rows(insertEntry, [
    ctx.newId(),
    trip.id,
    trip.revision,
    action,
    summary,
    ...who,
    proposalId,
    ctx.clock(),
    words,
  ]);
  ctx.effects.logged += 1;
}

const insertPast = statement(
  "edit-log-insert-past",
  `insert into edit_log (id, trip_id, revision, action, summary, words, user_id, agent_name, reverts, created_at)
   select x."id", $1, x."revision", x."action", x."summary", x."words", x."authorId", x."agentName",
          (select coalesce(array_agg(r::uuid), '{}') from jsonb_array_elements_text(x."reverts") r), x."createdAt"
     from jsonb_to_recordset($2::jsonb) as x ("id" uuid, "revision" int, "action" text, "summary" text, "words" jsonb, "authorId" uuid,
          "agentName" text, "reverts" jsonb, "createdAt" timestamptz)`,
  [t.uuid, t.json<readonly PastEntry[]>()],
);

/** An entry that another edit log had: readable, but without a patch, so that it cannot be reverted. */
interface PastEntry {
  readonly id: string;
  readonly revision: number;
  readonly action: string;
  readonly summary: string;
  readonly words: Words | null;
  readonly authorId: string | null;
  readonly agentName: string | null;
  readonly reverts: readonly string[];
  readonly createdAt: string;
}

/** Stores the edit log that an imported trip had. */
export async function logPast(ctx: Context, tripId: string, entries: readonly PastEntry[]): Promise<void> {
  if (entries.length > 0) await ctx.sql.rows(insertPast, [tripId, entries]);
}

/** Both columns of a summary: its English, and its words. */
export function summaryColumns(summary: Sentence): { readonly summary: string; readonly words: Words } {
  return { summary: truncate(summary.text, LONGEST_SUMMARY), words: wordsOf(summary) };
}

interface AppliedPatch {
  readonly next: TripDocument;
  readonly inverse: TripPatch;
  readonly patch: TripPatch;
}

export function applyOrConflict(document: TripDocument, patch: TripPatch): AppliedPatch {
  try {
    const wanted = apply(document, patch);
    const settling = settleTimes(wanted.next, patch);
    if (settling.length === 0) return { ...wanted, patch };
    const settled = apply(wanted.next, settling);
    return { next: settled.next, inverse: [...settled.inverse, ...wanted.inverse], patch: [...patch, ...settling] };
  } catch (error) {
    if (!(error instanceof PatchConflict)) throw error;
    throw targetChanged(error.conflicts);
  }
}

export function targetChanged(conflicts: readonly OpConflict[]) {
  return conflict(
    "target_changed",
    "Somebody changed the same thing in the meantime. Look at how it is now and decide again.",
    conflicts.map((it) => ({ path: it.target, message: it.why, id: it.id, fields: it.fields })),
  );
}
