import type { IncomingMessage } from "node:http";
import type { Actor } from "@caravan/core/kernel/actor";
import { concurrencyLimiter } from "@caravan/core/kernel/concurrency-limiter";
import { busy } from "@caravan/core/kernel/errors";

/** What the browser and agents send is smaller, but for plans and patches of many days. */
const LARGE_BYTES = 16_384;

/**
 * To parse and answer a large body takes the event loop tens of milliseconds, so those of one account, or of one network
 * without one, follow one another, and others come between.
 */
const bodies = concurrencyLimiter({ mostOfOne: 1, mostWaiting: 20, refusal: () => busy(2) });

/** @throws unavailable `busy`, before anything is read, when too many wait */
export function limitLargeBodies<T>(
  request: IncomingMessage,
  { actor, network }: { readonly actor: Actor; readonly network: string },
  work: () => Promise<T>,
): Promise<T> {
  const { "content-length": length, "content-type": type, "transfer-encoding": encoding } = request.headers;
  // A body without a stated length may have any. Files are not parsed here, and have limits of their own.
  const isLarge = Number(length ?? 0) > LARGE_BYTES || encoding !== undefined;
  if (!isLarge || !type?.includes("json")) return work();
  return bodies.run(actor.kind === "anonymous" ? network : actor.userId, work);
}
