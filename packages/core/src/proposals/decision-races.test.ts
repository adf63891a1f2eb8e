import { expect, it } from "vitest";
import { addTripMember, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { createKey } from "../agents/create-key.ts";
import { revertKeyEdits } from "../agents/revert-key-edits.ts";
import { revokeKey } from "../agents/revoke-key.ts";
import { DomainError } from "../kernel/errors.ts";
import { applyFix } from "../trips/apply-fix.ts";
import { checkTrip } from "../trips/check-trip.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { revertEdits } from "../trips/revert-edits.ts";
import { approveProposal } from "./approve-proposal.ts";
import { decideProposals } from "./decide-proposals.ts";
import { rejectProposal } from "./reject-proposal.ts";
import type { ProposedWire } from "./wire.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

const newTrip = async () =>
  (
    await run(createTrip, ports, ana, {
      ...{ destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true },
    })
  ).trip;
const add = async (trip_id: string, title: string, more: object = {}) =>
  run(addActivity, ports, ana, { trip_id, title, ...more });
const suggest = async (trip_id: string, title: string) =>
  ((await add(trip_id, title, { propose: true })) as unknown as ProposedWire).proposal.id;
const titles = async (trip_id: string) => {
  const { trip } = await run(getTrip, ports, ana, { trip_id });
  return trip.itinerary.flatMap((day) => day.activities.map((it) => it.title)).sort();
};
/** "ok", or the code of a refusal; anything else is a fault. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    (error: unknown) => {
      if (error instanceof DomainError) return error.code;
      throw error;
    },
  );
const outcomes = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map(outcome));
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Each entry changes the trip by one revision, and none takes back what another one has taken back. */
async function expectConsistent(tripId: string) {
  const entries = await database.prisma.editLogEntry.findMany({ where: { tripId }, orderBy: { revision: "asc" } });
  const trip = await database.prisma.trip.findUniqueOrThrow({ where: { id: tripId } });
  const revisions = entries.flatMap((it) => (it.patch === null ? [] : [it.revision]));
  expect(revisions).toEqual(times(revisions.length, (index) => trip.revision - revisions.length + 1 + index));
  const reverted = entries.flatMap((it) => it.reverts);
  expect(new Set(reverted).size).toBe(reverted.length);
  const proposals = await database.prisma.proposal.findMany({ where: { tripId } });
  for (const it of proposals) {
    const made = entries.filter((entry) => entry.proposalId === it.id && entry.patch !== null);
    expect(made.map((entry) => entry.id)).toEqual(it.status === "approved" ? [it.editId] : []);
  }
}

it("a bundle that is decided as one, one by one and the other way at the same time is decided once", async () => {
  const trip = await newTrip();
  const rui = await addTripMember(database, trip.id, "editor");
  const ids: string[] = [];
  for (const name of ["A", "B", "C", "D"]) ids.push(await suggest(trip.id, name));
  const trip_id = trip.id;
  const decide = (decision: "approve" | "reject", proposal_ids: string[]) =>
    run(decideProposals, ports, rui, { trip_id, decision, proposal_ids });
  await outcomes([
    decide("approve", ids),
    decide("reject", ids.toReversed()),
    decide("approve", ids.toReversed()),
    ...ids.map((proposal_id) => run(approveProposal, ports, rui, { trip_id, proposal_id })),
    ...ids.map((proposal_id) => run(rejectProposal, ports, ana, { trip_id, proposal_id })),
  ]);
  await expectConsistent(trip_id);
  const approved = await database.prisma.proposal.count({ where: { tripId: trip_id, status: "approved" } });
  expect(await database.prisma.proposal.count({ where: { tripId: trip_id, status: "pending" } })).toBe(0);
  expect(await titles(trip_id)).toHaveLength(approved);
});

it("an approved bundle that is undone as one and one by one at the same time is undone once", async () => {
  const trip = await newTrip();
  const trip_id = trip.id;
  const ids: string[] = [];
  for (const name of ["A", "B", "C"]) ids.push(await suggest(trip_id, name));
  const { edit_ids } = await run(decideProposals, ports, ana, { trip_id, decision: "approve", proposal_ids: ids });
  const codes = await outcomes([
    ...times(4, () => run(revertEdits, ports, ana, { trip_id, edit_ids })),
    ...edit_ids.flatMap((edit_id) => times(3, () => run(revertEdit, ports, ana, { trip_id, edit_id }))),
  ]);
  expect(new Set(codes)).toEqual(new Set(["ok", "already_reverted"]));
  await expectConsistent(trip_id);
  expect(await titles(trip_id)).toEqual([]);
});

it("an undo that is itself undone by many at once comes back once", async () => {
  const { id: trip_id } = await newTrip();
  const { edit_id } = (await add(trip_id, "Castle")) as { edit_id: string };
  const undone = await run(revertEdit, ports, ana, { trip_id, edit_id });
  const redo = () => run(revertEdit, ports, ana, { trip_id, edit_id: undone.edit_id ?? "" });
  expect((await outcomes(times(8, redo))).sort()).toEqual([...Array(7).fill("already_reverted"), "ok"]);
  await expectConsistent(trip_id);
  expect(await titles(trip_id)).toEqual(["Castle"]);
});

it("a fix that many apply at once is applied once", async () => {
  const { id: trip_id } = await newTrip();
  await add(trip_id, "Market", { start_time: "10:00", end_time: "12:00", day_number: 1 });
  await add(trip_id, "Tram ride", { start_time: "11:00", end_time: "11:45", day_number: 1 });
  const { findings } = await run(checkTrip, ports, ana, { trip_id });
  const overlap = findings.find((it) => it.code === "overlap");
  const { day_ids = [], activity_ids = [] } = overlap ?? {};
  const fix = (index: number) =>
    run(
      applyFix,
      ports,
      ana,
      index % 3 === 2 ? { trip_id, all: true } : { trip_id, code: "overlap", day_ids, activity_ids },
    );
  const codes = await outcomes(times(9, fix));
  expect(codes.filter((it) => it === "ok").length).toBeGreaterThanOrEqual(1);
  const moves = await database.prisma.editLogEntry.findMany({ where: { tripId: trip_id, action: "apply_fix" } });
  const changed = moves.filter((it) => JSON.stringify(it.patch).includes('"12:00"'));
  expect(changed).toHaveLength(1);
  await expectConsistent(trip_id);
});

it("a key that writes, is revoked and undone by many at once leaves nothing, and writes nothing more", async () => {
  const { id: trip_id } = await newTrip();
  const { key } = await run(createKey, ports, ana, { agent_name: "Planner", scopes: ["trips:read", "trips:write"] });
  const { userId, name } = ana;
  const agent = {
    ...({ kind: "agent", userId, name, agentName: "Planner", keyId: key.id, scopes: key.scopes } as const),
    ...{ mode: "apply" as const, tripIds: [] },
  };
  const write = (index: number) => run(addActivity, ports, agent, { trip_id, title: `Tram ${index}` });
  await outcomes(times(3, write));
  await outcomes([
    ...times(4, (index) => write(10 + index)),
    run(revokeKey, ports, ana, { key_id: key.id }),
    ...times(3, () => run(revertKeyEdits, ports, ana, { key_id: key.id })),
    ...times(4, (index) => write(20 + index)),
    ...times(2, () => run(revokeKey, ports, ana, { key_id: key.id })),
  ]);
  expect(await outcome(write(30))).not.toBe("ok");
  // What the key wrote before it was revoked and after it was undone is undone by the next call.
  await run(revertKeyEdits, ports, ana, { key_id: key.id });
  expect(await titles(trip_id)).toEqual([]);
  await expectConsistent(trip_id);
});
