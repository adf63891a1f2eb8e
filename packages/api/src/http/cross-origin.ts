import type { ServerResponse } from "node:http";
import type { PublicRequest } from "../request-context.ts";
import type { Route } from "../route-table.ts";

/**
 * Lets pages of other sites read an answer. Only where no cookie counts: without `Access-Control-Allow-Credentials` a
 * browser sends none and shows no answer to a request that has one.
 */
export function allowAnyPage(response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  // What a client has to read: where to sign in, how long to wait and what is left, and the session of older revisions.
  response.setHeader(
    "access-control-expose-headers",
    "WWW-Authenticate, Retry-After, RateLimit, RateLimit-Policy, Mcp-Session-Id",
  );
}

/** A preflight request, which browsers send before a request with headers such as Authorization. */
export const preflight = (path: string, methods: string): Route => ({
  method: "OPTIONS",
  path,
  access: "public",
  handle: ({ response }: PublicRequest) => {
    allowAnyPage(response);
    response
      .writeHead(204, {
        "access-control-allow-methods": methods,
        // The asterisk does not cover Authorization.
        "access-control-allow-headers": "Authorization, *",
        "access-control-max-age": "86400",
      })
      .end();
  },
});
