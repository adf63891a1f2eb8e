import type { IncomingMessage, ServerResponse } from "node:http";
import NextAuthModule, { type NextAuthOptions } from "next-auth";
import { readJson, readText, sendJson } from "../http/read-body.ts";
import { commonJsDefault } from "./commonjs-default.ts";

const NextAuth = commonJsDefault(NextAuthModule);

/**
 * Serves `/api/auth/*` from our own process. next-auth expects the request and response of a Next API route, but uses
 * only query, cookies, a parsed body, and `status`, `json`, `send`.
 *
 * A sign-in does not see who is signed in already: next-auth would give the person of an identity provider access to
 * that account for good, without a recent proof of its owner.
 */
export async function serveNextAuth(
  request: IncomingMessage,
  response: ServerResponse,
  options: NextAuthOptions,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const path = url.pathname.split("/").slice(3);
  const cookies = Object.entries(cookiesOf(request.headers.cookie));
  const hidden = path[0] === "callback" ? options.cookies?.sessionToken?.name : undefined;
  const apiRequest = Object.assign(request, {
    query: { ...Object.fromEntries(url.searchParams), nextauth: path },
    // next-auth also reads parts of a session cookie: name.0, name.1.
    cookies: Object.fromEntries(cookies.filter(([name]) => hidden === undefined || !name.startsWith(hidden))),
    body: request.method === "POST" ? await bodyOf(request) : {},
  });
  const apiResponse = Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return apiResponse;
    },
    json(body: unknown) {
      sendJson(response, response.statusCode, body);
      return apiResponse;
    },
    send(body: unknown) {
      if (typeof body === "string" || body === undefined) response.end(body ?? "");
      else sendJson(response, response.statusCode, body);
      return apiResponse;
    },
  });
  await NextAuth(apiRequest as never, apiResponse as never, options);
}

/** The text fields of the body; next-auth would not check types. @throws 400 for a body that is not a JSON object */
async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const isJson = request.headers["content-type"]?.includes("json") ?? false;
  if (!isJson) return Object.fromEntries(new URLSearchParams(await readText(request)));
  const fields = Object.entries(await readJson(request));
  return Object.fromEntries(fields.filter((it): it is [string, string] => typeof it[1] === "string"));
}

function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? "").split(";").flatMap((part) => {
    const at = part.indexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), unescaped(part.slice(at + 1).trim())] as const];
  });
  return Object.fromEntries(pairs);
}

function unescaped(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
