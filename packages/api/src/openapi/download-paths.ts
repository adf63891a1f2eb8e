import { downloads } from "../rest/downloads.ts";
import { errorResponses } from "./error-responses.ts";

type Json = Record<string, unknown>;

/** The paths that answer with a file. */
export function downloadPaths(): Json {
  return Object.fromEntries(
    downloads.map(({ name, description, audience, rest, types }) => [
      rest.path,
      {
        get: {
          operationId: name,
          tags: [rest.path.split("/")[2]],
          summary: name,
          description,
          "x-required-scope": audience,
          security: [{ bearer: [] }, { session: [] }],
          parameters: [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
            name: parameter,
            in: "path",
            required: true,
            schema: { type: "string" },
          })),
          responses: {
            200: {
              description: "The bytes",
              content: Object.fromEntries(
                types.map((type) => [type, { schema: { type: "string", format: "binary" } }]),
              ),
            },
            ...errorResponses([401, 403, 404, 405, 429, 500, 503]),
          },
        },
      },
    ]),
  );
}
