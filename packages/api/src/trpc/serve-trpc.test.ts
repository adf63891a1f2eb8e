import { plan } from "@caravan/domain/planning/plan";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let planning = 0;
let goOn = () => {};

beforeAll(async () => {
  const planner = {
    plan: async (request: Parameters<typeof plan>[0]) => {
      planning += 1;
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return plan(request);
    },
  };
  api = await startApi({ ports: { planner } });
});
afterAll(() => api.close());

it("finishes a request whose client disconnected, so that the service can stop", async () => {
  const { token } = await api.person("Ana");
  const caller = new AbortController();
  const answer = fetch(`${api.url}/api/trpc/trips.create`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04" }),
    signal: caller.signal,
  });
  await expect.poll(() => planning).toBe(1);
  expect(api.underWay()).toBe(1);
  caller.abort();
  await expect(answer).rejects.toThrow();
  goOn();
  await expect.poll(() => api.underWay()).toBe(0);
  expect(api.faults).toEqual([]);
});

it("finishes a request whose client disconnected before it was handled", async () => {
  const { token } = await api.person("Ben");
  // Disconnects during authentication: some before the procedure is called, some after.
  for (let after = 0; after < 12; after += 1) {
    const caller = new AbortController();
    const answer = fetch(`${api.url}/api/trpc/trips.list?input=%7B%7D`, {
      headers: { authorization: `Bearer ${token}` },
      signal: caller.signal,
    }).catch(() => undefined);
    setTimeout(() => caller.abort(), after);
    await answer;
  }
  await expect.poll(() => api.underWay()).toBe(0);
});

it("lets no browser store an answer, which going back would show again", async () => {
  const { token } = await api.person("Cleo");
  const input = (it: object) => encodeURIComponent(JSON.stringify(it));
  for (const path of [
    `trips.list?input=${input({})}`,
    `trips.list,account.get?batch=1&input=${input({ 0: {}, 1: {} })}`,
    `trips.get?input=${input({ trip_id: crypto.randomUUID() })}`,
    "no.such.procedure",
  ]) {
    const { headers } = await api.send("GET", `/api/trpc/${path}`, { token });
    expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});
