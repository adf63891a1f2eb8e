import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { askForKey, lookUp } from "../../test/device-flow.ts";

const now = new Date("2027-03-01T10:00:00Z");
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await startApi({ clock: () => now });
  other = await startApi({ clock: () => now }, api);
});
afterAll(async () => {
  expect([...api.faults, ...other.faults]).toEqual([]);
  await other.close();
  await api.close();
});

const wrongFor = (code: string) => (code === "CVN-ZZZZ" ? "CVN-ZZZY" : "CVN-ZZZZ");

it("accepts five wrong codes of one account, over all processes, and then tells how long to wait", async () => {
  const { token } = await api.person("Mallory");
  const { user_code } = await askForKey(api);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => lookUp(n % 2 ? api : other, token, wrongFor(user_code))),
  );
  expect(answers.filter((it) => it.status === 404 && it.error?.code === "code_not_found")).toHaveLength(5);
  expect(answers.filter((it) => it.status === 429 && it.error?.code === "rate_limited")).toHaveLength(45);
  const sixth = await lookUp(other, token, user_code);
  expect(sixth).toMatchObject({ status: 429, error: { code: "rate_limited", retry_after: 600 } });
  const honest = await api.person("Ana");
  expect((await lookUp(other, honest.token, user_code)).data.request.agent_name).toBe("Scout");
});

it("needs a signed-in person", async () => {
  const { user_code } = await askForKey(api);
  expect(await lookUp(api, undefined, user_code)).toMatchObject({ status: 401, error: { code: "unauthenticated" } });
  const { token } = await api.person("Ana");
  const { secret } = await api.key(token, { scopes: ["trips:read", "trips:write"] });
  expect(await lookUp(api, secret, user_code)).toMatchObject({ status: 403, error: { code: "forbidden" } });
});
