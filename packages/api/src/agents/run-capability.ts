import { capabilities, capabilityNotFound } from "@caravan/core/agents/capability";
import { authorize } from "@caravan/core/kernel/actor";
import { invalid } from "@caravan/core/kernel/errors";
import type { Call } from "@caravan/core/kernel/execute";
import { z } from "zod";
import { call as callByPath } from "../http/call.ts";
import { createCaller, routedVerbs } from "../router.ts";
import { unknownFields, withWarnings } from "./unknown-fields.ts";

const byName = () =>
  new Map(
    routedVerbs()
      .filter(({ verb }) => verb.capability)
      .map((it) => [it.verb.name, it]),
  );
let index: ReturnType<typeof byName> | undefined;

/** Whether a capability of that name only reads. */
export function isRead(name: unknown): boolean {
  index ??= byName();
  return typeof name === "string" && index.get(name)?.verb.kind === "query";
}

const argumentsObject = z.record(z.string(), z.unknown());

/** Runs a capability by name, for the task endpoint and for tool calls. `field` is what the request calls the name. */
export async function runCapability(
  call: Call,
  name: unknown,
  args: unknown,
  field: "capability" | "name",
): Promise<object> {
  authorize(call.actor, "signed_in");
  if (typeof name !== "string" || name === "") {
    throw invalid([{ path: field, message: "must be the name of a capability" }]);
  }
  index ??= byName();
  const found = index.get(name);
  if (!found) throw capabilityNotFound(name, capabilities(routedVerbs().map((it) => it.verb)));
  const input = argumentsObject.safeParse(args ?? {});
  if (!input.success) throw invalid([{ path: "arguments", message: "must be an object" }]);
  const output = await callByPath(createCaller(call), found.path, input.data);
  return withWarnings(output, unknownFields(found.verb, input.data));
}
