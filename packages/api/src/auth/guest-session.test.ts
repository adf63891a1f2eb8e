import { deleteExpiredRows } from "@caravan/core/expired-rows";
import { sqlOf } from "@caravan/db/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { routedVerbs } from "../router.ts";
import { startSessionOf } from "./session-token.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ limits: true });
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const start = (headers: Record<string, string> = { origin: api.url }) =>
  api.send("POST", "/api/session/guest", { headers, body: {} });
const sessionIn = (answer: Awaited<ReturnType<typeof start>>) =>
  /next-auth\.session-token=([\w-]+)/.exec(answer.headers.getSetCookie().join("\n"))?.[1];
/** A guest: what they send has the cookie of their browser. */
async function guest() {
  const session = sessionIn(await start()) as string;
  const headers = { cookie: `next-auth.session-token=${session}`, origin: api.url };
  return { session, send: (method: string, path: string, body?: object) => api.send(method, path, { headers, body }) };
}
const lisbon = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-05" };
type Guest = Awaited<ReturnType<typeof guest>>;
const plan = async (by: Guest) => (await by.send("POST", "/api/trips", lisbon)).body.trip;
const signIn = (userId: string, earlierSession: string) =>
  startSessionOf(
    api.ports,
    {
      visit: { network: "127.0.0.1", userAgent: null, browser: null },
      ...{ earlierSession, rememberBrowser: () => {} },
    },
    userId,
    "credentials",
  );

describe("a guest", () => {
  it("plans, edits and checks a trip with the session of one browser, which nobody else reaches", async () => {
    const [mine, other] = [await guest(), await guest()];
    const trip = await plan(mine);
    expect(trip.itinerary).toHaveLength(3);
    const path = `/api/trips/${trip.id}`;
    expect((await mine.send("POST", `${path}/activities`, { title: "Fado", day_number: 1 })).status).toBe(201);
    expect((await mine.send("GET", `${path}/findings`)).status).toBe(200);
    expect((await mine.send("GET", "/api/users/me")).body.user).toMatchObject({ is_guest: true, name: "Guest" });
    expect((await other.send("GET", path)).status).toBe(404);
  });

  it("has room for three trips", async () => {
    const mine = await guest();
    const empty = { ...lisbon, skip_ai_generation: true };
    for (const _ of [1, 2, 3]) expect((await mine.send("POST", "/api/trips", empty)).status).toBe(201);
    const fourth = await mine.send("POST", "/api/trips", empty);
    expect([fourth.status, fourth.body.error.code]).toEqual([403, "account_needed"]);
  });

  it("needs an account for what reaches others, stores files or gives access", async () => {
    const mine = await guest();
    const trip = await plan(mine);
    for (const [method, path, body] of [
      ["POST", `/api/trips/${trip.id}/shares`, {}],
      ["POST", `/api/trips/${trip.id}/invitations`, { role: "viewer" }],
      ["POST", `/api/trips/${trip.id}/calendar`, {}],
      ["POST", `/api/trips/${trip.id}/documents/text`, { name: "Code", text: "4711" }],
      ["POST", "/api/confirmations", { text: "Flight TP 1351" }],
      ["POST", "/api/group-trips", { title: "Two in May" }],
      ["POST", "/api/users/me/api-keys", { agent_name: "Bot", scopes: ["trips:read"] }],
      ["POST", "/api/users/me/password", { password: "a quiet road by night" }],
    ] as const) {
      const answer = await mine.send(method, path, body);
      expect([path, answer.status, answer.body.error?.code]).toEqual([path, 403, "account_needed"]);
    }
  });

  it("may use no verb of a person beyond their own account, so that a new one is refused until somebody decides", () => {
    const allowed = routedVerbs().filter(({ verb }) => verb.audience === "person" && verb.guests === true);
    expect(allowed.map(({ verb }) => verb.name)).toEqual([
      "get_account",
      "set_formats",
      "set_currency",
      "list_people_pictures",
    ]);
  });

  it("takes everything along when signing in, and is gone", async () => {
    const [mine, ana] = [await guest(), await api.person("Ana")];
    const trip = await plan(mine);
    await mine.send("PUT", "/api/users/me/preferences", { interests: ["fado"] });
    await mine.send("POST", `/api/trips/${trip.id}/expenses`, {
      ...{ title: "Tram", amount: 6, currency: "EUR", date: "2091-05-03" },
    });
    await signIn(ana.id, mine.session);

    const asAna = (path: string) => api.send("GET", path, { token: ana.token });
    expect((await asAna("/api/trips")).body.trips.map((it: { id: string }) => it.id)).toEqual([trip.id]);
    const { body } = await asAna(`/api/trips/${trip.id}`);
    expect(body.trip.itinerary).toEqual(trip.itinerary);
    expect((await asAna(`/api/trips/${trip.id}/expenses`)).body.expenses).toHaveLength(1);
    expect((await asAna("/api/users/me/preferences")).body.preferences.interests).toEqual(["fado"]);
    expect((await asAna(`/api/trips/${trip.id}/edits`)).body.entries.at(-1).author.user_id).toBe(ana.id);
    expect((await mine.send("GET", "/api/trips")).status).toBe(401);
    expect(
      await api.database.prisma.user.count({ where: { kind: "guest", ownedTrips: { some: { id: trip.id } } } }),
    ).toBe(0);
  });

  it("is deleted with their trips once the session has ended", async () => {
    const mine = await guest();
    const trip = await plan(mine);
    const long = new Date(Date.now() - 40 * 86_400_000);
    const { ownerId } = await api.database.prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    const sweep = () => deleteExpiredRows(sqlOf(api.ports.database), api.ports);
    await api.database.prisma.user.update({ where: { id: ownerId }, data: { createdAt: long } });
    await sweep();
    expect((await mine.send("GET", `/api/trips/${trip.id}`)).status).toBe(200);
    await api.database.prisma.session.updateMany({ where: { userId: ownerId }, data: { expiresAt: long } });
    await sweep();
    expect(await api.database.prisma.trip.count({ where: { id: trip.id } })).toBe(0);
    expect(await api.database.prisma.user.count({ where: { id: ownerId } })).toBe(0);
  });
});

describe("POST /api/session/guest", () => {
  it("starts nothing for another site's page, for somebody who is signed in, or where sign-up is not open", async () => {
    const before = await api.database.prisma.user.count({ where: { kind: "guest" } });
    expect((await start({ origin: "https://elsewhere.example" })).status).toBe(403);
    const bo = await api.person("Bo");
    const signedIn = await start({ origin: api.url, cookie: bo.cookie });
    expect([signedIn.status, sessionIn(signedIn)]).toEqual([200, undefined]);
    const invited = await startApi({ ports: { fixedSettings: { signUp: "invited" } } }, api);
    const closed = await invited.send("POST", "/api/session/guest", { headers: { origin: api.url }, body: {} });
    await invited.close();
    expect([closed.status, closed.body.error.code]).toEqual([403, "sign_up_refused"]);
    expect(await api.database.prisma.user.count({ where: { kind: "guest" } })).toBe(before);
  });

  it("starts twenty an hour for a network", async () => {
    const statuses: number[] = [];
    while (statuses.length < 25 && !statuses.includes(429)) statuses.push((await start()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
