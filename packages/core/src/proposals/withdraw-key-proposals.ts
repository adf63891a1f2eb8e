import { type RowOf, statement, t } from "@caravan/db/sql";
import { said, sentenceFrom, type Words } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { announceDecision } from "./decision.ts";

type Waiting = RowOf<typeof waiting>;

const waiting = statement(
  "key-proposals-waiting",
  `select p.id, p.summary, p.words from proposals p join members m on m.trip_id = p.trip_id and m.user_id = $3
    where p.trip_id = $1 and p.api_key_id = $2 and p.status = 'pending' order by p.created_at, p.id`,
  [t.uuid, t.uuid, t.uuid],
  { id: t.uuid, summary: t.text, words: t.nullable(t.json<Words>()) },
);

/** The pending proposals of a key on a trip of the caller, oldest first. */
export function pendingKeyProposals(ctx: Context, tripId: string, keyId: string): Promise<Waiting[]> {
  return ctx.sql.rows(waiting, [tripId, keyId, signedIn(ctx.actor).userId]);
}

/** A decision locks the trip before the proposal; after this lock, all are decided or wait. */
const hold = statement(
  "key-proposals-hold",
  `select t.revision from trips t join members m on m.trip_id = t.id and m.user_id = $2 where t.id = $1 for update of t`,
  [t.uuid, t.uuid],
  { revision: t.integer },
);
const turnDown = statement(
  "key-proposals-turn-down",
  `with down as (
     update proposals set status = 'rejected', decided_by_id = $3, decided_at = $4
      where trip_id = $1 and api_key_id = $2 and status = 'pending' returning id, summary, words, created_at)
   select id, summary, words from down order by created_at, id`,
  [t.uuid, t.uuid, t.uuid, t.timestamp],
  { id: t.uuid, summary: t.text, words: t.nullable(t.json<Words>()) },
);

/** Rejects these for the caller. Call it trip by trip in the order of their ids. */
export async function withdrawKeyProposals(ctx: Context, tripId: string, keyId: string): Promise<Waiting[]> {
  const { userId } = signedIn(ctx.actor);
  const [trip] = await ctx.sql.rows(hold, [tripId, userId]);
  if (!trip) return [];
  const down = await ctx.sql.rows(turnDown, [tripId, keyId, userId, ctx.now]);
  for (const { id, summary, words: stored } of down) {
    const words = said`Rejected: ${sentenceFrom(summary, stored)}`;
    await logWithoutPatch(ctx, { id: tripId, revision: trip.revision }, "reject_proposal", words, id);
    await announceDecision(ctx, tripId, id);
  }
  return down;
}
