import { allowAnyPage } from "../http/cross-origin.ts";
import { errorResponse } from "../http/error-response.ts";
import { sendJson } from "../http/read-body.ts";
import type { PublicRequest } from "../request-context.ts";

/** An error of an OAuth endpoint, with the codes of RFC 6749 and RFC 8628. */
export class OAuthError extends Error {
  readonly status: number;
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, error: string, description: string, headers: Readonly<Record<string, string>> = {}) {
    super(description);
    this.name = "OAuthError";
    this.status = status;
    this.error = error;
    this.headers = headers;
  }
}

export const invalidRequest = (description: string) => new OAuthError(400, "invalid_request", description);

export const invalidClient = (description: string) => new OAuthError(400, "invalid_client", description);

export interface OAuthResponse {
  readonly status: number;
  /** Without a body only the status is sent. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An endpoint whose errors have the body `{error, error_description}` and are never cached. */
export function oauthEndpoint(
  answer: (it: PublicRequest) => Promise<OAuthResponse>,
): (it: PublicRequest) => Promise<void> {
  return async (it) => {
    const { request, response, options } = it;
    allowAnyPage(response);
    try {
      const { status, body, headers } = await answer(it);
      if (body) sendJson(response, status, body, headers);
      else response.writeHead(status, { "cache-control": "no-store", "content-length": 0 }).end();
    } catch (error) {
      if (response.destroyed) return;
      const { status, body, headers } = oauthErrorResponse(error, options.report);
      // The rest of a refused body is not read, so the connection is closed.
      sendJson(response, status, body, { ...headers, ...(request.complete ? {} : { connection: "close" }) });
    }
  };
}

export function oauthErrorResponse(error: unknown, report: (id: string, error: unknown) => void): OAuthResponse {
  if (error instanceof OAuthError)
    return { status: error.status, body: errorBody(error.error, error.message), headers: error.headers };
  const { status, body, headers } = errorResponse(error, report);
  return { status, body: errorBody(nameOf(status), body.error.message), headers };
}

/** Errors of every endpoint: an unreadable body, a rate limit, an internal error. */
function nameOf(status: number): string {
  if (status === 429) return "slow_down";
  if (status === 503) return "temporarily_unavailable";
  return status < 500 ? "invalid_request" : "server_error";
}

/** RFC 6749 (5.2): printable ASCII without quotes and backslashes. */
function errorBody(error: string, description: string): object {
  return { error, error_description: description.replace(/[^\x20\x21\x23-\x5b\x5d-\x7e]/g, "?") };
}
