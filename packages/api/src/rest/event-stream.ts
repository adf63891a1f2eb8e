import type { ServerResponse } from "node:http";
import type { Progress } from "@caravan/core/kernel/context";
import { errorResponse } from "../http/error-response.ts";
import { acceptsRather } from "./accepted-type.ts";
import { planEvent } from "./plan-events.ts";

/** Proxies close connections that are silent for a few times longer than this. */
const HEARTBEAT_MS = 10_000;

export const EVENT_STREAM = "text/event-stream";

export const acceptsEventStream = (accept: string | undefined): boolean => acceptsRather(EVENT_STREAM, accept);

export interface StreamOptions {
  /** The headers are sent before the result is known; the status that JSON would have is in the last event. */
  readonly status: number;
  readonly report: (id: string, error: unknown) => void;
  readonly heartbeatMs?: number;
}

/**
 * Runs the work and sends its progress as server-sent events, then `done` or `error` with the body and status of the
 * JSON answer. Opens with the first progress or heartbeat: an earlier error is thrown, to be answered as usual.
 */
export async function streamEvents(
  response: ServerResponse,
  options: StreamOptions,
  work: (progress: (step: Progress) => void) => Promise<{ readonly status: number; readonly body: object }>,
): Promise<void> {
  const write = (text: string) => {
    if (response.destroyed) return;
    if (!response.headersSent) open(response, options.status);
    response.write(text);
  };
  const send = (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => write(": still at it\n\n"), options.heartbeatMs ?? HEARTBEAT_MS);
  try {
    const { status, body } = await work((step) => {
      const { event, data } = planEvent(step);
      send(event, data);
    });
    send("done", { status, body });
  } catch (error) {
    if (!response.headersSent) throw error;
    // The client has disconnected.
    if (response.destroyed) return;
    const { status, body } = errorResponse(error, options.report);
    send("error", { status, body });
  } finally {
    clearInterval(heartbeat);
  }
  if (!response.destroyed) response.end();
}

function open(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    "content-type": `${EVENT_STREAM}; charset=utf-8`,
    "cache-control": "no-store, no-transform",
    "x-content-type-options": "nosniff",
    // Proxies would buffer the events.
    "x-accel-buffering": "no",
  });
}
