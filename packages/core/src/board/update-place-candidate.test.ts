import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { boardOf } from "../../test/board.ts";
import { run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, outcome } from "../../test/group.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import { reopenCandidate } from "./reopen-candidate.ts";
import { updatePlaceCandidate } from "./update-place-candidate.ts";

const { database, outside } = await setUp();
const { ports } = outside;
type Update = Omit<z.input<typeof updatePlaceCandidate.input>, "trip_code" | "candidate_id">;

async function open() {
  const group = await createGroup({ database, ports }, ["Ben"], { destination_options: ["Lisbon, Portugal"] });
  const [ben] = group.members as [Person];
  const update = (actor: Person | Agent, candidate_id: string, what: Update) =>
    run(updatePlaceCandidate, ports, actor, { trip_code: group.code, candidate_id, ...what });
  const reopen = (candidate_id: string) =>
    run(reopenCandidate, ports, group.creator, { trip_code: group.code, candidate_id });
  return { ...group, ben, board: boardOf(ports, group), update, reopen };
}

describe("confirm", () => {
  it("by a person locks in a candidate from review, the board or the out lane", async () => {
    const { board, update, creator, ben } = await open();
    const waiting = await board.add(agentOf(ben), "Waiting");
    const shown = await board.add(creator, "Shown");
    const out = await board.add(creator, "Out");
    for (const person of [creator, ben]) await board.vote(person, out, "out");
    for (const id of [waiting, shown, out]) {
      const { candidate, binding } = await update(creator, id, { action: "confirm" });
      expect([candidate.status, candidate.locked_in, candidate.locked_in_by, binding]).toEqual([
        "locked_in",
        true,
        "Cleo",
        true,
      ]);
    }
  });

  it("changes no fields, and warns about fields that are sent", async () => {
    const { board, update, creator } = await open();
    const id = await board.add(creator, "Shown");
    const answer = await update(creator, id, { action: "confirm", name: "Another" });
    expect(answer).toMatchObject({
      candidate: { name: "Shown", status: "locked_in" },
      warnings: [{ code: "only_edited", path: "name" }],
    });
  });

  it("by an agent is stored as advice, once for each person and agent", async () => {
    const { board, update, creator, ben } = await open();
    const id = await board.add(creator, "Shown");
    const agents = [agentOf(creator), agentOf(ben), agentOf(ben, { agentName: "Planner" })];
    await Promise.all([...agents, ...agents].map((agent) => update(agent, id, { action: "confirm" })));
    const { candidate, binding } = await update(agents[0] as Agent, id, { action: "confirm" });
    expect(binding).toBe(false);
    expect(candidate).toMatchObject({ status: "board", locked_in: false, locked_in_by: null });
    expect(candidate.advice.map((it) => `${it.agent_name} of ${it.name}`).sort()).toEqual([
      "Planner of Ben",
      "Scout of Ben",
      "Scout of Cleo",
    ]);
  });

  it("by two people at once is recorded for the first", async () => {
    const { board, update, creator, ben } = await open();
    const id = await board.add(creator, "Shown");
    const answers = await Promise.all([creator, ben].map((it) => update(it, id, { action: "confirm" })));
    const [names] = [new Set(answers.map((it) => it.candidate.locked_in_by))];
    expect(names.size).toBe(1);
  });
});

describe("edit", () => {
  it("accepts a candidate from review, with or without changed fields", async () => {
    const { board, update, creator, ben } = await open();
    const first = await board.add(agentOf(ben), "Tavern");
    const second = await board.add(agentOf(ben), "Inn");
    const { candidate } = await update(creator, first, {
      action: "edit",
      city: "Évora",
      category: "food",
      blurb: "Try it",
    });
    expect(candidate).toMatchObject({
      status: "board",
      name: "Tavern",
      city: "Évora",
      category: "food",
      blurb: "Try it",
    });
    expect((await update(creator, second, { action: "edit" })).candidate.status).toBe("board");
    const cleared = await update(creator, first, { action: "edit", city: "", blurb: " " });
    expect(cleared.candidate).toMatchObject({ city: null, blurb: null, category: "food" });
  });

  it("keeps the lane of a candidate that was decided", async () => {
    const { board, update, creator } = await open();
    const id = await board.add(creator, "Tavern");
    await update(creator, id, { action: "confirm" });
    expect((await update(creator, id, { action: "edit", blurb: "Nice" })).candidate.status).toBe("locked_in");
  });

  it("looks up a renamed place again and clears what was filled in for the old one", async () => {
    const { board, update, creator } = await open();
    const id = await board.add(creator, "Time Out Market");
    const market = (await board.look()).candidates[0];
    expect(market).toMatchObject({ place_id: "lisbon/time-out-market", city: "Lisbon", category: "food" });
    const tower = (await update(creator, id, { action: "edit", name: "Torre de Belém" })).candidate;
    expect(tower).toMatchObject({ place_id: "lisbon/belem-tower", category: "sight", neighborhood: "Belém" });
    expect(tower.lat).not.toBe(market?.lat);
    const unknown = (await update(creator, id, { action: "edit", name: "Dona Nobody" })).candidate;
    expect(unknown).toMatchObject({ place_id: null, lat: null, lng: null, category: null, neighborhood: null });
  });

  it("is refused when it would duplicate another candidate", async () => {
    const { board, update, creator, ben } = await open();
    await board.add(creator, "Belém Tower");
    const id = await board.add(creator, "Tavern");
    const call = update(ben, id, { action: "edit", name: "torre de belem" });
    await expect(call).rejects.toMatchObject({ kind: "conflict", code: "duplicate_place" });
  });

  it("of two candidates into the same place at once succeeds for one", async () => {
    const { board, update, creator } = await open();
    const ids = [await board.add(creator, "One"), await board.add(creator, "Two")];
    const edits = ids.map((id) => outcome(update(creator, id, { action: "edit", name: "Three" })));
    expect((await Promise.all(edits)).sort()).toEqual(["duplicate_place", "ok"]);
  });

  it("by an agent accepts candidates in review and changes no others", async () => {
    const { board, update, creator, ben } = await open();
    const waiting = await board.add(agentOf(ben), "Tavren");
    const fixed = await update(agentOf(creator), waiting, { action: "edit", name: "Tavern" });
    expect([fixed.candidate.name, fixed.candidate.status, fixed.binding]).toEqual(["Tavern", "board", false]);
    const shown = await board.add(creator, "Shown");
    expect(await outcome(update(agentOf(creator), shown, { action: "edit", name: "Elsewhere" }))).toBe("forbidden");
  });
});

describe("ignore", () => {
  it("drops a candidate, which can be restored", async () => {
    const { board, update, reopen, creator } = await open();
    const id = await board.add(creator, "Shown");
    await update(creator, id, { action: "confirm" });
    const dropped = await update(creator, id, { action: "ignore" });
    expect(dropped.candidate).toMatchObject({ status: "ignored", locked_in: false, locked_in_by: null });
    expect((await board.look()).candidates).toEqual([]);
    expect(await outcome(update(creator, id, { action: "confirm" }))).toBe("candidate_ignored");
    expect((await reopen(id)).candidate.status).toBe("board");
  });

  it("by an agent is allowed only for candidates that agents or imports added", async () => {
    const { board, update, creator, ben } = await open();
    const proposed = await board.add(agentOf(ben), "Proposed");
    const shown = await board.add(creator, "Shown");
    const agent = agentOf(creator);
    expect((await update(agent, proposed, { action: "ignore" })).candidate.status).toBe("ignored");
    expect(await outcome(update(agent, shown, { action: "ignore" }))).toBe("forbidden");
  });
});
