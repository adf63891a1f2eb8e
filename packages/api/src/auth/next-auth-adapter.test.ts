import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FixedSettings } from "@caravan/core/kernel/ports";
import { type TestDatabase, testDatabase } from "@caravan/db/testing";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakePorts } from "../../../core/test/fake-ports.ts";
import { signedIn } from "../../test/signed-in.ts";
import { errorResponse } from "../http/error-response.ts";
import { sendJson } from "../http/read-body.ts";
import { serveNextAuth } from "./next-auth-endpoint.ts";
import { authOptions } from "./next-auth-options.ts";
import { signInVisit } from "./sign-in-visit.ts";

let database: TestDatabase;
let caravan: Server;
let provider: Server;
let url: string;
let fixedSettings: FixedSettings = {};
/** Who is signed in at the identity provider. */
let claims: Record<string, unknown>;
const faults: unknown[] = [];
const mails: { to: string; text: string }[] = [];
const envUrl = process.env.NEXTAUTH_URL;

beforeAll(async () => {
  database = await testDatabase();
  provider = createServer();
  const issuer = await listening(provider);
  const keys = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256" };
  provider.on("request", async (request: IncomingMessage, response) => {
    const answers: Record<string, () => object | Promise<object>> = {
      "/.well-known/openid-configuration": () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }),
      "/jwks": () => ({ keys: [jwk] }),
      "/token": async () => ({
        access_token: "access",
        token_type: "Bearer",
        expires_in: 60,
        scope: "openid",
        something_else: "ignored",
        id_token: await new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid: "one" })
          .setIssuer(issuer)
          .setAudience("caravan")
          .setIssuedAt()
          .setExpirationTime("1 minute")
          .sign(keys.privateKey),
      }),
    };
    const answer = await answers[request.url ?? ""]?.();
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
  });
  caravan = createServer();
  url = await listening(caravan);
  process.env.NEXTAUTH_URL = url;
  const mailer = { configured: true, send: async (mail: { to: string; text: string }) => void mails.push(mail) };
  const ports = { ...fakePorts(database), mailer, publicUrl: url };
  caravan.on("request", (request, response) => {
    const oidc = { issuer, id: "caravan", secret: "secret", name: "Example" };
    const options = {
      ...{ secret: "s".repeat(32), publicUrl: url },
      ...{ google: undefined, github: undefined, oidc },
      report: (error: unknown) => void faults.push(error),
    };
    const visit = signInVisit(request, response, "127.0.0.1", url);
    serveNextAuth(request, response, authOptions(options, { ...ports, fixedSettings }, visit)).catch((error) => {
      const answer = errorResponse(error, (_, fault) => void faults.push(fault));
      sendJson(response, answer.status, answer.body, answer.headers);
    });
  });
});
afterAll(async () => {
  if (envUrl === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = envUrl;
  caravan.close();
  provider.close();
  await database.close();
});
beforeEach(() => {
  fixedSettings = {};
  mails.length = 0;
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A browser that keeps cookies and follows no redirect. */
function browser() {
  const cookies = new Map<string, string>();
  const send = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(new URL(path, url), {
      method: form ? "POST" : "GET",
      headers: { cookie: cookieHeader() },
      redirect: "manual",
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const csrfToken = async () => ((await (await send("/api/auth/csrf")).json()) as { csrfToken: string }).csrfToken;
  return {
    cookies,
    cookieHeader,
    send,
    /** The redirect after the form. */
    async submit(path: string, form: Record<string, string> = {}) {
      const answer = await send(path, { csrfToken: await csrfToken(), callbackUrl: url, ...form });
      return new URL(answer.headers.get("location") ?? "", url);
    },
    async session() {
      return ((await (await send("/api/auth/session")).json()) as { user?: { email: string } }).user?.email;
    },
  };
}

const accountOf = (email: string) => database.prisma.user.findUnique({ where: { email }, include: { accounts: true } });

describe("a link by mail", () => {
  const ask = async (email: string) => {
    await browser().submit("/api/auth/signin/email", { email });
    return /https?:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
  };

  it("makes an account with a verified address, once", async () => {
    const link = await ask("Mia@Example.com");
    expect(mails.map((it) => it.to)).toEqual(["mia@example.com"]);
    const { token } = (await database.prisma.verificationToken.findFirst()) ?? {};
    expect(link).not.toContain(token);
    const mia = browser();
    await mia.send(link);
    expect(await mia.session()).toBe("mia@example.com");
    const account = await accountOf("mia@example.com");
    expect(account).toMatchObject({ kind: "person", name: null, passwordHash: null, accounts: [] });
    expect(account?.emailVerified).toBeInstanceOf(Date);
    const second = browser();
    expect((await second.send(link)).headers.get("location")).toContain("error=Verification");
    expect(await second.session()).toBeUndefined();
    expect(await database.prisma.verificationToken.count()).toBe(0);
  });

  it("verifies the address of an account that was made with a password", async () => {
    await database.prisma.user.create({ data: { id: crypto.randomUUID(), email: "noa@example.com", name: "Noa" } });
    const noa = browser();
    await noa.send(await ask("noa@example.com"));
    expect(await noa.session()).toBe("noa@example.com");
    expect((await accountOf("noa@example.com"))?.emailVerified).toBeInstanceOf(Date);
  });

  it("that has expired signs nobody in", async () => {
    const link = await ask("late@example.com");
    await database.prisma.verificationToken.updateMany({ data: { expires: new Date(Date.now() - 1000) } });
    const late = browser();
    expect((await late.send(link)).headers.get("location")).toContain("error=Verification");
    expect(await accountOf("late@example.com")).toBeNull();
  });

  it("is not sent to strangers while sign-up is closed, and the answer does not reveal that", async () => {
    await database.prisma.user.create({ data: { id: crypto.randomUUID(), email: "known@example.com", name: "Kay" } });
    fixedSettings = { signUp: "closed" };
    const answers = [];
    for (const email of ["stranger@example.com", "known@example.com"])
      answers.push((await browser().submit("/api/auth/signin/email", { email })).search.replace(/email=[^&]+/, ""));
    expect(answers[0]).toBe(answers[1]);
    expect(mails.map((it) => it.to)).toEqual(["known@example.com"]);
    fixedSettings = { signUpDomains: ["example.org"] };
    for (const email of ["stranger@example.com", "stranger@example.org"])
      await browser().submit("/api/auth/signin/email", { email });
    expect(mails.map((it) => it.to)).toEqual(["known@example.com", "stranger@example.org"]);
  });

  it("removes every credential of an account whose address was not proved: password, providers, keys, sessions", async () => {
    const id = crypto.randomUUID();
    const squatter = { id, email: "vera@example.com", name: "Squatter", passwordHash: "hashed a long password" };
    await database.prisma.user.create({ data: squatter });
    const key = { id: crypto.randomUUID(), userId: id, agentName: "Bot", hash: "h", lastFour: "1234", scopes: [] };
    await database.prisma.apiKey.create({ data: key });
    await database.prisma.inboundAddress.create({ data: { userId: id, token: "t", createdAt: new Date() } });
    const link = { userId: id, type: "oauth", provider: "oidc", providerAccountId: "evil" };
    await database.prisma.account.create({ data: link });
    const early = await signedIn({ database }, { userId: id, publicUrl: url });
    const vera = browser();
    await vera.send(await ask("vera@example.com"));
    expect(await vera.session()).toBe("vera@example.com");
    const account = await database.prisma.user.findUniqueOrThrow({
      where: { id },
      include: { accounts: true, keys: true, sessions: { orderBy: { createdAt: "asc" } }, inbox: true },
    });
    expect(account).toMatchObject({ passwordHash: null, accounts: [], inbox: null });
    expect(account.keys[0]?.revokedAt).toBeInstanceOf(Date);
    expect(account.sessions.map((it) => [it.id === early.sessionId, it.endedAt !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
    // The second sign-in by link ends nothing.
    await browser().send(await ask("vera@example.com"));
    expect(await vera.session()).toBe("vera@example.com");
  });

  it("does not bypass a second factor", async () => {
    const id = crypto.randomUUID();
    const verified = { id, email: "two@example.com", name: "Two", emailVerified: new Date() };
    await database.prisma.user.create({ data: verified });
    const totp = { userId: id, secret: "JBSWY3DPEHPK3PXP", confirmedAt: new Date(), createdAt: new Date() };
    await database.prisma.totpSecret.create({ data: totp });
    const two = browser();
    const landed = await two.send(await ask("two@example.com"));
    expect(landed.headers.get("location")).toContain("error=SecondFactorNeeded");
    expect(await two.session()).toBeUndefined();
  });

  it("does not open a disabled account", async () => {
    const disabled = { id: crypto.randomUUID(), email: "off@example.com", name: "Off", disabledAt: new Date() };
    await database.prisma.user.create({ data: disabled });
    await ask("off@example.com");
    expect(mails).toEqual([]);
  });
});

describe("a session", () => {
  const signInByLink = async (email: string) => {
    const it = browser();
    await it.submit("/api/auth/signin/email", { email });
    await it.send(/https?:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "");
    return it;
  };

  it("ends when its person signs out: a copy of the cookie no longer works", async () => {
    const [uma, thief] = [await signInByLink("uma@example.com"), browser()];
    for (const [name, value] of uma.cookies) thief.cookies.set(name, value);
    expect(await thief.session()).toBe("uma@example.com");
    await uma.submit("/api/auth/signout");
    expect(await thief.session()).toBeUndefined();
    const [row] = await database.prisma.session.findMany({ where: { user: { email: "uma@example.com" } } });
    expect(row).toMatchObject({ method: "email", network: "127.0.0.1", endedAt: expect.any(Date) });
    expect([...uma.cookies.values()]).not.toContain(row?.tokenHash);
    const noted = await database.prisma.auditEntry.findMany({
      where: { subjectUserId: row?.userId ?? "" },
      orderBy: { createdAt: "asc" },
    });
    expect(noted.map(({ event, subjectId, network }) => ({ event, subjectId, network }))).toEqual([
      { event: "sign_up", subjectId: null, network: "127.0.0.0/24" },
      { event: "sign_in", subjectId: row?.id, network: "127.0.0.0/24" },
      { event: "sign_out", subjectId: row?.id, network: "127.0.0.0/24" },
    ]);
  });

  it("replaces the browser's earlier one, and the browser is recognised again", async () => {
    const kim = await signInByLink("kim@example.com");
    await kim.submit("/api/auth/signin/email", { email: "kim@example.com" });
    await kim.send(/https?:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "");
    const rows = await database.prisma.session.findMany({
      where: { user: { email: "kim@example.com" } },
      orderBy: { createdAt: "asc" },
    });
    expect(rows.map((it) => it.endedAt !== null)).toEqual([true, false]);
    expect(rows[0]?.browserHash).toBe(rows[1]?.browserHash);
  });
});

describe("an invalid body", () => {
  it.each([
    ["application/json", "{"],
    ["application/json", "[1]"],
    ["application/json", "null"],
    ["application/json", '{"email":{"a":1},"csrfToken":7,"callbackUrl":["x"]}'],
    ["application/json", '{"email":["x"],"password":{}}'],
    ["application/x-www-form-urlencoded", "email=%ff&password="],
    ["text/plain", "\u0000"],
  ])("%s %s is refused without an internal error", async (type, body) => {
    for (const path of ["signin/email", "callback/credentials", "signin/oidc", "signout", "nothing"]) {
      const someone = browser();
      const { csrfToken } = (await (await someone.send("/api/auth/csrf")).json()) as { csrfToken: string };
      const withToken = type.includes("urlencoded")
        ? `${body}&csrfToken=${csrfToken}`
        : body.replace("7", `"${csrfToken}"`);
      const headers = { "content-type": type, cookie: someone.cookieHeader() };
      const answer = await fetch(`${url}/api/auth/${path}`, {
        method: "POST",
        headers,
        body: withToken,
        redirect: "manual",
      });
      expect([path, answer.status < 500]).toEqual([path, true]);
      expect(await answer.text()).not.toMatch(/TypeError|undefined|\bat \w+ \(/);
      expect(answer.headers.get("location") ?? "").not.toMatch(/undefined|TypeError|Cannot/);
    }
    expect(faults).toEqual([]);
  });
});

describe("an identity provider", () => {
  const signIn = async (person = browser()) => {
    const asked = await person.submit("/api/auth/signin/oidc");
    const answer = new URLSearchParams({ code: "code", state: asked.searchParams.get("state") ?? "" });
    const landed = await person.send(`/api/auth/callback/oidc?${answer}`);
    return { email: await person.session(), landed: landed.headers.get("location") };
  };

  it("signs in the same account by its subject, whatever address it states later", async () => {
    claims = { sub: "subject-1", email: "Ivo@Example.com", name: "Ivo" };
    expect((await signIn()).email).toBe("ivo@example.com");
    const made = await accountOf("ivo@example.com");
    expect(made).toMatchObject({
      name: "Ivo",
      emailVerified: null,
      accounts: [{ provider: "oidc", providerAccountId: "subject-1", type: "oauth" }],
    });
    claims = { sub: "subject-1", email: "other@example.com", name: "Other" };
    expect((await signIn()).email).toBe("ivo@example.com");
    expect(await accountOf("other@example.com")).toBeNull();
    expect((await accountOf("ivo@example.com"))?.accounts).toHaveLength(1);
  });

  it("signs in the person of the provider, and gives them no access to the account that the browser was signed in to", async () => {
    const owner = { id: crypto.randomUUID(), email: "owner@example.com", name: "Owner", emailVerified: new Date() };
    await database.prisma.user.create({ data: owner });
    const left = browser();
    await left.submit("/api/auth/signin/email", { email: owner.email });
    await left.send(/https?:\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "");
    expect(await left.session()).toBe(owner.email);
    claims = { sub: "subject-5", email: "thief@example.com", name: "Thief", email_verified: true };
    expect((await signIn(left)).email).toBe("thief@example.com");
    expect((await accountOf(owner.email))?.accounts).toEqual([]);
    expect((await signIn()).email).toBe("thief@example.com");
  });

  it("creates no account that the sign-up policy refuses, and records why", async () => {
    const from = async (subject: string, email: string, verified: boolean) => {
      claims = { sub: subject, email, name: "Kit", email_verified: verified };
      const { email: signedIn, landed } = await signIn();
      const last = await database.prisma.auditEntry.findFirst({ orderBy: { createdAt: "desc" } });
      return signedIn ?? [new URL(landed ?? "", url).searchParams.get("error"), last?.outcome, last?.detail];
    };
    const refused = (reason: string) => ["AccessDenied", "failed", { method: "oidc", reason }];
    fixedSettings = { signUp: "closed" };
    expect(await from("kit-1", "kit@example.com", true)).toEqual(refused("closed"));
    fixedSettings = { signUp: "invited" };
    expect(await from("kit-1", "kit@example.com", true)).toEqual(refused("invited_only"));
    fixedSettings = { signUpDomains: ["example.com"] };
    expect(await from("kit-1", "kit@example.org", true)).toEqual(refused("other_domain"));
    expect(await from("kit-1", "kit@example.com", false)).toEqual(refused("address_unprovable"));
    expect(await accountOf("kit@example.com")).toBeNull();
    expect(await from("kit-1", "kit@example.com", true)).toBe("kit@example.com");
    fixedSettings = { signUp: "closed" };
    expect(await from("kit-1", "kit@example.com", true)).toBe("kit@example.com");
  });

  it("does not open the account of somebody else who has the address", async () => {
    await database.prisma.user.create({ data: { id: crypto.randomUUID(), email: "eva@example.com", name: "Eva" } });
    for (const email_verified of [undefined, false, "true", null]) {
      claims = { sub: "subject-2", email: "eva@example.com", name: "Eve", email_verified };
      const { email, landed } = await signIn();
      expect(email).toBeUndefined();
      expect(landed).toContain("error=OAuthAccountNotLinked");
    }
    expect((await accountOf("eva@example.com"))?.accounts).toEqual([]);
  });

  it("that has verified the address opens the account, without the credentials from before the first proof", async () => {
    const made = { email: "zoe@example.com", name: "Squatter", passwordHash: "hashed a long password" };
    await database.prisma.user.create({ data: { id: crypto.randomUUID(), ...made } });
    claims = { sub: "subject-3", email: "Zoe@example.com", name: "Zoe", email_verified: true };
    expect((await signIn()).email).toBe("zoe@example.com");
    const account = await accountOf("zoe@example.com");
    expect(account).toMatchObject({ passwordHash: null, accounts: [{ providerAccountId: "subject-3" }] });
    expect(account?.emailVerified).toBeInstanceOf(Date);
    claims = { sub: "subject-4", email: "new@example.com", name: "New", email_verified: true };
    await signIn();
    expect((await accountOf("new@example.com"))?.emailVerified).toBeInstanceOf(Date);
  });
});
