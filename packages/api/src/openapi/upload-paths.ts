import { answerSchema } from "@caravan/core/agents/published-schema";
import type { Upload } from "@caravan/core/kernel/define";
import { warningsSchema } from "../agents/unknown-fields.ts";
import { parametersOf, uploads } from "../rest/uploads.ts";
import { errorResponses } from "./error-responses.ts";
import { pathAndQuery } from "./path-and-query.ts";

type Json = Record<string, unknown>;

const bytes: Json = { type: "string", format: "binary" };

/** The paths that accept a file, to be merged with other methods at the same path. */
export function withUploads(paths: Readonly<Record<string, Json>>, idempotencyHeader: Json): Record<string, Json> {
  const joined: Record<string, Json> = { ...paths };
  for (const upload of uploads) {
    const { path } = upload.rest;
    joined[path] = { ...joined[path], post: operationOf(upload, idempotencyHeader) };
  }
  return joined;
}

function operationOf(upload: Upload, idempotencyHeader: Json): Json {
  const { name, description, audience, rest, types, mostBytes, errors } = upload;
  const success = answerSchema(upload, "inline");
  const schema = {
    ...success,
    properties: { success: { const: true }, warnings: warningsSchema, ...(success.properties as Json) },
    required: ["success", ...((success.required as string[] | undefined) ?? [])],
    additionalProperties: true,
  };
  return {
    operationId: name,
    tags: [rest.path.split("/")[2]],
    summary: name,
    description: `${description} At most ${mostBytes / 1_048_576} MB.`,
    "x-required-scope": audience,
    security: [{ bearer: [] }, { session: [] }],
    parameters: [...parametersFor(upload), idempotencyHeader],
    requestBody: {
      required: true,
      content: {
        ...Object.fromEntries(types.map((type) => [type, { schema: bytes }])),
        "multipart/form-data": { schema: { type: "object", required: ["file"], properties: { file: bytes } } },
      },
    },
    responses: {
      [String(rest.status ?? 200)]: { description: "Success", content: { "application/json": { schema } } },
      ...errorResponses([
        400,
        401,
        403,
        ...(errors.includes("not_found") ? [404] : []),
        408,
        409,
        422,
        429,
        500,
        503,
        507,
      ]),
      ...errorResponses([413, 415], {
        413: `The file is larger than ${mostBytes / 1_048_576} MB`,
        415: "The file is none of the kinds that are taken, or not what it says it is",
      }),
    },
  };
}

function parametersFor(upload: Upload): Json[] {
  const { inPath, inQuery } = pathAndQuery(parametersOf(upload));
  const fileName = {
    name: "name",
    in: "query",
    required: false,
    schema: { type: "string" },
    description: "What the file is called; the name in Content-Disposition or in the form when left out",
  };
  return [...inPath, fileName, ...inQuery];
}
