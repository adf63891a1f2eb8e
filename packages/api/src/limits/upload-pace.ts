/** Few connections send more; ten megabytes take two thirds of a second. */
const BYTES_A_MS = 16_000;
/** What may come at once. */
const BURST_BYTES = 2_000_000;
const BURST_MS = BURST_BYTES / BYTES_A_MS;
const SWEEP_AT = 1000;

/** Says after each chunk of a body how many milliseconds to wait before the next one. */
export type Pace = (bytes: number) => number;

/**
 * The rate at which the files of one account are received, however many there are: each megabyte takes the event loop, the
 * disk and the threads that read it some milliseconds, which others lack.
 */
export function uploadPaces(now: () => number = () => performance.now()): (who: string) => Pace {
  /** By account, when what has come so far would have come at this rate. */
  const dues = new Map<string, number>();
  return (who) => (bytes) => {
    const at = now();
    if (dues.size >= SWEEP_AT) for (const [it, due] of dues) if (due < at - BURST_MS) dues.delete(it);
    const due = Math.max(dues.get(who) ?? Number.NEGATIVE_INFINITY, at - BURST_MS) + bytes / BYTES_A_MS;
    dues.set(who, due);
    return Math.max(0, due - at);
  };
}
