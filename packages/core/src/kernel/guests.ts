import { statement, t } from "@caravan/db/sql";
import type { Actor, Audience, Person } from "./actor.ts";
import type { Context } from "./context.ts";
import { DomainError } from "./errors.ts";

/**
 * Guests plan without an account. They may use whatever concerns their own plan; sharing, agents, groups and files need
 * an account. A verb decides for itself with `guests`.
 */
const forPlanning: ReadonlySet<Audience> = new Set<Audience>([
  "anyone",
  "signed_in",
  "trips:read",
  "trips:write",
  "bookings:read",
  "bookings:write",
  "preferences:read",
]);
/** So that a guest's session is no way around the limits of an account. */
const MOST_TRIPS = 3;

/** @throws forbidden `account_needed` */
export function refuseGuest(actor: Actor, verb: { readonly audience: Audience; readonly guests?: boolean }): void {
  if (isGuest(actor) && !(verb.guests ?? forPlanning.has(verb.audience)))
    throw accountNeeded("This needs an account. Create one, and the trips that you have planned come with you.");
}

const owned = statement("guest-trips", "select count(*)::int as trips from trips where owner_id = $1", [t.uuid], {
  trips: t.notNull(t.integer),
});

/** Before a trip is stored. @throws forbidden `account_needed` for a guest who has several */
export async function refuseMoreTripsOfGuest({ sql, actor }: Context): Promise<void> {
  if (!isGuest(actor)) return;
  const [row] = await sql.rows(owned, [actor.userId]);
  if ((row?.trips ?? 0) >= MOST_TRIPS)
    throw accountNeeded(
      `Without an account there is room for ${MOST_TRIPS} trips. Create one, and those that you have planned come with you.`,
    );
}

const isGuest = (actor: Actor): actor is Person => actor.kind === "person" && actor.isGuest === true;

const accountNeeded = (message: string) => new DomainError("forbidden", "account_needed", message);
