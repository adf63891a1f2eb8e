import { randomUUID } from "node:crypto";
import { publishedSchema } from "../../packages/core/src/agents/published-schema.ts";
import type { VerbDescription } from "../../packages/core/src/kernel/verb-description.ts";

type Json = Readonly<Record<string, unknown>>;
/** Values for fields by name: ids of existing things. */
export type Known = Readonly<Record<string, unknown>>;

/** Below the limit of 1 MB for a body. */
const MOST_CHARACTERS = 900_000;
const LONGEST_TEXT = 100_000;
const MOST_ITEMS = 1000;

/**
 * The largest arguments that a verb accepts: its first example, or the required fields of its schema, with each field made as
 * long as allowed. A field whose longer value would make the whole input invalid is left unchanged.
 *
 * @returns undefined when no valid arguments were found; then the verb needs a row in inputs.ts
 */
export function largestInput(
  verb: Pick<VerbDescription, "input" | "examples">,
  known: Known,
  base?: Json,
): Json | undefined {
  const schema = publishedSchema(verb.input) as Json;
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Json>>;
  const required = new Set((schema.required ?? []) as readonly string[]);
  const least = Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      required.has(name) ? [[name, sample(name, field, known)]] : [],
    ),
  );
  const example = Object.fromEntries(
    Object.entries(verb.examples[0] ?? {}).map(([name, value]) => [name, name in known ? known[name] : value]),
  );
  let largest: Json | undefined = [base, example, least, { ...least, ...example }].find(
    (it) => it !== undefined && verb.input.safeParse(it).success,
  );
  for (const [name, field] of Object.entries(properties)) {
    // A cursor of any text is refused before anything is read.
    if (!largest || name in known || (base && name in base) || name === "cursor") continue;
    for (const value of larger(name, field, known)) {
      const next: Json = { ...largest, [name]: value };
      if (JSON.stringify(next).length > MOST_CHARACTERS || !verb.input.safeParse(next).success) continue;
      largest = next;
      break;
    }
  }
  return largest;
}

function sample(name: string, field: Json, known: Known): unknown {
  if (name in known) return known[name];
  const [choice] = ((field.anyOf ?? field.oneOf) as readonly Json[] | undefined) ?? [];
  if (choice) return sample(name, choice, known);
  if (Array.isArray(field.enum)) return field.enum[0];
  if (field.const !== undefined) return field.const;
  switch (typeOf(field)) {
    case "string":
      return field.format === "uuid" ? randomUUID() : /date|start|end/.test(name) ? "2030-05-03" : "text";
    case "number":
    case "integer":
      return (field.minimum as number | undefined) ?? 1;
    case "boolean":
      return false;
    case "array":
      return [];
    default: {
      const properties = Object.entries((field.properties ?? {}) as Readonly<Record<string, Json>>);
      const required = new Set((field.required ?? []) as readonly string[]);
      return Object.fromEntries(
        properties.flatMap(([key, it]) => (required.has(key) ? [[key, sample(key, it, known)]] : [])),
      );
    }
  }
}

/** Possible values of a field, the largest first. */
function* larger(name: string, field: Json, known: Known): Generator<unknown> {
  for (const choice of ((field.anyOf ?? field.oneOf) as readonly Json[] | undefined) ?? [])
    yield* larger(name, choice, known);
  if (typeOf(field) === "string" && !field.format && !field.enum && !field.pattern) {
    const most = Math.min(LONGEST_TEXT, (field.maxLength as number | undefined) ?? LONGEST_TEXT);
    // Accented words, because texts are accent-folded, searched and wrapped.
    yield "Évora wörd "
      .repeat(Math.ceil(most / 11))
      .slice(0, most)
      .trim();
  }
  if (typeOf(field) === "array") {
    const most = Math.min(MOST_ITEMS, (field.maxItems as number | undefined) ?? MOST_ITEMS);
    const item = (field.items ?? {}) as Json;
    const [large] = [...larger(name, item, known)];
    const one = large ?? sample(name, item, known);
    for (let count = most; count >= 1; count = Math.floor(count / 4))
      yield Array.from({ length: count }, (_, index) =>
        typeof one === "string" ? `${index} ${one}`.slice(0, one.length) : one,
      );
  }
  if (typeOf(field) === "boolean") yield true;
  if (
    (typeOf(field) === "integer" || typeOf(field) === "number") &&
    typeof field.maximum === "number" &&
    field.maximum < 1e6
  )
    yield field.maximum;
}

/** The type beside null. */
function typeOf({ type }: Json): unknown {
  return Array.isArray(type) ? type[0] : type;
}
