import { statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";

/** More than any trip needs. */
const MOST_OF_A_TRIP = 300;

const pictureBytes = (user: string) =>
  `coalesce((select octet_length(picture) from person_pictures where user_id = ${user}), 0)::float8`;

const usage = statement(
  "document-usage",
  `select count(*) filter (where d.trip_id = $1)::int as documents,
          coalesce(sum(d.bytes) filter (where d.trip_id = $1), 0)::float8 as trip,
          coalesce(sum(d.bytes) filter (where d.uploaded_by_id = $2), 0)::float8 + ${pictureBytes("$2")} as account,
          coalesce(bool_or(d.trashed_at is not null or t.trashed_at is not null), false) as "hasTrash",
          (select quota_mb from users where id = $2) as "quotaMb"
     from documents d join trips t on t.id = d.trip_id where d.trip_id = $1 or d.uploaded_by_id = $2`,
  [t.uuid, t.uuid],
  { documents: t.integer, trip: t.double, account: t.double, hasTrash: t.boolean, quotaMb: t.nullable(t.integer) },
);

const accountUsage = statement(
  "account-usage",
  `select coalesce(sum(d.bytes), 0)::float8 + ${pictureBytes("$1")} as account,
          coalesce(bool_or(d.trashed_at is not null or t.trashed_at is not null), false) as "hasTrash",
          (select quota_mb from users where id = $1) as "quotaMb"
     from documents d join trips t on t.id = d.trip_id where d.uploaded_by_id = $1`,
  [t.uuid],
  { account: t.double, hasTrash: t.boolean, quotaMb: t.nullable(t.integer) },
);

/**
 * Checked before a file is stored, so that no file has to be deleted again. Files in the trash count, because they are
 * still stored and restoring them must not fail.
 *
 * @throws conflict `documents_full`, `quota_reached`
 */
export async function refuseOverQuota(ctx: Context, tripId: string, bytes: number): Promise<void> {
  const { userId } = signedIn(ctx.actor);
  const [used] = await ctx.sql.rows(usage, [tripId, userId]);
  if (!used) return;
  if (used.documents >= MOST_OF_A_TRIP)
    throw conflict("documents_full", said`A trip has at most ${MOST_OF_A_TRIP} documents. ${whatToDo(used.hasTrash)}`);
  const { quotas } = ctx.ports;
  if (used.trip + bytes > quotas.trip) throw reached("This trip", "its", quotas.trip, used.hasTrash);
  refuseOverOwn(ctx, used, bytes);
}

/**
 * Of a file that belongs to no trip, inside the transaction that keeps it.
 *
 * @throws conflict `quota_reached`
 */
export async function holdRoomInAccount(ctx: Context, bytes: number): Promise<void> {
  const { userId } = signedIn(ctx.actor);
  await holdAdvisoryLock(ctx.sql, `storage:${userId}`);
  const [used] = await ctx.sql.rows(accountUsage, [userId]);
  if (used) refuseOverOwn(ctx, used, bytes);
}

function refuseOverOwn(
  { ports }: Context,
  used: { readonly account: number; readonly quotaMb: number | null; readonly hasTrash: boolean },
  bytes: number,
): void {
  const own = used.quotaMb === null ? ports.quotas.account : used.quotaMb * 1e6;
  if (used.account + bytes > own) throw reached("You", "your", own, used.hasTrash);
}

/**
 * Checks again inside the transaction that adds a document, and locks the trip and the account against other uploads.
 */
export async function holdRoomFor(ctx: Context, tripId: string, bytes: number): Promise<void> {
  await holdAdvisoryLock(ctx.sql, `documents:${tripId.toLowerCase()}`);
  await holdAdvisoryLock(ctx.sql, `storage:${signedIn(ctx.actor).userId}`);
  await refuseOverQuota(ctx, tripId, bytes);
}

const whatToDo = (hasTrash: boolean) =>
  hasTrash
    ? "Delete what nobody needs any more, also from the trash, which counts until then."
    : "Delete what nobody needs any more.";

function reached(who: string, whose: string, most: number, hasTrash: boolean) {
  const verb = who === "You" ? "have" : "has";
  const megabytes = Math.round(most / 1e6).toLocaleString("en");
  const message = `${who} ${verb} used up ${whose} ${megabytes} MB for documents. ${whatToDo(hasTrash)}`;
  return conflict("quota_reached", message, [{ path: "file", message: `at most ${megabytes} MB in all` }]);
}
