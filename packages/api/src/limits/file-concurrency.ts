import type { ServerResponse } from "node:http";
import type { Actor } from "@caravan/core/kernel/actor";
import { concurrencyLimiter } from "@caravan/core/kernel/concurrency-limiter";
import { rateLimited } from "@caravan/core/kernel/errors";
import { type Pace, uploadPaces } from "./upload-pace.ts";

const refusal = () => rateLimited(5);

/**
 * A file is held in memory until it is kept, and a slow sender takes a minute. Two at once use a connection as well as
 * four; to receive, look at and keep a file of ten megabytes takes the event loop twenty milliseconds.
 */
const uploads = concurrencyLimiter({ mostAtOnce: 24, mostOfOne: 2, mostWaiting: 2, refusal });

const paces = uploadPaces();

/** @throws limited `rate_limited`, before anything is read, when too many are being read. */
export function limitUploads<T>(actor: Actor, signal: AbortSignal, work: (pace: Pace) => Promise<T>): Promise<T> {
  const who = actor.kind === "anonymous" ? "" : actor.userId;
  return uploads.run(who, () => work(paces(who)), signal);
}

/**
 * Browsers fetch six pictures of a page at once, and a page shows no more documents than a trip can have. The others wait:
 * refused, a picture would be missing.
 */
const downloads = concurrencyLimiter({ mostOfOne: 6, mostWaiting: 300, refusal });

/**
 * A file is held in memory until its reader has taken the last byte, and a reader may be slow on purpose. So each counts
 * until its answer is closed.
 *
 * @throws limited `rate_limited`
 */
export async function limitDownloads<T>(actor: Actor, response: ServerResponse, work: () => Promise<T>): Promise<T> {
  // Anonymous callers get no files.
  if (actor.kind === "anonymous") return work();
  const done = await downloads.enter(actor.userId);
  if (response.closed || response.destroyed) queueMicrotask(done);
  else response.once("close", done);
  return work();
}
