import { authorize } from "./kernel/actor.ts";
import { noteSuccess } from "./kernel/audit-verb.ts";
import type { Context, RequestAnswer } from "./kernel/context.ts";
import type { Verb } from "./kernel/define.ts";
import { forbidden } from "./kernel/errors.ts";
import { createInvitation } from "./members/create-invitation.ts";
import { createShare } from "./sharing/create-share.ts";
import { deleteTrip } from "./trips/delete-trip.ts";

/** The verbs that can be proposed as they were sent. */
const requestable = [createShare, deleteTrip, createInvitation] as unknown as readonly Verb[];

/** Runs a proposed verb for whoever approves it, with their permissions, and records it like a call of theirs. */
export async function runRequest(ctx: Context, name: string, input: unknown): Promise<RequestAnswer> {
  const verb = requestable.find((it) => it.name === name);
  if (!verb?.request) throw new Error(`${name} cannot be proposed as it was sent`);
  authorize(ctx.actor, verb.audience);
  if (verb.request.byPerson && ctx.actor.kind !== "person")
    throw forbidden("Only a person can approve this, signed in with their own account.");
  const parsed = verb.input.parse(input);
  const answer = (await verb.run({ ...ctx, proposes: false }, parsed, undefined)) as object;
  const sendOn = await noteSuccess(ctx, verb, parsed, answer);
  if (sendOn) ctx.effects.afterCommit.push(async () => sendOn());
  // The answer to a call with an Idempotency-Key is stored, which no secret may be.
  const isHidden = verb.credential && ctx.idempotencyKey !== undefined;
  return { answer: isHidden ? {} : answer, outcome: verb.request.outcome?.(answer) ?? {} };
}
