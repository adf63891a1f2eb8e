import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { errorResponse } from "../http/error-response.ts";
import { wwwAuthenticate } from "../http/www-authenticate.ts";

/** Answers a refused upgrade with the error body of the API, and closes the connection. */
export function rejectUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  error: unknown,
  options: { readonly publicUrl: string; readonly report: (error: unknown) => void },
): void {
  const { status, headers, body } = errorResponse(error, (_, fault) => options.report(fault));
  const text = JSON.stringify(body);
  const all = {
    ...headers,
    ...wwwAuthenticate(status, body.error, request, options.publicUrl),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join("\r\n")}\r\n\r\n${text}`);
}
