import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

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
