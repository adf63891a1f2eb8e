import type { Actor } from "@caravan/core/kernel/actor";
import type { Verb } from "@caravan/core/kernel/define";
import type { Throttle } from "@caravan/core/kernel/ports";

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
  if (actor.kind === "anonymous") return rateLimiter.take(`address:${network}`, PER_ADDRESS);
  const credential = actor.kind === "agent" ? `key:${actor.keyId}` : `user:${actor.userId}`;
  await rateLimiter.take(credential, PER_CREDENTIAL);
  await rateLimiter.take(`account:${actor.userId}`, PER_ACCOUNT);
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
 * @throws limited
 */
export async function limitVerb(verb: Pick<Verb, "rateLimit"> | undefined, it: Limited): Promise<void> {
  const { rateLimiter, actor, network } = it;
  const rule = verb?.rateLimit;
  if (!rule || (rule.counts === "anonymous" && actor.kind !== "anonymous")) return;
  const subject = rule.counts === "account" && actor.kind !== "anonymous" ? actor.userId : network;
  await rateLimiter.take(`${rule.key}:${subject}`, rule.limit, rule.seconds);
}
