import { nearestNames } from "@caravan/domain/nearest-name";
import { z } from "zod";
import { missing } from "../kernel/errors.ts";
import type { VerbDescription } from "../kernel/verb-description.ts";
import { publishedSchema } from "./published-schema.ts";

export const capabilityWire = z.object({
  name: z.string(),
  description: z.string(),
  auth_required: z.boolean(),
  implementation_status: z.literal("implemented"),
  exposed_via: z.array(z.enum(["task", "mcp"])),
  input_schema: z.record(z.string(), z.unknown()),
  scope: z.string().nullable().meta({ description: "Scope that a key needs; null when any credential is enough" }),
  read_only: z.boolean(),
  destructive: z.boolean(),
  idempotent: z.boolean(),
  approval: z.enum(["proposes", "applies", "refused"]).nullable().meta({
    description:
      "What a key that needs approval gets: a proposal, the change itself, or 403; null for what changes nothing",
  }),
  examples: z
    .array(z.record(z.string(), z.unknown()))
    .meta({ description: "Arguments that work, with ids of your own" }),
  errors: z
    .array(z.string())
    .meta({ description: "Codes beyond the common ones; describe_capabilities explains them" }),
  rest: z.string().nullable().meta({ description: "The same over REST, when it has a path there" }),
});
export type Capability = z.output<typeof capabilityWire>;

const described = new WeakMap<VerbDescription, Capability>();

/** A verb as agents see it. Cached: schemas do not change while the process runs. */
export function capabilityOf(verb: VerbDescription): Capability {
  const known = described.get(verb);
  if (known) return known;
  const capability: Capability = {
    name: verb.name,
    description: verb.description,
    auth_required: true,
    implementation_status: "implemented",
    exposed_via: ["task", "mcp"],
    input_schema: publishedSchema(verb.input),
    scope: verb.audience.includes(":") ? verb.audience : null,
    read_only: verb.kind === "query",
    destructive: verb.hints.destructive,
    idempotent: verb.hints.idempotent,
    approval: verb.kind === "query" ? null : verb.approval,
    examples: verb.examples.map((it) => ({ ...it })),
    errors: [...verb.errors, ...(verb.approval === "proposes" ? ["too_many_proposals"] : [])],
    rest: verb.rest ? `${verb.rest.method} ${verb.rest.path}` : null,
  };
  described.set(verb, capability);
  return capability;
}

export function capabilities(verbs: readonly VerbDescription[]): Capability[] {
  return verbs.filter((verb) => verb.capability).map(capabilityOf);
}

export function chosenCapabilities(verbs: readonly VerbDescription[], name: string | undefined): Capability[] {
  const all = capabilities(verbs);
  if (name === undefined) return all;
  const found = all.find((it) => it.name === name);
  if (!found) throw capabilityNotFound(name, all);
  return [found];
}

export function capabilityNotFound(name: string, all: readonly Capability[]) {
  const names = all.map((it) => it.name);
  const near = nearestNames(name, names);
  const meant = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
  const message = `There is no capability "${name.slice(0, 80)}".${meant} These exist: ${names.join(", ")}.`;
  return missing("capability_not_found", message, [
    { path: "capability", message: "is not one of the capability names", nearest: near },
  ]);
}

export const capabilityChoice = z.object({
  capability: z.string().max(120).optional().meta({ description: "One capability; all when left out" }),
  name: z.string().max(120).optional().meta({ description: "Alias of capability" }),
});
