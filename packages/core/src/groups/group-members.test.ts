import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { createGroup, outcome, readGroup, type TestGroup } from "../../test/group.ts";
import { reactToPlace } from "../board/react-to-place.ts";
import type { Person } from "../kernel/actor.ts";
import { handOverLead } from "./hand-over-lead.ts";
import { readmitGroupMember } from "./readmit-group-member.ts";
import { removeGroupMember } from "./remove-group-member.ts";
import { submitGroupPreferences } from "./submit-group-preferences.ts";

const {
  database,
  outside: { ports },
} = await setUp();
const on = { database, ports };

const about = (group: TestGroup, whom: Person) => ({ trip_code: group.code, user_id: whom.userId });
const remove = (group: TestGroup, actor: Person, whom: Person) =>
  run(removeGroupMember, ports, actor, about(group, whom));
const readmit = (group: TestGroup, actor: Person, whom: Person) =>
  run(readmitGroupMember, ports, actor, about(group, whom));
const handOver = (group: TestGroup, actor: Person, whom: Person) => run(handOverLead, ports, actor, about(group, whom));

async function three() {
  const group = await createGroup(on, ["Rui", "Mia"]);
  const [rui, mia] = group.members as [Person, Person];
  return { group, rui, mia, cleo: group.creator };
}

/** A place on the board that both have voted on, and both agents would confirm. */
async function votedOn(group: TestGroup, people: readonly Person[]): Promise<string> {
  const place = { groupId: group.id, key: crypto.randomUUID(), name: "LX Factory", status: "board", source: "place" };
  const advice = people.map((it) => ({ user_id: it.userId, agent_name: "Scout", at: now.toISOString() }));
  const more = { id: crypto.randomUUID(), addedById: people[0]?.userId ?? null, createdAt: now, updatedAt: now };
  const { id } = await database.prisma.placeCandidate.create({ data: { ...place, ...more, advice } });
  const vote = { candidateId: id, vote: "in", starred: false, updatedAt: now };
  const data = people.flatMap(({ userId }) => [true, false].map((advisory) => ({ ...vote, userId, advisory })));
  await database.prisma.placeReaction.createMany({ data });
  return id;
}
const lastEvents = async (group: TestGroup, count: number) =>
  (
    await database.prisma.roomEvent.findMany({
      where: { room: `group:${group.id}` },
      orderBy: { seq: "desc" },
      take: count,
    })
  )
    .map((it) => [it.type, (it.ids as { user_id?: string }).user_id])
    .reverse();

describe("remove_group_member", () => {
  it("removes a member with their answers, and keeps the others' answers", async () => {
    const { group, rui, mia, cleo } = await three();
    for (const person of [rui, mia])
      await run(submitGroupPreferences, ports, person, { trip_code: group.code, preferences: { budget: { max: 9 } } });
    const place = await votedOn(group, [rui, mia]);
    expect(await remove(group, cleo, rui)).toEqual({ removed: true });
    const { members, removed_members, budget_overlap } = await readGroup(ports, cleo, group.code);
    expect(members.map((it) => it.name)).toEqual(["Cleo", "Mia"]);
    expect(removed_members).toEqual([{ user_id: rui.userId, name: "Rui" }]);
    expect(budget_overlap.stated).toBe(1);
    const reactions = await database.prisma.placeReaction.findMany({ where: { candidateId: place } });
    expect(reactions.map((it) => it.userId)).toEqual([mia.userId, mia.userId]);
    const kept = await database.prisma.placeCandidate.findUniqueOrThrow({ where: { id: place } });
    expect(kept.advice).toMatchObject([{ user_id: mia.userId }]);
    expect(await database.prisma.groupPreferences.count({ where: { groupId: group.id } })).toBe(1);
    expect(await lastEvents(group, 2)).toEqual([
      ["members.changed", rui.userId],
      ["board.changed", rui.userId],
    ]);
  });

  it("moves places back to the board that were out by the member's vote alone", async () => {
    const { group, rui, mia, cleo } = await three();
    const [both, theirs] = [await votedOn(group, [rui, mia]), await votedOn(group, [rui, mia])];
    const against = async (candidate_id: string, people: readonly Person[]) => {
      for (const person of people)
        await run(reactToPlace, ports, person, { trip_code: group.code, candidate_id, vote: "out", reason: "Closed" });
    };
    await against(both, [mia, cleo]);
    await against(theirs, [rui, mia]);
    const lanes = async () => {
      const rows = await database.prisma.placeCandidate.findMany({ where: { groupId: group.id } });
      return [both, theirs].map((id) => rows.find((it) => it.id === id)?.status);
    };
    expect(await lanes()).toEqual(["out", "out"]);
    await remove(group, rui, rui);
    expect(await lanes()).toEqual(["out", "board"]);
  });

  it("leaves the person's other groups alone", async () => {
    const { group, rui, cleo } = await three();
    const other = await three();
    const place = await votedOn(other.group, [rui]);
    await remove(group, cleo, rui);
    expect(await database.prisma.placeReaction.count({ where: { candidateId: place } })).toBe(2);
  });

  it("lets members leave by themselves; the announcement does not name them", async () => {
    const { group, rui, cleo } = await three();
    await run(submitGroupPreferences, ports, rui, { trip_code: group.code, preferences: {} });
    await remove(group, rui, rui);
    expect(await database.prisma.groupMember.count({ where: { groupId: group.id, userId: rui.userId } })).toBe(0);
    expect((await readGroup(ports, cleo, group.code)).removed_members).toEqual([]);
    expect(await lastEvents(group, 1)).toEqual([["members.changed", rui.userId]]);
    expect(await outcome(remove(group, rui, rui))).toBe("not_found");
  });

  it("lets only the creator remove others; the creator cannot be removed", async () => {
    const { group, rui, mia, cleo } = await three();
    await handOver(group, cleo, rui);
    expect(await outcome(remove(group, rui, mia))).toBe("forbidden");
    expect(await outcome(remove(group, mia, cleo))).toBe("forbidden");
    expect(await outcome(remove(group, cleo, cleo))).toBe("creator_stays");
    const eve = await createPerson(database, "Eve");
    expect(await outcome(remove(group, eve, mia))).toBe("not_found");
    expect(await outcome(remove(group, cleo, eve))).toBe("not_found");
    await remove(group, cleo, mia);
    expect(await outcome(remove(group, cleo, mia))).toBe("not_found");
    expect(await outcome(remove(group, mia, mia))).toBe("not_found");
  });

  it("accepts an id in capitals", async () => {
    const { group, rui, cleo } = await three();
    const capitals = { trip_code: group.code, user_id: rui.userId.toUpperCase() };
    await run(removeGroupMember, ports, rui, capitals);
    await run(removeGroupMember, ports, cleo, { ...capitals, user_id: cleo.userId.toUpperCase() }).catch((error) =>
      expect(error.code).toBe("creator_stays"),
    );
    expect((await readGroup(ports, cleo, group.code)).members.map((it) => it.name)).toEqual(["Cleo", "Mia"]);
  });

  it.each(["themselves", "the creator"])("makes the creator the lead when the lead is removed by %s", async (by) => {
    const { group, rui, cleo } = await three();
    await handOver(group, cleo, rui);
    await remove(group, by === "themselves" ? rui : cleo, rui);
    expect(await readGroup(ports, cleo, group.code)).toMatchObject({ is_lead: true, lead: { user_id: cleo.userId } });
  });
});

describe("readmit_group_member", () => {
  it("admits a removed member without their old answers, and announces it", async () => {
    const { group, rui, cleo } = await three();
    await run(submitGroupPreferences, ports, rui, { trip_code: group.code, preferences: { budget: { max: 9 } } });
    await remove(group, cleo, rui);
    await readmit(group, cleo, rui);
    const back = await readGroup(ports, rui, group.code);
    expect(back.members.map((it) => [it.name, it.preferences])).toEqual([
      ["Cleo", null],
      ["Rui", null],
      ["Mia", null],
    ]);
    expect((await readGroup(ports, cleo, group.code)).removed_members).toEqual([]);
    expect(await lastEvents(group, 1)).toEqual([["members.changed", rui.userId]]);
    const before = await lastEvents(group, 9);
    expect(await readmit(group, cleo, rui)).toEqual({ readmitted: true });
    expect(await lastEvents(group, 9)).toEqual(before);
  });

  it("needs the creator, and works only for removed members", async () => {
    const { group, rui, mia, cleo } = await three();
    await remove(group, cleo, rui);
    expect(await outcome(readmit(group, mia, rui))).toBe("forbidden");
    expect(await outcome(readmit(group, rui, rui))).toBe("not_found");
    expect(await outcome(readmit(group, cleo, await createPerson(database, "Eve")))).toBe("not_found");
  });

  it("refuses when the group is full", async () => {
    const { group, rui, cleo } = await three();
    await remove(group, cleo, rui);
    await database.pool.query(
      `with people as (insert into users (id, email, kind, created_at)
         select gen_random_uuid(), gen_random_uuid() || '@example.com', 'person', $2 from generate_series(1, 498) returning id)
       insert into group_members (group_id, user_id, joined_at) select $1::uuid, id, $2 from people`,
      [group.id, now],
    );
    expect(await outcome(readmit(group, cleo, rui))).toBe("group_full");
  });
});

describe("hand_over_lead", () => {
  it("makes another member the lead, who can hand it on; the creator always can", async () => {
    const { group, rui, mia, cleo } = await three();
    expect(await handOver(group, cleo, rui)).toEqual({ lead: { user_id: rui.userId, name: "Rui" } });
    expect(await lastEvents(group, 1)).toEqual([["group.changed", rui.userId]]);
    expect(await readGroup(ports, rui, group.code)).toMatchObject({ is_lead: true, role: "member" });
    expect(await readGroup(ports, cleo, group.code)).toMatchObject({ is_lead: false, role: "creator" });
    await handOver(group, rui, mia);
    expect(await outcome(handOver(group, rui, rui))).toBe("forbidden");
    await handOver(group, cleo, cleo);
    expect((await readGroup(ports, mia, group.code)).lead).toEqual({ user_id: cleo.userId, name: "Cleo" });
  });

  it("refuses other members and people outside the group", async () => {
    const { group, rui, mia, cleo } = await three();
    expect(await outcome(handOver(group, rui, rui))).toBe("forbidden");
    const eve = await createPerson(database, "Eve");
    expect(await outcome(handOver(group, cleo, eve))).toBe("not_found");
    await remove(group, cleo, mia);
    expect(await outcome(handOver(group, cleo, mia))).toBe("not_found");
  });
});
