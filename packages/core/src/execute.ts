import { sqlOf, transaction } from "@caravan/db/sql";
import { v7 } from "uuid";
import type { z } from "zod";
import { type Actor, authorize } from "./actor.ts";
import type { Ledger, Progress, Scene, Verb } from "./define.ts";
import type { Ports } from "./ports.ts";

export interface Call {
  readonly actor: Actor;
  readonly ports: Ports;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly progress?: (step: Progress) => void;
}

/**
 * The only pipeline: scope, prepare, transaction, run, what must be logged was logged, commit, announce. The input has
 * been parsed by the verb's schema before; permission to a row is checked where it is loaded (access.ts), once in
 * `prepare` so that nothing is spent on somebody who may not, and again inside the transaction.
 */
export async function execute<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
  call: Call,
  input: z.output<Input>,
): Promise<z.input<Output>> {
  authorize(call.actor, verb.audience);
  const ledger: Ledger = { logged: 0, rooms: new Set(), warnings: [], afterCommit: [] };
  const outside: Scene = {
    ...call,
    progress: call.progress ?? (() => undefined),
    sql: sqlOf(call.ports.database),
    newId,
    ledger,
  };
  const prepared = (verb.prepare ? await verb.prepare(outside, input) : undefined) as Prepared;
  if (verb.kind === "query") return verb.run(outside, input, prepared);

  // Whoever hung up while we prepared gets nothing half-done: nothing has been written yet.
  call.signal.throwIfAborted();
  const output = await transaction(call.ports.database, async (sql) => {
    const result = await verb.run({ ...outside, sql }, input, prepared);
    if (verb.logged && ledger.logged === 0)
      throw new Error(`${verb.name} changed a trip without a row in its edit log`);
    return result;
  });
  for (const room of ledger.rooms) call.ports.announcer.announce(room);
  for (const task of ledger.afterCommit) await task();
  return ledger.warnings.length > 0 ? Object.assign({}, output, { warnings: ledger.warnings }) : output;
}

function newId(): string {
  // Version 7 sorts by time, which keeps index pages warm.
  return v7();
}
