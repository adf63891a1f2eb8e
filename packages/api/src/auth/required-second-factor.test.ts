import { totpOf } from "@caravan/core/identity/totp";
import { storeSetting } from "@caravan/core/installation/settings";
import { sqlOf } from "@caravan/db/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { routedVerbs } from "../router.ts";
import { startSessionOf } from "./session-token.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const visit = { network: "127.0.0.1", userAgent: null, browser: null };
/** A session that began in this way; what is sent has its cookie. */
async function signedInBy(method: string, userId: string) {
  const started = { visit, earlierSession: undefined, rememberBrowser: () => {} };
  const { sessionToken } = await startSessionOf(api.ports, started, userId, method);
  const headers = { cookie: `next-auth.session-token=${sessionToken}`, origin: api.url };
  return (verb: string, path: string, body?: object) => api.send(verb, path, { headers, ...(body && { body }) });
}
const require = (value: "optional" | "required", by: string) =>
  storeSetting(sqlOf(api.ports.database), { name: "second_factor", value, by }, new Date());

describe("an installation that requires a second factor", () => {
  it("refuses a session that began with a password alone everything but setting one up, until it is set up", async () => {
    const ana = await api.person("Ana");
    const send = await signedInBy("credentials", ana.id);
    expect((await send("GET", "/api/trips")).status).toBe(200);
    await require("required", ana.id);
    for (const [method, path] of [
      ["GET", "/api/trips"],
      ["GET", "/api/users/me/api-keys"],
      ["GET", "/api/users/me/export"],
      ["GET", "/api/admin/settings"],
      ["GET", "/api/users/me/inbox"],
    ] as const) {
      const answer = await send(method, path);
      expect([path, answer.status, answer.body.error?.code]).toEqual([path, 403, "second_factor_needed"]);
    }
    const tool = await send("POST", "/api/agent/task", { capability: "list_trips" });
    expect(tool.body.error.code).toBe("second_factor_needed");
    expect((await send("GET", "/api/users/me")).body.user.needs_second_factor).toBe(true);

    const { secret } = (await send("POST", "/api/users/me/totp")).body;
    const confirmed = await send("POST", "/api/users/me/totp/confirm", { code: totpOf(secret).generate() });
    expect(confirmed.body.recovery_codes).toHaveLength(10);
    expect((await send("GET", "/api/trips")).status).toBe(200);
    expect((await send("GET", "/api/users/me")).body.user.needs_second_factor).toBe(false);
    const off = await send("DELETE", "/api/users/me/totp");
    expect([off.status, off.body.error.code]).toEqual([409, "second_factor_required"]);
    await require("optional", ana.id);
    expect((await send("DELETE", "/api/users/me/totp")).status).toBe(200);
  });

  it("accepts passkeys, identity providers and keys, and no link in a mail", async () => {
    const bo = await api.person("Bo");
    const key = await api.key(bo.token, { scopes: ["trips:read"] });
    await require("required", bo.id);
    const seen = async (method: string) => (await (await signedInBy(method, bo.id))("GET", "/api/trips")).status;
    expect([await seen("passkey"), await seen("google"), await seen("email"), await seen("credentials")]).toEqual([
      200, 200, 403, 403,
    ]);
    expect((await api.send("GET", "/api/trips", { token: key.secret })).status).toBe(200);
    await require("optional", bo.id);
    expect(await seen("email")).toBe(200);
  });

  it("leaves only verbs open that set one up or end the session, so that a new one is refused until somebody decides", () => {
    const open = routedVerbs().filter(({ verb }) => verb.withoutSecondFactor && verb.audience !== "anyone");
    expect(open.map(({ verb }) => verb.name).sort()).toEqual([
      "add_passkey",
      "confirm_identity",
      "confirm_totp",
      "delete_account",
      "end_session",
      "end_sessions",
      "get_account",
      "list_passkeys",
      "preview_account_deletion",
      "start_passkey",
      "start_totp",
    ]);
  });
});
