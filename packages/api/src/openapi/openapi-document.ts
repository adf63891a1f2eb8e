import { capabilities, capabilityOf, capabilityWire } from "@caravan/core/agents/capability-wire";
import { statusOfCode } from "@caravan/core/agents/error-guide";
import { answerSchema } from "@caravan/core/agents/published-schema";
import type { Verb } from "@caravan/core/kernel/define";
import { shortProposedWire } from "@caravan/core/proposals/wire";
import { deepEqual } from "@caravan/domain/deep-equal";
import { generateOpenApiDocument } from "trpc-openapi";
import { z } from "zod";
import { actionTools, describedVerbs } from "../agents/action-tools.ts";
import { warningsSchema } from "../agents/unknown-fields.ts";
import { EVENT_STREAM } from "../rest/event-stream.ts";
import { MARKDOWN } from "../rest/run-rest-request.ts";
import { appRouter, routedVerbs } from "../router.ts";
import { specialPaths } from "./agent-paths.ts";
import { oauthPaths } from "./device-flow-paths.ts";
import { downloadPaths } from "./download-paths.ts";
import { errorResponses } from "./error-responses.ts";
import { eventContent, eventSchemas } from "./event-stream-schemas.ts";
import { metadataPaths } from "./metadata-paths.ts";
import { oauthSchemas } from "./oauth-schemas.ts";
import { shareParts } from "./shared-parts.ts";
import { type Json, shareSchemas } from "./shared-schemas.ts";
import { shortened, shortenedTool, shortResponses, shortSchema } from "./short-document.ts";
import { withUploads } from "./upload-paths.ts";

/** The description of the HTTP API for agents, short enough to be read whole. */
export const openApiDocument = remembered((baseUrl) => {
  const paths = allPaths(baseUrl);
  return assemble(baseUrl, shortened(paths), {
    tags: tagsOf(paths),
    description: ofTags,
    responses: shortResponses,
    proposed: shortSchema(proposedSchema()),
  });
});

/**
 * Everything about the operations of one tag, or of all; what to send to one operation by its name ("create_trip"), or to those
 * that a tool stands for ("share_trip"), with all of the tag of that name. Undefined for an unknown name.
 */
export function openApiDocumentOf(baseUrl: string, part: string): Json | undefined {
  return documentNames(baseUrl).includes(part) ? documentsByPart(baseUrl)(part) : undefined;
}

/** What there is a document of. */
export function documentNames(baseUrl: string): readonly string[] {
  const paths = allPaths(baseUrl);
  return [...new Set([ALL_TAGS, ...tagsOf(paths), ...operationIds(paths), ...actionTools.map(({ name }) => name)])];
}

/** Each is made when it is first asked for: all together they would keep the event loop busy for long. */
const documentsByPart = remembered((baseUrl) =>
  remembered((part: string) => {
    const paths = allPaths(baseUrl);
    const ofTool = shortenedTool(paths, part, DEPTH_ALONE);
    if (Object.keys(ofTool).length > 0) return assembleShort(baseUrl, ofTool);
    if (part === ALL_TAGS || tagsOf(paths).includes(part)) {
      const written = part === ALL_TAGS ? paths : withOnly(paths, (it) => it.tags.includes(part));
      return assemble(baseUrl, written, { tags: tagsOf(written), ...wholeParts(), description: "" });
    }
    const own = withOnly(paths, (it) => it.operationId === part);
    const short = shortened(own, DEPTH_ALONE);
    // An operation that is none for agents has no short form.
    return Object.keys(short).length > 0
      ? assembleShort(baseUrl, short)
      : assemble(baseUrl, own, { tags: tagsOf(own), ...wholeParts(), description: "" });
  }),
);

function assembleShort(baseUrl: string, short: Json): Json {
  const written = JSON.stringify(short);
  const used = Object.entries(shortResponses).filter(([name]) => written.includes(`/responses/${name}"`));
  return assemble(baseUrl, short, {
    tags: tagsOf(short),
    responses: Object.fromEntries(used),
    proposed: shortSchema(proposedSchema()),
    description: "",
  });
}

/** In the document of one operation, which is read for what to send. */
const DEPTH_ALONE = 1;

const wholeParts = () => ({ responses: {}, proposed: proposedSchema() });

/** Instead of a name: every operation. */
const ALL_TAGS = "all";

/** A document is the same for as long as the process runs. */
function remembered<Made>(make: (baseUrl: string) => Made): (baseUrl: string) => Made {
  const known = new Map<string, Made>();
  return (baseUrl) => {
    const made = known.get(baseUrl) ?? make(baseUrl);
    known.set(baseUrl, made);
    return made;
  };
}

/**
 * Every operation, written out. A generator reads the router; other statuses than 200, the error body, security and the
 * names of path parameters are added here from the same verbs.
 */
const allPaths = remembered((baseUrl): Record<string, Json> => {
  const generated = generateOpenApiDocument(appRouter as unknown as Parameters<typeof generateOpenApiDocument>[0], {
    title: "Caravan",
    version: "1.0.0",
    openApiVersion: "3.1.0",
    baseUrl,
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
  return {
    ...withUploads(paths, idempotencyHeader),
    ...specialPaths(capabilities(describedVerbs()).map((it) => it.name)),
    ...downloadPaths(),
    ...oauthPaths(),
    ...metadataPaths(),
  } as Record<string, Json>;
});

/** Either credential; an operation says its security only where it differs. */
const usualSecurity = [{ bearer: [] }, { session: [] }];

interface About {
  readonly tags: readonly string[];
  readonly description: string;
  readonly responses: Readonly<Record<string, Json>>;
  /** The schema of a proposal. */
  readonly proposed: Json;
}

function assemble(baseUrl: string, written: Json, about: About): Json {
  const { paths, parameters, responses } = shareParts(withoutUsual(written));
  const named: Record<string, Json> = {
    Error: errorSchema,
    CapabilityDefinition: withoutMarker(z.toJSONSchema(capabilityWire, { io: "input" }) as Json),
    Proposed: about.proposed,
    ...(eventSchemas() as Record<string, Json>),
    ...(oauthSchemas() as Record<string, Json>),
  };
  const { parts, schemas } = shareSchemas({ paths, parameters, responses }, named);
  return {
    openapi: "3.1.0",
    info: {
      title: "Caravan",
      version: "1.0.0",
      description: `${description} ${about.description}`.trim(),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: baseUrl }],
    security: usualSecurity,
    tags: about.tags.map((name) => ({ name })),
    paths: parts.paths,
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
      parameters: parts.parameters,
      responses: { ...parts.responses, ...about.responses },
      schemas: inUse(schemas as Record<string, Json>, { ...parts, ...about.responses }),
    },
  };
}

/** The schemas that a part of the document refers to, those that they refer to, and the data of events where it has some. */
function inUse(schemas: Record<string, Json>, part: unknown): Record<string, Json> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      look(schemas[name]);
    }
  };
  look(part);
  if (JSON.stringify(part).includes(EVENT_STREAM)) for (const name of Object.keys(eventSchemas())) found.add(name);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)));
}

const description =
  "Trip planning for people, groups and the agents that work for them. Errors always have the same body.";
const ofTags =
  "These are the operations for agents, shortened. GET /api/openapi/{name} has one operation, such as create_trip, or all of a tag, with every field and status.";

const tagsOf = (paths: Json) => [...new Set(Object.values(paths).flatMap((it) => operationTags(it as Json)))];

interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
}

const operationTags = (item: Json) => Object.values(item).flatMap((it) => (it as Operation).tags);

const operationIds = (paths: Record<string, Json>) =>
  Object.values(paths).flatMap((item) => Object.values(item).map((it) => (it as Operation).operationId));

function withOnly(paths: Record<string, Json>, isWanted: (operation: Operation) => boolean): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) => {
      const own = Object.entries(item).filter(([, it]) => isWanted(it as Operation));
      return own.length === 0 ? [] : [[path, Object.fromEntries(own)]];
    }),
  );
}

/** Without what the document says for all operations, and without a summary that only repeats the id. */
function withoutUsual(paths: Json): Json {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Record<string, Json>).map(([method, { security, summary, ...operation }]) => [
          method,
          {
            ...operation,
            ...(summary === operation.operationId ? {} : { summary }),
            ...(deepEqual(security, usualSecurity) ? {} : { security }),
          },
        ]),
      ),
    ]),
  );
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
  const schema = answerSchema({ output: shortProposedWire }, "inline");
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
  const success = answerSchema(verb, "inline");
  const output = success.properties as { warnings?: Json } | undefined;
  const properties = { success: { const: true }, ...output, warnings: warningsBeside(output?.warnings) };
  const required = ["success", ...((success.required as string[] | undefined) ?? [])];
  const { parameters: _, requestBody: __, responses: ___, ...head } = operation;
  return {
    ...head,
    tags: [tagOf(rest.path)],
    ...(verb.audience.includes(":") ? { "x-required-scope": verb.audience } : {}),
    security: anonymous ? [{}] : usualSecurity,
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
                ...(verb.markdown ? { [MARKDOWN]: { schema: { type: "string" } } } : {}),
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
      // Left out, it is not required.
      parameters.push({ name, in: "query", ...(required.has(name) && { required: true }), schema: property });
    }
    return { parameters };
  }
  if (rest.method === "POST" && verb.kind === "command" && !verb.credential) parameters.push(idempotencyHeader);
  const { required: _, ...others } = schema;
  const body = { ...others, properties, ...(required.size > 0 && { required: [...required] }) };
  return {
    parameters,
    requestBody: { ...(required.size > 0 && { required: true }), content: { "application/json": { schema: body } } },
  };
}

const proposedAnswer: Json = {
  description: "Proposed and not applied: the key needs approval, or propose was true. An editor decides",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Proposed" } } },
};

const idempotencyHeader: Json = {
  name: "Idempotency-Key",
  in: "header",
  schema: { type: "string", minLength: 1, maxLength: 255 },
  description: "When it is sent again within 24 hours, the first response is returned and nothing is done twice",
};

function tagOf(path: string): string {
  return path.split("/")[2] ?? "api";
}

function withoutMarker({ $schema: _, ...schema }: Json): Json {
  return schema;
}
