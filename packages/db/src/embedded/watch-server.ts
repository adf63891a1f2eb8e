import { setTimeout as sleep } from "node:timers/promises";

const LOOK_MS = 500;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** About a minute in total. */
const MOST_ATTEMPTS = 7;
/** After this time, another failure counts as the first one again. */
const STEADY_MS = 60_000;

interface Watched {
  readonly isServing: () => boolean;
  readonly restart: () => Promise<void>;
  readonly log: (message: string) => void;
  readonly onLost: (reason: Error) => void;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Restarts a server that has ended, with growing pauses; gives up with the reason. */
export function watchServer({ isServing, restart, log, onLost, pause = idle }: Watched): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let attempts = 0;
  let restartedAt = 0;

  const bringBack = async () => {
    if (Date.now() - restartedAt > STEADY_MS) attempts = 0;
    for (;;) {
      const wait = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
      attempts += 1;
      log(`The embedded PostgreSQL has ended. It is started again in ${wait / 1000} s (attempt ${attempts}).`);
      await pause(wait, signal);
      try {
        await restart();
        restartedAt = Date.now();
        log("PostgreSQL is running again");
        return;
      } catch (error) {
        if (attempts >= MOST_ATTEMPTS) throw error;
      }
    }
  };
  const watch = async () => {
    for (;;) {
      await pause(LOOK_MS, signal);
      if (!isServing()) await bringBack();
    }
  };
  const watching = watch().catch((error) => {
    if (!signal.aborted) onLost(error);
  });
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

const idle = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false });
