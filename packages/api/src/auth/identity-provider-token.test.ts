import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { testDatabase } from "@caravan/db/testing";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakePorts } from "../../../core/test/fake-ports.ts";
import { identityProviderVerifier } from "./identity-provider-token.ts";

const issuer = "https://login.example.com";
const audience = "caravan";
const now = new Date("2026-11-21T12:00:00Z");
const seconds = Math.floor(now.getTime() / 1000);

let database: Awaited<ReturnType<typeof testDatabase>>;
let server: Server;
let verify: ReturnType<typeof identityProviderVerifier>;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  database = await testDatabase();
  keys = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "one", alg: "ES256" };
  server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  verify = identityProviderVerifier(
    { issuer, audience, jwksUrl: `http://127.0.0.1:${port}/jwks` },
    fakePorts(database),
  );
});
afterAll(async () => {
  server.close();
  await database.close();
});

interface Forged {
  key?: Parameters<SignJWT["sign"]>[0];
  alg?: string;
  iss?: string;
  aud?: string;
  exp?: number | null;
}

function token(
  claims: JWTPayload,
  { key, alg = "ES256", iss = issuer, aud = audience, exp = seconds + 600 }: Forged = {},
) {
  const jwt = new SignJWT(claims).setProtectedHeader({ alg, kid: "one" }).setIssuer(iss).setAudience(aud);
  if (exp !== null) jwt.setExpirationTime(exp);
  return jwt.sign(key ?? keys.privateKey);
}

describe("tokens of an identity provider", () => {
  it("create one account at the first use of a verified address", async () => {
    const claims = { sub: "subject-1", email: "Ana@Example.com", email_verified: true, name: "Ana" };
    const first = await verify(await token(claims), now);
    expect(first).toBeDefined();
    expect(await verify(await token({ sub: "subject-1" }), now)).toBe(first);
    const user = await database.prisma.user.findUnique({ where: { email: "ana@example.com" } });
    expect(user).toMatchObject({ id: first, name: "Ana" });
  });

  it("use the account that has the verified address", async () => {
    const id = crypto.randomUUID();
    await database.prisma.user.create({ data: { id, email: "rui@example.com" } });
    const claims = { sub: "subject-2", email: "rui@example.com", email_verified: true };
    expect(await verify(await token(claims), now)).toBe(id);
  });

  it("never use an account by an unverified address", async () => {
    await database.prisma.user.create({ data: { id: crypto.randomUUID(), email: "mia@example.com" } });
    expect(await verify(await token({ sub: "subject-3", email: "mia@example.com" }), now)).toBeUndefined();
  });

  it.each<[string, JWTPayload, Forged]>([
    ["another issuer", { sub: "s" }, { iss: "https://evil.example.com" }],
    ["another audience", { sub: "s" }, { aud: "somebody-else" }],
    ["a past expiry", { sub: "s" }, { exp: seconds - 600 }],
    ["no expiry", { sub: "s" }, { exp: null }],
    ["no subject", {}, {}],
    [
      "a symmetric algorithm",
      { sub: "s" },
      { alg: "HS256", key: new TextEncoder().encode("a shared secret of some length") },
    ],
  ])("are refused with %s", async (_what, claims, forged) => {
    await expect(verify(await token(claims, forged), now)).rejects.toThrow();
  });

  it("are refused when signed by another key", async () => {
    const { privateKey } = await generateKeyPair("ES256");
    await expect(verify(await token({ sub: "s" }, { key: privateKey }), now)).rejects.toThrow();
  });
});
