export interface Retries {
  /** How often a call is tried again; 3 when left out. */
  readonly most?: number;
  /** The longest wait before the first retry, in milliseconds; doubled each time. 500 when left out. */
  readonly firstMs?: number;
  /** No wait is longer, whatever the service asks for; one minute when left out. */
  readonly longestMs?: number;
}

/** What passes by itself: too many requests, and a service that is starting or behind a proxy that cannot reach it. */
const passing = new Set([429, 502, 503, 504]);

export const passes = (status: number): boolean => passing.has(status);

/**
 * How long to wait before the next try: what Retry-After says, otherwise a random part of a time that doubles, so that many
 * clients do not come back together.
 *
 * @param attempt 0 before the first retry
 * @param random from 0 to 1
 */
export function waitBefore(
  attempt: number,
  retryAfter: string | null,
  { firstMs = 500, longestMs = 60_000 }: Retries,
  now: Date,
  random: number,
): number {
  const asked = millisecondsOf(retryAfter, now);
  return Math.min(asked ?? firstMs * 2 ** attempt * random, longestMs);
}

/** Retry-After has seconds or a date. */
function millisecondsOf(header: string | null, now: Date): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now.getTime() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

/** Resolves after that time, and rejects at once when the call is given up. */
export function waited(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", giveUp, { once: true });
  });
}
