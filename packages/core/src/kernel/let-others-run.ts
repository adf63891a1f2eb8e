import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { InParts } from "@caravan/domain/in-parts";

/** Resolves when the work may go on. */
type Pause = () => Promise<void>;

const pauseOfRequest = new AsyncLocalStorage<Pause>();

/** Everything that `work` does pauses like this between two parts. */
export const withPause = <Result>(pause: Pause, work: () => Result): Result => pauseOfRequest.run(pause, work);

/** Between two parts of work that takes the event loop more than a few milliseconds: short requests of others go first. */
export function letOthersRun(): Promise<void> {
  const pause = pauseOfRequest.getStore();
  return pause ? pause() : nextTurn();
}

/** The longest part of work that can be divided, in milliseconds. */
const PART_MS = 3;

/** To be awaited after each small part of a loop: {@link letOthersRun} when some of them together have taken long enough. */
export function pacer(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now();
  return async () => {
    if (now() - began < PART_MS) return;
    await letOthersRun();
    began = now();
  };
}

/** The result of work that yields between its parts. */
export async function inParts<Result>(work: InParts<Result>): Promise<Result> {
  const pause = pacer();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pause();
  }
}
