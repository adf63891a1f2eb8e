import { deepEqual } from "@caravan/domain/deep-equal";
import { z } from "zod";
import { isPublishedOpen, isUnpublished, publishedForm } from "../kernel/define.ts";
import type { VerbDescription } from "../kernel/verb-description.ts";
import { inEveryView } from "../wire/trip-view.ts";

type Json = Record<string, unknown>;

/**
 * JSON Schema (2020-12) of an input, without parts that cost tokens and tell nothing: the pattern beside the
 * formats of ids and times, the bounds of every safe integer, and an object whose fields are all listed elsewhere, such as the `before` of
 * an update. Such an object is published as an open one; the verb still validates its fields.
 */
export function publishedSchema(input: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const form = publishedForm(zodSchema);
      if (form) {
        for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
        Object.assign(jsonSchema, form);
      } else if (isPublishedOpen(zodSchema)) delete jsonSchema.properties;
      else if (zodSchema instanceof z.ZodObject) hide(zodSchema, jsonSchema as Json);
    },
  });
  eachSchema(schema, shorten);
  const properties = schema.properties as Json | undefined;
  if (!properties) return schema;
  const published = Object.entries(properties).map(([name, it]) => [name, isRepeated(it, properties) ? open(it) : it]);
  return { ...schema, properties: Object.fromEntries(published) };
}

/**
 * JSON Schema of an answer. Long, so agents get it for one verb at a time, and without repetitions.
 *
 * @param reused what happens to schemas that are used more than once
 */
export function answerSchema(
  { output, view }: Pick<VerbDescription, "output" | "view">,
  reused: "ref" | "inline" = "ref",
): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(output, {
    io: "output",
    unrepresentable: "any",
    reused,
    override: ({ zodSchema, jsonSchema }) => {
      const always = view === undefined ? undefined : inEveryView(zodSchema);
      if (always) jsonSchema.required = [...always];
    },
  });
  eachSchema(schema, shorten);
  eachSchema(schema, joinNull);
  return schema;
}

/**
 * Calls back for a schema and those inside it, from the inside out. After the conversion, because during it parts are
 * still empty.
 */
function eachSchema(node: unknown, change: (node: Json) => void): void {
  if (typeof node !== "object" || node === null) return;
  const { properties, $defs, items, additionalProperties, prefixItems, anyOf, oneOf, allOf } = node as Json;
  const parts = [...Object.values(properties ?? {}), ...Object.values($defs ?? {}), items, additionalProperties];
  for (const list of [prefixItems, anyOf, oneOf, allOf]) if (Array.isArray(list)) parts.push(...list);
  for (const part of parts) eachSchema(part, change);
  change(node as Json);
}

function hide({ shape }: z.ZodObject, node: Json): void {
  const properties = node.properties as Json | undefined;
  for (const [name, schema] of Object.entries(shape)) if (isUnpublished(schema)) delete properties?.[name];
}

function shorten(node: Json): void {
  if (node.format === "uuid" || node.format === "date-time") delete node.pattern;
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum;
  // Nobody comes near such bounds.
  if (typeof node.maximum === "number" && node.maximum >= 1_000_000_000) delete node.maximum;
  if (node.minLength === 1) delete node.minLength;
  // What is said of the whole is not said of its parts again.
  if (node.description !== undefined && Array.isArray(node.anyOf))
    node.anyOf = (node.anyOf as Json[]).map(({ description: _, ...part }) => part);
  // Objects and lists are open by default, and some clients treat the empty schema as a mistake.
  for (const name of ["additionalProperties", "items"]) {
    const more = node[name];
    if (typeof more === "object" && more !== null && Object.keys(more).length === 0) delete node[name];
  }
}

const plainTypes: readonly unknown[] = ["string", "number", "integer", "boolean"];

/**
 * A text, number or flag that may be null, in one schema instead of two. Only in answers: some clients read the schemas of
 * tools, and know only one type each.
 */
function joinNull(node: Json): void {
  const [some, none, ...more] = Array.isArray(node.anyOf) ? (node.anyOf as Json[]) : [];
  if (!some || none?.type !== "null" || more.length > 0 || "enum" in some || "const" in some) return;
  if (!plainTypes.includes(some.type)) return;
  delete node.anyOf;
  Object.assign(node, some, { type: [some.type, "null"] });
}

function isRepeated(value: unknown, beside: Json): boolean {
  const fields = Object.entries((value as Json).properties ?? {});
  return fields.length > 0 && fields.every(([name, it]) => deepEqual(beside[name], it));
}

function open(value: unknown): Json {
  const { type, description } = value as Json;
  return { type, ...(description === undefined ? {} : { description }) };
}
