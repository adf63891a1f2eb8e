import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, linkNewTrip, outcome, readGroup } from "../../test/group.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { handOverLead } from "./hand-over-lead.ts";
import { joinGroupTrip } from "./join-group-trip.ts";
import { listGroupTrips } from "./list-group-trips.ts";
import { previewGroupTrip } from "./preview-group-trip.ts";
import { removeGroupMember } from "./remove-group-member.ts";
import { submitGroupPreferences } from "./submit-group-preferences.ts";
import { updateGroupTrip } from "./update-group-trip.ts";

const {
  database,
  outside: { ports },
} = await setUp();
const on = { database, ports };

type Preferences = z.input<typeof submitGroupPreferences.input>["preferences"];
const submit = (actor: Actor, trip_code: string, preferences: Preferences) =>
  run(submitGroupPreferences, ports, actor, { trip_code, preferences });
const list = async (actor: Actor) => (await run(listGroupTrips, ports, actor, {})).group_trips;
const preview = async (actor: Actor, trip_code: string) =>
  (await run(previewGroupTrip, ports, actor, { trip_code })).preview;
const nobody: Actor = { kind: "anonymous" };

async function three() {
  const group = await createGroup(on, ["Rui", "Mia"]);
  const [rui, mia] = group.members as [Person, Person];
  return { ...group, rui, mia, cleo: group.creator };
}

/** As after a round. */
const compared = (id: string, min: string, max: string) =>
  database.prisma.groupTrip.update({
    where: { id },
    data: { roundNumber: 1, proposal: { dates: null, destination: null, budget: { min, max } } },
  });

it("says that a group is named by its code to whoever sends its id", async () => {
  const { id, cleo } = await three();
  await expect(readGroup(ports, cleo, id)).rejects.toMatchObject({ code: "not_found", message: /trip_code/ });
});

describe("a private budget", () => {
  it("is shown to its owner and their agent only; others see that there is one", async () => {
    const { code, cleo, rui, mia } = await three();
    await submit(rui, code, { budget: { min: 311.5, max: 777, private: true } });
    for (const reader of [cleo, mia]) {
      const budget = (await readGroup(ports, reader, code)).members[1]?.preferences?.budget;
      expect(budget).toEqual({ min: null, max: null, private: true, ignored: false });
    }
    for (const reader of [rui, agentOf(rui)]) {
      const own = (await readGroup(ports, reader, code)).members[1]?.preferences?.budget;
      expect(own).toEqual({ min: 311.5, max: 777, private: true, ignored: false });
    }
  });

  it("shows in the overlap only after a round, so that it cannot be found out by trying", async () => {
    const { id, code, cleo, rui, mia } = await three();
    await submit(rui, code, { budget: { min: 311.5, max: 777, private: true } });
    await submit(mia, code, { budget: { min: 100, max: 900 } });
    const overlap = async (reader: Person) => (await readGroup(ports, reader, code)).budget_overlap;
    for (const max of [300, 400]) {
      await submit(cleo, code, { budget: { max } });
      expect(await overlap(cleo)).toEqual({ range: null, stated: 3, private: 1 });
    }
    // A reader who knows all budgets may see the overlap.
    expect((await overlap(rui)).range).toEqual({ min: 311.5, max: 400 });
    await compared(id, "311.5", "400");
    await submit(cleo, code, { budget: { max: 700 } });
    for (const reader of [cleo, mia]) expect((await overlap(reader)).range).toEqual({ min: 311.5, max: 400 });
    await submit(rui, code, { budget: { max: 500 } });
    expect((await overlap(mia)).range).toEqual({ min: 100, max: 500 });
  });

  it("is in no answer to anybody else", async () => {
    const { code, cleo, rui, mia } = await three();
    await submit(rui, code, { budget: { min: 31_337_713, max: 77_377_377, private: true } });
    const answers = [
      await readGroup(ports, cleo, code),
      await run(updateGroupTrip, ports, cleo, { trip_code: code, title: "May" }),
      await run(joinGroupTrip, ports, mia, { trip_code: code }),
      await run(joinGroupTrip, ports, await createPerson(database, "Eve"), { trip_code: code }),
      await submit(mia, code, {}),
      await run(handOverLead, ports, cleo, { trip_code: code, user_id: mia.userId }),
      await list(cleo),
      await preview(nobody, code),
    ];
    const events = await database.pool.query("select ids from room_events");
    for (const answer of [...answers, events.rows]) expect(JSON.stringify(answer)).not.toMatch(/31337713|77377377/);
  });

  it("is not shown as an overlap while it is the only one", async () => {
    const { id, code, cleo, rui } = await three();
    await submit(rui, code, { budget: { min: 300, max: 800, private: true } });
    await compared(id, "300", "800");
    expect((await readGroup(ports, cleo, code)).budget_overlap).toEqual({ range: null, stated: 1, private: 1 });
    expect((await readGroup(ports, rui, code)).budget_overlap.range).toEqual({ min: 300, max: 800 });
  });
});

describe("an overlap of budgets", () => {
  it.each<[string, Preferences["budget"][], object]>([
    ["nobody states one", [], { range: null, stated: 0, private: 0 }],
    ["one has no ends", [{}], { range: { min: 0, max: null }, stated: 1, private: 0 }],
    ["they touch", [{ max: 500 }, { min: 500 }], { range: { min: 500, max: 500 }, stated: 2, private: 0 }],
    ["they are apart", [{ max: 500 }, { min: 500.01 }], { range: null, stated: 2, private: 0 }],
    ["one is none", [{ max: 500 }, 700], { range: { min: 0, max: 500 }, stated: 1, private: 0 }],
    ["one is taken back", [{ max: 500 }, null], { range: { min: 0, max: 500 }, stated: 1, private: 0 }],
  ])("is correct when %s", async (_, budgets, overlap) => {
    const { code, cleo, members } = await three();
    for (const [index, budget] of budgets.entries()) await submit(members[index] as Person, code, { budget });
    expect((await readGroup(ports, cleo, code)).budget_overlap).toEqual(overlap);
  });
});

describe("names of members", () => {
  it("replace mail addresses, which are in no answer", async () => {
    const { code, cleo, rui, mia } = await three();
    await database.prisma.user.update({
      where: { id: rui.userId },
      data: { name: null, email: `rui.sol.${rui.userId}@mail.example` },
    });
    await run(removeGroupMember, ports, cleo, { trip_code: code, user_id: mia.userId });
    const group = await readGroup(ports, cleo, code);
    expect(group.members[1]?.name).toBe(`rui.sol.${rui.userId}`);
    const answers = [group, await list(cleo), await preview(nobody, code), await readGroup(ports, rui, code)];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/@|example\.com/);
  });

  it("of removed members are shown to the creator", async () => {
    const { code, cleo, rui, mia } = await three();
    await run(removeGroupMember, ports, cleo, { trip_code: code, user_id: mia.userId });
    expect((await readGroup(ports, cleo, code)).removed_members).toEqual([{ user_id: mia.userId, name: "Mia" }]);
    expect((await readGroup(ports, agentOf(cleo), code)).removed_members).toHaveLength(1);
    expect(JSON.stringify(await readGroup(ports, rui, code))).not.toContain(mia.userId);
  });
});

describe("get_group_trip", () => {
  it("lists who has answered the open round and whose time is over", async () => {
    const { id, code, cleo, rui } = await three();
    await submit(cleo, code, {});
    const states = async () => (await readGroup(ports, cleo, code)).members.map((it) => it.state);
    expect(await states()).toEqual(["answered", "pending", "pending"]);
    const round = async (responseDeadline: Date) =>
      database.prisma.groupTrip.update({ where: { id }, data: { roundNumber: 1, responseDeadline } });
    await round(new Date(now.getTime() + 1));
    await submit(rui, code, {});
    expect(await states()).toEqual(["pending", "answered", "pending"]);
    await round(now);
    expect(await states()).toEqual(["timed_out", "answered", "timed_out"]);
  });

  it("is planned as long as its trip exists", async () => {
    const group = await createGroup(on);
    const tripId = await linkNewTrip(on, group);
    expect(await readGroup(ports, group.creator, group.code)).toMatchObject({ status: "planned", trip_id: tripId });
    await database.prisma.trip.delete({ where: { id: tripId } });
    expect(await readGroup(ports, group.creator, group.code)).toMatchObject({ status: "collecting", trip_id: null });
  });
});

describe("list_group_trips", () => {
  it("lists the newest first, with role, counts and who has not answered", async () => {
    const { id, code, cleo, rui, mia } = await three();
    await submit(cleo, code, {});
    await submit(mia, code, {});
    const newer = await database.prisma.groupTrip.create({
      data: {
        id: crypto.randomUUID(),
        code: "NEWERAAA",
        title: "Newer",
        creatorId: cleo.userId,
        leadId: rui.userId,
        currency: "EUR",
        createdAt: new Date(now.getTime() + 1),
        members: { create: [cleo, rui].map(({ userId }) => ({ userId, joinedAt: now })) },
      },
    });
    await database.prisma.placeCandidate.createMany({
      data: ["locked_in", "locked_in", "board"].map((status, n) => ({
        id: crypto.randomUUID(),
        groupId: id,
        key: `${n}`,
        name: "LX Factory",
        status,
        source: "place",
        createdAt: now,
        updatedAt: now,
      })),
    });
    const counts = { member_count: 3, answered_count: 2, locked_in_count: 2 };
    expect(await list(cleo)).toMatchObject([
      { id: newer.id, trip_code: "NEWERAAA", title: "Newer", role: "creator", is_lead: false, awaits_you: true },
      { id, trip_code: code, title: null, role: "creator", is_lead: true, ...counts, awaits_you: false },
    ]);
    expect(await list(rui)).toMatchObject([
      { id: newer.id, role: "member", is_lead: true, member_count: 2, answered_count: 0, locked_in_count: 0 },
      { id, role: "member", is_lead: false, ...counts, awaits_you: true },
    ]);
    await run(removeGroupMember, ports, cleo, { trip_code: code, user_id: mia.userId });
    expect(await list(mia)).toEqual([]);
    expect((await list(cleo))[1]).toMatchObject({ member_count: 2, answered_count: 1 });
  });

  it("waits for those who have not answered the open round, and for nobody once there is a plan", async () => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as Person;
    const awaits = async (person: Person) => (await list(person))[0]?.awaits_you;
    const set = (data: object) => database.prisma.groupTrip.update({ where: { id: group.id }, data });
    await submit(rui, group.code, {});
    expect([await awaits(rui), await awaits(group.creator)]).toEqual([false, true]);
    await set({ roundNumber: 1, responseDeadline: new Date(now.getTime() + 1) });
    expect([await awaits(rui), await awaits(group.creator)]).toEqual([true, true]);
    await submit(rui, group.code, {});
    expect(await awaits(rui)).toBe(false);
    await set({ roundNumber: 2, responseDeadline: now });
    expect([await awaits(rui), await awaits(group.creator)]).toEqual([false, true]);
    await linkNewTrip(on, group);
    expect([await awaits(rui), await awaits(group.creator)]).toEqual([false, false]);
  });

  it("returns to a limited key only the groups of its trips", async () => {
    const cleo = (await createGroup(on)).creator;
    const group = { ...(await createGroup(on)), creator: cleo };
    await run(joinGroupTrip, ports, cleo, { trip_code: group.code });
    const tripId = await linkNewTrip(on, group);
    expect(await list(agentOf(cleo))).toHaveLength(2);
    expect((await list(agentOf(cleo, { tripIds: [tripId] }))).map((it) => it.trip_code)).toEqual([group.code]);
    expect(await list(agentOf(cleo, { tripIds: [crypto.randomUUID()] }))).toEqual([]);
  });

  it("counts correctly for somebody in two hundred groups of fifty", async () => {
    const ana = await createPerson(database, "Ana");
    await database.pool.query(
      `with people as (insert into users (id, email, kind, created_at)
         select gen_random_uuid(), gen_random_uuid() || '@example.com', 'person', $2 from generate_series(1, 49) returning id),
       made as (insert into group_trips (id, code, creator_id, lead_id, currency, created_at)
         select gen_random_uuid(), 'LIST' || n, $1::uuid, $1::uuid, 'EUR', $2 from generate_series(1, 200) n returning id),
       joined as (insert into group_members (group_id, user_id, joined_at)
         select made.id, p.id, $2 from made, (select id from people union all select $1::uuid) p returning group_id, user_id)
       insert into group_preferences (group_id, user_id, responded_round, responded_at) select group_id, user_id, 0, $2 from joined`,
      [ana.userId, now],
    );
    await database.pool.query("analyze group_members, group_preferences, group_trips");
    const groups = await list(ana);
    expect(groups).toHaveLength(200);
    expect(groups[0]).toMatchObject({ member_count: 50, answered_count: 50 });
  });
});

describe("preview_group_trip", () => {
  it("shows anybody with the code what the group is for, and nothing more", async () => {
    const { code, cleo, rui } = await three();
    const change = { title: "Six in May", tentative_dates: { start: "2030-05-03", end: "2030-05-07" } };
    await run(updateGroupTrip, ports, cleo, {
      trip_code: code,
      ...change,
      destination_options: ["Porto"],
      budget_min: 777,
    });
    const shown = {
      trip_code: code,
      ...change,
      invited_by: "Cleo",
      destination_options: ["Porto"],
      member_count: 3,
      already_member: false,
    };
    expect(await preview(nobody, code.toLowerCase())).toEqual(shown);
    expect(await preview(await createPerson(database, "Eve"), code)).toEqual(shown);
    expect(await preview(rui, code)).toEqual({ ...shown, already_member: true });
    expect(await preview(agentOf(rui, { tripIds: [crypto.randomUUID()] }), code)).toEqual(shown);
    await run(removeGroupMember, ports, cleo, { trip_code: code, user_id: rui.userId });
    expect(await preview(rui, code)).toEqual({ ...shown, member_count: 2 });
  });

  it("says that the code should be checked when it is wrong", async () => {
    for (const actor of [nobody, await createPerson(database, "Eve")])
      await expect(preview(actor, "NOSUCHAA")).rejects.toMatchObject({ code: "not_found", message: /Check it/ });
    expect(await outcome(preview(nobody, ""))).toBe("not_found");
  });
});
