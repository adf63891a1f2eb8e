import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let limited: TestApi;
/** Each test has its own address. */
let address = "203.0.113.1";

beforeAll(async () => {
  const now = new Date();
  // Calls that are counted together have to be within one minute.
  limited = await startApi({ limits: true, addressOf: () => address, clock: () => now });
});
afterAll(() => limited.close());

const account = () => ({ email: `${crypto.randomUUID()}@example.com`, password: "a quiet road by night", name: "Ana" });
const batch = (names: readonly string[], inputs: readonly unknown[]) =>
  limited.send("POST", `/api/trpc/${names.join(",")}?batch=1`, { body: Object.fromEntries(inputs.entries()) });

it("refuses the 61st anonymous request of a minute; each credential has its own limit", async () => {
  const ana = await limited.person("Ana");
  address = "203.0.113.5";
  const anonymous = () => limited.send("GET", "/api/agent-manifest");
  for (let request = 1; request <= 60; request++) expect((await anonymous()).status, `request ${request}`).toBe(200);
  const refused = await anonymous();
  // An invalid token counts as anonymous.
  for (const answer of [refused, await limited.send("GET", "/api/trips", { token: "cvn_guess" })]) {
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      success: false,
      error: { code: "rate_limited", message: expect.stringMatching(/\S/), details: expect.any(Array) },
    });
  }
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds >= 1 && seconds <= 60).toBe(true);
  expect((await limited.send("GET", "/api/trips", { token: ana.token })).status).toBe(200);
  const noted = () => limited.database.prisma.auditEntry.findMany({ where: { event: "rate_limited" } });
  await expect.poll(noted).toMatchObject([{ outcome: "failed", network: "203.0.113.0/24" }]);
});

it("says in the standard headers which limit applies and what is left of it", async () => {
  const ana = await limited.person("Ana");
  address = "203.0.113.6";
  const headersOf = async (token?: string) => {
    const { headers } = await limited.send("GET", "/api/agent-manifest", { token });
    return [headers.get("ratelimit-policy"), headers.get("ratelimit")];
  };
  expect(await headersOf()).toEqual(['"address";q=60;w=60', expect.stringMatching(/^"address";r=59;t=\d+$/)]);
  expect(await headersOf()).toEqual(['"address";q=60;w=60', expect.stringMatching(/^"address";r=58;t=\d+$/)]);
  const [policy, standing] = await headersOf(ana.token);
  expect(policy).toBe('"credential";q=600;w=60');
  expect(standing).toMatch(/^"credential";r=599;t=\d+$/);
  for (let more = 0; more < 58; more++) await headersOf();
  const refused = await limited.send("GET", "/api/agent-manifest");
  expect([refused.status, refused.headers.get("ratelimit")]).toEqual([429, expect.stringMatching(/;r=0;t=\d+$/)]);
});

describe("batched tRPC calls", () => {
  it("are refused when they change something", async () => {
    address = "203.0.113.2";
    const before = await limited.database.prisma.user.count();
    for (const comma of [",", "%2C"]) {
      const path = `/api/trpc/account.create${comma}account.create?batch=1`;
      const answer = await limited.send("POST", path, { body: { 0: account(), 1: account() } });
      expect(answer.status).toBe(400);
    }
    expect(await limited.database.prisma.user.count()).toBe(before);
  });

  it("are counted one by one, and are limited to twenty", async () => {
    address = "203.0.113.3";
    const query = (count: number) => {
      const names = Array.from({ length: count }, () => "destinations.search").join(",");
      const input = Object.fromEntries(Array.from({ length: count }, (_, index) => [index, { query: "lis" }]));
      return limited.send("GET", `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`);
    };
    expect((await query(21)).status).toBe(400);
    // One of the sixty was used by the refused call.
    for (let times = 0; times < 2; times++) expect((await query(20)).status).toBe(200);
    expect((await query(20)).status).toBe(429);
  });

  it("cannot create more accounts than the limit, on any path", async () => {
    address = "203.0.113.4";
    for (let made = 0; made < 10; made++) {
      const answer =
        made % 2 === 0
          ? await limited.send("POST", "/api/users", { body: account() })
          : await batch(["account.create"], [account()]);
      expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    }
    expect((await limited.send("POST", "/api/users", { body: account() })).status).toBe(429);
    expect((await batch(["account.create"], [account()])).status).toBe(429);
  });

  it("can send five test pushes a minute for each person, from any address and path", async () => {
    const [ana, ben] = [await limited.person("Ana"), await limited.person("Ben")];
    const path = "/api/users/me/push-subscriptions/test";
    const send = async (token: string, host: number) => {
      address = `203.0.113.${host}`;
      return (await limited.send("POST", path, { token })).status;
    };
    for (let times = 0; times < 5; times++) expect(await send(ana.token, 10 + times)).toBe(202);
    expect(await send(ana.token, 20)).toBe(429);
    const { token } = ana;
    expect((await limited.send("POST", "/api/trpc/push.test", { token, body: {} })).status).toBe(429);
    expect(await send(ben.token, 20)).toBe(202);
  });

  it("are counted by network, however many addresses it has", async () => {
    for (let host = 0; host < 60; host++) {
      address = `2001:db8:1:2::${host.toString(16)}`;
      expect((await limited.send("GET", "/api/agent/capabilities")).status).toBe(200);
    }
    address = "2001:db8:1:2:ffff::1";
    expect((await limited.send("GET", "/api/agent/capabilities")).status).toBe(429);
  });
});
