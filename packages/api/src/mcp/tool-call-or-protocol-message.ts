import { toolListing } from "../agents/manifest.ts";
import { requireCredential, runCapabilityAs, signedInCall } from "../agents/run-capability.ts";
import { preflight } from "../http/cross-origin.ts";
import { header, readJson, sendJson } from "../http/read-body.ts";
import { mcpPaths } from "../oauth/endpoint-urls.ts";
import type { CredentialRequest } from "../request-context.ts";
import { methodNotAllowed, type Route } from "../route-table.ts";
import { requireOwnAddress, serveMcp } from "./protocol-message.ts";
import { serveSessionStream } from "./streams.ts";
import { endSession } from "./subscriptions.ts";

/** Two paths with the same function: GET lists tools, POST calls a tool or carries an MCP message. */
export const mcpRoutes: readonly Route[] = mcpPaths.flatMap((path): Route[] => [
  { method: "GET", path, access: "credential", handle: listTools },
  { method: "POST", path, access: "credential", handle: callTool },
  { method: "DELETE", path, access: "credential", handle: deleteSession },
  preflight(path, "GET, POST, DELETE"),
]);

async function listTools(it: CredentialRequest): Promise<void> {
  const call = await signedInCall(it);
  const accept = header(it.request, "accept") ?? "*/*";
  if (accept.includes("text/event-stream") && !/application\/json|\*\/\*/.test(accept)) {
    const { watchers, auth } = it.options;
    if (watchers && header(it.request, "mcp-session-id") !== undefined) {
      requireOwnAddress(it, auth.publicUrl);
      return serveSessionStream({ ...it, call }, watchers);
    }
    throw methodNotAllowed("GET for a stream without a session", ["POST"]);
  }
  sendJson(it.response, 200, toolListing());
}

async function deleteSession(it: CredentialRequest): Promise<void> {
  const call = await signedInCall(it);
  const { watchers, auth } = it.options;
  if (!watchers) throw methodNotAllowed("DELETE", ["GET", "POST"]);
  requireOwnAddress(it, auth.publicUrl);
  await endSession(call, watchers, header(it.request, "mcp-session-id"));
  it.response.writeHead(204).end();
}

async function callTool(it: CredentialRequest): Promise<void> {
  requireCredential(it);
  const body = await readJson(it.request);
  if ("jsonrpc" in body) return serveMcp({ ...it, call: await signedInCall(it) }, body);
  const result = await runCapabilityAs(it, body.name, body.arguments, "name");
  sendJson(it.response, 200, { success: true, result });
}
