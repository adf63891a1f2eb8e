import { getHeapStatistics } from "node:v8";

const LOOK_MS = 2500;
/** CPU time of all threads in a look; waiting for work takes a few milliseconds. */
const REST_MS = 100;
const RESTING_LOOKS = 2;
/** Less is not worth the time that a collection takes. */
const WORTH_BYTES = 24e6;

/**
 * Collects garbage once after each time of work, when nothing has been asked for some seconds. What starting or work has
 * needed, most of all the young generation that grew with it, would otherwise stay for minutes. Needs `--expose-gc`.
 *
 * @returns a function that ends it
 */
export function giveMemoryBackAtRest(): () => void {
  const collect = globalThis.gc;
  if (!collect) return () => undefined;
  let before = process.cpuUsage();
  let resting = 0;
  let kept = 0;
  const looks = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    resting = (user + system) / 1000 < REST_MS ? resting + 1 : 0;
    if (resting < RESTING_LOOKS || getHeapStatistics().total_heap_size - kept < WORTH_BYTES) return;
    collect();
    kept = getHeapStatistics().total_heap_size;
  }, LOOK_MS);
  looks.unref();
  return () => clearInterval(looks);
}
