import type { IncomingMessage } from "node:http";
import type { Actor } from "@caravan/core/kernel/actor";
import { concurrencyLimiter } from "@caravan/core/kernel/concurrency-limiter";
import { busy } from "@caravan/core/kernel/errors";

/** Browsers and agents rarely send more, except plans and patches of many days. */
const LARGE_BYTES = 16_384;

/**
 * Parsing and answering a large body blocks the event loop for tens of milliseconds. Those of one account, or of one
 * network without an account, therefore run one after another, and other requests come in between.
 */
const bodies = concurrencyLimiter({ mostOfOne: 1, mostWaiting: 20, refusal: () => busy(2) });

/** @throws unavailable `busy` before the body is read, when too many wait */
export function limitLargeBodies<T>(
  request: IncomingMessage,
  { actor, network }: { readonly actor: Actor; readonly network: string },
  work: () => Promise<T>,
): Promise<T> {
  const { "content-length": length, "content-type": type, "transfer-encoding": encoding } = request.headers;
  // Without a stated length a body may be of any size. Files are not parsed here and have their own limits.
  const isLarge = Number(length ?? 0) > LARGE_BYTES || encoding !== undefined;
  if (!isLarge || !type?.includes("json")) return work();
  return bodies.run(actor.kind === "anonymous" ? network : actor.userId, work);
}
