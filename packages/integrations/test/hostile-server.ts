import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A server on a real port with a given answer for each path; it listens on every address of the machine. */
export async function hostileServer() {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  server.on("connection", (socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    host: `127.0.0.1:${port}`,
    asked,
    connections: () => sockets.length,
    /** The bytes that were sent on all connections. */
    bytesSent: () => sockets.reduce((sum, it) => sum + it.bytesWritten, 0),
    on(path: string, answer: Answer): string {
      answers.set(path, answer);
      return `http://127.0.0.1:${port}${path}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const html =
  (text: string): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);

export const bytes =
  (type: string, body: Uint8Array): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(body);

export const to =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { location }).end();

/** Sent as fast as the client reads, after `beginning`. */
export function endless(type: string, beginning: string, total: number): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": type });
    response.write(beginning);
    const piece = Buffer.alloc(65_536, "x");
    let left = Math.ceil(total / piece.length);
    const more = () => {
      while (left-- > 0 && !response.destroyed) if (!response.write(piece)) break;
      if (left <= 0) response.end();
      else if (!response.destroyed) response.once("drain", more);
    };
    more();
  };
}

/** A byte a second, after `beginning`. */
export function drip(type: string, beginning: string): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": type });
    response.write(beginning);
    const tap = setInterval(() => response.write("x"), 1000);
    response.once("close", () => clearInterval(tap));
  };
}

/** Headers without an end: one every `pauseMs`, or as fast as the client reads. */
export function headersForEver(pauseMs: number): Answer {
  return (response) => {
    const socket = response.socket as Socket;
    socket.write("HTTP/1.1 200 OK\r\n");
    const line = () =>
      void (socket.destroyed || socket.write(`x-${Math.random()}: ${"y".repeat(pauseMs > 0 ? 1 : 1000)}\r\n`));
    const tap = setInterval(line, pauseMs);
    socket.once("close", () => clearInterval(tap));
    socket.on("error", () => undefined);
  };
}
