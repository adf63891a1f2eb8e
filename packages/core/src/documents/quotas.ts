import { statement, t } from "@caravan/db/sql";
import { signedIn } from "../kernel/actor.ts";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";

/** More than any trip needs. */
const MOST_OF_A_TRIP = 300;

const usage = statement(
  "document-usage",
  `select count(*) filter (where trip_id = $1)::int as documents,
          coalesce(sum(bytes) filter (where trip_id = $1), 0)::float8 as trip,
          coalesce(sum(bytes) filter (where uploaded_by_id = $2), 0)::float8 as account
     from documents where trip_id = $1 or uploaded_by_id = $2`,
  [t.uuid, t.uuid],
  { documents: t.integer, trip: t.double, account: t.double },
);

/**
 * Before a file is stored, so that none is stored in vain.
 *
 * @throws conflict `documents_full`, `quota_reached`
 */
export async function refuseOverQuota(ctx: Context, tripId: string, bytes: number): Promise<void> {
  const { userId } = signedIn(ctx.actor);
  const [used] = await ctx.sql.rows(usage, [tripId, userId]);
  if (!used) return;
  if (used.documents >= MOST_OF_A_TRIP)
    throw conflict(
      "documents_full",
      `A trip has at most ${MOST_OF_A_TRIP} documents. Delete what nobody needs any more.`,
    );
  const { quotas } = ctx.ports;
  if (used.trip + bytes > quotas.trip) throw reached("This trip", "its", quotas.trip);
  if (used.account + bytes > quotas.account) throw reached("You", "your", quotas.account);
}

/** The same inside the transaction that adds a document: others of the trip and of the account wait for it. */
export async function holdRoomFor(ctx: Context, tripId: string, bytes: number): Promise<void> {
  await holdAdvisoryLock(ctx.sql, `documents:${tripId.toLowerCase()}`);
  await holdAdvisoryLock(ctx.sql, `storage:${signedIn(ctx.actor).userId}`);
  await refuseOverQuota(ctx, tripId, bytes);
}

function reached(who: string, whose: string, most: number) {
  const verb = who === "You" ? "have" : "has";
  const megabytes = Math.round(most / 1e6).toLocaleString("en");
  const message = `${who} ${verb} used up ${whose} ${megabytes} MB for documents. Delete what nobody needs any more.`;
  return conflict("quota_reached", message, [{ path: "file", message: `at most ${megabytes} MB in all` }]);
}
