import { capabilities, capabilityOf, capabilityWire } from "@caravan/core/agents/capability-wire";
import { statusOfCode } from "@caravan/core/agents/error-guide";
import type { Verb } from "@caravan/core/kernel/define";
import { proposedWire } from "@caravan/core/proposals/wire";
import { deepEqual } from "@caravan/domain/deep-equal";
import { generateOpenApiDocument } from "trpc-openapi";
import { z } from "zod";
import { warningsSchema } from "../agents/unknown-fields.ts";
import { appRouter, routedVerbs } from "../router.ts";
import { specialPaths } from "./agent-paths.ts";
import { oauthPaths } from "./device-flow-paths.ts";
import { downloadPaths } from "./download-paths.ts";
import { errorResponses } from "./error-responses.ts";
import { eventContent, eventSchemas } from "./event-stream-schemas.ts";
import { metadataPaths } from "./metadata-paths.ts";
import { oauthSchemas } from "./oauth-schemas.ts";
import { withUploads } from "./upload-paths.ts";

type Json = Record<string, unknown>;

let made: { baseUrl: string; document: Json } | undefined;

/**
 * The description of the HTTP API. A generator reads the router; other statuses than 200, the error body, security and
 * the names of path parameters are added here from the same verbs.
 */
export function openApiDocument(baseUrl: string): Json {
  if (made?.baseUrl === baseUrl) return made.document;
  const generated = generateOpenApiDocument(appRouter as unknown as Parameters<typeof generateOpenApiDocument>[0], {
    title: "Caravan",
    version: "1.0.0",
    openApiVersion: "3.1.0",
    baseUrl,
    description:
      "Trip planning for people, groups and the agents that work for them. Errors always have the same body.",
  }) as unknown as Json;
  const verbs = new Map(routedVerbs().map(({ verb }) => [verb.name, verb]));
  const paths: Record<string, Json> = {};
  for (const item of Object.values(generated.paths as Record<string, Json>)) {
    for (const [method, operation] of Object.entries(item) as [string, Json][]) {
      const verb = verbs.get(operation.operationId as string);
      if (!verb?.rest) throw new Error(`operation ${String(operation.operationId)} belongs to no verb`);
      const path = verb.rest.path;
      paths[path] = { ...paths[path], [method]: described(operation, verb) };
    }
  }
  const document: Json = {
    openapi: "3.1.0",
    info: {
      title: "Caravan",
      version: "1.0.0",
      description: (generated.info as Json).description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name })),
    paths: {
      ...withUploads(paths, idempotencyHeader),
      ...specialPaths(capabilities(routedVerbs().map((it) => it.verb)).map((it) => it.name)),
      ...downloadPaths(),
      ...oauthPaths(),
      ...metadataPaths(),
    },
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "An API key (cvn_...), a token from POST /api/session/token, or a token of the configured identity provider.",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: "next-auth.session-token",
          description: "The cookie of a browser session.",
        },
      },
      schemas: {
        Error: errorSchema,
        CapabilityDefinition: withoutMarker(z.toJSONSchema(capabilityWire, { io: "input" }) as Json),
        Proposed: proposedSchema(),
        ...eventSchemas(),
        ...oauthSchemas(),
      },
    },
  };
  made = { baseUrl, document };
  return document;
}

const errorSchema: Json = {
  type: "object",
  required: ["success", "error"],
  properties: {
    success: { const: false },
    error: {
      type: "object",
      required: ["code", "message", "details"],
      properties: {
        code: { type: "string", examples: ["validation_failed"] },
        message: { type: "string" },
        details: {
          type: "array",
          items: { type: "object", properties: { path: { type: "string" }, message: { type: "string" } } },
        },
      },
    },
  },
};

function proposedSchema(): Json {
  const schema = withoutMarker(z.toJSONSchema(proposedWire, { io: "output" }) as Json);
  return { ...schema, properties: { success: { const: true }, ...(schema.properties as Json) } };
}

function described(operation: Json, verb: Verb): Json {
  const rest = verb.rest as NonNullable<Verb["rest"]>;
  const anonymous = verb.audience === "anyone";
  const own = new Set(verb.errors.map(statusOfCode));
  const isPost = rest.method === "POST";
  // A key may be changed or revoked while the call runs.
  const byKey = verb.kind === "command" && verb.audience.includes(":");
  const statuses = [400, 401, 403, 404, 409, 410, 422].filter(
    (status) =>
      status <= 401 ||
      own.has(status) ||
      (status === 403 && !anonymous) ||
      (status === 409 && (isPost || byKey)) ||
      (status === 422 && isPost) ||
      // Any change of a plan may exceed the bound of activities.
      (status === 409 && verb.approval === "proposes"),
  );
  const withBody = rest.method !== "GET" && rest.method !== "DELETE";
  const success = withoutMarker(z.toJSONSchema(verb.output, { io: "output", unrepresentable: "any" }) as Json);
  const output = success.properties as { warnings?: Json } | undefined;
  const properties = { success: { const: true }, ...output, warnings: warningsBeside(output?.warnings) };
  const required = ["success", ...((success.required as string[] | undefined) ?? [])];
  const { parameters: _, requestBody: __, responses: ___, ...head } = operation;
  return {
    ...head,
    tags: [tagOf(rest.path)],
    ...(verb.audience.includes(":") ? { "x-required-scope": verb.audience } : {}),
    security: anonymous
      ? [{}]
      : verb.audience === "person"
        ? [{ session: [] }, { bearer: [] }]
        : [{ bearer: [] }, { session: [] }],
    ...inputOf(verb),
    responses: {
      [String(rest.status ?? 200)]: {
        description: "Success",
        ...(rest.status === 204
          ? {}
          : {
              content: {
                "application/json": { schema: { ...success, properties, required, additionalProperties: true } },
                ...(verb.streams ? eventContent() : {}),
              },
            }),
      },
      ...(verb.approval === "proposes" ? { 202: proposedAnswer } : {}),
      ...errorResponses([...statuses, ...(withBody ? [408, 413, 415] : []), 429, 500, 503]),
    },
  };
}

/** A verb's own warnings and those of any call are in the same list. */
function warningsBeside(own: Json | undefined): Json {
  if (!own || deepEqual(own.items, warningsSchema.items)) return warningsSchema;
  return { ...own, items: { anyOf: [own.items, warningsSchema.items] } };
}

/** Path and query parameters and the body, from the verb's one input schema. */
function inputOf(verb: Verb): Json {
  const rest = verb.rest as NonNullable<Verb["rest"]>;
  const schema = capabilityOf(verb).input_schema;
  const properties = { ...(schema.properties as Record<string, Json> | undefined) };
  const required = new Set((schema.required as string[] | undefined) ?? []);
  const parameters: Json[] = [];
  for (const [, name] of rest.path.matchAll(/\{(\w+)\}/g)) {
    const field = rest.params?.[name as string] ?? (name as string);
    parameters.push({ name, in: "path", required: true, schema: properties[field] ?? { type: "string" } });
    delete properties[field];
    required.delete(field);
  }
  if (rest.method === "GET" || rest.method === "DELETE") {
    for (const [name, property] of Object.entries(properties)) {
      parameters.push({ name, in: "query", required: required.has(name), schema: property });
    }
    return { parameters };
  }
  if (rest.method === "POST" && verb.kind === "command" && !verb.credential) parameters.push(idempotencyHeader);
  const body = { ...schema, properties, required: [...required] };
  return {
    parameters,
    requestBody: { required: required.size > 0, content: { "application/json": { schema: body } } },
  };
}

const proposedAnswer: Json = {
  description: "Proposed and not applied: the key needs approval, or propose was true. An editor decides",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Proposed" } } },
};

const idempotencyHeader: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
  description: "When it is sent again within 24 hours, the first response is returned and nothing is done twice",
};

function tagOf(path: string): string {
  return path.split("/")[2] ?? "api";
}

function withoutMarker({ $schema: _, ...schema }: Json): Json {
  return schema;
}
