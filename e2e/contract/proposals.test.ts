import { addActivity, day, expect, expectError, invite, type Json, readTrip, run, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";

const list = (token: string, tripId: string) => send("GET", `/api/trips/${tripId}/proposals`, { token });
const propose = async (token: string, capability: string, args: Json): Promise<Json> => {
  const result = await run(token, capability, { ...args, propose: true });
  expect(result).toMatchObject({ status: "proposed", proposal_id: result.proposal.id });
  return result.proposal;
};
const of = (proposal: Json) => ({ trip_id: proposal.trip_id, proposal_id: proposal.id });

test("list_proposals: pending proposals, oldest first, each with its changes as text", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "viewer");
  const activity = await addActivity(ana.token, trip.id, { title: "Castle", start_time: "09:00" });
  const trip_id = trip.id;
  await propose(bo.token, "update_activity", { trip_id, activity_id: activity.id, start_time: "11:00", day_number: 2 });
  await propose(ana.token, "update_trip", { trip_id, title: "Week off", total_budget: 900 });
  const { proposals } = await run(ana.token, "list_proposals", { trip_id });
  expect(proposals).toMatchObject([
    {
      ...{ status: "pending", action: "update_activity", stale: false, own: false, new_findings: [] },
      proposed_by: { user_id: bo.id, name: "Bo", agent_name: null },
      changes: [
        {
          ...{ id: `activity:${activity.id}`, kind: "move", date: day(2), obstacle: null, needs: [] },
          summary: expect.stringMatching(/^Move "Castle" to Day 2, \d+ \w+, 11:00$/),
          fields: [
            { field: "day", before: expect.stringMatching(/^Day 1, /), after: expect.stringMatching(/^Day 2, /) },
            { field: "start time", before: "09:00", after: "11:00" },
          ],
        },
      ],
    },
    { own: true, changes: [{ id: "trip:title" }, { id: "trip:budget" }] },
  ]);
  expect((await readTrip(ana.token, trip.id)).itinerary[0].activities[0].start_time).toBe("09:00");
});

test("list_proposals: editors and owners only", async ({ ana, bo, trip }) => {
  expectError(await list(bo.token, trip.id), 404, "not_found");
  await invite(ana, bo, trip.id, "viewer");
  expectError(await list(bo.token, trip.id), 403, "forbidden");
  expectError(await task(bo.token, "list_proposals", { trip_id: trip.id }), 403, "forbidden");
  await send("PATCH", `/api/trips/${trip.id}/members/${bo.id}`, { token: ana.token, body: { role: "editor" } });
  expect((await list(bo.token, trip.id)).body).toMatchObject({ success: true, proposals: [] });
});

test("Change proposal `pending` | approve_proposal | approved", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "viewer");
  const proposal = await propose(bo.token, "add_activity", { trip_id: trip.id, title: "Fado", date: day(3) });
  expectError(await task(bo.token, "approve_proposal", of(proposal)), 403, "forbidden");
  const done = await run(ana.token, "approve_proposal", of(proposal));
  expect(done.proposal).toMatchObject({ status: "approved", edit_id: done.edit_id, decided_by: { user_id: ana.id } });
  expect((await readTrip(ana.token, trip.id)).itinerary[2].activities).toMatchObject([{ title: "Fado" }]);
  const { entries } = await run(bo.token, "get_edit_log", { trip_id: trip.id });
  expect(entries[0]).toMatchObject({
    ...{ id: done.edit_id, action: "approve_proposal", proposal_id: proposal.id },
    author: { user_id: ana.id },
    proposed_by: { user_id: bo.id, name: "Bo", agent_name: null },
  });
  for (const name of ["approve_proposal", "reject_proposal"])
    expectError(await task(ana.token, name, of(proposal)), 409, "proposal_decided");
});

test("Change proposal `pending` | reject_proposal | rejected", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "viewer");
  const suggest = (notes: string) => propose(bo.token, "update_day_notes", { trip_id: trip.id, day_number: 1, notes });
  const [turnedDown, takenBack] = [await suggest("Tickets"), await suggest("Umbrella")];
  expect(await run(ana.token, "reject_proposal", of(turnedDown))).toMatchObject({ proposal: { status: "rejected" } });
  expect(await run(bo.token, "reject_proposal", of(takenBack))).toMatchObject({ proposal: { status: "rejected" } });
  expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  const path = `/api/trips/${trip.id}/proposals/${turnedDown.id}`;
  expect((await send("GET", path, { token: bo.token })).body.proposal.status).toBe("rejected");
  const asked = await run(bo.token, "list_proposals", of(takenBack));
  expect(asked.proposals).toMatchObject([{ status: "rejected", own: true }]);
  const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id });
  expect(entries.slice(0, 2).map((it: Json) => it.summary)).toEqual([
    expect.stringMatching(/^Withdrew the proposal: Add notes to Day 1, /),
    expect.stringMatching(/^Rejected: Add notes to Day 1, /),
  ]);
});
