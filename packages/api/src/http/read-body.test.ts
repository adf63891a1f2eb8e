import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DomainError } from "@caravan/core/kernel/errors";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBytes } from "./read-body.ts";

let server: Server;
beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    try {
      const body = await readBytes(incoming, 10_000_000, 20_000_000, { graceMs: 100 });
      response.end(String(body.length));
    } catch (error) {
      response.writeHead(error instanceof DomainError ? 408 : 500, { connection: "close" });
      response.end((error as DomainError).code);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a number of pieces, one every 20 ms, and then ends the body or stalls. */
function send(pieces: number, bytes: number, ends = true): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, method: "POST" }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
    });
    sent.on("error", reject);
    let left = pieces;
    const timer = setInterval(() => {
      if (left-- > 0) sent.write(Buffer.alloc(bytes));
      else {
        clearInterval(timer);
        if (ends) sent.end();
      }
    }, 20);
  });
}

it("reads a body as fast as it arrives, and refuses one that arrives too slowly", async () => {
  expect(await send(10, 20_000)).toEqual({ status: 200, text: "200000" });
  expect(await send(3, 10, false)).toEqual({ status: 408, text: "body_too_slow" });
});
