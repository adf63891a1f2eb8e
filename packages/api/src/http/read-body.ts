import type { IncomingMessage, ServerResponse } from "node:http";
import { DomainError, invalid } from "@caravan/core/kernel/errors";
import type { Pace } from "../limits/upload-pace.ts";
import { gather } from "./gather.ts";

export const MAX_BODY_BYTES = 1_048_576;
/**
 * A larger body is read up to here and dropped: if the connection were closed while the client sends, the client would
 * lose our answer.
 */
const READ_LIMIT = 8 * MAX_BODY_BYTES;

/**
 * The body as an object; `{}` when there is none.
 *
 * @throws 400, 413 or, with the message `otherwise`, 415
 */
export async function readJson(
  request: IncomingMessage,
  otherwise = "Send the body as JSON, with Content-Type: application/json.",
): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text.trim() === "") return {};
  const type = request.headers["content-type"];
  if (type !== undefined && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new DomainError("unsupported", "unsupported_media_type", otherwise);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid([{ path: "", message: "the body is not valid JSON" }], "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw invalid([{ path: "", message: "the body must be a JSON object" }], "The body must be a JSON object.");
  }
  return value as Record<string, unknown>;
}

/** The body as text, at most {@link MAX_BODY_BYTES} bytes. */
export async function readText(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, MAX_BODY_BYTES, READ_LIMIT)).toString("utf8");
}

/** A slow connection has about ten times this rate. A lower limit would let senders hold memory and slots for hours. */
const SLOWEST_BYTES_PER_SECOND = 32 * 1024;
const GRACE_MS = 10_000;

/**
 * The body; 413 beyond `limit` bytes. A larger one is read up to `readOn` bytes and dropped.
 *
 * @throws too_slow `body_too_slow` when it arrives more slowly than SLOWEST_BYTES_PER_SECOND
 */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  readOn: number,
  { graceMs = GRACE_MS, pace = () => 0 }: { readonly graceMs?: number; readonly pace?: Pace } = {},
): Promise<Buffer> {
  // Created only when thrown: an error costs a stack trace.
  const tooLarge = () => new DomainError("too_large", "payload_too_large", `The body is larger than ${limit} bytes.`);
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > readOn) throw tooLarge();
  if (request.destroyed && !request.readableEnded) throw hungUp();
  const body = gather(announced <= limit ? announced : 0, { own: true });
  let size = 0;
  const began = Date.now();
  // By events: iterating over the request takes longer than all the rest of reading a small body.
  await new Promise<void>((resolve, reject) => {
    const stop = (error: Error) => {
      clearTimeout(timer);
      clearTimeout(rest);
      // The socket stays open, because the answer uses it too.
      request.off("data", take).pause();
      reject(error);
    };
    const look = () => {
      const due = ((Date.now() - began - graceMs) / 1000) * SLOWEST_BYTES_PER_SECOND;
      if (size >= due) timer = setTimeout(look, 1000);
      else
        stop(
          new DomainError("too_slow", "body_too_slow", "The request is arriving too slowly. Try a better connection."),
        );
    };
    let timer = setTimeout(look, graceMs + 1);
    let rest: NodeJS.Timeout | undefined;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > readOn) return stop(tooLarge());
      if (size <= limit) body.add(chunk);
      else body.drop();
      const wait = pace(chunk.length);
      if (wait < 1) return;
      request.pause();
      rest = setTimeout(() => request.resume(), wait);
    };
    request.on("data", take);
    request.once("end", () => {
      clearTimeout(timer);
      resolve();
    });
    request.once("error", stop);
    request.once("close", () => {
      if (!request.readableEnded) stop(hungUp());
    });
  });
  if (size > limit) throw tooLarge();
  return body.whole();
}

const hungUp = () => new Error("the caller hung up");

/** @param text the body where it has been written already */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  text: string | Buffer = JSON.stringify(body),
): void {
  if (response.headersSent || response.destroyed) return;
  if (status === 204) {
    response.writeHead(204, { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers }).end();
    return;
  }
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...headers,
  });
  response.end(text);
}

/** Aborted when the caller disconnects before the answer. */
export function abortOnDisconnect(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort(new Error("the caller hung up"));
  });
  return controller.signal;
}

export function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
