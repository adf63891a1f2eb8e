import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { rasterise } from "@caravan/integrations/rasterise";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { coverImages } from "./cover-images.ts";

const folder = new URL("public/map/water", import.meta.url).pathname;
const lisbon = "/covers/2/card/trip/38.71,-9.14/3.svg";
let drawings = 0;
let isFull = false;
let answer: ReturnType<typeof coverImages>;
const server = createServer((asked, response) => {
  if (!answer(asked, response)) response.writeHead(418).end("left to the pages");
});

beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")));
afterAll(() => void server.close());
beforeEach(() => {
  drawings = 0;
  isFull = false;
  answer = coverImages({
    folder,
    async admit() {
      drawings++;
      if (isFull) throw new Error("too many");
    },
    rasterise,
    refuse: (response) => void response.writeHead(429).end(),
  });
});

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const call = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
  const [response] = await once(call, "response");
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode as number, headers: response.headers as Record<string, string>, body };
}

test("a cover is an image that runs nothing and is kept for a year", async () => {
  const { status, headers, body } = await get(lisbon);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-security-policy"]).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  // The Tagus, and the places of Lisbon as dots.
  expect(body.toString()).toContain('id="s0"');
  expect(body.toString().match(/<circle/g)?.length).toBeGreaterThan(10);
  expect((await get(lisbon, { "if-none-match": headers.etag as string })).status).toBe(304);
  const packed = await get(lisbon, { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.body)).toEqual(body);
  expect((await get(lisbon, { "accept-encoding": "br, gzip;q=0" })).headers["content-encoding"]).toBeUndefined();
  expect((await get(lisbon, {}, "HEAD")).body).toHaveLength(0);
});

test("what others show beside a link is pixels in the size that they ask for, in the colours of the drawing", async () => {
  const { status, headers, body } = await get("/covers/2/preview/trip/38.71,-9.14/3.png", {
    "accept-encoding": "gzip",
  });
  expect([status, headers["content-type"], headers["content-encoding"]]).toEqual([200, "image/png", undefined]);
  expect(body.subarray(1, 4).toString()).toBe("PNG");
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  // Land, water and marks; a colour that is not understood would be black, and all of them one.
  expect(body.length).toBeGreaterThan(8_000);
  expect((await get("/covers/2/preview/trip/38.71,-9.14/3.svg")).status).toBe(404);
  expect((await get("/covers/2/card/trip/38.71,-9.14/3.png")).status).toBe(404);
});

test("it is drawn once, and only drawings count for the limit", async () => {
  await get(lisbon);
  await get(`${lisbon}?again`);
  expect(drawings).toBe(1);
  isFull = true;
  expect((await get(lisbon)).status).toBe(200);
  expect((await get("/covers/2/card/trip/48.86,2.35/3.svg")).status).toBe(429);
});

test("other addresses are no covers, or not ours", async () => {
  expect((await get("/covers/2/card/trip/99,0/3.svg")).status).toBe(404);
  expect((await get(lisbon, {}, "POST")).status).toBe(404);
  expect((await get("/trips")).status).toBe(418);
});
