import type { Tool } from "@modelcontextprotocol/server";

type Json = Readonly<Record<string, unknown>>;

/**
 * The tools without what a model need not read in a listing of all of them: bounds that few arguments come near, and what the
 * schemas of several say of the same field in the same words, which the first of them says. `get_schema` has all of it. What
 * a call may contain is the same.
 */
export function saidOnce(tools: readonly Tool[]): Tool[] {
  const said = new Set<string>();
  return tools.map((tool) => {
    // Nothing of a new thing can be cleared; a tool with actions says in words what clears a field.
    const isNew = /^(?:add|create)_/.test(tool.name) || "action" in (tool.inputSchema.properties ?? {});
    const properties = Object.entries((tool.inputSchema.properties ?? {}) as Readonly<Record<string, Json>>);
    const shorter = properties.map(([name, schema]) => {
      const { description, ...rest } = shortened(isNew ? withoutNull(schema) : schema) as Json;
      if (typeof description !== "string") return [name, rest];
      const key = `${name} ${description}`;
      const isFirst = !said.has(key);
      said.add(key);
      return [name, isFirst ? { ...rest, description } : rest];
    });
    return { ...tool, inputSchema: { ...tool.inputSchema, properties: Object.fromEntries(shorter) } };
  });
}

/** Larger bounds are those of nature or of storage; between 0 and this they say what is usual. */
const USUAL = 20;

function shortened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(shortened);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key, value]) => !isDetail(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, shortened(value)]));
}

/** The value tells the keyword of a schema from an argument of the same name. */
function isDetail(key: string, value: unknown): boolean {
  switch (key) {
    case "maxLength":
    case "maxItems":
      return typeof value === "number";
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
      return typeof value === "number" && (Math.abs(value) <= 1 || Math.abs(value) > USUAL);
    case "format":
      return value === "uuid";
    case "pattern":
      return typeof value === "string";
    case "default":
      return value === false || value === "" || (Array.isArray(value) && value.length === 0);
    case "additionalProperties":
      return value === true;
    case "properties":
      return typeof value === "object" && value !== null && Object.keys(value).length === 0;
    default:
      return false;
  }
}

function withoutNull(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  const [some, none] = Array.isArray(anyOf) && anyOf.length === 2 ? (anyOf as Json[]) : [];
  return some && none?.type === "null" ? { ...some, ...rest } : schema;
}
