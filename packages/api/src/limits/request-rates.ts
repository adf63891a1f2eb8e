import { type Actor, authorize } from "@caravan/core/kernel/actor";
import type { Verb } from "@caravan/core/kernel/define";
import type { Throttle } from "@caravan/core/kernel/ports";
import type { RateLimiter } from "./rate-limiter.ts";

const PER_CREDENTIAL = 600;
const PER_ADDRESS = 60;
/** For all keys and sessions of an account together. */
const PER_ACCOUNT = 1800;

/** The caller, for rate limits. */
export interface Limited {
  readonly rateLimiter: Throttle;
  readonly actor: Actor;
  readonly network: string;
}

/**
 * Counts one request: 600 a minute of one credential and 1,800 of all of one account, 60 a minute of one network without
 * any.
 *
 * @throws limited
 */
export async function limitRequest({ rateLimiter, actor, network }: Limited): Promise<void> {
  const own = ownLimit(actor, network);
  await rateLimiter.take(own.key, own.limit);
  if (actor.kind !== "anonymous") await rateLimiter.take(`account:${actor.userId}`, PER_ACCOUNT);
}

/** The limit of one credential, or of a network without one. */
function ownLimit(actor: Actor, network: string) {
  if (actor.kind === "anonymous") return { name: "address", key: `address:${network}`, limit: PER_ADDRESS };
  const key = actor.kind === "agent" ? `key:${actor.keyId}` : `user:${actor.userId}`;
  return { name: "credential", key, limit: PER_CREDENTIAL };
}

/**
 * The limit of the caller and what is left of it, in the fields of the IETF draft (httpapi-ratelimit-headers); without
 * limits, none.
 */
export function rateLimitHeaders(
  limiter: Pick<RateLimiter, "standing">,
  { actor, network }: Pick<Limited, "actor" | "network">,
): Record<string, string> {
  const { name, key, limit } = ownLimit(actor, network);
  const standing = limiter.standing(key, limit);
  if (!standing) return {};
  return {
    "ratelimit-policy": `"${name}";q=${limit};w=60`,
    ratelimit: `"${name}";r=${standing.remaining};t=${standing.seconds}`,
  };
}

const PAGES_OF_ONE = 300;
const PAGES_OF_NETWORK = 120;

/** Counts one page, which costs the server more than a request: by account, or by network without one. @throws limited */
export function limitPage({ rateLimiter, actor, network }: Limited): Promise<void> {
  if (actor.kind === "anonymous") return rateLimiter.take(`page-address:${network}`, PAGES_OF_NETWORK);
  return rateLimiter.take(`page:${actor.userId}`, PAGES_OF_ONE);
}

/** A list shows some dozens, and a browser keeps them for a year. */
const COVERS_OF_NETWORK = 600;

/** Counts one cover that has to be drawn, by network. @throws limited */
export function limitCover(rateLimiter: Throttle, network: string): Promise<void> {
  return rateLimiter.take(`cover-address:${network}`, COVERS_OF_NETWORK);
}

/**
 * Counts one call of a verb with its own limit.
 *
 * @throws limited, and forbidden for a key that may not call it
 */
export async function limitVerb(verb: Pick<Verb, "rateLimit" | "audience"> | undefined, it: Limited): Promise<void> {
  const { rateLimiter, actor, network } = it;
  const rule = verb?.rateLimit;
  // What a key may not do at all uses up nothing of its person's.
  if (rule && actor.kind === "agent") authorize(actor, verb.audience);
  if (!rule || (rule.counts === "anonymous" && actor.kind !== "anonymous")) return;
  const subject = rule.counts === "account" && actor.kind !== "anonymous" ? actor.userId : network;
  await rateLimiter.take(`${rule.key}:${subject}`, rule.limit, rule.seconds);
}
