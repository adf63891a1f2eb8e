import type { ServerResponse } from "node:http";
import type { Actor } from "@caravan/core/kernel/actor";
import { rateLimited } from "@caravan/core/kernel/errors";

/** Browsers fetch as many pictures of a page at once. */
const MOST_OF_ONE = 6;
/** A page shows no more documents than a trip can have. */
const MOST_WAITING = 300;
const TRY_AGAIN_S = 5;

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

const accounts = new Map<string, Turns>();

/**
 * A file is held in memory until its reader has taken the last byte, and a reader may be slow on purpose. So an account has a
 * few under way, until their answers are closed, and the others wait.
 *
 * @throws limited `rate_limited`
 */
export async function limitDownloads<T>(actor: Actor, response: ServerResponse, work: () => Promise<T>): Promise<T> {
  // To nobody in particular no file is given.
  if (actor.kind === "anonymous") return work();
  const turns = accounts.get(actor.userId) ?? { running: 0, waiting: [] };
  accounts.set(actor.userId, turns);
  if (turns.running < MOST_OF_ONE) turns.running += 1;
  else {
    if (turns.waiting.length >= MOST_WAITING) throw rateLimited(TRY_AGAIN_S);
    await new Promise<void>((resolve) => turns.waiting.push(resolve));
  }
  const done = () => {
    const next = turns.waiting.shift();
    // Whoever is next takes over the place.
    if (next) return next();
    turns.running -= 1;
    if (turns.running === 0) accounts.delete(actor.userId);
  };
  if (response.closed || response.destroyed) queueMicrotask(done);
  else response.once("close", done);
  return work();
}
