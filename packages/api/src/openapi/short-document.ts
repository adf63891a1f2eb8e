import { actionTools } from "../agents/action-tools.ts";
import { routedVerbs } from "../router.ts";
import type { Json } from "./shared-schemas.ts";

/** Addresses of the published interface whose verbs are no capabilities, or that are no verbs. */
const published = [
  /^\/api\/trips\/\{id\}(?:\/concierge\/.+)?$/,
  /^\/api\/bookings(?:\/.+)?$/,
  /^\/api\/users\/me\/push-subscriptions$/,
  /^\/api\/public\/trips\/\{token\}$/,
  /^\/api\/group-trips\/\{trip_code\}\/(?:board-status|alignment\/.+)$/,
  // A webhook is set up once, by a developer who reads more.
  /^\/api\/(?:agent(?!\/webhook)|mcp|openapi)/,
  /^\/\.well-known\//,
];

/** How deep the fields of an answer are described: the answer, and its nouns. */
const DEPTH = 2;

/**
 * The operations that an agent needs, short enough to be read whole: the capabilities and the rest of the published
 * interface, what their answers hold without the bounds of each field, and one response for all errors.
 */
export function shortened(paths: Readonly<Record<string, Json>>, depth = DEPTH): Json {
  const forAgents = new Set([
    ...routedVerbs().flatMap(({ verb }) => (verb.capability ? [verb.name] : [])),
    // What changes or removes one is in the document of its tag.
    ...actionTools.flatMap(({ actions }) =>
      Object.values(actions).flatMap(({ name, rest }) =>
        rest?.method === "GET" || rest?.method === "POST" ? name : [],
      ),
    ),
  ]);
  return shortOperations(
    paths,
    ({ operationId }, path) => forAgents.has(operationId) || published.some((it) => it.test(path)),
    depth,
  );
}

/** What the actions of a tool are by REST, with the other operations of its tag if it has one; empty for another name. */
export function shortenedTool(paths: Readonly<Record<string, Json>>, tool: string, depth: number): Json {
  const actions = actionTools.find(({ name }) => name === tool)?.actions;
  if (!actions) return {};
  const own = new Set(Object.values(actions).map(({ name }) => name));
  return shortOperations(paths, ({ operationId, tags }) => own.has(operationId) || tags.includes(tool), depth);
}

function shortOperations(
  paths: Readonly<Record<string, Json>>,
  isWanted: (operation: Operation, path: string) => boolean,
  depth: number,
): Json {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) => {
      const chosen = Object.entries(item as Readonly<Record<string, Operation>>).filter(([, it]) => isWanted(it, path));
      return chosen.length === 0
        ? []
        : [[path, Object.fromEntries(chosen.map(([method, it]) => [method, shortOperation(it, depth)]))]];
    }),
  );
}

interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, Json>>;
}

function shortOperation(operation: Operation, depth: number): Json {
  const statuses = Object.entries(operation.responses);
  const successes = statuses
    .filter(([status]) => Number(status) < 400)
    .map(([status, it]) => [status, shortAnswer(it, depth)]);
  const isOAuth = statuses.some(([, it]) => JSON.stringify(it).includes("/OAuthError"));
  return {
    ...(withoutLengths(operation) as Operation),
    responses: {
      ...Object.fromEntries(successes),
      ...(statuses.length > successes.length
        ? { default: { $ref: `#/components/responses/${isOAuth ? "OAuthError" : "Error"}` } }
        : {}),
    },
  };
}

/** Without the bounds of texts and lists, which few requests come near and an error names; the document of a tag has them. */
function withoutLengths(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutLengths);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(
    ([key, value]) => !((key === "maxLength" || key === "maxItems") && typeof value === "number"),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutLengths(value)]));
}

export const shortResponses: Readonly<Record<string, Json>> = Object.fromEntries(
  ["Error", "OAuthError"].map((name) => [
    name,
    {
      description: "Any error",
      content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
    },
  ]),
);

/** A schema of an answer with the names and types of its fields. */
export const shortSchema = (schema: Json): Json => short(schema, DEPTH) as Json;

function shortAnswer(response: Json, depth: number): Json {
  const { "application/json": json, ...others } = (response.content ?? {}) as Readonly<Record<string, Json>>;
  if (json === undefined) return response;
  return {
    ...response,
    content: { "application/json": { schema: short(json.schema as Json, depth) as Json }, ...others },
  };
}

/** Bounds and formats, which say nothing to somebody who reads an answer. */
const bounds = new Set(["description", "pattern", "format", "minLength", "maxLength", "minimum", "maximum"]);
/** In every answer. */
const everywhere = new Set(["success", "warnings"]);

function short(schema: unknown, depth: number): unknown {
  if (Array.isArray(schema)) return schema.map((it) => short(it, depth));
  if (typeof schema !== "object" || schema === null) return schema;
  const { properties, ...rest } = schema as Json;
  if (properties === undefined)
    return Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => !bounds.has(key))
        .map(([key, it]) => [key, short(it, depth)]),
    );
  if (depth === 0) return { type: "object" };
  const kept = Object.entries(properties as Json).filter(([name]) => depth < DEPTH || !everywhere.has(name));
  return { type: "object", properties: Object.fromEntries(kept.map(([name, it]) => [name, short(it, depth - 1)])) };
}
