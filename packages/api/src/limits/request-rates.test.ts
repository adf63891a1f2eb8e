import type { Actor } from "@caravan/core/kernel/actor";
import { expect, it } from "vitest";
import { limitVerb } from "./request-rates.ts";

it("a call that a key may not make uses up nothing of its person's limit", async () => {
  const taken: string[] = [];
  const rateLimiter = { take: async (key: string) => void taken.push(key) } as never;
  const verb = {
    audience: "person",
    rateLimit: { key: "export", limit: 6, seconds: 3600, counts: "account" },
  } as const;
  const ana = { kind: "person", userId: "ana", name: "Ana" } as Actor;
  const agent = { kind: "agent", userId: "ana", scopes: ["trips:read"], tripIds: [] } as unknown as Actor;
  await expect(limitVerb(verb, { rateLimiter, actor: agent, network: "n" })).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(taken).toEqual([]);
  await limitVerb(verb, { rateLimiter, actor: ana, network: "n" });
  expect(taken).toEqual(["export:ana"]);
});
