import { collide } from "@caravan/db/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { createPerson, run, setUp, now as start } from "../../test/context.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import { lookUpCode } from "./look-up-code.ts";
import { startDeviceRequest } from "./start-device-request.ts";

const {
  database,
  outside: { ports },
} = await setUp();
let ana: Person;
beforeEach(async () => {
  await database.pool.query("delete from code_guesses");
  await database.pool.query("delete from access_requests");
  ana = await createPerson(database, "Ana");
});

const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

async function waiting(seconds = 0): Promise<string> {
  const request = {
    agentName: "Scout",
    clientId: null,
    scopes: ["trips:read" as const],
    address: "a",
    userAgent: null,
  };
  return (await startDeviceRequest(ports, request, at(seconds))).userCode;
}
const look = (person: Person | Agent, code: string, seconds = 0) =>
  run(lookUpCode, ports, person, { code }, { now: at(seconds) });
const wrongFor = (code: string) => (code === "CVN-ZZZZ" ? "CVN-ZZZY" : "CVN-ZZZZ");
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => "found",
    (error: { code?: string }) => error.code ?? String(error),
  );

describe("look_up_access_code", () => {
  it("finds a pending request in every spelling of its code", async () => {
    const code = await waiting();
    for (const typed of [code, code.toLowerCase(), code.slice(4), code.replace("-", " ")]) {
      expect((await look(ana, typed)).request).toMatchObject({
        agent_name: "Scout",
        kind: "device",
        status: "pending",
      });
    }
  });

  it("gives the same answer for wrong, decided and expired codes", async () => {
    const decided = await waiting();
    await database.pool.query("update access_requests set status = 'denied', user_code_hash = null");
    const expired = await waiting();
    const refusals = await Promise.all(
      [wrongFor(decided), decided, expired].map((code) => look(ana, code, 600).catch((error) => error)),
    );
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ kind: "missing", code: "code_not_found" });
      expect(refusal.message).toBe(refusals[0].message);
    }
  });

  it("accepts five wrong codes of an account in ten minutes and then refuses every code", async () => {
    const code = await waiting(400);
    for (let n = 0; n < 5; n++) expect(await outcome(look(ana, wrongFor(code), 400 + n))).toBe("code_not_found");
    await expect(look(ana, code, 500)).rejects.toMatchObject({
      kind: "limited",
      code: "rate_limited",
      retryAfter: 500,
    });
    expect(await outcome(look(ana, code, 999.999))).toBe("rate_limited");
    const later = await waiting(990);
    expect(await outcome(look(ana, later, 1000))).toBe("found");
    // One of the five attempts has expired: one more wrong code is allowed, then none.
    expect(await outcome(look(ana, wrongFor(later), 1000))).toBe("code_not_found");
    expect(await outcome(look(ana, later, 1000))).toBe("rate_limited");
    expect(await outcome(look(await createPerson(database, "Rui"), later, 1000))).toBe("found");
  });

  it("does not count right codes and malformed codes", async () => {
    const code = await waiting();
    for (let n = 0; n < 8; n++) {
      expect(await outcome(look(ana, code))).toBe("found");
      expect(await outcome(look(ana, "CVN-00II"))).toBe("code_not_found");
    }
    expect(await database.prisma.codeGuess.count()).toBe(0);
  });

  it("accepts five of fifty simultaneous wrong codes", async () => {
    const code = await waiting();
    const outcomes = await collide(database, { table: "code_guesses", count: 9 }, () =>
      Promise.all(Array.from({ length: 50 }, () => outcome(look(ana, wrongFor(code))))),
    );
    expect(outcomes.filter((it) => it === "code_not_found")).toHaveLength(5);
    expect(outcomes.filter((it) => it === "rate_limited")).toHaveLength(45);
    expect(await database.prisma.codeGuess.count({ where: { userId: ana.userId } })).toBe(5);
  });

  it("still accepts the first code of a person after ten thousand wrong codes of others", async () => {
    await database.pool.query(
      `insert into code_guesses (id, user_id, created_at)
       select gen_random_uuid(), gen_random_uuid(), $1::timestamptz - n * interval '50 milliseconds' from generate_series(1, 10000) n`,
      [at(0)],
    );
    const code = await waiting();
    expect(await outcome(look(ana, code))).toBe("found");
    // A first wrong code is accepted as well; after it this account is limited until the attempt expires.
    expect(await outcome(look(ana, wrongFor(code), 10))).toBe("code_not_found");
    await expect(look(ana, code, 10)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 600 });
    expect(await outcome(look(await createPerson(database, "Rui"), code, 10))).toBe("found");
  });

  it("lets an account try again after a wrong code while others make few mistakes", async () => {
    await database.pool.query(
      `insert into code_guesses (id, user_id, created_at)
       select gen_random_uuid(), gen_random_uuid(), $1 from generate_series(1, 298) n`,
      [at(0)],
    );
    const code = await waiting();
    expect(await outcome(look(ana, wrongFor(code)))).toBe("code_not_found");
    expect(await outcome(look(ana, code))).toBe("found");
    expect(await outcome(look(ana, wrongFor(code)))).toBe("code_not_found");
    expect(await outcome(look(ana, code))).toBe("rate_limited");
  });

  it("refuses API keys, and their calls do not count as attempts", async () => {
    const agent: Agent = {
      ...ana,
      kind: "agent",
      agentName: "Scout",
      keyId: crypto.randomUUID(),
      scopes: [],
      mode: "apply",
      tripIds: [],
    };
    expect(await outcome(look(agent, await waiting()))).toBe("forbidden");
    expect(await database.prisma.codeGuess.count()).toBe(0);
  });
});
