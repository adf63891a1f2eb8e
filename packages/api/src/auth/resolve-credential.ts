import type { Actor } from "@caravan/core/kernel/actor";
import { deepEqual } from "@caravan/domain/deep-equal";

export interface ResolvedCredential {
  readonly actor: Actor;
  /** How it was proved; a cookie comes along by itself and so needs a look at the origin. */
  readonly by: "nothing" | "bearer" | "cookie";
}

/** Who seems to ask, and the word of the database on it, which is on its way. */
export interface PendingCredential extends ResolvedCredential {
  /** Rejects with 401 when the credential is no good any more. Undefined when `actor` is certain already. */
  readonly confirmed: Promise<Actor> | undefined;
}

/** Waits for the word of the database. */
export async function resolveCredential({ actor, by, confirmed }: PendingCredential): Promise<ResolvedCredential> {
  return { actor: confirmed ? await confirmed : actor, by };
}

/**
 * Reads for whoever seems to ask while the database says whether it is them, so that checking a key costs a read no
 * second round trip. Nothing leaves before that word: a revoked key gets 401, and where the key means something else now,
 * the read is done again.
 */
export async function readWhileResolving<T>(who: PendingCredential, read: (actor: Actor) => Promise<T>): Promise<T> {
  if (!who.confirmed) return read(who.actor);
  const [outcome, actor] = await Promise.all([settled(read(who.actor)), who.confirmed]);
  if (!same(actor, who.actor)) return read(actor);
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}

async function settled<T>(work: Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await work };
  } catch (error) {
    return { error };
  }
}

const same = (a: Actor, b: Actor) => deepEqual(a, b);
