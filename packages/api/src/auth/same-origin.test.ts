import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { isSameOrigin } from "./same-origin.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it("refuses a page that was opened with the session of another account", async () => {
  const [ana, bo] = await Promise.all([api.person("Ana"), api.person("Bo")]);
  const { cookie } = bo;
  const from = (account: string | undefined, method: string, path: string, body?: object) =>
    api.send(method, path, {
      headers: { cookie, origin: api.url, ...(account !== undefined && { "caravan-account": account }) },
      ...(body && { body }),
    });
  const trip = { destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  const subscription = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" }, label: "Chrome" };
  const listed = "/api/trpc/trips.list?input=%7B%7D";

  for (const [method, path, body] of [
    ["POST", "/api/trpc/trips.create", trip],
    ["POST", "/api/trips", trip],
    ["GET", listed],
    ["GET", "/api/trips"],
    ["GET", "/api/users/me/push-subscriptions"],
    ["POST", "/api/users/me/push-subscriptions", subscription],
  ] as const)
    expect([path, (await from(ana.id, method, path, body)).status]).toEqual([path, 401]);
  expect((await from(bo.id, "POST", "/api/trpc/trips.create", trip)).status).toBe(200);
  // Scripts send no page header.
  expect((await from(undefined, "GET", listed)).body.result.data.trips).toHaveLength(1);
  expect((await api.send("GET", listed, { token: ana.token, headers: { "caravan-account": bo.id } })).status).toBe(200);
});

it.each([
  // The public address, and the address at which this server was reached directly.
  ["https://trips.example", { origin: "https://trips.example", host: "10.0.0.7:3000" }, true],
  ["http://localhost:3000", { origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" }, true],
  ["http://localhost:3000", { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, true],
  ["http://localhost", { origin: "http://localhost", host: "localhost:80" }, true],
  ["http://localhost:3000", { origin: "http://[::1]:3000", host: "[::1]:3000" }, true],
  ["http://trips.home", { origin: "http://trips.home:3000", host: "trips.home:3000" }, true],
  // A name of somebody else that leads to this machine.
  ["http://localhost:3000", { origin: "http://evil.example:3000", host: "evil.example:3000" }, false],
  // Another scheme, another host, another port.
  ["https://trips.example", { origin: "http://trips.example", host: "trips.example" }, false],
  ["http://trips.example", { origin: "https://trips.example", host: "trips.example" }, false],
  ["https://trips.example", { origin: "https://trips.example:8443", host: "trips.example" }, false],
  ["http://localhost:3000", { origin: "http://localhost:3001", host: "localhost:3000" }, false],
  ["http://localhost:3000", { origin: "http://localhost.evil.example:3000", host: "localhost:3000" }, false],
  ["https://trips.example", { origin: "https://evil.example", host: "evil.example" }, false],
  ["http://localhost:3000", { origin: "http://a@localhost:3000", host: "localhost:3000" }, false],
  ["http://localhost:3000", { origin: "null", host: "localhost:3000" }, false],
  ["http://localhost:3000", { origin: "", host: "" }, false],
  ["http://localhost:3000", { "sec-fetch-site": "same-origin" }, true],
  ["http://localhost:3000", { "sec-fetch-site": "same-site" }, false],
  ["http://localhost:3000", {}, false],
] as const)("at %s, %j is of the same origin: %s", (publicUrl, headers, expected) => {
  expect(isSameOrigin({ headers } as unknown as IncomingMessage, publicUrl)).toBe(expected);
});
