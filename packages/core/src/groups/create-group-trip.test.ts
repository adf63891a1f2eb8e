import { sqlOf, transaction } from "@caravan/db/sql";
import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome, readGroup } from "../../test/group.ts";
import { createGroupTrip } from "./create-group-trip.ts";
import { insertGroup } from "./store.ts";
import { updateGroupTrip } from "./update-group-trip.ts";

const {
  database,
  outside: { ports, announced },
  ana,
} = await setUp();
const on = { database, ports };

const settings = {
  title: null,
  tentativeStart: null,
  tentativeEnd: null,
  destinationOptions: [],
  budgetMin: null,
  budgetMax: null,
  currency: "USD",
};
const newGroup = (creatorId: string) => ({ ...settings, id: crypto.randomUUID(), creatorId, now });

describe("create_group_trip", () => {
  it("makes the caller creator and lead, and returns a code and an address to share", async () => {
    const made = await run(createGroupTrip, ports, ana, {
      title: "  Six in May ",
      tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
      destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
      budget_min: 300,
      budget_max: 900.5,
      currency: "eur",
    });
    expect(made.trip_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(made.join_url).toBe(`http://localhost:3000/join/${made.trip_code}`);
    const person = { user_id: ana.userId, name: "Ana" };
    expect(made.group_trip).toMatchObject({
      trip_code: made.trip_code,
      join_url: made.join_url,
      title: "Six in May",
      status: "collecting",
      role: "creator",
      is_lead: true,
      you: ana.userId,
      creator: person,
      lead: person,
      members: [{ ...person, role: "creator", is_lead: true, state: "pending", preferences: null }],
      tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
      destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
      budget_min: 300,
      budget_max: 900.5,
      currency: "EUR",
      round_number: 0,
      max_rounds: 2,
      alignment_score: null,
      reconciled: false,
      trip_id: null,
      created_at: now.toISOString(),
    });
  });

  it("needs no arguments", async () => {
    const { group_trip } = await run(createGroupTrip, ports, ana, {});
    expect(group_trip).toMatchObject({ title: null, tentative_dates: null, destination_options: [], currency: "USD" });
  });

  it("accepts dates in the past with a warning", async () => {
    const of = (start: string) => run(createGroupTrip, ports, ana, { tentative_dates: { start, end: "2030-05-07" } });
    expect((await of("2020-05-03")).warnings).toMatchObject([{ code: "dates_past", path: "tentative_dates.start" }]);
    expect(await of("2030-05-03")).not.toHaveProperty("warnings");
  });

  it("attributes a group that an agent creates to its person", async () => {
    const { group_trip } = await run(createGroupTrip, ports, agentOf(ana), {});
    expect(group_trip).toMatchObject({ role: "creator", creator: { user_id: ana.userId, name: "Ana" } });
  });

  it("refuses keys that are limited to some trips", async () => {
    const limited = agentOf(ana, { tripIds: [crypto.randomUUID()] });
    expect(await outcome(run(createGroupTrip, ports, limited, {}))).toBe("forbidden");
    expect(await outcome(run(createGroupTrip, ports, agentOf(ana, { scopes: ["trips:write"] }), {}))).toBe(
      "insufficient_scope",
    );
  });

  it("draws another code when one is taken", async () => {
    const taken = await insertGroup(sqlOf(database), newGroup(ana.userId), () => "TAKENAAA");
    const codes = [taken, taken, "FREEAAAA"];
    expect(await insertGroup(sqlOf(database), newGroup(ana.userId), () => codes.shift() as string)).toBe("FREEAAAA");
  });

  it("gives two groups that draw the same code at once different codes", async () => {
    const draw = (second: string) => {
      const codes = ["SAMEAAAA", second];
      return transaction(database, async (sql) => {
        const code = await insertGroup(sql, newGroup(ana.userId), () => codes.shift() as string);
        // The second call starts before the first has committed.
        await new Promise((resolve) => setTimeout(resolve, 100));
        return code;
      });
    };
    const codes = await Promise.all([draw("ONEAAAAA"), draw("TWOAAAAA")]);
    expect(codes).toContain("SAMEAAAA");
    expect(new Set(codes).size).toBe(2);
  });

  it("fails without leaving anything when no code is free", async () => {
    await insertGroup(sqlOf(database), newGroup(ana.userId), () => "STUCKAAA");
    const failing = newGroup(ana.userId);
    await expect(insertGroup(sqlOf(database), failing, () => "STUCKAAA")).rejects.toThrow("all taken");
    expect(await database.prisma.groupMember.count({ where: { groupId: failing.id } })).toBe(0);
  });
});

describe("update_group_trip", () => {
  const whole = {
    title: "May",
    tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
    destination_options: ["Lisbon, Portugal"],
    budget_min: 300,
    budget_max: 900,
  };

  it("changes what is sent, clears what is null, and keeps the rest", async () => {
    const group = await createGroup(on, [], whole);
    const change = (input: object) => run(updateGroupTrip, ports, group.creator, { trip_code: group.code, ...input });
    expect((await change({ title: " June ", currency: "eur" })).group_trip).toMatchObject({
      ...whole,
      title: "June",
      currency: "EUR",
    });
    const cleared = { title: null, tentative_dates: null, destination_options: [], budget_max: null };
    await change(cleared);
    expect(await readGroup(ports, group.creator, group.code)).toMatchObject({ ...cleared, budget_min: 300 });
  });

  it("checks the new values together with the stored ones", async () => {
    const group = await createGroup(on, [], whole);
    const change = run(updateGroupTrip, ports, group.creator, { trip_code: group.code, budget_max: 200 });
    await expect(change).rejects.toMatchObject({ kind: "invalid", details: [{ path: "budget_max" }] });
  });

  it("needs the creator, and announces the change", async () => {
    const group = await createGroup(on, ["Rui"], whole);
    const [rui] = group.members;
    const rename = (person: typeof ana) => run(updateGroupTrip, ports, person, { trip_code: group.code, title: "X" });
    expect(await outcome(rename(rui as typeof ana))).toBe("forbidden");
    expect(await outcome(rename(await createPerson(database, "Eve")))).toBe("not_found");
    announced.length = 0;
    await rename(group.creator);
    expect(announced).toEqual([`group:${group.id}`]);
    const last = await database.prisma.roomEvent.findFirst({
      where: { room: `group:${group.id}` },
      orderBy: { seq: "desc" },
    });
    expect(last).toMatchObject({
      type: "group.changed",
      ids: { group_trip_id: group.id, user_id: group.creator.userId },
    });
  });
});
