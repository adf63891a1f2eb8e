import type { Database } from "@caravan/db/client";
import type { Actor } from "./actor.ts";
import { busy } from "./errors.ts";
import { FairTurns } from "./fair-turns.ts";

/** A change takes some milliseconds, so these wait for a second or two. */
const MOST_WAITING = 200;
const MOST_WAITING_OF_ONE = 100;
const PATIENCE_MS = 10_000;

const limits = {
  mostWaiting: MOST_WAITING,
  mostWaitingOfOne: MOST_WAITING_OF_ONE,
  patienceMs: PATIENCE_MS,
  refusal: () => busy(2),
};

interface Turns {
  /** By what is changed: a trip or a group. */
  readonly subjects: Map<string, FairTurns>;
  readonly accounts: Map<string, FairTurns>;
  readonly mostOfAccount: number;
}

const byDatabase = new WeakMap<object, Turns>();

/**
 * Runs a transaction when it is its turn, before it takes a connection. Changes of one trip or group would all wait for
 * its row, each with a connection, until none is left for others; so they run one after another, and accounts take
 * turns. All changes of one account together leave half of the connections to others.
 *
 * @param subject the trip or group that is changed; undefined when there is none
 */
export function inTurn<T>(
  { pool }: Pick<Database, "pool">,
  actor: Actor,
  subject: string | undefined,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const turns = turnsOf(pool);
  if (actor.kind === "anonymous") return work();
  const { userId } = actor;
  const ofAccount = () => take(turns.accounts, userId, turns.mostOfAccount, userId, signal, work);
  return subject === undefined ? ofAccount() : take(turns.subjects, subject, 1, userId, signal, ofAccount);
}

function turnsOf(pool: Database["pool"]): Turns {
  const known = byDatabase.get(pool);
  if (known) return known;
  const made = {
    subjects: new Map(),
    accounts: new Map(),
    mostOfAccount: Math.max(1, Math.floor((pool.options.max ?? 2) / 2)),
  };
  byDatabase.set(pool, made);
  return made;
}

async function take<T>(
  lines: Map<string, FairTurns>,
  key: string,
  atOnce: number,
  who: string,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  let line = lines.get(key);
  if (!line) {
    line = new FairTurns({ ...limits, atOnce });
    lines.set(key, line);
  }
  try {
    return await line.take(who, work, { signal });
  } finally {
    if (line.isIdle) lines.delete(key);
  }
}
