import { describe, expect, it } from "vitest";
import { boardOf } from "../../test/board.ts";
import { createPerson, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome } from "../../test/group.ts";
import { removeGroupMember } from "../groups/remove-group-member.ts";
import { reactToPlace } from "./react-to-place.ts";
import { reopenCandidate } from "./reopen-candidate.ts";
import { updatePlaceCandidate } from "./update-place-candidate.ts";

const { database, outside } = await setUp();
const { ports } = outside;
const open = async (names: readonly string[] = ["Ben", "Dora"]) => {
  const group = await createGroup({ database, ports }, names);
  return { ...group, board: boardOf(ports, group) };
};

describe("a vote", () => {
  it("is one for each member; the last one counts", async () => {
    const { board, creator, id: groupId } = await open();
    const id = await board.add(creator, "Somewhere");
    await Promise.all(Array.from({ length: 20 }, () => board.vote(creator, id, "in", { starred: true })));
    const { candidate } = await board.vote(creator, id, "unsure");
    expect(candidate.reactions).toHaveLength(1);
    expect(candidate).toMatchObject({ tally: { in: 0, unsure: 1, out: 0 }, stars: 0 });
    // Added, first of twenty, changed: repeated votes are not announced.
    expect(await database.prisma.roomEvent.count({ where: { room: `group:${groupId}`, type: "board.changed" } })).toBe(
      3,
    );
  });

  it("of an agent is stored beside the person's own as advice, and is not counted", async () => {
    const { board, creator } = await open();
    const id = await board.add(creator, "Somewhere");
    await board.vote(creator, id, "in", { starred: true });
    const { candidate, advisory } = await board.vote(agentOf(creator), id, "out", {
      reason: "  Closed  ",
      starred: true,
    });
    expect(advisory).toBe(true);
    expect(candidate).toMatchObject({
      status: "board",
      tally: { in: 1, unsure: 0, out: 0 },
      advisory_tally: { in: 0, unsure: 0, out: 1 },
      stars: 1,
    });
    expect(candidate.reactions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ advisory: false, vote: "in", name: "Cleo", agent_name: null }),
        expect.objectContaining({ advisory: true, vote: "out", agent_name: "Scout", reason: "Closed" }),
      ]),
    );
  });

  it("needs a reason when it is out", () => {
    const of = (reason?: string) =>
      reactToPlace.input.safeParse({ trip_code: "X", candidate_id: crypto.randomUUID(), vote: "out", reason }).success;
    expect([of(), of("  "), of("\u200b\u00a0"), of("Too far")]).toEqual([false, false, false, true]);
  });

  it("moves a place to the out lane when more than half are against it, and back", async () => {
    const { board, creator, members } = await open(["Ben", "Dora", "Eli"]);
    const id = await board.add(creator, "Somewhere");
    const all = [creator, ...members];
    const statuses: string[] = [];
    for (const person of all.slice(0, 3)) statuses.push((await board.vote(person, id, "out")).candidate.status);
    statuses.push((await board.vote(creator, id, "in")).candidate.status);
    expect(statuses).toEqual(["board", "board", "out", "board"]);
  });

  it("changes neither locked-in places nor places in review", async () => {
    const { board, creator, members, code } = await open();
    const locked = await board.add(creator, "Locked");
    await run(updatePlaceCandidate, ports, creator, { trip_code: code, candidate_id: locked, action: "confirm" });
    const waiting = await board.add(agentOf(creator), "Waiting");
    for (const person of [creator, ...members]) {
      expect((await board.vote(person, locked, "out")).candidate.status).toBe("locked_in");
      expect((await board.vote(person, waiting, "out")).candidate.status).toBe("review");
    }
  });

  it("is counted for all of fifty simultaneous calls, also the one that decides", async () => {
    const { board, creator, members } = await open(Array.from({ length: 49 }, (_, index) => `Member ${index}`));
    const id = await board.add(creator, "Somewhere");
    const all = [creator, ...members];
    await Promise.all(all.map((person, index) => board.vote(person, id, index < 26 ? "out" : "in")));
    const [candidate] = (await board.look()).candidates;
    expect(candidate).toMatchObject({ status: "out", tally: { in: 24, unsure: 0, out: 26 } });
  });

  it("of a removed member is not counted", async () => {
    const { board, creator, members, code } = await open();
    const [ben] = members;
    const id = await board.add(creator, "Somewhere");
    await board.vote(ben as never, id, "in");
    await run(removeGroupMember, ports, creator, { trip_code: code, user_id: ben?.userId as string });
    const { candidates, counts } = await board.look();
    expect(candidates[0]?.tally.in).toBe(0);
    expect(counts).toMatchObject({ members: 2, voters: 0 });
  });

  it("on a dropped place is refused until the place is restored", async () => {
    const { board, creator, code } = await open();
    const id = await board.add(creator, "Somewhere");
    await run(updatePlaceCandidate, ports, creator, { trip_code: code, candidate_id: id, action: "ignore" });
    expect(await outcome(board.vote(creator, id, "in"))).toBe("candidate_ignored");
    await run(reopenCandidate, ports, creator, { trip_code: code, candidate_id: id });
    expect(await outcome(board.vote(creator, id, "in"))).toBe("ok");
  });

  it("needs a member and a candidate of this board", async () => {
    const { board, creator } = await open();
    const other = await open();
    const id = await board.add(creator, "Somewhere");
    expect(await outcome(board.vote(await createPerson(database, "Eve"), id, "in"))).toBe("not_found");
    expect(await outcome(other.board.vote(other.creator, id, "in"))).toBe("not_found");
  });
});
