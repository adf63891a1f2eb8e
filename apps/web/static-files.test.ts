import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "caravan-static-"));
const script = "console.log('a script');".repeat(50);
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(404).end("left to Next");
});
let answer: ReturnType<typeof staticFiles>;

beforeAll(async () => {
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks/page.js"), script);
  writeFileSync(join(folder, "font.woff2"), "a font");
  writeFileSync(join(folder, "notes.txt"), "of no known type");
  answer = staticFiles(folder);
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(path: string, encoding?: string, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const headers = encoding === undefined ? {} : { "accept-encoding": encoding };
  const call = request({ port, host: "127.0.0.1", path: `/_next/static/${path}`, method, headers, agent: false }).end();
  const [response] = await once(call, "response");
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode as number, headers: response.headers as Record<string, string>, body };
}

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["gzip;q=0", undefined],
  [undefined, undefined],
])("to a browser that accepts %s, a script is sent as %s", async (accepted, sent) => {
  const { status, headers, body } = await get("chunks/page.js?v=1", accepted);
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(sent);
  expect(headers["content-length"]).toBe(String(body.length));
  expect(headers["content-type"]).toBe("application/javascript; charset=UTF-8");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.vary).toBe("Accept-Encoding");
  const plain = sent === "br" ? brotliDecompressSync(body) : sent === "gzip" ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(script);
});

test("a file in a compressed format is sent as it is", async () => {
  const { headers, body } = await get("font.woff2", "br, gzip");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.toString()).toBe("a font");
});

test("HEAD gets the headers only", async () => {
  const { status, headers, body } = await get("font.woff2", "gzip", "HEAD");
  expect([status, headers["content-length"], body.length]).toEqual([200, "6", 0]);
});

test.each(["gone.js", "notes.txt", "chunks", "chunks/../../package.json", "chunks/%2e%2e/font.woff2", ""])(
  "Next answers anything else: %s",
  async (path) => {
    expect((await get(path)).body.toString()).toBe("left to Next");
  },
);

test("other methods are not answered", async () => {
  expect((await get("font.woff2", undefined, "POST")).status).toBe(404);
});
