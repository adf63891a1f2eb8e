import { sqlOf, transaction } from "@caravan/db/sql";
import { v7 } from "uuid";
import type { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { orProposal } from "../proposals/save-proposal.ts";
import { requireRole } from "./access.ts";
import { type Actor, authorize, needsApproval } from "./actor.ts";
import type { CallEffects, Context, Progress, Verb } from "./define.ts";
import { forbidden } from "./errors.ts";
import { claimKeyOrFindAnswer, findEarlierAnswer, type Idempotency, idempotencyOf, keepAnswer } from "./idempotency.ts";
import type { Ports } from "./ports.ts";

export interface Call {
  readonly actor: Actor;
  readonly ports: Ports;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly progress?: (step: Progress) => void;
  /** The caller's name for this call: sent again, it gets the first one's answer and changes nothing. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * The only pipeline: scope, prepare, transaction, run, what must be logged was logged, commit, announce. The input has
 * been parsed by the verb's schema before; permission to a row is checked where it is loaded (access.ts), once in
 * `prepare` so that nothing is spent on somebody who may not, and again inside the transaction.
 *
 * A verb that proposes may answer with a proposal instead of its own output (proposals/wire.ts).
 */
export async function execute<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
  call: Call,
  input: z.output<Input>,
): Promise<z.input<Output>> {
  authorize(call.actor, verb.audience);
  const ledger: CallEffects = { logged: 0, rooms: new Set(), warnings: [], afterCommit: [] };
  const outside: Context = {
    ...call,
    proposes: verb.approval === "proposes" && (needsApproval(call.actor) || wantsProposal(input)),
    progress: call.progress ?? (() => undefined),
    sql: sqlOf(call.ports.database),
    newId,
    effects: ledger,
  };
  const repeated = repeatable(verb, call, input);
  const earlier = repeated && (await findEarlierAnswer(outside.sql, repeated, call.now));
  if (earlier) {
    // What was asked for, and where it went: a confirmation finds its trip by itself.
    if (!verb.endsAccess) for (const it of [input, earlier]) await mayStillSee(outside, it);
    return earlier as z.input<Output>;
  }

  const prepared = (verb.prepare ? await verb.prepare(outside, input) : undefined) as Prepared;
  if (verb.approval === "refused" && needsApproval(call.actor))
    throw forbidden("This key asks before it changes a plan, and this cannot be proposed: its person has to do it.");
  if (verb.kind === "query") return verb.run(outside, input, prepared);

  // Whoever hung up while we prepared gets nothing half-done: nothing has been written yet.
  call.signal.throwIfAborted();
  const output = await transaction(call.ports.database, async (sql) => {
    const first = repeated && (await claimKeyOrFindAnswer(sql, repeated, call.now));
    if (first) return first;
    const answer = await runInside({ ...outside, sql }, verb, input, prepared);
    if (repeated) await keepAnswer(sql, repeated, answer);
    return answer;
  });
  for (const room of ledger.rooms) call.ports.announcer.announce(room);
  for (const task of ledger.afterCommit) await task();
  return output as z.input<Output>;
}

async function runInside<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  ctx: Context,
  verb: Verb<Input, Output, Prepared>,
  input: z.output<Input>,
  prepared: Prepared,
): Promise<object> {
  const run = () => verb.run(ctx, input, prepared) as Promise<object>;
  const result = ctx.proposes ? await orProposal(ctx, run) : await run();
  const { logged, warnings } = ctx.effects;
  if (verb.logged && logged === 0) throw new Error(`${verb.name} changed a trip without a row in its edit log`);
  return warnings.length > 0 ? { ...result, warnings } : result;
}

/** Queries need no memory, and secrets must not be remembered. */
function repeatable<Input extends z.ZodType>(
  { kind, credential, name, sameCall }: Pick<Verb<Input>, "kind" | "credential" | "name" | "sameCall">,
  call: Call,
  input: z.output<Input>,
): Idempotency | null {
  if (call.idempotencyKey === undefined || kind === "query" || credential) return null;
  const same = sameCall?.(input);
  return idempotencyOf(call.actor, call.idempotencyKey, name, same ?? input, same?.trip_id ?? null);
}

/** An answer of yesterday is no way around the access of today. */
async function mayStillSee(ctx: Context, input: unknown): Promise<void> {
  if (typeof input !== "object" || input === null) return;
  if ("trip_id" in input && typeof input.trip_id === "string") await requireRole(ctx, input.trip_id, "viewer");
  if ("trip_code" in input && typeof input.trip_code === "string") await groupFor(ctx, input.trip_code, "member");
  if ("groupTripCode" in input && typeof input.groupTripCode === "string")
    await groupFor(ctx, input.groupTripCode, "member");
}

function wantsProposal(input: unknown): boolean {
  return typeof input === "object" && input !== null && "propose" in input && input.propose === true;
}

function newId(): string {
  // Version 7 sorts by time, which keeps index pages warm.
  return v7();
}
