import { unauthenticated } from "@caravan/core/kernel/errors";
import { createMcpHandler, InMemoryServerEventBus } from "@modelcontextprotocol/server";
import { z } from "zod";
import { header } from "../http/read-body.ts";
import type { CredentialRequest } from "../request-context.ts";
import type { RoomWatchers } from "../rooms/room-watchers.ts";
import { sendFetchResponse, toFetchRequest } from "./fetch-adapter.ts";
import { mcpServer } from "./server.ts";
import { callerOf, openOrRefuse, resourceWatcher, tripsOf, watchable, watchSession } from "./subscriptions.ts";

/** Proxies close streams that are silent for a few times longer than this. */
export const HEARTBEAT_MS = 10_000;

const listenParams = z.looseObject({
  params: z.looseObject({ notifications: z.looseObject({ resourceSubscriptions: z.array(z.string()) }) }),
});

/**
 * `subscriptions/listen` of revision 2026-07-28: the answer is a stream, which says at first which of the resources it
 * will tell of.
 */
export async function serveListen(
  it: CredentialRequest,
  watchers: RoomWatchers,
  message: Record<string, unknown>,
): Promise<void> {
  const { request, response, call, options } = it;
  const caller = callerOf(call);
  const asked = listenParams.safeParse(message);
  const wanted = asked.success ? asked.data.params.notifications.resourceSubscriptions : [];
  const uris = await watchable(watchers, caller, wanted);
  const bus = new InMemoryServerEventBus();
  let hasEnded = false;
  const handler = createMcpHandler(() => mcpServer(call, options), { keepAliveMs: HEARTBEAT_MS, bus });
  const watcher = resourceWatcher(
    caller,
    () => uris,
    (uri) => bus.publish({ kind: "resource_updated", uri }),
    () => {
      hasEnded = true;
      void handler.close();
    },
  );
  openOrRefuse(watchers, watcher);
  const close = () => watchers.close(watcher);
  try {
    await watchers.watch(watcher, tripsOf(uris));
    // Its credential, while the stream was being opened.
    if (hasEnded) throw unauthenticated();
    const narrowed = asked.success ? withSubscriptions(asked.data, uris) : message;
    const sent = toFetchRequest(request, options.auth.publicUrl, call.signal);
    const answer = await handler.fetch(sent, { parsedBody: narrowed });
    // Not awaited: what is open for hours is not a request that uses the event loop.
    void sendFetchResponse(answer, response)
      // Aborted: the client has closed the stream.
      .catch((error: unknown) => call.signal.aborted || options.report("", error))
      .finally(close);
  } catch (error) {
    close();
    throw error;
  }
}

const withSubscriptions = (message: z.output<typeof listenParams>, resourceSubscriptions: readonly string[]) => ({
  ...message,
  params: { ...message.params, notifications: { ...message.params.notifications, resourceSubscriptions } },
});

/** GET of revision 2025-11-25: the stream of a session, in which the server speaks by itself. */
export async function serveSessionStream(it: CredentialRequest, watchers: RoomWatchers): Promise<void> {
  const { response, request, options, call } = it;
  const early: string[] = [];
  const write = (text: string) => {
    if (!response.headersSent) early.push(text);
    else if (!response.writableEnded) response.write(text);
  };
  const update = (uri: string) => {
    const note = { jsonrpc: "2.0", method: "notifications/resources/updated", params: { uri } };
    write(`event: message\ndata: ${JSON.stringify(note)}\n\n`);
  };
  const stop = await watchSession(call, watchers, header(request, "mcp-session-id"), {
    update,
    end: () => void response.end(),
    report: (error) => options.report("", error),
  });
  // Its credential has ended while the stream was being opened.
  if (response.writableEnded) return stop();
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  response.flushHeaders();
  for (const text of early) write(text);
  const heartbeat = setInterval(() => write(": keepalive\n\n"), HEARTBEAT_MS);
  const close = () => {
    clearInterval(heartbeat);
    stop();
  };
  // Not awaited, as above.
  if (response.closed) close();
  else response.once("close", close);
}
