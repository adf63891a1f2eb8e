import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { boardOf } from "../../test/board.ts";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome } from "../../test/group.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import { gazetteerNames } from "./gazetteer-names.ts";
import { readText } from "./read-inspiration.ts";
import { reopenCandidate } from "./reopen-candidate.ts";
import { setBoardPolicy } from "./set-board-policy.ts";
import { updatePlaceCandidate } from "./update-place-candidate.ts";

const { database, outside } = await setUp();
const { ports } = outside;

async function open() {
  const group = await createGroup({ database, ports }, ["Ben"], { destination_options: ["Lisbon, Portugal"] });
  const [ben] = group.members as [Person];
  const setPolicy = (actor: Person | Agent, policy: Omit<z.input<typeof setBoardPolicy.input>, "trip_code">) =>
    run(setBoardPolicy, ports, actor, { trip_code: group.code, ...policy });
  const decide = (candidate_id: string, action: "confirm" | "edit" | "ignore") =>
    run(updatePlaceCandidate, ports, group.creator, { trip_code: group.code, candidate_id, action });
  return { ...group, ben, board: boardOf(ports, group), setPolicy, decide };
}

describe("a board", () => {
  it("lists locked-in places first, then by votes and stars, places voted out last, and the review lane apart", async () => {
    const { board, creator, ben, decide } = await open();
    const [plain, starred, wanted, out, locked] = await Promise.all(
      ["Plain", "Starred", "Wanted", "Out", "Locked"].map((name) => board.add(creator, name)),
    );
    await board.add(agentOf(creator), "Waiting");
    await decide(await board.add(creator, "Dropped"), "ignore");
    for (const person of [creator, ben]) {
      await board.vote(person, wanted as string, "in");
      await board.vote(person, out as string, "out");
    }
    await board.vote(ben, starred as string, "unsure", { starred: true });
    await decide(locked as string, "confirm");
    const { candidates, review_lane, ignored, counts } = await board.look(ben);
    expect(candidates.map((it) => it.id)).toEqual([locked, wanted, starred, plain, out]);
    expect(review_lane.map((it) => it.name)).toEqual(["Waiting"]);
    expect(ignored.map((it) => it.name)).toEqual(["Dropped"]);
    expect(counts).toEqual({
      review: 1,
      board: 3,
      locked_in: 1,
      out: 1,
      ignored: 1,
      splits: 0,
      failed_imports: 0,
      members: 2,
      voters: 2,
    });
  });

  it("tells how certain each place is", async () => {
    const { board, creator } = await open();
    await board.add(creator, "The Blue Door of Nobody");
    await board.add(creator, "Belém Tower");
    const { candidates } = await board.look(creator);
    const codes = new Map(candidates.map((it) => [it.name, it.cautions.map(({ code }) => code)]));
    expect(codes.get("The Blue Door of Nobody")).toEqual(["not_found"]);
    expect(codes.get("Belém Tower")).not.toContain("not_found");
  });

  it("lists at most a hundred dropped places, newest first, until they are restored", async () => {
    const { board, code, creator, decide } = await open();
    const { id: groupId } = await database.prisma.groupTrip.findUniqueOrThrow({ where: { code } });
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    await database.prisma.placeCandidate.createMany({
      data: Array.from({ length: 101 }, (_, index) => ({
        ...{ id: crypto.randomUUID(), groupId, key: `old ${index}`, name: `Old ${index}`, status: "ignored" },
        ...{ source: "place", createdAt: at(index), updatedAt: at(200 - index) },
      })),
    });
    const dropped = await board.add(creator, "Dropped");
    await decide(dropped, "ignore");
    const { ignored } = await board.look();
    expect(ignored).toHaveLength(100);
    expect([ignored[0], ignored[1], ignored[99]].map((it) => it?.name)).toEqual(["Dropped", "Old 100", "Old 2"]);
    await run(reopenCandidate, ports, creator, { trip_code: code, candidate_id: dropped });
    const after = await board.look();
    expect([after.ignored[0]?.name, after.ignored[99]?.name]).toEqual(["Old 100", "Old 1"]);
    expect(after.candidates.map((it) => it.id)).toEqual([dropped]);
  });

  it("shows names and no mail addresses, and nobody who is not in the group", async () => {
    const { board, code } = await open();
    const nameless = await createPerson(database, "");
    expect(await outcome(board.look(nameless))).toBe("not_found");
    await database.prisma.groupMember.create({
      data: {
        groupId: (await database.prisma.groupTrip.findUniqueOrThrow({ where: { code } })).id,
        userId: nameless.userId,
        joinedAt: new Date(),
      },
    });
    await board.add(nameless, "Somewhere");
    expect(JSON.stringify(await board.look(nameless))).not.toContain("@");
  });

  it("lists splits until they are resolved", async () => {
    const { board, creator, ben, decide } = await open();
    const id = await board.add(creator, "Time Out Market");
    await board.vote(creator, id, "in");
    await board.vote(ben, id, "out");
    const { candidates, warnings } = await board.look();
    expect(candidates[0]?.split).toBe(true);
    expect(warnings.find((it) => it.code === "unresolved_splits")).toMatchObject({
      count: 1,
      candidate_ids: [id],
      how_to_clear: expect.stringContaining("Time Out Market"),
    });
    await decide(id, "confirm");
    expect((await board.look()).warnings.map((it) => it.code)).not.toContain("unresolved_splits");
  });
});

describe("the readiness policy of a board", () => {
  it("only warns until the creator has set a policy", async () => {
    const { board, creator, setPolicy } = await open();
    const before = await board.look();
    expect(before).toMatchObject({ ready: true, policy_set: false, blockers: [] });
    expect(before.warnings.map((it) => it.code)).toEqual(["alignment_score", "locked_in_places"]);
    const answer = await setPolicy(creator, { min_locked_in_places: 1 });
    expect(answer).toMatchObject({ ready: false, policy_set: true });
    expect(answer.blockers.map((it) => it.code)).toEqual(["alignment_score", "locked_in_places"]);
    expect(answer.policy).toMatchObject({ alignment_min_score: 70, min_locked_in_places: 1 });
    const { ready, blockers, warnings, counts, policy, policy_set } = await board.look();
    expect({ ready, blockers, warnings, counts, policy, policy_set }).toEqual(answer);
  });

  it("keeps the fields that are not sent", async () => {
    const { creator, setPolicy } = await open();
    expect((await setPolicy(creator, {})).policy_set).toBe(false);
    await setPolicy(creator, { failed_imports: "block", alignment_min_score: 0 });
    const { policy } = await setPolicy(creator, { min_locked_in_places: 0 });
    expect(policy).toMatchObject({ failed_imports: "block", alignment_min_score: 0, min_locked_in_places: 0 });
  });

  it("turns blockers into warnings with creator_override", async () => {
    const { creator, setPolicy } = await open();
    const answer = await setPolicy(creator, { creator_override: true });
    expect(answer).toMatchObject({ ready: true, blockers: [] });
    expect(answer.warnings).toHaveLength(2);
  });

  it("can be set by the creator and their agent only", async () => {
    const { creator, ben, setPolicy } = await open();
    expect(await outcome(setPolicy(ben, { creator_override: true }))).toBe("forbidden");
    expect(await outcome(setPolicy(agentOf(ben), { creator_override: true }))).toBe("forbidden");
    expect(await outcome(setPolicy(agentOf(creator), { creator_override: true }))).toBe("ok");
    const limited = agentOf(creator, { tripIds: [crypto.randomUUID()] });
    expect(await outcome(setPolicy(limited, { creator_override: false }))).toBe("not_found");
  });
});

it("handles votes, answers, imports and removals at once without a deadlock", async () => {
  const { board, creator, ben, decide } = await open();
  const ids = await Promise.all(["One", "Two", "Three"].map((name) => board.add(creator, name)));
  const busy = Array.from({ length: 12 }, (_, index) => {
    const id = ids[index % 3] as string;
    return [
      board.vote(creator, id, index % 2 === 0 ? "in" : "out"),
      board.vote(ben, id, index % 2 === 0 ? "out" : "in"),
      decide(id, index % 4 === 0 ? "edit" : "confirm"),
      board.submit(ben, { text: "- Three\n- Two\n- One\n- Four" }),
    ];
  });
  expect(new Set(await Promise.all(busy.flat().map(outcome)))).toEqual(new Set(["ok"]));
  const { candidates } = await board.look();
  expect(candidates.map((it) => [it.name, it.status]).sort()).toEqual([
    ["One", "locked_in"],
    ["Three", "locked_in"],
    ["Two", "locked_in"],
  ]);
});

describe("places in a submitted text", () => {
  const read = (text: string, among: readonly string[]) =>
    readText(text, among).places.map((it) => [it.name, it.placeId, it.confidence]);

  it("are found in all cities that the group considers, in any spelling", () => {
    expect(read("LX Factory on Sunday, then Pastéis de Belém", ["Lisbon, Portugal"])).toEqual([
      ["LX Factory", "lisbon/lx-factory", "high"],
      ["Pastéis de Belém", "lisbon/pasteis-de-belem", "high"],
    ]);
    expect(read("- Jeronimos Monastary\n- Ramiro", ["Lisbon"])).toEqual([
      ["Jeronimos Monastary", "lisbon/jeronimos-monastery", "medium"],
      ["Ramiro", "lisbon/cervejaria-ramiro", "medium"],
    ]);
  });

  it("are looked up in the stated city before the others", () => {
    expect(read("London:\n- Chinatown", ["Boston"])).toEqual([["Chinatown", "london/chinatown-london", "high"]]);
  });

  it("are not taken from a city that nobody named", () => {
    expect(read("Salt is good, and so are rules.", ["London"])).toEqual([]);
    expect(gazetteerNames(["Lisbon"]).place("City Park", null)).toBeNull();
  });
});
