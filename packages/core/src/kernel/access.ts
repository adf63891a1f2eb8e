import { statement, t } from "@caravan/db/sql";
import type { MemberRole } from "@caravan/domain/field-choices";
import { type Actor, reachesTrip, signedIn } from "./actor.ts";
import type { Context } from "./context.ts";
import { DomainError, forbidden, missing, notFound } from "./errors.ts";
import { letOthersRun } from "./let-others-run.ts";
import { loadDocument, loadShared, loadSharedVersion, type StoredTrip } from "./load-trip.ts";

/** The role that a member needs at least. */
export type Right = MemberRole;

const strength: Readonly<Record<MemberRole, number>> = { viewer: 1, editor: 2, owner: 3 };

/** A trip as one member may see it. */
export interface OpenedTrip extends StoredTrip {
  readonly role: MemberRole;
}

/**
 * The only way to a trip of a member. A stranger gets 404, a member without the role 403, and a key that is limited to
 * other trips 404.
 */
export async function tripFor(ctx: Context, tripId: string, right: Right): Promise<OpenedTrip> {
  const { userId } = reachOf(ctx.actor, tripId);
  const stored = await loadDocument(ctx.sql, tripId, userId);
  if (!stored) throw notFound("trip");
  check(ctx, stored.role, right);
  return afterPause(stored);
}

/** Of activities: to read more of them takes the event loop some milliseconds. */
const MANY = 200;

async function afterPause<Trip extends StoredTrip>(stored: Trip): Promise<Trip> {
  if (stored.ranks.size > MANY) await letOthersRun();
  return stored;
}

const lockTrip = statement(
  "trip-lock",
  `select t.id from trips t join members m on m.trip_id = t.id and m.user_id = $2 where t.id = $1 and t.trashed_at is null for update of t`,
  [t.uuid, t.uuid],
  { id: t.uuid },
);

/**
 * The same inside a transaction that will change the trip: locks its row first, so that changes run one after the
 * other. (Locking while loading would read the activities of the older snapshot.)
 *
 * @param expectedRevision refuses with 409 `stale_revision` when the trip has changed
 */
export async function tripForChange(
  ctx: Context,
  tripId: string,
  right: Exclude<Right, "viewer">,
  expectedRevision: number | undefined,
): Promise<OpenedTrip> {
  const { userId } = reachOf(ctx.actor, tripId);
  // Two statements, sent together: the second one sees what was committed while the first one waited.
  const [[locked], stored] = await Promise.all([
    ctx.sql.rows(lockTrip, [tripId, userId]),
    loadDocument(ctx.sql, tripId, userId),
  ]);
  if (!locked || !stored) throw notFound("trip");
  check(ctx, stored.role, right);
  const { revision } = stored.document;
  if (expectedRevision !== undefined && expectedRevision !== revision) throw staleRevision(expectedRevision, revision);
  return afterPause(stored);
}

const findRole = statement(
  "trip-role",
  `select m.role from members m join trips t on t.id = m.trip_id
    where m.trip_id = $1 and m.user_id = $2 and t.trashed_at is null`,
  [t.uuid, t.uuid],
  { role: t.textOf<MemberRole>() },
);

/**
 * Only the permission, for records beside the document.
 *
 * @param noun what strangers are told not to exist
 */
export async function requireRole(ctx: Context, tripId: string, right: Right, noun = "trip"): Promise<MemberRole> {
  const { userId } = reachOf(ctx.actor, tripId, noun);
  const [row] = await ctx.sql.rows(findRole, [tripId, userId]);
  if (!row) throw notFound(noun);
  check(ctx, row.role, right);
  return row.role;
}

const holdRole = statement(
  "trip-role-held",
  "select m.role from trips t join members m on m.trip_id = t.id and m.user_id = $2 where t.id = $1 and t.trashed_at is null for key share of t",
  [t.uuid, t.uuid],
  { role: t.textOf<MemberRole>() },
);

/**
 * The same inside a transaction that writes a record beside the document. Locks the trip before that row, as does every
 * change and deletion of the trip: another order could deadlock, and a trip that is deleted meanwhile would leave the
 * row without one.
 */
export async function requireRoleLocked(
  ctx: Context,
  tripId: string,
  right: Right,
  noun = "trip",
): Promise<MemberRole> {
  const { userId } = reachOf(ctx.actor, tripId, noun);
  const [row] = await ctx.sql.rows(holdRole, [tripId, userId]);
  if (!row) throw notFound(noun);
  check(ctx, row.role, right);
  return row.role;
}

/** What anybody may see of the trip behind a public link that is neither revoked nor expired; no account is needed. */
export async function sharedTrip(
  ctx: Context,
  token: string,
): Promise<
  OpenedTrip & { readonly showsBookings: boolean; readonly showsCover: boolean; readonly isTemplate: boolean }
> {
  return afterPause(orEnded(await loadShared(ctx.sql, token, ctx.now)));
}

/** The same without the document: a version that no other state of the link and of the plan behind it has ever had. */
export async function sharedTripVersion(ctx: Context, token: string) {
  return orEnded(await loadSharedVersion(ctx.sql, token, ctx.now));
}

function orEnded<Shared>(found: Shared | undefined): Shared {
  if (!found) throw missing("not_found", "This link does not exist or has ended.");
  return found;
}

export function staleRevision(expected: number, actual: number): DomainError {
  return new DomainError(
    "conflict",
    "stale_revision",
    `The trip is at revision ${actual}, not ${expected}. Read it again and repeat your change.`,
    [{ path: "expected_revision", message: `the trip is at revision ${actual}`, revision: actual }],
  );
}

function reachOf(actor: Actor, tripId: string, noun = "trip") {
  const caller = signedIn(actor);
  if (!reachesTrip(caller, tripId)) throw notFound(noun);
  return caller;
}

function check(ctx: Context, role: MemberRole, right: Right): void {
  // A viewer may propose.
  const enough = ctx.proposes && right === "editor" ? "viewer" : right;
  if (strength[role] < strength[enough]) {
    throw forbidden(
      right === "owner" ? "Only the owner of this trip can do this." : "You can look at this trip but not change it.",
    );
  }
}
