import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { bookedIn, type SegmentOnPlan } from "../../../packages/domain/src/segments/segments-on-plan.ts";
import { hoursOnWire } from "../../../packages/domain/src/trip/open-times.ts";
import { apply } from "../../../packages/domain/src/trip/patch.ts";
import { completePatch, type RequestedPatch } from "../../../packages/domain/src/trip/requested-patch.ts";
import { presentTrip, readTrip, type WireTrip } from "../../../packages/domain/src/trip/wire.ts";
import { presentRequest } from "../../../packages/domain/src/trip/wire-patch.ts";
import { type Answer, call, type SignedInPerson, send, task } from "../people.ts";
import { bodyOf, type Json } from "../trips.ts";

/** A trip with the credentials for every way to edit it. */
export interface Editors {
  readonly tripId: string;
  readonly owner: SignedInPerson;
  /** A key of the owner's agent that applies changes at once. */
  readonly agentKey: string;
  /** A key whose changes need the owner's approval. */
  readonly approvalKey: string;
}

/** Refused edits are fine, because only the resulting plan is asserted. A 5xx answer is not. */
export function settled(answer: Answer): Answer {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
  return answer;
}

/** The ways to send an edit as a list of ops. */
export type OpsDoor = "browser" | "rest" | "task" | "tool" | "proposal";

export async function changePlan(editors: Editors, door: OpsDoor, trip: WireTrip, ops: RequestedPatch): Promise<void> {
  const { tripId, owner, agentKey, approvalKey } = editors;
  const changes = presentRequest(ops);
  switch (door) {
    case "browser":
      return changeInBrowser(owner, trip, ops);
    case "rest":
      settled(await send("POST", `/api/trips/${tripId}/changes`, { token: owner.token, body: { changes } }));
      return;
    case "task":
      settled(await task(agentKey, "apply_changes", { trip_id: tripId, changes }));
      return;
    case "tool": {
      const body = { name: "apply_changes", arguments: { trip_id: tripId, changes } };
      settled(await send("POST", "/api/mcp/tools", { token: agentKey, body }));
      return;
    }
    case "proposal": {
      const made = settled(await task(approvalKey, "apply_changes", { trip_id: tripId, changes }));
      await approve(editors, made);
    }
  }
}

/** The owner approves what a key has proposed. */
export async function approve({ owner, tripId }: Editors, made: Answer): Promise<void> {
  const { proposal_id } = made.body.result ?? made.body;
  if (!proposal_id) return;
  settled(
    await send("POST", `/api/trips/${tripId}/proposals/${proposal_id}/approve`, { token: owner.token, body: {} }),
  );
}

/** Asserts that the optimistic state in the browser equals the result on the server. */
async function changeInBrowser(owner: SignedInPerson, trip: WireTrip, ops: RequestedPatch): Promise<void> {
  const document = readTrip(trip);
  const hoursOf = hoursOnWire([...trip.itinerary.map((it) => it.activities), trip.parked]);
  const { segments } = bodyOf(await send("GET", `/api/trips/${trip.id}/segments`, { token: owner.token }), 200);
  const bookedOn = bookedIn(document, segments.map(onPlan));
  const { patch, conflicts } = completePatch(document, ops, { hoursOf, bookedOn }, randomUUID);
  if (conflicts.length > 0 || patch.length === 0) return;
  const shown = presentTrip(apply(document, patch).next, trip.role);
  await call(owner, "plan.applyChanges", { trip_id: trip.id, changes: presentRequest(ops) });
  const { trip: stored } = bodyOf(await send("GET", `/api/trips/${trip.id}?view=full`, { token: owner.token }), 200);
  expect(plan(stored)).toEqual(plan(shown));
}

const onPlan = ({ booking_id, flight_number, train_number, ...segment }: Json) =>
  ({ ...segment, bookingId: booking_id, number: flight_number ?? train_number, removed: false }) as SegmentOnPlan;

const plan = (trip: Json) => ({
  days: trip.itinerary.map((day: Json) => ({
    date: day.date,
    notes: day.notes,
    activities: day.activities.map(withoutLookup),
  })),
  parked: trip.parked.map(withoutLookup),
});

/** Leaves out the fields that the server fills in by looking up the place; a browser cannot. */
function withoutLookup({ lat, lng, place_id, verified, cautions, opening_hours, ...activity }: Json): Json {
  return activity;
}

/** Updates fields of one activity with the verb for it. */
export async function updateActivity(editors: Editors, door: "rest" | "task", id: string, fields: Json): Promise<void> {
  const { tripId, owner, agentKey } = editors;
  if (door === "rest")
    settled(await send("PUT", `/api/trips/${tripId}/activities/${id}`, { token: owner.token, body: fields }));
  else settled(await task(agentKey, "update_activity", { trip_id: tripId, activity_id: id, ...fields }));
}

export async function addActivity(editors: Editors, door: "rest" | "task", fields: Json): Promise<void> {
  const { tripId, owner, agentKey } = editors;
  if (door === "rest")
    settled(await send("POST", `/api/trips/${tripId}/activities`, { token: owner.token, body: fields }));
  else settled(await task(agentKey, "add_activity", { trip_id: tripId, ...fields }));
}

/** Applies one of the fixes that the plan check offers, if there is one. */
export async function applyFix({ tripId, owner }: Editors, which: number): Promise<void> {
  const { findings } = bodyOf(await send("GET", `/api/trips/${tripId}/findings`, { token: owner.token }), 200);
  const fixable = findings.filter((it: Json) => it.fixable);
  if (fixable.length === 0) return;
  const { code, activity_ids, day_ids } = fixable[which % fixable.length];
  const body = { code, activity_ids, day_ids };
  settled(await send("POST", `/api/trips/${tripId}/findings/fix`, { token: owner.token, body }));
}

/** Reverts the newest entry of the edit log. */
export async function undoLast({ tripId, owner }: Editors): Promise<void> {
  const { entries } = bodyOf(await send("GET", `/api/trips/${tripId}/edits?limit=5`, { token: owner.token }), 200);
  const newest = entries.find((it: Json) => it.revertible && !it.reverted);
  if (!newest) return;
  settled(await send("POST", `/api/trips/${tripId}/edits/${newest.id}/revert`, { token: owner.token, body: {} }));
}

export const newId = (): string => randomUUID();
