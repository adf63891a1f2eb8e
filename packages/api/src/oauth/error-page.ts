import type { IncomingMessage, ServerResponse } from "node:http";
import { header, sendJson } from "../http/read-body.ts";
import type { OAuthResponse } from "./oauth-error.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (it) => entities[it] ?? it);

export const isBrowser = (request: IncomingMessage): boolean =>
  header(request, "accept")?.includes("text/html") ?? false;

/**
 * The error for a browser as a plain page, for a program as the OAuth body, without a redirect.
 *
 * @param back the client's address with the error, for the person to follow
 */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: OAuthResponse,
  back?: string,
): void {
  if (!isBrowser(request)) {
    sendJson(response, answer.status, answer.body ?? {}, answer.headers);
    return;
  }
  const { error, error_description } = answer.body as { error: string; error_description: string };
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This application cannot be connected - Caravan</title>
<h1>This application cannot be connected</h1>
<p>${escaped(error_description)}</p>
<p>Nothing was given to it. Go back to the application and tell its makers: <code>${escaped(error)}</code>.</p>
${back === undefined ? "" : `<p><a href="${escaped(back)}" rel="noreferrer">Back to ${escaped(placeOf(back))}</a></p>\n`}</html>
`;
  response.writeHead(answer.status, {
    ...answer.headers,
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(page),
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(page);
}

/** The host, or the scheme of an application. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  return url?.protocol === "https:" ? url.host : (url?.protocol ?? "the application");
}
