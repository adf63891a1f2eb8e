import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import type { Ports } from "@caravan/core/kernel/ports";
import { daysBetween } from "@caravan/domain/calendar";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import { currentReader } from "@caravan/languages/texts";
import type { Piscina } from "piscina";
import { fairWorkers } from "./fair-workers.ts";
import type { ForReader } from "./for-reader.ts";
import type { PlannerTask } from "./planner-worker.ts";

/**
 * Plans on worker threads, so that a trip of 366 days does not delay the event loop. Accounts take turns, short trips
 * go first, and one account never has all the threads.
 */
export function plannerPool(): Ports["planner"] & { stop(): Promise<void> } {
  const { pool, turns, stop } = fairWorkers<ForReader<PlannerTask>, Plan>({
    worker: new URL("./planner-worker.ts", import.meta.url),
    mostWaitingOfOne: 10,
    patienceMs: 60_000,
    retryAfter: 10,
  });
  return {
    plan: (request, who, signal, onDay) =>
      turns.take(
        who,
        () =>
          onDay
            ? watched(pool, request, signal, onDay)
            : pool.run({ task: { request, days: null }, reader: currentReader() }, { signal }),
        { cost: request.only?.length ?? daysBetween(request.startDate, request.endDate) + 1, signal },
      ),
    stop,
  };
}

/** Waits until all days were reported, since they arrive on another port than the plan. */
async function watched(
  pool: Piscina<ForReader<PlannerTask>, Plan>,
  request: PlanRequest,
  signal: AbortSignal,
  onDay: (day: PlannedDay) => void,
): Promise<Plan> {
  const { port1: ours, port2: days } = new MessageChannel();
  let fault: { readonly error: unknown } | undefined;
  // An exception in a port's listener would end the process.
  const tell = (day: PlannedDay) => {
    if (fault || signal.aborted) return;
    try {
      onDay(day);
    } catch (error) {
      fault = { error };
    }
  };
  ours.on("message", tell);
  try {
    // The function needs an array; its types are of a newer Node version.
    const plan = await pool.run(
      { task: { request, days }, reader: currentReader() },
      { signal, transferList: [days] as object },
    );
    for (let late = receiveMessageOnPort(ours); late; late = receiveMessageOnPort(ours)) tell(late.message);
    if (fault) throw fault.error;
    return plan;
  } finally {
    ours.close();
  }
}
