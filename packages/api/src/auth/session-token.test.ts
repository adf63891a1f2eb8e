import { describe, expect, it } from "vitest";
import { issueToken, TOKEN_SECONDS, verifyToken } from "./session-token.ts";

const now = new Date("2026-11-21T12:00:00Z");
const mine = { secret: "s".repeat(32), issuer: "http://localhost:3000" };

describe("bearer tokens", () => {
  it("name their user until they expire", async () => {
    const token = await issueToken({ ...mine, userId: "ana", now });
    const nearlyOver = new Date(now.getTime() + (TOKEN_SECONDS - 1) * 1000);
    expect(await verifyToken(token, { ...mine, now: nearlyOver })).toBe("ana");
    const over = new Date(now.getTime() + (TOKEN_SECONDS + 1) * 1000);
    await expect(verifyToken(token, { ...mine, now: over })).rejects.toThrow("exp");
  });

  it("do not hold with another secret or for another installation", async () => {
    const token = await issueToken({ ...mine, userId: "ana", now });
    await expect(verifyToken(token, { ...mine, secret: "t".repeat(32), now })).rejects.toThrow("signature");
    await expect(verifyToken(token, { ...mine, issuer: "http://other.example.com", now })).rejects.toThrow("iss");
  });
});
