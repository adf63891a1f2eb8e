import type { PlanEvent } from "@caravan/api/router";
import type { EventSourceMessage } from "eventsource-parser/stream";
import { accountHeader } from "./account-header.ts";
import type { ApiInputs, ApiOutputs } from "./api.ts";
import { ResponseError } from "./domain-error.ts";

interface Streams {
  "trips.create": { input: ApiInputs["trips"]["create"]; output: ApiOutputs["trips"]["create"] };
  "trips.regenerate": { input: ApiInputs["trips"]["regenerate"]; output: ApiOutputs["trips"]["regenerate"] };
}

/** The paths that stream a plan while it is made: over REST, because the tRPC client cannot read event streams. */
const addresses: { [Name in keyof Streams]: (input: Streams[Name]["input"]) => `/api/${string}` } = {
  "trips.create": () => "/api/trips",
  "trips.regenerate": ({ trip_id }) => `/api/trips/${trip_id}/regenerate`,
};

/** Callbacks for the progress of a plan, and the signal that stops it. */
export interface Watch {
  /** Aborting also cancels on the server, and nothing is stored. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: PlanEvent) => void;
}

/**
 * Requests a plan and reports it day by day. Rejects with what {@link domainError} reads, with the signal's reason, or
 * with {@link ConnectionLost} when the connection ended before the answer: then only a read can tell whether the plan
 * was stored.
 */
export async function streamCall<Name extends keyof Streams>(
  name: Name,
  input: Streams[Name]["input"],
  { signal, onEvent }: Watch,
): Promise<Streams[Name]["output"]> {
  try {
    const response = await fetch(addresses[name](input), {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json", ...accountHeader() },
      body: JSON.stringify({ ...input, view: "full" }),
      cache: "no-store",
      signal,
    });
    if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
      const body = await response.json().catch(() => null);
      throw ResponseError.of(response.status, body, response.headers);
    }
    const last = await follow(response.body, onEvent);
    if (last.event === "error") throw ResponseError.of(last.status, last.body);
    return last.body as Streams[Name]["output"];
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ResponseError ? error : new ConnectionLost(error);
  }
}

interface LastEvent {
  readonly event: "done" | "error";
  readonly status: number;
  readonly body: unknown;
}

async function follow(body: ReadableStream<Uint8Array>, onEvent: Watch["onEvent"]): Promise<LastEvent> {
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
  const events = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    const { event, data }: EventSourceMessage = next.value;
    const told = JSON.parse(data);
    if (event === "done" || event === "error") return { event, ...told };
    if (event === "progress" || event === "day") onEvent({ event, data: told });
  }
  throw new Error("the stream ended before its last event");
}

/** The connection ended before the answer, so it is unknown whether the plan was stored. */
export class ConnectionLost extends Error {
  override name = "ConnectionLost";

  constructor(cause: unknown) {
    super("the connection ended before the answer", { cause });
  }
}
