import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, linkNewTrip, outcome } from "../../test/group.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { deleteFromTrash } from "../trash/delete-from-trash.ts";
import { deleteGroupTrip } from "./delete-group-trip.ts";
import { removeGroupMember } from "./remove-group-member.ts";
import { submitGroupPreferences } from "./submit-group-preferences.ts";

const {
  database,
  outside: { ports, announced },
} = await setUp();
const on = { database, ports };
const remove = (actor: Actor, trip_code: string) => run(deleteGroupTrip, ports, actor, { trip_code });

describe("delete_group_trip", () => {
  it("deletes everything of the group with the trash, and keeps the linked trip", async () => {
    const group = await createGroup(on, ["Rui"]);
    const tripId = await linkNewTrip(on, group);
    const rui = group.members[0] as Person;
    await run(submitGroupPreferences, ports, rui, { trip_code: group.code, preferences: {} });
    const row = { groupId: group.id, createdAt: now };
    await database.prisma.placeCandidate.create({
      data: {
        ...row,
        id: crypto.randomUUID(),
        key: "a",
        name: "A",
        status: "board",
        source: "place",
        updatedAt: now,
        reactions: { create: { userId: rui.userId, advisory: false, vote: "in", starred: false, updatedAt: now } },
      },
    });
    await database.prisma.placeImport.create({ data: { ...row, id: crypto.randomUUID(), kind: "text", status: "ok" } });
    const round = { groupId: group.id, roundNumber: 1, snapshot: {}, result: {}, deadline: now, ranAt: now };
    await database.prisma.alignmentRound.create({ data: round });
    announced.length = 0;
    expect(await remove(group.creator, group.code.toLowerCase())).toMatchObject({
      deleted: true,
      trip_code: group.code,
    });
    await run(deleteFromTrash, ports, group.creator, { kind: "group_trip", id: group.id });
    const { prisma } = database;
    const left = await Promise.all([
      prisma.groupTrip.count(),
      prisma.groupMember.count(),
      prisma.groupPreferences.count(),
      prisma.placeCandidate.count(),
      prisma.placeReaction.count(),
      prisma.placeImport.count(),
      prisma.alignmentRound.count(),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await prisma.trip.count({ where: { id: tripId } })).toBe(1);
    expect(announced).toEqual([`group:${group.id}`]);
    const last = await prisma.roomEvent.findFirst({ where: { room: `group:${group.id}` }, orderBy: { seq: "desc" } });
    expect(last).toMatchObject({ type: "group.deleted", ids: { group_trip_id: group.id } });
    expect(await outcome(remove(group.creator, group.code))).toBe("not_found");
  });

  it("returns 403 to other members, 404 for unknown groups and for keys of other trips", async () => {
    const group = await createGroup(on, ["Rui", "Mia"]);
    const [rui, mia] = group.members as [Person, Person];
    await run(removeGroupMember, ports, group.creator, { trip_code: group.code, user_id: mia.userId });
    const eve = await createPerson(database, "Eve");
    for (const person of [rui, mia, eve, agentOf(rui)])
      expect(await outcome(remove(person, group.code))).toBe("forbidden");
    expect(await outcome(remove(eve, "NOSUCHAA"))).toBe("not_found");
    expect(await outcome(remove(agentOf(group.creator, { tripIds: [crypto.randomUUID()] }), group.code))).toBe(
      "not_found",
    );
    expect(await outcome(remove(agentOf(group.creator, { scopes: ["group_trips:read"] }), group.code))).toBe(
      "insufficient_scope",
    );
    expect(await database.prisma.groupTrip.count({ where: { id: group.id } })).toBe(1);
    expect(await outcome(remove(agentOf(group.creator), group.code))).toBe("ok");
  });
});
