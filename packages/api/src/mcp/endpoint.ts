import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Special } from "../server/special-routes.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-adapter.ts";
import { requireOwnAddress } from "./own-address.ts";
import { mcpServer } from "./server.ts";

/** Proxies give up on a stream that is silent for longer than this a few times over. */
const HEARTBEAT_MS = 10_000;

/**
 * A message of the Model Context Protocol over Streamable HTTP, from somebody with a credential: revision 2026-07-28, and
 * the older ones that begin with `initialize`. Nothing is kept between two requests, so any process can answer any of
 * them; where there are no sessions, GET and DELETE are 405.
 */
export async function serveMcp(it: Special, message: Record<string, unknown>): Promise<void> {
  const { request, response, call, options } = it;
  const { publicUrl } = options.auth;
  requireOwnAddress(request, publicUrl);
  let fault: Error | undefined;
  const handler = createMcpHandler(() => mcpServer(call, options), {
    keepAliveMs: HEARTBEAT_MS,
    // Called for refused messages too, which are the client's affair: only an answer of 500 makes it ours.
    onerror: (error) => {
      fault = error;
    },
  });
  const answer = await handler.fetch(toFetchRequest(request, publicUrl, call.signal), { parsedBody: message });
  if (answer.status >= 500) throw fault ?? new Error(`the protocol handler answered ${answer.status}`);
  await sendFetchResponse(answer, response);
}
