import { capabilities, capabilityNotFound } from "@caravan/core/agents/capability-wire";
import type { Verb } from "@caravan/core/kernel/define";
import { DomainError, invalid, unauthenticated } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import type { Warning } from "@caravan/domain/trip/warning";
import { z } from "zod";
import { readWhileResolving } from "../auth/resolve-credential.ts";
import { type CredentialRequest, resolvedCall } from "../request-context.ts";
import { routedVerbs } from "../router.ts";
import { runVerb } from "../run-verb.ts";
import { verbOfAction } from "./action-tool.ts";
import { actionTools, describedVerbs } from "./action-tools.ts";
import { unknownFields, withWarnings } from "./unknown-fields.ts";

/** A verb behind an action runs under its own name too, which REST and the OpenAPI document show. */
const runnable = () =>
  new Map<string, Verb>([
    ...actionTools.flatMap(({ actions }) => Object.values(actions).map((verb) => [verb.name, verb] as const)),
    ...routedVerbs().flatMap(({ verb }) => (verb.capability ? [[verb.name, verb] as const] : [])),
  ]);
let index: ReturnType<typeof runnable> | undefined;
const verbNamed = (name: string): Verb | undefined => {
  index ??= runnable();
  return index.get(name);
};
const toolNamed = (name: string) => actionTools.find((it) => it.name === name);

export const isCapability = (name: string): boolean => toolNamed(name) !== undefined || verbNamed(name) !== undefined;

const argumentsObject = z.record(z.string(), z.unknown());

/**
 * Runs a capability by name, for the task endpoint and for tool calls. `field` is the request field that holds the
 * name.
 */
export async function runCapability(
  call: Call,
  name: unknown,
  args: unknown,
  field: "capability" | "name",
): Promise<object> {
  if (typeof name !== "string" || name === "") {
    throw invalid([{ path: field, message: "must be the name of a capability" }]);
  }
  const tool = toolNamed(name);
  const named = verbNamed(name);
  if (!named && !tool) throw capabilityNotFound(name, capabilities(describedVerbs()));
  const input = argumentsObject.safeParse(args ?? {});
  if (!input.success) throw invalid([{ path: "arguments", message: "must be an object" }]);
  const { verb, args: own } = tool ? verbOfAction(tool, input.data) : { verb: named as Verb, args: input.data };
  const unknown = unknownFields(verb, own);
  const output = await runVerb(verb, call, () => own).catch((error) => {
    throw withHints(error, unknown);
  });
  return withWarnings(output, unknown);
}

/** A refusal that an unknown field may be the reason of names it too. */
function withHints(error: unknown, unknown: readonly Warning[]): unknown {
  if (!(error instanceof DomainError) || unknown.length === 0) return error;
  if (error.kind !== "invalid" && error.kind !== "forbidden" && error.kind !== "missing") return error;
  const { kind, code, said, details, retryAfter } = error;
  const hints = unknown.map(({ path, message }) => ({ path, message }));
  return new DomainError(kind, code, said, [...details, ...hints], retryAfter);
}

type Caller = Pick<CredentialRequest, "call" | "credential">;

/** The same for the credential of a request; a read starts while the credential is looked up. */
export async function runCapabilityAs(
  it: Caller,
  name: unknown,
  args: unknown,
  field: "capability" | "name",
): Promise<object> {
  const isRead = typeof name === "string" && (toolNamed(name) ?? verbNamed(name))?.kind === "query";
  if (!isRead) return runCapability(await signedInCall(it), name, args, field);
  return readWhileResolving(it.credential, (actor) => runCapability({ ...it.call, actor }, name, args, field));
}

/**
 * The call of the resolved credential.
 *
 * @throws unauthenticated when there is none
 */
export async function signedInCall(it: Caller): Promise<Call> {
  const call = await resolvedCall(it);
  if (call.actor.kind === "anonymous") throw unauthenticated();
  return call;
}

/**
 * Called before the body is read.
 *
 * @throws unauthenticated
 */
export function requireCredential({ credential }: Pick<CredentialRequest, "credential">): void {
  if (credential.actor.kind === "anonymous") throw unauthenticated();
}
