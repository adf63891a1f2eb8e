import { answeredAfter, type Sql, sqlOf, transaction } from "@caravan/db/sql";
import { v7 } from "uuid";
import type { z } from "zod";
import { type Actor, authorize } from "./actor.ts";
import { noteFailure, noteSuccess } from "./audit-verb.ts";
import type { CallEffects, Context, Progress } from "./context.ts";
import type { Verb } from "./define.ts";
import { refuseGuest } from "./guests.ts";
import { claimKeyOrFindAnswer, findEarlierAnswer, idempotencyOf, keepAnswer } from "./idempotency.ts";
import { keptAnswer } from "./kept-answers.ts";
import type { Ports } from "./ports.ts";
import { presentWarnings } from "./present-warnings.ts";
import {
  proposeOrApply,
  proposesChanges,
  refuseWithoutApproval,
  type SaveProposal,
  type SaveRequest,
} from "./propose-or-apply.ts";
import { inTurn } from "./transaction-turns.ts";
import type { VerbDescription } from "./verb-description.ts";

export interface Call {
  readonly actor: Actor;
  /** Where it comes from, for the audit log. */
  readonly network?: string | undefined;
  readonly ports: Ports;
  readonly now: Date;
  /** The time while the call runs; `now` when left out. */
  readonly clock?: (() => Date) | undefined;
  readonly signal: AbortSignal;
  readonly progress?: (step: Progress) => void;
  /** The Idempotency-Key: a repeated call gets the first answer and changes nothing. */
  readonly idempotencyKey?: string | undefined;
}

/** What the contexts contribute to every call (composition.ts). */
export interface Composition {
  readonly subscribers: Context["subscribers"];
  readonly saveProposal: SaveProposal;
  readonly saveRequest: SaveRequest;
  /** Adds to the answer of a change, after commit, what the plan check finds now and did not find before. */
  readonly tellNewFindings: (ctx: Context, verb: VerbDescription, answer: object) => Promise<object>;
  readonly runRequest: Context["runRequest"];
  /**
   * Reads the state of the caller's credential in the transaction that writes, and locks it until commit.
   *
   * @throws when it may no longer do what it could when the call began
   */
  readonly holdCredential: (sql: Sql, actor: Actor, now: Date) => Promise<void>;
  /**
   * By field name: checks that the caller has access to what the field names. A stored answer for an Idempotency-Key is
   * checked by the fields of its input and output.
   */
  readonly accessChecks: Readonly<Record<string, (ctx: Context, id: string) => Promise<unknown>>>;
}

export type Execute = <Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
  call: Call,
  input: z.output<Input> | (() => Promise<z.output<Input>>),
) => Promise<z.input<Output>>;

/**
 * The only pipeline: scope, prepare, transaction, state of the key, run, check of the edit log, commit, announce. The
 * input has been parsed by the verb's schema; a function that reads and parses it is called once the caller's scope is
 * known to be enough. Permission to a row is checked where it is loaded (access.ts): in `prepare`, so that nothing is
 * spent on a caller without it, and again inside the transaction. A verb that proposes may return a proposal instead of
 * its own output.
 */
export function executor(composition: Composition): Execute {
  const run = runner(composition);
  return async (verb, call, given) => {
    let read: { readonly input: z.output<typeof verb.input> } | undefined;
    try {
      authorize(call.actor, verb.audience, verb);
      refuseGuest(call.actor, verb);
      const input = typeof given === "function" ? await (given as () => Promise<z.output<typeof verb.input>>)() : given;
      read = { input };
      return await run(verb, call, input);
    } catch (error) {
      const { actor, network, ports, now } = call;
      await noteFailure(verb as unknown as Verb, { actor, network, ports, now }, read, error);
      throw error;
    }
  };
}

const runner =
  (composition: Composition) =>
  async <Input extends z.ZodType, Output extends z.ZodType, Prepared>(
    verb: Verb<Input, Output, Prepared>,
    call: Call,
    input: z.output<Input>,
  ): Promise<z.input<Output>> => {
    const effects: CallEffects = { logged: 0, rooms: new Set(), warnings: [], afterCommit: [], audited: {} };
    const outside: Context = {
      ...call,
      clock: call.clock ?? (() => call.now),
      proposes: proposesChanges(verb, call.actor, input),
      progress: call.progress ?? (() => undefined),
      sql: sqlOf(call.ports.database),
      newId,
      effects,
      subscribers: composition.subscribers,
      runRequest: composition.runRequest,
    };
    const repeated = idempotencyOf(verb, call, input);
    const earlier = repeated && (await findEarlierAnswer(outside.sql, repeated, call.now));
    if (earlier) {
      // The output is checked too: a confirmation finds its trip itself.
      if (!verb.endsAccess)
        for (const fields of [input, earlier]) await checkAccess(composition.accessChecks, outside, fields);
      return earlier as z.input<typeof verb.output>;
    }

    const prepared = verb.prepare ? await verb.prepare(outside, input) : undefined;
    refuseWithoutApproval(verb, call.actor);
    if (verb.kind === "query") {
      const answer = verb.version
        ? await keptAnswer(verb as Verb<Input, Output, never>, verb.version, outside, input)
        : await verb.run(outside, input, prepared as never);
      (await noteSuccess(outside, verb, input, answer))?.();
      return answer;
    }

    // Nothing has been written yet, so nothing is written for a caller who disconnected.
    call.signal.throwIfAborted();
    const { database } = call.ports;
    const output = await inTurn(database, call.actor, subjectOf(input), call.signal, () =>
      transaction(database, async (sql) => {
        // Sent together with the first statement of the verb, which goes on only when the credential holds.
        const held = composition.holdCredential(sql, call.actor, outside.clock());
        const ctx = { ...outside, sql: answeredAfter(held, sql) };
        const first = repeated && (await claimKeyOrFindAnswer(ctx.sql, repeated, call.now));
        if (first) return first;
        const run = () => verb.run(ctx, input, prepared as never) as Promise<object>;
        const isRequest = verb.request !== undefined && ctx.proposes;
        const made = isRequest
          ? await composition.saveRequest(ctx, verb as unknown as Verb, input)
          : await proposeOrApply(ctx, run, composition.saveProposal);
        const answer = withWarnings(verb, effects, made);
        if (repeated) await keepAnswer(ctx.sql, repeated, answer);
        // What was only proposed is recorded when it is approved.
        const sendOn = isRequest ? undefined : await noteSuccess(ctx, verb, input, answer);
        if (sendOn) effects.afterCommit.push(async () => sendOn());
        await held;
        return answer;
      }),
    );
    for (const room of effects.rooms) call.ports.announcer.announce(room);
    for (const task of effects.afterCommit) await task();
    const told = await composition.tellNewFindings(outside, verb as unknown as Verb, output);
    // A repeated call gets the same.
    if (told !== output && repeated) await keepAnswer(outside.sql, repeated, told);
    return told as z.input<typeof verb.output>;
  };

function withWarnings({ name, logged: mustLog }: Pick<Verb, "name" | "logged">, effects: CallEffects, result: object) {
  if (mustLog && effects.logged === 0) throw new Error(`${name} changed a trip without a row in its edit log`);
  return effects.warnings.length > 0 ? { ...result, warnings: presentWarnings(effects.warnings) } : result;
}

/** The trip or group that a call changes, by the fields of the input that name one. */
function subjectOf(input: unknown): string | undefined {
  const { trip_id: tripId, trip_code: code } = (input ?? {}) as { trip_id?: unknown; trip_code?: unknown };
  const subject = tripId ?? code;
  return typeof subject === "string" ? subject.toLowerCase() : undefined;
}

/** The reader may have lost access since the answer was stored. */
async function checkAccess(checks: Composition["accessChecks"], ctx: Context, fields: unknown): Promise<void> {
  if (typeof fields !== "object" || fields === null) return;
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string" && Object.hasOwn(checks, name)) await checks[name]?.(ctx, value);
}

function newId(): string {
  // Version 7 is sorted by time, which keeps index pages in the cache.
  return v7();
}
