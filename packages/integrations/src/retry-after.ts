const MOST_SECONDS = 86_400;

/**
 * The seconds of a Retry-After header, at most a day. The header has seconds or a date; null when missing or invalid.
 */
export function secondsToRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MOST_SECONDS);
}
