import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** The credential was checked already; nothing behind here has a use for it. */
const withheld = new Set(["authorization", "cookie"]);

/** The head of a request in the form of the fetch standard. Its body is handed on parsed, so it has none here. */
export function toFetchRequest(request: IncomingMessage, publicUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !withheld.has(name)) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return new Request(new URL(request.url ?? "/", publicUrl), { method: "POST", headers, signal });
}

/** Sends a fetch response on, chunk by chunk as they come. */
export async function sendFetchResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) return answer.body?.cancel();
  response.writeHead(answer.status, {
    "cache-control": "no-store",
    ...Object.fromEntries(answer.headers),
    "x-content-type-options": "nosniff",
  });
  if (!answer.body) return void response.end();
  // The client of a stream learns at once that it was accepted, not with the first event.
  response.flushHeaders();
  // The same thing by two names: where the DOM is known, its type shadows that of node.
  await pipeline(Readable.fromWeb(answer.body as NodeStream<Uint8Array>), response);
}
