import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { issueAccessToken, TOKEN_SECONDS, verifyAccessToken } from "./access-token.ts";
import { derivedKey } from "./derived-keys.ts";

const now = new Date("2026-11-21T12:00:00Z");
const old = "s".repeat(32);
const mine = { secrets: [old] as const, issuer: "http://localhost:3000" };

describe("access tokens", () => {
  it("name their user and session until they expire", async () => {
    const token = await issueAccessToken({ ...mine, userId: "ana", sessionId: "one", now });
    const nearlyOver = new Date(now.getTime() + (TOKEN_SECONDS - 1) * 1000);
    expect(await verifyAccessToken(token, { ...mine, now: nearlyOver })).toEqual({
      userId: "ana",
      sessionId: "one",
    });
    const over = new Date(now.getTime() + (TOKEN_SECONDS + 1) * 1000);
    for (const _ of [1, 2]) await expect(verifyAccessToken(token, { ...mine, now: over })).rejects.toThrow("exp");
  });

  it("are invalid with another secret or for another installation", async () => {
    const token = await issueAccessToken({ ...mine, userId: "ana", sessionId: "one", now });
    await expect(verifyAccessToken(token, { ...mine, secrets: ["t".repeat(32)], now })).rejects.toThrow("signature");
    await expect(verifyAccessToken(token, { ...mine, issuer: "http://other.example.com", now })).rejects.toThrow("iss");
  });

  it("are refused unsigned, by another algorithm, for another audience and without an end or a session", async () => {
    const token = await issueAccessToken({ ...mine, userId: "ana", sessionId: "one", now });
    const claims = decodeJwt(token);
    const key = derivedKey(old, "bearer");
    const forged = (payload: JWTPayload, alg = "HS256") => new SignJWT(payload).setProtectedHeader({ alg }).sign(key);
    const { exp: _exp, ...endless } = claims;
    const { sid: _sid, ...withoutSession } = claims;
    expect(await verifyAccessToken(await forged(claims), { ...mine, now })).toMatchObject({ userId: "ana" });
    for (const it of [
      new UnsecuredJWT(claims).encode(),
      `${token.split(".").slice(0, 2).join(".")}.`,
      await forged(claims, "HS384"),
      await forged({ ...claims, aud: "another" }),
      await forged(endless),
      await forged(withoutSession),
    ])
      await expect(verifyAccessToken(it, { ...mine, now })).rejects.toThrow();
  });

  it("stay valid after a change of the secret while the old one is still configured; new ones are signed with the new one", async () => {
    const claims = { userId: "ana", sessionId: "one", now };
    const token = await issueAccessToken({ ...mine, ...claims });
    const secrets = ["t".repeat(32), "u".repeat(32), old] as const;
    expect(await verifyAccessToken(token, { ...mine, secrets, now })).toMatchObject({ userId: "ana" });
    const fresh = await issueAccessToken({ ...mine, secrets, ...claims });
    await expect(verifyAccessToken(fresh, { ...mine, now })).rejects.toThrow("signature");
    const over = new Date(now.getTime() + (TOKEN_SECONDS + 1) * 1000);
    await expect(verifyAccessToken(token, { ...mine, secrets, now: over })).rejects.toThrow("exp");
  });
});
