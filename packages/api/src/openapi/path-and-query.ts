import { capabilityOf } from "@caravan/core/agents/capability-wire";
import type { Verb } from "@caravan/core/kernel/define";

type Json = Record<string, unknown>;

/** The parameters of a verb whose input is in path and query. */
export function pathAndQuery(verb: Verb): { readonly inPath: readonly Json[]; readonly inQuery: readonly Json[] } {
  const schema = capabilityOf(verb).input_schema;
  const properties = { ...(schema.properties as Record<string, Json> | undefined) };
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const inPath = [...(verb.rest?.path ?? "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const field = verb.rest?.params?.[name] ?? name;
    const property = properties[field] ?? { type: "string" };
    delete properties[field];
    return { name, in: "path", required: true, schema: property };
  });
  const inQuery = Object.entries(properties).map(([name, property]) => ({
    name,
    in: "query",
    required: required.has(name),
    schema: property,
  }));
  return { inPath, inQuery };
}
