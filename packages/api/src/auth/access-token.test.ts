import { describe, expect, it } from "vitest";
import { issueAccessToken, TOKEN_SECONDS, verifyAccessToken } from "./access-token.ts";

const now = new Date("2026-11-21T12:00:00Z");
const mine = { secret: "s".repeat(32), issuer: "http://localhost:3000" };

describe("access tokens", () => {
  it("name their user and session until they expire", async () => {
    const token = await issueAccessToken({ ...mine, userId: "ana", sessionId: "one", now });
    const nearlyOver = new Date(now.getTime() + (TOKEN_SECONDS - 1) * 1000);
    expect(await verifyAccessToken(token, { ...mine, now: nearlyOver })).toEqual({
      userId: "ana",
      sessionId: "one",
    });
    const over = new Date(now.getTime() + (TOKEN_SECONDS + 1) * 1000);
    await expect(verifyAccessToken(token, { ...mine, now: over })).rejects.toThrow("exp");
  });

  it("are invalid with another secret or for another installation", async () => {
    const token = await issueAccessToken({ ...mine, userId: "ana", sessionId: "one", now });
    await expect(verifyAccessToken(token, { ...mine, secret: "t".repeat(32), now })).rejects.toThrow("signature");
    await expect(verifyAccessToken(token, { ...mine, issuer: "http://other.example.com", now })).rejects.toThrow("iss");
  });
});
