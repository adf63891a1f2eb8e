import type { Context } from "../kernel/context.ts";
import { LiveSourceUnavailable } from "../kernel/ports.ts";

/** How long a plan waits for one look-up of a live source. */
export const PLAN_PATIENCE_MS = 4000;

/**
 * The answer of a live source if it comes in time; an answer that comes later is kept for the next call.
 *
 * @throws LiveSourceUnavailable when it does not come in time, or the source fails
 */
export async function withinPatience<T>(
  { signal }: Pick<Context, "signal">,
  ms: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const patience = AbortSignal.timeout(ms);
  try {
    return await ask(AbortSignal.any([signal, patience]));
  } catch (error) {
    signal.throwIfAborted();
    if (patience.aborted) throw new LiveSourceUnavailable("the source did not answer in time");
    throw error;
  }
}
