import type { Actor } from "@caravan/core/kernel/actor";
import { deepEqual } from "@caravan/domain/deep-equal";

export interface ResolvedCredential {
  readonly actor: Actor;
  /** Browsers send cookies by themselves, so a cookie needs a check of the origin. */
  readonly by: "nothing" | "bearer" | "cookie";
}

/** The actor from the cache, and the look-up that is still running. */
export interface PendingCredential extends ResolvedCredential {
  /** Rejects with 401 when the credential is no longer valid. Undefined when `actor` is resolved already. */
  readonly confirmed: Promise<Actor> | undefined;
}

/** Waits for the look-up. */
export async function resolveCredential({ actor, by, confirmed }: PendingCredential): Promise<ResolvedCredential> {
  return { actor: confirmed ? await confirmed : actor, by };
}

/**
 * Reads for the cached actor while the key is looked up, so that checking a key costs a read no second round trip. The
 * result is returned only after the look-up: a revoked key gets 401, and when the key has changed the read is repeated.
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
