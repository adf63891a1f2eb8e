/** Seconds before the second attempt, the third and so on: close at first, and then for about a day and a half. */
const WAITS = [5, 60, 300, 1800, 7200, 18_000, 36_000, 36_000] as const;
/** A receiver that asks for more than this is tried again all the same. */
const LONGEST_ASKED = 3600;

/**
 * The wait before the next attempt of a delivery, in seconds; null when there is none.
 *
 * @param failed how many attempts have failed, at least 1
 *
 * @param asked what the receiver asked for with Retry-After
 */
export function secondsToNextAttempt(failed: number, asked: number | null): number | null {
  const wait = WAITS[failed - 1];
  return wait === undefined ? null : Math.max(wait, Math.min(asked ?? 0, LONGEST_ASKED));
}
