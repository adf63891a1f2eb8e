import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { capabilityOf } from "../agents/capability-wire.ts";
import { addComment } from "../comments/add-comment.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Actor, Agent, Person } from "../kernel/actor.ts";
import { applyChanges } from "../trips/apply-changes.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { regenerateItinerary } from "../trips/regenerate-itinerary.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { revertEdits } from "../trips/revert-edits.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { approveProposal } from "./approve-proposal.ts";
import { decideProposals } from "./decide-proposals.ts";
import { getProposal } from "./get-proposal.ts";
import { listProposals } from "./list-proposals.ts";
import { rejectProposal } from "./reject-proposal.ts";
import type { ProposedWire } from "./wire.ts";

const { database, outside, ana } = await setUp();

const keyOf = (person: Person, mode: Agent["mode"]): Agent => ({
  kind: "agent",
  userId: person.userId,
  name: person.name,
  agentName: "Planner",
  keyId: crypto.randomUUID(),
  scopes: ["trips:read", "trips:write"],
  mode,
  tripIds: [],
});

async function newTrip(more: { skip_ai_generation?: boolean } = { skip_ai_generation: true }) {
  const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", ...more };
  return (await run(createTrip, outside.ports, ana, input)).trip;
}

/** The proposal that a call made. */
const proposed = async (call: Promise<unknown>) => ((await call) as ProposedWire).proposal;
const suggest = (trip_id: string, by: Actor = ana, title = "Tram ride", more: object = {}) =>
  proposed(run(addActivity, outside.ports, by, { trip_id, title, propose: true, ...more }));
const approve = (it: { trip_id: string; id: string }, by: Actor = ana, changes?: string[]) =>
  run(approveProposal, outside.ports, by, { trip_id: it.trip_id, proposal_id: it.id, ...(changes ? { changes } : {}) });
const reject = (it: { trip_id: string; id: string }, by: Actor = ana) =>
  run(rejectProposal, outside.ports, by, { trip_id: it.trip_id, proposal_id: it.id });
const read = async (trip_id: string) => (await run(getTrip, outside.ports, ana, { trip_id })).trip;
const log = async (trip_id: string) => (await run(getEditLog, outside.ports, ana, { trip_id })).entries;
const pending = async (
  trip_id: string,
  by: Actor = ana,
  more: { proposal_id?: string; include_patch?: boolean } = {},
) => (await run(listProposals, outside.ports, by, { trip_id, ...more })).proposals;
const eventsOf = (tripId: string) =>
  database.prisma.roomEvent.findMany({ where: { room: `trip:${tripId}` }, orderBy: { seq: "asc" } });

describe("list_proposals", () => {
  it("lists pending proposals, oldest first, and marks the caller's own", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    await suggest(trip.id, agent, "First");
    await suggest(trip.id, await addTripMember(database, trip.id, "viewer"), "Second");
    await reject(await suggest(trip.id, ana, "Decided"));
    const mine = await suggest(trip.id, ana, "Third");
    const list = await pending(trip.id, ana, { include_patch: true });
    expect(list.map((it) => it.changes[0]?.summary)).toEqual([
      'Add "First" to Day 1, 3 May',
      'Add "Second" to Day 1, 3 May',
      'Add "Third" to Day 1, 3 May',
    ]);
    expect(list.map((it) => [it.own, it.stale, it.status])).toEqual([
      [false, false, "pending"],
      [false, false, "pending"],
      [true, false, "pending"],
    ]);
    expect((await pending(trip.id, agent)).map((it) => it.own)).toEqual([true, false, false]);
    expect(list[2]).toEqual({ ...mine, new_findings: [] });
  });

  it("is for editors and owners; strangers get 404", async () => {
    const trip = await newTrip();
    const [viewer, editor] = [
      await addTripMember(database, trip.id, "viewer"),
      await addTripMember(database, trip.id, "editor"),
    ];
    expect(await pending(trip.id, editor)).toEqual([]);
    await expect(pending(trip.id, viewer)).rejects.toMatchObject({
      kind: "forbidden",
      message: "Only editors and owners can list proposals. The author of a proposal can read it with proposal_id.",
    });
    await expect(pending(trip.id, await createPerson(database, "Eve"))).rejects.toMatchObject({ code: "not_found" });
    const elsewhere = { ...keyOf(ana, "apply"), tripIds: [crypto.randomUUID()] };
    await expect(pending(trip.id, elsewhere)).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves out patches unless they are requested", async () => {
    const trip = await newTrip();
    const made = await suggest(trip.id);
    expect(made.patch).toHaveLength(1);
    expect((await pending(trip.id))[0]).not.toHaveProperty("patch");
    expect((await pending(trip.id, ana, { include_patch: true }))[0]?.patch).toEqual(made.patch);
  });

  it("returns any proposal by its id, also to its author", async () => {
    const [trip, other] = [await newTrip(), await newTrip()];
    const [rui, mia] = [
      await addTripMember(database, trip.id, "viewer"),
      await addTripMember(database, trip.id, "viewer"),
    ];
    const agent = keyOf(rui, "propose");
    const made = await suggest(trip.id, agent);
    await suggest(trip.id, ana, "Another");
    const only = { proposal_id: made.id };
    for (const by of [ana, rui, agent]) expect(await pending(trip.id, by, only)).toMatchObject([{ id: made.id }]);
    const { edit_id } = await approve(made);
    expect(await pending(trip.id, agent, only)).toMatchObject([{ status: "approved", edit_id, own: true }]);
    expect(await pending(trip.id)).toHaveLength(1);
    await expect(pending(trip.id, mia, only)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(pending(other.id, ana, only)).rejects.toMatchObject({ code: "not_found" });
    await expect(pending(trip.id, await createPerson(database, "Eve"), only)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("lists new findings that the change would cause", async () => {
    const trip = await newTrip();
    const times = { start_time: "10:00", end_time: "12:00" };
    await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Museum", ...times });
    await suggest(trip.id, ana, "Surfing", times);
    await suggest(trip.id, ana, "Dinner", { start_time: "19:00", end_time: "21:00", day_number: 2 });
    const [clash, fine] = await pending(trip.id);
    expect(clash?.new_findings).toMatchObject([{ code: "overlap", severity: "error" }]);
    expect(fine?.new_findings).toEqual([]);
  });
});

describe("get_proposal", () => {
  it("is for editors and the author, also after the decision", async () => {
    const trip = await newTrip();
    const [rui, viewer] = [
      await addTripMember(database, trip.id, "viewer"),
      await addTripMember(database, trip.id, "viewer"),
    ];
    const made = await suggest(trip.id, rui);
    const get = async (by: Actor) =>
      (await run(getProposal, outside.ports, by, { trip_id: trip.id, proposal_id: made.id })).proposal;
    expect(await get(rui)).toMatchObject({ id: made.id, own: true, status: "pending" });
    expect(await get(ana)).toMatchObject({ own: false });
    await expect(get(viewer)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(get(await createPerson(database, "Eve"))).rejects.toMatchObject({ code: "not_found" });
    const { edit_id } = await approve(made);
    expect(await get(rui)).toMatchObject({
      status: "approved",
      edit_id,
      accepted: null,
      stale: false,
      new_findings: null,
      decided_by: { user_id: ana.userId, name: "Ana", agent_name: null },
    });
    await database.prisma.member.deleteMany({ where: { tripId: trip.id, userId: rui.userId } });
    await expect(get(rui)).rejects.toMatchObject({ code: "not_found" });
  });

  it("returns 404 on another trip", async () => {
    const [trip, other] = [await newTrip(), await newTrip()];
    const made = { ...(await suggest(trip.id)), trip_id: other.id };
    const input = { trip_id: other.id, proposal_id: made.id };
    await expect(run(getProposal, outside.ports, ana, input)).rejects.toMatchObject({ code: "not_found" });
    await expect(approve(made)).rejects.toMatchObject({ code: "not_found" });
    await expect(reject(made)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("approve_proposal", () => {
  it("applies the change, announces it and logs both people", async () => {
    const trip = await newTrip();
    const rui = await addTripMember(database, trip.id, "viewer");
    const agent = keyOf(rui, "propose");
    const made = await suggest(trip.id, agent);
    const done = await approve(made);
    expect(done.proposal).toMatchObject({ status: "approved", edit_id: done.edit_id, accepted: null });
    expect(done.trip).toEqual(await read(trip.id));
    expect(done.trip.revision).toBe(trip.revision + 1);
    expect(done.trip.itinerary[0]?.activities).toMatchObject([{ title: "Tram ride" }]);
    const [approval, proposal] = await log(trip.id);
    const by = { user_id: rui.userId, name: "Rui", agent_name: "Planner" };
    expect(approval).toMatchObject({
      ...{ id: done.edit_id, action: "approve_proposal", revertible: true },
      summary: 'Approved: Add "Tram ride" to Day 1, 3 May',
      author: { user_id: ana.userId, agent_name: null },
      ...{ proposal_id: made.id, proposed_by: by },
    });
    expect(proposal).toMatchObject({ action: "propose", author: by, proposal_id: made.id, proposed_by: by });
    const told = (await eventsOf(trip.id)).map((it) => it.type);
    expect(told).toEqual(["proposal.created", "trip.changed", "proposal.decided"]);
    expect(await pending(trip.id)).toEqual([]);
  });

  it("can be reverted like any other change", async () => {
    const trip = await newTrip();
    const { edit_id } = await approve(await suggest(trip.id));
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: edit_id ?? "" });
    expect((await read(trip.id)).itinerary).toEqual(trip.itinerary);
  });

  it("lets editors approve their own suggestion, and refuses keys", async () => {
    const trip = await newTrip();
    const viewer = await addTripMember(database, trip.id, "viewer");
    const [asking, applying] = [keyOf(ana, "propose"), keyOf(ana, "apply")];
    for (const key of [asking, applying])
      await expect(approve(await suggest(trip.id, key), key)).rejects.toMatchObject({
        ...{ kind: "forbidden", code: "own_proposal" },
      });
    await expect(approve(await suggest(trip.id, viewer), viewer)).rejects.toMatchObject({ code: "forbidden" });
    await expect(approve(await suggest(trip.id, viewer), asking)).rejects.toMatchObject({ code: "forbidden" });
    expect(capabilityOf(approveProposal).approval).toBe("refused");
    expect((await read(trip.id)).revision).toBe(trip.revision);
    await expect(approve(await suggest(trip.id, viewer), applying)).resolves.toBeDefined();
    await expect(approve(await suggest(trip.id, ana), ana)).resolves.toBeDefined();
  });

  it("applies a part, and rejects the rest", async () => {
    const trip = await newTrip();
    const change = { title: "Week off", notes: "Bring the tickets", total_budget: 900, propose: true };
    const made = await proposed(run(updateTrip, outside.ports, ana, { trip_id: trip.id, ...change }));
    expect(made.changes.map((it) => it.id).sort()).toEqual(["trip:budget", "trip:notes", "trip:title"]);
    const done = await approve(made, ana, ["trip:notes", "trip:title"]);
    expect(done.trip).toMatchObject({ title: "Week off", notes: "Bring the tickets", total_budget: null });
    expect(done.proposal.accepted?.toSorted()).toEqual(["trip:notes", "trip:title"]);
    expect((await log(trip.id))[0]?.summary).toBe(
      'Approved 2 of 3 changes: Rename the trip to "Week off"; Add notes to the trip',
    );
    await expect(approve(made, ana, ["trip:budget"])).rejects.toMatchObject({ code: "proposal_decided" });
  });

  it("keeps times consistent and days sorted when a part is applied after somebody gave other times", async () => {
    const trip = await newTrip();
    const add = async (title: string, start_time: string) =>
      (await run(addActivity, outside.ports, ana, { trip_id: trip.id, title, start_time, duration_minutes: 60 }))
        .activity;
    const [castle, tower, dinner] = [
      await add("Castle", "09:00"),
      await add("Tower", "14:00"),
      await add("Dinner", "19:00"),
    ];
    const to = (activity_id: string, start_time: string) => ({
      op: "activity.set" as const,
      activity_id,
      after: { start_time },
    });
    const changes = [to(castle.id, "15:00"), to(dinner.id, "20:00")];
    const made = await proposed(run(applyChanges, outside.ports, ana, { trip_id: trip.id, changes, propose: true }));
    await run(updateActivity, outside.ports, ana, { trip_id: trip.id, activity_id: tower.id, start_time: "17:00" });
    const part = made.changes.find((it) => it.summary.includes("Castle"));
    const done = await approve(made, ana, [part?.id ?? ""]);
    expect(done.trip.itinerary[0]?.activities.map((it) => [it.title, it.start_time, it.end_time])).toEqual([
      ["Castle", "15:00", "16:00"],
      ["Tower", "17:00", "18:00"],
      ["Dinner", "19:00", "20:00"],
    ]);
  });

  it("logs only what was accepted", async () => {
    const trip = await newTrip({ skip_ai_generation: false });
    const made = await proposed(run(regenerateItinerary, outside.ports, ana, { trip_id: trip.id, propose: true }));
    expect(made.summary).toBe(`Replan the trip (${made.changes.length} changes)`);
    const gone = made.changes.filter((it) => it.kind === "remove").slice(0, 1);
    await approve(
      made,
      ana,
      gone.map((it) => it.id),
    );
    const words = `Approved 1 of ${made.changes.length} changes: ${gone[0]?.summary}`;
    expect((await log(trip.id))[0]?.summary).toBe(words);
  });

  it("refuses a part that needs another one, or that is not in the proposal", async () => {
    const trip = await newTrip();
    const made = await suggest(trip.id);
    const day = { id: crypto.randomUUID(), date: "2027-05-06", notes: "" };
    const { patch } = await database.prisma.proposal.findUniqueOrThrow({ where: { id: made.id } });
    const [add] = patch as { op: string; activity: object; at: object }[];
    const longer = [
      { op: "trip.set", before: { endDate: "2027-05-05" }, after: { endDate: "2027-05-06" } },
      { op: "day.add", day },
      { ...add, at: { dayId: day.id, after: null } },
    ];
    await database.prisma.proposal.update({ where: { id: made.id }, data: { patch: longer as object[] } });
    const [, activity] = (await pending(trip.id))[0]?.changes ?? [];
    expect(activity).toMatchObject({ summary: 'Add "Tram ride" to Day 4, 6 May', needs: ["dates"] });
    for (const change_id of [activity?.id ?? "", "trip:title"])
      await expect(approve(made, ana, [change_id])).rejects.toMatchObject({
        ...{ kind: "invalid", code: "validation_failed" },
        details: [{ path: "changes", change_id }],
      });
    const done = await approve(made, ana, ["dates"]);
    expect(done.trip.itinerary.map((it) => it.activities.length)).toEqual([0, 0, 0, 0]);
  });

  it("refuses what no longer fits, with the reason, and the rest can be accepted", async () => {
    const trip = await newTrip();
    const made = await proposed(
      run(updateTrip, outside.ports, ana, { trip_id: trip.id, title: "Week off", notes: "Tickets", propose: true }),
    );
    await run(updateTrip, outside.ports, ana, { trip_id: trip.id, title: "Holiday" });
    const [stale] = await pending(trip.id);
    const message = 'The title is "Holiday" now, not "Trip to Lisbon".';
    expect(stale).toMatchObject({ stale: true, new_findings: null });
    expect(stale?.changes.map((it) => [it.id, it.obstacle])).toEqual([
      ["trip:title", message],
      ["trip:notes", null],
    ]);
    await expect(approve(made)).rejects.toMatchObject({
      ...{ kind: "conflict", code: "proposal_stale" },
      details: [{ path: "changes", message, change_id: "trip:title", summary: 'Rename the trip to "Week off"' }],
    });
    const done = await approve(made, ana, ["trip:notes"]);
    expect(done.trip).toMatchObject({ title: "Holiday", notes: "Tickets" });
  });

  it("names activities that were deleted since", async () => {
    const trip = await newTrip();
    const { activity } = await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Castle" });
    const change = { trip_id: trip.id, activity_id: activity.id, start_time: "10:00", propose: true };
    const made = await proposed(run(updateActivity, outside.ports, ana, change));
    await run(deleteActivity, outside.ports, ana, { trip_id: trip.id, activity_id: activity.id });
    expect((await pending(trip.id))[0]?.changes).toMatchObject([
      { summary: 'Move "Castle" to 10:00', obstacle: '"Castle" is no longer in the trip.' },
    ]);
    await expect(approve(made)).rejects.toMatchObject({ code: "proposal_stale" });
    expect((await reject(made)).proposal.status).toBe("rejected");
  });

  it("reverts the log entries that the proposal was about, when all of it is approved", async () => {
    const trip = await newTrip();
    await run(updateTrip, outside.ports, ana, { trip_id: trip.id, title: "Holiday", notes: "Tickets" });
    const [edit] = await log(trip.id);
    const undo = () =>
      proposed(run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: edit?.id ?? "", propose: true }));
    await approve(await undo(), ana, ["trip:notes"]);
    expect((await log(trip.id)).find((it) => it.id === edit?.id)?.reverted).toBe(false);
    await run(updateTrip, outside.ports, ana, { trip_id: trip.id, notes: "Tickets" });
    const { edit_id } = await approve(await undo());
    const entries = await log(trip.id);
    expect(entries.find((it) => it.id === edit?.id)?.reverted).toBe(true);
    expect(entries.find((it) => it.id === edit_id)?.reverts).toBe(edit?.id);
    expect(await read(trip.id)).toMatchObject({ title: trip.title, notes: null });
  });

  it("applies a whole new plan, or one day of it", async () => {
    const trip = await newTrip({ skip_ai_generation: false });
    const regenerate = { trip_id: trip.id, propose: true };
    const made = await proposed(run(regenerateItinerary, outside.ports, ana, regenerate));
    expect(made.changes.length).toBeGreaterThan(6);
    const ids = made.changes.filter((it) => it.date === "2027-05-04").map((it) => it.id);
    const done = await approve(made, ana, ids);
    expect(done.trip.itinerary[0]).toEqual(trip.itinerary[0]);
    expect(done.trip.itinerary[2]).toEqual(trip.itinerary[2]);
    const before = new Set(trip.itinerary[1]?.activities.map((it) => it.id));
    expect(done.trip.itinerary[1]?.activities.some((it) => before.has(it.id))).toBe(false);
    const all = await approve(await proposed(run(regenerateItinerary, outside.ports, ana, regenerate)));
    expect(all.proposal.accepted).toBeNull();
  });

  it("works after the author has left", async () => {
    const trip = await newTrip();
    const rui = await addTripMember(database, trip.id, "editor");
    const [first, second] = [await suggest(trip.id, rui), await suggest(trip.id, keyOf(rui, "propose"))];
    await database.prisma.member.deleteMany({ where: { tripId: trip.id, userId: rui.userId } });
    await database.prisma.user.delete({ where: { id: rui.userId } });
    expect((await pending(trip.id)).map((it) => it.proposed_by.name)).toEqual([null, null]);
    expect((await approve(first)).proposal.status).toBe("approved");
    expect((await reject(second)).proposal.status).toBe("rejected");
  });
});

describe("reject_proposal", () => {
  it("keeps the trip, logs and announces the rejection", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const made = await suggest(trip.id, agent);
    const done = await reject(made, await addTripMember(database, trip.id, "editor", "Mia"));
    expect(done.proposal).toMatchObject({ status: "rejected", decided_by: { name: "Mia" }, edit_id: null });
    expect(await read(trip.id)).toEqual(trip);
    expect((await log(trip.id))[0]).toMatchObject({
      ...{ action: "reject_proposal", revertible: false, proposal_id: made.id },
      summary: 'Rejected: Add "Tram ride" to Day 1, 3 May',
      ...{ author: { name: "Mia" }, proposed_by: { name: "Ana", agent_name: "Planner" } },
    });
    expect((await eventsOf(trip.id)).map((it) => it.type)).toEqual(["proposal.created", "proposal.decided"]);
    await expect(reject(made)).rejects.toMatchObject({ code: "proposal_decided" });
    await expect(approve(made)).rejects.toMatchObject({ code: "proposal_decided" });
  });

  it("lets authors withdraw their own proposal, and refuses others without the right", async () => {
    const trip = await newTrip();
    const [rui, mia] = [
      await addTripMember(database, trip.id, "viewer"),
      await addTripMember(database, trip.id, "viewer"),
    ];
    const agent = keyOf(rui, "propose");
    await expect(reject(await suggest(trip.id, rui), mia)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(reject(await suggest(trip.id, rui), agent)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(reject(await suggest(trip.id, ana), keyOf(ana, "propose"))).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(reject(await suggest(trip.id, rui), await createPerson(database, "Eve"))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(reject(await suggest(trip.id, rui), rui)).resolves.toBeDefined();
    await expect(reject(await suggest(trip.id, agent), agent)).resolves.toBeDefined();
    await expect(reject(await suggest(trip.id, agent), rui)).resolves.toBeDefined();
    await expect(reject(await suggest(trip.id, agent), keyOf(ana, "apply"))).resolves.toBeDefined();
  });
});

describe("the log entry of a rejection", () => {
  it("tells who withdrew or who rejected", async () => {
    const trip = await newTrip();
    const [rui, agent] = [await addTripMember(database, trip.id, "viewer"), keyOf(ana, "propose")];
    const words = async (made: Promise<ProposedWire["proposal"]>, by: Actor) => {
      await reject(await made, by);
      return (await log(trip.id))[0]?.summary;
    };
    const what = 'Add "Tram ride" to Day 1, 3 May';
    expect(await words(suggest(trip.id, agent), agent)).toBe(`Withdrew the proposal: ${what}`);
    expect(await words(suggest(trip.id, rui), rui)).toBe(`Withdrew the proposal: ${what}`);
    expect(await words(suggest(trip.id, agent), ana)).toBe(`Rejected: ${what}`);
    expect(await words(suggest(trip.id, agent), keyOf(ana, "apply"))).toBe(`Rejected: ${what}`);
    expect(await words(suggest(trip.id, rui), ana)).toBe(`Rejected: ${what}`);
  });
});

describe("simultaneous decisions", () => {
  const outcomes = async (calls: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(calls);
    const refused = settled.flatMap((it) => (it.status === "rejected" ? [it.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(["proposal_decided"]));
    return settled.length - refused.length;
  };

  it("change the trip once", async () => {
    const trip = await newTrip();
    const made = await suggest(trip.id);
    expect(await outcomes(Array.from({ length: 20 }, () => approve(made)))).toBe(1);
    const after = await read(trip.id);
    expect(after.revision).toBe(trip.revision + 1);
    expect(after.itinerary[0]?.activities).toHaveLength(1);
  });

  it("have one result and one log entry", async () => {
    const trip = await newTrip();
    for (let round = 0; round < 6; round++) {
      const made = await suggest(trip.id);
      const calls = Array.from({ length: 6 }, (_, index) => (index % 2 === round % 2 ? approve(made) : reject(made)));
      expect(await outcomes(calls)).toBe(1);
      const { proposal } = await run(getProposal, outside.ports, ana, { trip_id: trip.id, proposal_id: made.id });
      const rows = (await log(trip.id)).filter((it) => it.proposal_id === made.id && it.action !== "propose");
      expect(rows.map((it) => it.action)).toEqual([
        proposal.status === "approved" ? "approve_proposal" : "reject_proposal",
      ]);
    }
  });
});

describe("an answer to whoever proposed", () => {
  it("carries what was said with the decision, and the author's own words", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const day = trip.itinerary[0]?.id ?? "";
    const changes = [{ op: "activity.add" as const, activity: { title: "Fado" }, at: { itinerary_id: day } }];
    const made = await proposed(
      run(applyChanges, outside.ports, agent, { trip_id: trip.id, changes, summary: "You wanted music" } as never),
    );
    expect(made).toMatchObject({ note: "You wanted music", summary: 'Add "Fado" to Day 1, 3 May' });
    const since = new Date(0).toISOString();
    const reply = "Not on the first evening, please";
    await run(rejectProposal, outside.ports, ana, { trip_id: trip.id, proposal_id: made.id, reply });
    const { proposals } = await run(listProposals, outside.ports, agent, { trip_id: trip.id, since });
    expect(proposals).toMatchObject([{ id: made.id, status: "rejected", reply, note: "You wanted music" }]);
  });

  it("brings comments on a proposal with the cursor", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const made = await suggest(trip.id, agent);
    const read = async (since: string) =>
      (await run(listProposals, outside.ports, agent, { trip_id: trip.id, since })).proposals;
    const subject = { trip_id: trip.id, proposal_id: made.id };
    const { comment } = await run(addComment, outside.ports, ana, { ...subject, text: "Rather by boat?" });
    const before = new Date(Date.parse(comment.created_at) - 1).toISOString();
    expect(await read(before)).toMatchObject([{ id: made.id, comments: [{ text: "Rather by boat?", by: "Ana" }] }]);
    expect(await read(comment.created_at)).toEqual([]);
  });

  it("may be an approval with changes, which is one entry in the log and one undo", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const made = await suggest(trip.id, agent, "Fado", { start_time: "20:00", duration_minutes: 90 });
    const id = made.changes[0]?.id.split(":")[1] ?? "";
    const answer = await run(approveProposal, outside.ports, ana, {
      ...{ trip_id: trip.id, proposal_id: made.id, reply: "A little later" },
      amend: [{ activity_id: id, after: { start_time: "21:00" } }],
    });
    expect(answer.proposal).toMatchObject({
      ...{ status: "approved", reply: "A little later" },
      amended: [{ activity_id: id, title: "Fado", after: { start_time: "21:00" } }],
    });
    const [fado] = (await read(trip.id)).itinerary[0]?.activities ?? [];
    expect(fado).toMatchObject({ title: "Fado", start_time: "21:00", end_time: "22:30" });
    const [entry] = await log(trip.id);
    expect(entry?.summary).toBe('Approved: Add "Fado" to Day 1, 3 May, 20:00, with changes to "Fado"');
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: answer.edit_id ?? "" });
    expect((await read(trip.id)).itinerary[0]?.activities).toEqual([]);
  });

  it("refuses changes to what a proposal is not about", async () => {
    const trip = await newTrip();
    const { activity } = await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Museum" });
    const made = await suggest(trip.id, keyOf(ana, "propose"));
    const amend = [{ activity_id: activity.id, after: { title: "Aquarium" } }];
    const approving = run(approveProposal, outside.ports, ana, { trip_id: trip.id, proposal_id: made.id, amend });
    await expect(approving).rejects.toMatchObject({ details: [{ path: "amend.0.activity_id" }] });
    expect((await pending(trip.id))[0]?.id).toBe(made.id);
  });
});

describe("decide_proposals", () => {
  const decide = (
    trip_id: string,
    proposal_ids: string[],
    decision: "approve" | "reject" = "approve",
    by: Actor = ana,
  ) => run(decideProposals, outside.ports, by, { trip_id, proposal_ids, decision, reply: "Thank you" });

  it("approves all that fits in one transaction, and names what it did not take and why", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const { activity } = await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Museum" });
    const stale = await proposed(
      run(updateActivity, outside.ports, agent, { trip_id: trip.id, activity_id: activity.id, title: "Aquarium" }),
    );
    await run(deleteActivity, outside.ports, ana, { trip_id: trip.id, activity_id: activity.id });
    const [one, two] = [await suggest(trip.id, agent, "One"), await suggest(trip.id, agent, "Two")];
    const done = await decide(trip.id, [one.id, stale.id, two.id]);
    expect(done).toMatchObject({
      decided: [one.id, two.id],
      not_decided: [{ proposal_id: stale.id, summary: stale.summary, code: "proposal_stale" }],
    });
    expect(done.edit_ids).toHaveLength(2);
    const titles = (await read(trip.id)).itinerary[0]?.activities.map((it) => it.title);
    expect(new Set(titles)).toEqual(new Set(["One", "Two"]));
    expect((await pending(trip.id)).map((it) => it.id)).toEqual([stale.id]);
    const [seen] = await pending(trip.id, agent, { proposal_id: one.id });
    expect(seen).toMatchObject({ status: "approved", reply: "Thank you" });
  });

  it("fails like a single decision when nothing fits, and lets no key approve its own", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "apply");
    const made = await suggest(trip.id, agent);
    await expect(decide(trip.id, [made.id], "approve", agent)).rejects.toMatchObject({ code: "own_proposal" });
    await decide(trip.id, [made.id], "reject");
    await expect(decide(trip.id, [made.id])).rejects.toMatchObject({ code: "proposal_decided" });
  });

  it("is undone as one, or not at all where a later change builds on a part of it", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const made = [await suggest(trip.id, agent, "One"), await suggest(trip.id, agent, "Two")];
    const { edit_ids } = await decide(
      trip.id,
      made.map((it) => it.id),
    );
    const undo = () => run(revertEdits, outside.ports, ana, { trip_id: trip.id, edit_ids });
    const one = (await read(trip.id)).itinerary[0]?.activities.find((it) => it.title === "One")?.id ?? "";
    const later = await run(updateActivity, outside.ports, ana, { trip_id: trip.id, activity_id: one, title: "Uno" });
    await expect(undo()).rejects.toMatchObject({ code: "revert_conflict", details: [{ edit_id: later.edit_id }] });
    expect((await read(trip.id)).itinerary[0]?.activities).toHaveLength(2);
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: later.edit_id ?? "" });
    const undone = await undo();
    expect((await read(trip.id)).itinerary[0]?.activities).toEqual([]);
    const [entry] = await log(trip.id);
    expect(entry).toMatchObject({ id: undone.edit_id, reverts_all: expect.arrayContaining(edit_ids) });
    expect(entry?.summary).toMatch(/^Undid: Approved: Add "One" .* and Approved: Add "Two" /);
    await expect(undo()).rejects.toMatchObject({ code: "already_reverted" });
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: undone.edit_id ?? "" });
    expect((await read(trip.id)).itinerary[0]?.activities).toHaveLength(2);
  });
});

describe("a bundle", () => {
  it("is checked as a whole: what is fine alone may not be together", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const at = (start_time: string) => ({ start_time, duration_minutes: 90 });
    const made = [
      await suggest(trip.id, agent, "Museum", at("10:00")),
      await suggest(trip.id, agent, "Castle", at("10:30")),
    ];
    const { proposals, bundles } = await run(listProposals, outside.ports, ana, { trip_id: trip.id });
    expect(proposals.map((it) => it.new_findings?.map(({ code }) => code))).toEqual([[], []]);
    expect(bundles).toEqual([
      {
        ...{ agent_name: "Planner", user_id: ana.userId, proposal_ids: made.map((it) => it.id), unfit: [] },
        new_findings: [expect.objectContaining({ code: "overlap" })],
      },
    ]);
  });

  it("names what no longer fits after the rest, and is none of a single proposal", async () => {
    const trip = await newTrip();
    const agent = keyOf(ana, "propose");
    const { activity } = await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Museum" });
    const onMuseum = { trip_id: trip.id, activity_id: activity.id };
    await proposed(run(deleteActivity, outside.ports, agent, onMuseum));
    const single = await run(listProposals, outside.ports, ana, { trip_id: trip.id });
    expect(single).not.toHaveProperty("bundles");
    const renamed = await proposed(run(updateActivity, outside.ports, agent, { ...onMuseum, title: "Aquarium" }));
    const { bundles } = await run(listProposals, outside.ports, ana, { trip_id: trip.id });
    expect(bundles).toMatchObject([{ unfit: [renamed.id] }]);
  });
});
