import { type AttemptLimits, limitAttempts } from "../kernel/attempt-limiter.ts";
import type { Context } from "../kernel/context.ts";
import { missing } from "../kernel/errors.ts";
import type { VerbRateLimit } from "../kernel/verb-description.ts";
import { findByCode } from "./store.ts";

/** For callers without an account. Attempts of accounts are counted below: a whole office may share one address. */
export const tripCodeRateLimit: VerbRateLimit = { key: "trip-codes", limit: 60, seconds: 600, counts: "anonymous" };

/** A dictated code is mistyped a few times, but not twenty times in ten minutes. */
const limits: AttemptLimits = { kind: "trip_code", seconds: 600, wrongPerAccount: 20 };

/** For the three verbs that reveal whether a code exists. */
export const wrongCode = () =>
  missing("not_found", "No group trip has this code. Check it, or ask whoever gave it to you.");

/**
 * The id of the group with this code, for people outside it. Wrong codes count for the account; without one they are
 * counted by address before anything runs.
 *
 * @throws missing `not_found`, limited `rate_limited`
 */
export async function lookUpTripCode(ctx: Context, code: string): Promise<string> {
  const { actor, ports, now, sql } = ctx;
  const id =
    actor.kind === "anonymous"
      ? await findByCode(sql, code)
      : await limitAttempts(ports, limits, actor.userId, now, (inside) => findByCode(inside, code));
  if (id === undefined) throw wrongCode();
  return id;
}
