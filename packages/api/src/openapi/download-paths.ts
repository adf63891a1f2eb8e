import type { Download } from "@caravan/core/kernel/define";
import { downloads } from "../rest/downloads.ts";
import { errorResponses } from "./error-responses.ts";
import { pathAndQuery } from "./path-and-query.ts";

type Json = Record<string, unknown>;

/** The paths that answer with a file. */
export function downloadPaths(): Json {
  return Object.fromEntries(downloads.map((download) => [download.rest.path, { get: operationOf(download) }]));
}

function operationOf(download: Download): Json {
  const { name, description, audience, rest, types } = download;
  const { inPath, inQuery } = pathAndQuery(download);
  return {
    operationId: name,
    tags: [rest.path.split("/")[2]],
    summary: name,
    description,
    "x-required-scope": audience,
    security: [{ bearer: [] }, { session: [] }],
    parameters: [...inPath, ...inQuery],
    responses: {
      200: {
        description: "The bytes",
        content: Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }])),
      },
      ...errorResponses([...(inQuery.length > 0 ? [400] : []), 401, 403, 404, 405, 429, 500, 503]),
    },
  };
}

const schemaOf = (type: string): Json =>
  type === "application/json" ? { type: "object" } : { type: "string", format: "binary" };
