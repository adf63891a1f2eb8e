import { capitalize } from "@caravan/domain/join-words";

export type Json = Record<string, unknown>;

/** Shorter schemas are written out: a reference would not be shorter. */
const SHORTEST = 100;

interface Found {
  references: number;
  /** What it is called where it stands, the most frequent first. */
  readonly names: Map<string, number>;
}

/**
 * Moves every schema that a document repeats to `components.schemas` and leaves a `$ref` in its places. The names come
 * from the fields that hold them, so `trip` becomes `Trip` and what is in `activities` becomes `Activity`.
 *
 * @param parts of the document: their own references are to schemas that have a name already
 * @param named schemas with their names, which keep them
 */
export function shareSchemas<Part extends Json>(
  parts: Part,
  named: Readonly<Record<string, Json>>,
): { parts: Part; schemas: Json } {
  const found = new Map<string, Found>();
  const keyOf = keys();
  const visit = (schema: Json, name: string): boolean => {
    const key = keyOf(schema);
    const seen = found.get(key) ?? { references: 0, names: new Map() };
    found.set(key, seen);
    seen.references += 1;
    seen.names.set(name, (seen.names.get(name) ?? 0) + 1);
    // What is in it is counted once: it will be written once.
    return seen.references === 1;
  };
  walk(parts, "", visit);
  for (const it of Object.values(named)) walkParts(it, "", visit);
  const nameOf = names(found, new Set(Object.keys(named)));
  const schemas: Json = {};
  const refer = (schema: Json): Json | undefined => {
    const name = nameOf.get(keyOf(schema));
    if (name === undefined) return undefined;
    // Set before its parts are rewritten, so that the names stay in the order in which they are met.
    if (!Object.hasOwn(schemas, name)) {
      schemas[name] = {};
      schemas[name] = rewriteParts(schema, refer);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  for (const [name, it] of Object.entries(named)) schemas[name] = rewriteParts(it, refer);
  return { parts: rewriteParts(parts, refer) as Part, schemas };
}

/** The same JSON for equal schemas; remembered, because every part is asked for often. */
function keys(): (schema: Json) => string {
  const known = new WeakMap<Json, string>();
  return (schema) => {
    const key = known.get(schema) ?? JSON.stringify(schema);
    known.set(schema, key);
    return key;
  };
}

const isSchema = (value: Json): boolean =>
  value.type === "object" || value.type === "array" || "anyOf" in value || "oneOf" in value || "enum" in value;

/** Calls `visit` for each schema; it says whether to look at its parts. */
function walk(value: unknown, name: string, visit: (schema: Json, name: string) => boolean): void {
  if (Array.isArray(value)) {
    for (const it of value) walk(it, name, visit);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const node = value as Json;
  if (!isSchema(node) || visit(node, name)) walkParts(node, name, visit);
}

function walkParts(node: Json, name: string, visit: (schema: Json, name: string) => boolean): void {
  for (const [key, it] of Object.entries(node)) walk(it, nameWithin(name, key), visit);
}

const structural = new Set([
  ...["schema", "properties", "anyOf", "oneOf", "allOf", "content", "application/json", "responses", "requestBody"],
  ...["additionalProperties", "parameters", "get", "put", "post", "patch", "delete", "200", "201", "202"],
]);

function nameWithin(name: string, key: string): string {
  if (key === "items") return singular(name);
  return structural.has(key) ? name : key;
}

function singular(name: string): string {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  return name.endsWith("s") && !name.endsWith("ss") ? name.slice(0, -1) : `${name}_item`;
}

/** A name for each schema that is worth sharing. */
function names(found: ReadonlyMap<string, Found>, taken: Set<string>): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const [key, { references, names }] of found) {
    if (references < 2 || key.length < SHORTEST) continue;
    const [usual = "value"] = [...names].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0] ?? [];
    const base = pascal(usual) || "Value";
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base}${number}`;
    taken.add(name);
    chosen.set(key, name);
  }
  return chosen;
}

const pascal = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map(capitalize)
    .join("");

function rewrite(value: unknown, refer: (schema: Json) => Json | undefined): unknown {
  if (Array.isArray(value)) return value.map((it) => rewrite(it, refer));
  if (typeof value !== "object" || value === null) return value;
  const node = value as Json;
  return (isSchema(node) ? refer(node) : undefined) ?? rewriteParts(node, refer);
}

const rewriteParts = (node: Json, refer: (schema: Json) => Json | undefined): Json =>
  Object.fromEntries(Object.entries(node).map(([key, it]) => [key, rewrite(it, refer)]));
