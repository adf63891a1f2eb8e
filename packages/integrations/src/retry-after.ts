const MOST_SECONDS = 86_400;

/** Seconds until a server wants to be asked again, at most a day. The header has seconds or a date; null when it is missing or neither. */
export function secondsToRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MOST_SECONDS);
}
