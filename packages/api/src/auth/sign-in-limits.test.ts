import type { Visit } from "@caravan/core/identity/sessions";
import { verifySignIn } from "@caravan/core/identity/sign-in";
import { hashSecret } from "@caravan/core/kernel/secrets";
import { type TestDatabase, testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fakePorts } from "../../../core/test/fake-ports.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";

let database: TestDatabase;
let ports: ReturnType<typeof fakePorts>;
beforeAll(async () => {
  database = await testDatabase();
  const noon = Date.parse("2026-11-21T12:00:00Z");
  ports = { ...fakePorts(database), throttle: createRateLimiter(database, true, () => noon) };
});
afterAll(() => database.close());

const password = "a quiet road";
async function account(): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  await database.prisma.user.create({ data: { id, email, name: "Ana", passwordHash: `hashed ${password}` } });
  return { id, email };
}
const from = (network: string, browser: string | null = null): Visit => ({ network, userAgent: null, browser });
const attempt = (email: string, typed: string, visit: Visit) =>
  verifySignIn(ports, { email, password: typed }, visit).then(
    (it) => (it ? "in" : "wrong"),
    (error) => error.code as string,
  );
const wrongs = async (email: string, visit: Visit, times: number) => {
  for (let time = 0; time < times; time++) await attempt(email, "a guess", visit);
};

it("counts wrong passwords by account and network; right ones do not count", async () => {
  const ana = await account();
  const home = from("203.0.113.9");
  for (let time = 0; time < 60; time++) expect(await attempt(ana.email, password, home)).toBe("in");
  await wrongs(ana.email, home, 20);
  expect(await attempt(ana.email, password, home)).toBe("rate_limited");
  expect(await attempt((await account()).email, password, home)).toBe("in");
  expect(await attempt(ana.email, password, from("198.51.100.7"))).toBe("in");
});

it("never locks out the owner's browser or network, whatever strangers try", async () => {
  const ana = await account();
  const now = new Date();
  const was = { createdAt: now, authenticatedAt: now, lastSeenAt: now, expiresAt: now, endedAt: now };
  const session = { id: crypto.randomUUID(), userId: ana.id, tokenHash: ana.id, method: "credentials", ...was };
  const known = { network: "203.0.113.10", browserHash: hashSecret("my laptop") };
  await database.prisma.session.create({ data: { ...session, ...known } });
  for (let network = 0; network < 10; network++) await wrongs(ana.email, from(`198.51.100.${network}`), 11);
  expect(await attempt(ana.email, password, from("192.0.2.1"))).toBe("rate_limited");
  expect(await attempt(ana.email, password, from("203.0.113.10"))).toBe("in");
  // A neighbour at the same address uses up the limit of the address, but not that of the browser.
  await wrongs(ana.email, from("203.0.113.10"), 20);
  expect(await attempt(ana.email, password, from("203.0.113.10"))).toBe("rate_limited");
  expect(await attempt(ana.email, password, from("203.0.113.10", "my laptop"))).toBe("in");
  expect(await attempt(ana.email, password, from("192.0.2.2", "my laptop"))).toBe("in");
});

it("treats an unknown address the same", async () => {
  const visit = from("203.0.113.77");
  await wrongs("nobody@example.com", visit, 20);
  expect(await attempt("nobody@example.com", password, visit)).toBe("rate_limited");
});
