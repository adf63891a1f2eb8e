import { collide } from "@caravan/db/testing";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, linkNewTrip, outcome, readGroup } from "../../test/group.ts";
import { joinGroupTrip } from "./join-group-trip.ts";
import { readmitGroupMember } from "./readmit-group-member.ts";
import { removeGroupMember } from "./remove-group-member.ts";

const {
  database,
  outside: { ports, announced },
} = await setUp();
const on = { database, ports };
const join = (person: Parameters<typeof run>[2], trip_code: string) => run(joinGroupTrip, ports, person, { trip_code });

/** Fills a group to `count` members in the database, since 500 joins would be slow. */
async function fill(groupId: string, count: number) {
  await database.pool.query(
    `with people as (insert into users (id, email, kind, created_at)
       select gen_random_uuid(), gen_random_uuid() || '@example.com', 'person', $2 from generate_series(1, $3::int) returning id)
     insert into group_members (group_id, user_id, joined_at) select $1::uuid, id, $2 from people`,
    [groupId, now, count - (await database.prisma.groupMember.count({ where: { groupId } }))],
  );
}

describe("join_group_trip", () => {
  it("accepts the code in every spelling", async () => {
    const group = await createGroup(on);
    for (const typed of [
      group.code.toLowerCase(),
      ` ${group.code.slice(0, 4)} ${group.code.slice(4)} `,
      `${group.code.slice(0, 4)}–${group.code.slice(4).toLowerCase()}`,
    ]) {
      const person = await createPerson(database, "Rui");
      const joined = await join(person, typed);
      expect(joined).toMatchObject({ already_member: false, trip_code: group.code });
      expect(joined.join_url).toBe(`http://localhost:3000/join/${group.code}`);
      expect(joined.group_trip).toMatchObject({ role: "member", is_lead: false, you: person.userId });
    }
  });

  it("changes nothing the second time, and says so", async () => {
    const group = await createGroup(on, ["Rui"]);
    const [rui] = group.members;
    const before = await database.prisma.groupMember.findMany({ where: { groupId: group.id } });
    announced.length = 0;
    const later = new Date(now.getTime() + 60_000);
    const again = await run(
      joinGroupTrip,
      ports,
      rui as typeof group.creator,
      { trip_code: group.code },
      { now: later },
    );
    expect(again.already_member).toBe(true);
    expect((await join(group.creator, group.code)).already_member).toBe(true);
    expect(await database.prisma.groupMember.findMany({ where: { groupId: group.id } })).toEqual(before);
    expect(announced).toEqual([]);
  });

  it("creates one membership of two simultaneous calls", async () => {
    const group = await createGroup(on);
    const rui = await createPerson(database, "Rui");
    const answers = await collide(database, { table: "group_members", count: 1 }, () =>
      Promise.all([join(rui, group.code), join(rui, group.code), join(rui, group.code)]),
    );
    expect(answers.filter((it) => !it.already_member)).toHaveLength(1);
  });

  it("says that the code should be checked when it is wrong", async () => {
    const answer = join(await createPerson(database, "Rui"), "NOSUCHAA");
    await expect(answer).rejects.toMatchObject({ kind: "missing", code: "not_found", message: /Check it/ });
  });

  it("refuses a member whom the creator removed, and names whom to ask", async () => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as typeof group.creator;
    await run(removeGroupMember, ports, group.creator, { trip_code: group.code, user_id: rui.userId });
    await expect(join(rui, group.code)).rejects.toMatchObject({ code: "forbidden", message: /creator/ });
    expect((await readGroup(ports, group.creator, group.code)).members).toHaveLength(1);
    await run(readmitGroupMember, ports, group.creator, { trip_code: group.code, user_id: rui.userId });
    expect((await join(rui, group.code)).already_member).toBe(true);
  });

  it("admits a member who left by themselves", async () => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as typeof group.creator;
    await run(removeGroupMember, ports, rui, { trip_code: group.code, user_id: rui.userId });
    expect((await join(rui, group.code)).already_member).toBe(false);
  });

  it("stops at 500 members, also with fifty simultaneous calls", async () => {
    const group = await createGroup(on);
    await fill(group.id, 480);
    const fifty = await Promise.all(Array.from({ length: 50 }, () => createPerson(database, "Rui")));
    const outcomes = await Promise.all(fifty.map((person) => outcome(join(person, group.code))));
    expect(outcomes.filter((it) => it === "ok")).toHaveLength(20);
    expect(outcomes.filter((it) => it === "group_full")).toHaveLength(30);
    expect(await database.prisma.groupMember.count({ where: { groupId: group.id } })).toBe(500);
    // An existing member gets no error.
    expect((await join(group.creator, group.code)).already_member).toBe(true);
  });

  it("refuses keys that are limited to some trips, without counting an attempt", async () => {
    const group = await createGroup(on);
    const rui = await createPerson(database, "Rui");
    const limited = agentOf(rui, { tripIds: [await linkNewTrip(on, group)] });
    for (const code of [group.code, "NOSUCHAA"]) expect(await outcome(join(limited, code))).toBe("forbidden");
    expect(await database.prisma.codeGuess.count({ where: { userId: rui.userId } })).toBe(0);
    expect((await join(agentOf(rui), group.code)).group_trip.you).toBe(rui.userId);
  });
});

describe("the linked trip of a group", () => {
  const roles = async (tripId: string) =>
    Object.fromEntries(
      (await database.prisma.member.findMany({ where: { tripId } })).map((it) => [it.userId, it.role]),
    );
  const log = async (tripId: string) =>
    (await database.prisma.editLogEntry.findMany({ where: { tripId }, orderBy: { createdAt: "asc" } })).map(
      (it) => `${it.action}: ${it.summary}`,
    );

  it("gets everybody who joins as an editor, with an event and a log entry", async () => {
    const group = await createGroup(on);
    const tripId = await linkNewTrip(on, group);
    const rui = await createPerson(database, "Rui");
    announced.length = 0;
    await join(rui, group.code);
    expect(await roles(tripId)).toEqual({ [group.creator.userId]: "owner", [rui.userId]: "editor" });
    expect([...announced].sort()).toEqual([`group:${group.id}`, `trip:${tripId}`]);
    expect(await log(tripId)).toContain("join_group_trip: Rui joined");
    const events = await database.prisma.roomEvent.findMany({ where: { room: `trip:${tripId}` } });
    expect(events.at(-1)).toMatchObject({ type: "members.changed", ids: { trip_id: tripId, user_id: rui.userId } });
  });

  it("keeps the role of people who have one", async () => {
    const group = await createGroup(on);
    const tripId = await linkNewTrip(on, group);
    const viewer = await addTripMember(database, tripId, "viewer");
    await join(viewer, group.code);
    expect((await roles(tripId))[viewer.userId]).toBe("viewer");
    expect((await log(tripId)).filter((it) => it.startsWith("join"))).toEqual([]);
  });

  it("loses those who leave the group and do not own it", async () => {
    const group = await createGroup(on, ["Rui", "Mia"]);
    const tripId = await linkNewTrip(on, group);
    const [rui, mia] = group.members as [typeof group.creator, typeof group.creator];
    for (const person of [rui, mia])
      await database.prisma.member.create({
        data: { tripId, userId: person.userId, role: "editor", createdAt: now },
      });
    await run(removeGroupMember, ports, rui, { trip_code: group.code, user_id: rui.userId });
    await run(removeGroupMember, ports, group.creator, { trip_code: group.code, user_id: mia.userId });
    expect(await roles(tripId)).toEqual({ [group.creator.userId]: "owner" });
    expect(await log(tripId)).toEqual(
      expect.arrayContaining(["remove_group_member: Rui left", "remove_group_member: Removed Mia from the trip"]),
    );
    await run(readmitGroupMember, ports, group.creator, { trip_code: group.code, user_id: mia.userId });
    expect((await roles(tripId))[mia.userId]).toBe("editor");
  });

  it("keeps its owner when they leave the group", async () => {
    const group = await createGroup(on, ["Rui"]);
    const tripId = await linkNewTrip(on, group);
    const rui = group.members[0] as typeof group.creator;
    await database.prisma.member.create({ data: { tripId, userId: rui.userId, role: "owner", createdAt: now } });
    await run(removeGroupMember, ports, rui, { trip_code: group.code, user_id: rui.userId });
    expect((await roles(tripId))[rui.userId]).toBe("owner");
  });
});
