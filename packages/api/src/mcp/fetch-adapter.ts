import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** The credential has been checked and is no longer needed. */
const withheld = new Set(["authorization", "cookie"]);

/** Request line and headers as a fetch Request. The parsed body is passed separately. */
export function toFetchRequest(request: IncomingMessage, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !withheld.has(name)) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return new Request(new URL(request.url ?? "/", publicUrl), { method: "POST", headers, signal });
}

/** Sends a fetch response, chunk by chunk. */
export async function sendFetchResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) return answer.body?.cancel();
  response.writeHead(answer.status, {
    "cache-control": "no-store",
    ...Object.fromEntries(answer.headers),
    "x-content-type-options": "nosniff",
  });
  if (!answer.body) return void response.end();
  // Flushed at once, so that the client of a stream knows that it was accepted.
  response.flushHeaders();
  // The same type under two names: with DOM types loaded, theirs shadows that of node.
  await pipeline(Readable.fromWeb(answer.body as NodeStream<Uint8Array>), response);
}
