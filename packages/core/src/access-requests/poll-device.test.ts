import { describe, expect, it } from "vitest";
import { type Polled, pollOutcome } from "./poll-device.ts";

const now = new Date("2027-03-01T10:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const waiting: Polled = { status: "pending", clientId: null, expiresAt: ago(-60), interval: 5, polledAt: null };

describe("poll_device", () => {
  it.each<[string, Partial<Polled>, object]>([
    ["waits at first", {}, { answer: "pending" }],
    ["counts again when the interval is over", { polledAt: ago(5) }, { answer: "pending" }],
    ["comes too soon just before", { polledAt: ago(4.999) }, { answer: "too_soon", interval: 10 }],
    [
      "makes the interval no longer than a minute",
      { polledAt: ago(1), interval: 58 },
      { answer: "too_soon", interval: 60 },
    ],
    ["is never too soon once approved", { status: "approved", polledAt: ago(1) }, { answer: "approved" }],
    ["is never too soon once denied", { status: "denied", polledAt: ago(1) }, { answer: "denied" }],
    ["is never too soon once expired", { expiresAt: now, polledAt: ago(1) }, { answer: "expired" }],
    [
      "gets nothing for an approval that it did not fetch in time",
      { status: "approved", expiresAt: now },
      { answer: "expired" },
    ],
    [
      "finds a used code unknown, also when it has expired",
      { status: "redeemed", expiresAt: ago(9) },
      { answer: "unknown" },
    ],
  ])("%s", (_, more, verdict) => {
    expect(pollOutcome({ ...waiting, ...more }, undefined, now)).toEqual(verdict);
  });

  it("answers only the client that started the request", () => {
    const bound = { ...waiting, clientId: "scout" };
    expect(pollOutcome(bound, "other", now)).toEqual({ answer: "unknown" });
    expect(pollOutcome(bound, "scout", now)).toEqual({ answer: "pending" });
    expect(pollOutcome(bound, undefined, now)).toEqual({ answer: "pending" });
    expect(pollOutcome(waiting, "anybody", now)).toEqual({ answer: "pending" });
  });
});
