const MOST_SECONDS = 86_400;

/** Seconds until a push service wants to be asked again; it says so in seconds or as a date. Null when it does not. */
export function secondsToRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? "";
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), MOST_SECONDS);
}
