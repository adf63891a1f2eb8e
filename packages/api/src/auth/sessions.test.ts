import { hashSecret } from "@caravan/core/kernel/secrets";
import { devicesOf } from "@caravan/core/push/store";
import { sqlOf } from "@caravan/db/sql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newSubscription } from "../../../core/test/push.ts";
import { startApi, type TestApi, type TestPerson } from "../../test/api-server.ts";
import { signedIn } from "../../test/signed-in.ts";
import { startSessionOf } from "./session-token.ts";

let here: TestApi;
/** Another process on the same database. */
let there: TestApi;
beforeAll(async () => {
  here = await startApi();
  there = await startApi({}, here);
});
afterAll(async () => {
  expect([...here.faults, ...there.faults]).toEqual([]);
  await there.close();
  await here.close();
});

let ana: TestPerson;
let phone: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  ana = await here.person("Ana");
  phone = await signedIn(here.ports, { userId: ana.id, publicUrl: here.url });
});

type Caller = { readonly token: string; readonly cookie: string };
const path = "/api/users/me/sessions";
const list = async (by: Caller) => (await here.send("GET", path, { token: by.token })).body.sessions;
/** The statuses of a read in each process: with the bearer token, and with the cookie. */
const reads = async (by: Caller) => {
  const sent = [{ token: by.token }, { headers: { cookie: by.cookie } }];
  const answers = [here, there].flatMap((api) => sent.map((it) => api.send("GET", "/api/trips", it)));
  return new Set((await Promise.all(answers)).map((it) => it.status));
};

describe("sessions", () => {
  it("are listed for their person, with the present one marked, and without secrets", async () => {
    const sessions = await list(phone);
    expect(sessions.map((it: { id: string; current: boolean }) => [it.id, it.current])).toEqual([
      [phone.sessionId, true],
      [ana.sessionId, false],
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/hash|token/i);
  });

  it("that were ended lose cookie and bearer token at once, in every process; other sessions stay", async () => {
    expect(await reads(phone)).toEqual(new Set([200]));
    const ended = await here.send("DELETE", `${path}/${phone.sessionId}`, { token: ana.token });
    expect(ended.body).toEqual({ success: true, ended: true });
    expect(await reads(phone)).toEqual(new Set([401]));
    expect(await reads(ana)).toEqual(new Set([200]));
    expect(await list(ana)).toHaveLength(1);
  });

  it("of somebody else cannot be ended", async () => {
    const bo = await here.person("Bo");
    expect((await here.send("DELETE", `${path}/${phone.sessionId}`, { token: bo.token })).status).toBe(404);
    expect(await reads(phone)).toEqual(new Set([200]));
  });

  it("can be ended everywhere: all but this one, or all", async () => {
    const end = (body: object) => here.send("POST", `${path}/end`, { token: ana.token, body });
    expect((await end({ keep_this: true })).body).toEqual({ success: true, ended: 1 });
    expect([await reads(phone), await reads(ana)]).toEqual([new Set([401]), new Set([200])]);
    expect((await end({})).body.ended).toBe(1);
    expect(await reads(ana)).toEqual(new Set([401]));
  });

  it("take the pushes of their browser with them, until somebody signs in again there", async () => {
    const saved = async (by: Caller) => {
      const body = newSubscription("https://push.invalid/" + crypto.randomUUID());
      const sent = { token: by.token, body };
      expect((await here.send("POST", "/api/users/me/push-subscriptions", sent)).status).toBe(200);
      return body.endpoint;
    };
    const endpoints = async () =>
      (await devicesOf(sqlOf(here.database), [ana.id], new Date())).map(({ endpoint }) => endpoint);
    const [own, other] = [await saved(ana), await saved(phone)];
    expect(await endpoints()).toEqual([own, other]);
    await here.send("POST", `${path}/end`, { token: ana.token, body: { keep_this: true } });
    expect(await endpoints()).toEqual([own]);
    const visit = { network: "127.0.0.1", userAgent: null, browser: "the phone" };
    await here.database.prisma.session.update({
      where: { id: phone.sessionId },
      data: { browserHash: hashSecret("the phone") },
    });
    const signIn = { visit, earlierSession: undefined, rememberBrowser: () => undefined };
    await startSessionOf(here.ports, signIn, (await here.person("Bo")).id, "credentials");
    expect(await endpoints()).toEqual([own]);
    await startSessionOf(here.ports, signIn, ana.id, "credentials");
    expect(await endpoints()).toEqual([own, other]);
    await here.send("POST", `${path}/end`, { token: ana.token, body: {} });
    expect(await endpoints()).toEqual([]);
  });

  it("give out no bearer token once they have ended, and expire", async () => {
    const issue = () =>
      here.send("POST", "/api/session/token", { headers: { cookie: phone.cookie, origin: here.url }, body: {} });
    expect((await issue()).status).toBe(200);
    const past = new Date(Date.now() - 1000);
    await here.database.prisma.session.update({ where: { id: phone.sessionId }, data: { expiresAt: past } });
    expect((await issue()).status).toBe(401);
    expect(await reads(phone)).toEqual(new Set([401]));
  });
});

describe("a change that outlasts the session", () => {
  const makeKey = () =>
    here.send("POST", "/api/users/me/api-keys", {
      token: ana.token,
      body: { agent_name: "Bot", scopes: ["trips:read"] },
    });
  const confirm = (password: string) => here.send("POST", `${path}/confirm`, { token: ana.token, body: { password } });

  it("needs a recent confirmation of identity: keys, a wider mode, another address, a first password, the export; reads and plans do not", async () => {
    const { body } = await makeKey();
    const long = { authenticatedAt: new Date(Date.now() - 61 * 60_000) };
    await here.database.prisma.session.update({ where: { id: ana.sessionId }, data: long });
    await here.database.prisma.user.update({ where: { id: ana.id }, data: { passwordHash: null } });
    const keyPath = `/api/users/me/api-keys/${body.key.id}`;
    const send = (method: string, to: string, sent: object) => here.send(method, to, { token: ana.token, body: sent });
    for (const refused of [
      await makeKey(),
      await send("PATCH", keyPath, { mode: "apply" }),
      await send("POST", "/api/users/me/email", { email: "other@example.com" }),
      await send("POST", "/api/users/me/password", { password: "a quiet road by night" }),
      await here.send("GET", "/api/users/me/export", { token: ana.token }),
    ])
      expect([refused.status, refused.body.error?.code]).toEqual([403, "recent_sign_in_needed"]);
    expect((await send("PATCH", keyPath, { mode: "propose" })).status).toBe(200);
    expect(await reads(ana)).toEqual(new Set([200]));

    await here.database.prisma.user.update({ where: { id: ana.id }, data: { passwordHash: "hashed a quiet road" } });
    expect((await confirm("another road")).status).toBe(400);
    expect((await makeKey()).status).toBe(403);
    expect((await confirm("a quiet road")).status).toBe(200);
    expect((await makeKey()).status).toBe(201);
  });
});
