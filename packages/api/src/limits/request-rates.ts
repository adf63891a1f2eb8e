import type { Actor } from "@caravan/core/kernel/actor";
import type { Verb } from "@caravan/core/kernel/define";
import type { RateLimiter } from "./rate-limiter.ts";

const PER_CREDENTIAL = 600;
const PER_ADDRESS = 60;

/** The caller, for rate limits. */
export interface Limited {
  readonly rateLimiter: RateLimiter;
  readonly actor: Actor;
  readonly network: string;
}

/** Counts one request: 600 a minute of one credential, 60 a minute of one network without any. @throws limited */
export function limitRequest({ rateLimiter, actor, network }: Limited): Promise<void> {
  if (actor.kind === "agent") return rateLimiter.take(`key:${actor.keyId}`, PER_CREDENTIAL);
  if (actor.kind === "person") return rateLimiter.take(`user:${actor.userId}`, PER_CREDENTIAL);
  return rateLimiter.take(`address:${network}`, PER_ADDRESS);
}

/**
 * Counts one call of a verb with its own limit.
 *
 * @throws limited
 */
export async function limitVerb(verb: Pick<Verb, "rateLimit"> | undefined, it: Limited): Promise<void> {
  const { rateLimiter, actor, network } = it;
  const rule = verb?.rateLimit;
  if (!rule || (rule.counts === "anonymous" && actor.kind !== "anonymous")) return;
  const subject = rule.counts === "account" && actor.kind !== "anonymous" ? actor.userId : network;
  await rateLimiter.take(`${rule.key}:${subject}`, rule.limit, rule.seconds);
}
