import fc from "fast-check";
import { toAmount } from "../../packages/domain/src/amount.ts";
import { addDays } from "../../packages/domain/src/calendar.ts";
import type { WireActivity } from "../../packages/domain/src/trip/activity-fields.ts";
import type { RequestedOp } from "../../packages/domain/src/trip/requested-patch.ts";
import type { WireTrip } from "../../packages/domain/src/trip/wire.ts";
import { tripToday, waitForRecommendation } from "../support/concierge.ts";
import { assertConsistent, nowhere } from "../support/consistency/assert-consistent.ts";
import {
  addActivity,
  applyFix,
  approve,
  changePlan,
  type Editors,
  newId,
  type OpsDoor,
  settled,
  undoLast,
  updateActivity,
} from "../support/consistency/doors.ts";
import {
  changeBooking,
  changeSegment,
  enterStay,
  enterTable,
  flightMail,
  linkBooking,
  pasteMail,
  stayMail,
} from "../support/consistency/purchases.ts";
import {
  addPlace,
  carriers,
  carryOver,
  duplicateDay,
  replaceActivity,
  replanDay,
} from "../support/consistency/whole-plans.ts";
import { day, expect, type Json, makeTrip, readTrip, test } from "../support/contract.ts";
import { key, person, send, task } from "../support/people.ts";
import { bodyOf } from "../support/trips.ts";

const scopes = ["trips:read", "trips:write", "bookings:read", "bookings:write"];
const days = 5;
const places = ["Castelo de São Jorge", "Museu Nacional do Azulejo", nowhere, null];

const clock = fc
  .integer({ min: 6 * 12, max: 24 * 12 - 1 })
  .map((it) => `${String(Math.floor(it / 12)).padStart(2, "0")}:${String((it % 12) * 5).padStart(2, "0")}`);
const length = fc.integer({ min: 3, max: 48 }).map((it) => it * 5);
const cents = fc.integer({ min: 0, max: 9999 }).map((it) => it / 100);
/** Start, end and length in any combination, also cleared. */
const times = fc.record(
  {
    start_time: fc.option(clock, { freq: 6 }),
    end_time: fc.option(clock, { freq: 6 }),
    duration_minutes: fc.option(length, { freq: 6 }),
  },
  { requiredKeys: [] },
);
const kind = fc.constantFrom("general", "dining", "sightseeing", "entertainment", "transport", "outdoor");
const which = fc.nat({ max: 999 });
const doors = ["browser", "rest", "task", "tool", "proposal"] as const satisfies readonly OpsDoor[];
const door = fc.constantFrom(...doors);
const verb = fc.constantFrom<"rest" | "task">("rest", "task");
const dayNumber = fc.integer({ min: 1, max: days });
const code = fc.constantFrom("LUM-88", "LUM-90");

/** Edits of what is on the plan already. */
const edits = [
  { weight: 4, arbitrary: fc.record({ does: fc.constant("update"), verb, times, which }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("retime"), door, times, which }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("move"), door, which, dayNumber, after: which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("set aside"), door, which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("remove"), door, which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("fix"), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("undo") }) },
];
const step = fc.oneof(
  ...edits,
  { weight: 4, arbitrary: fc.record({ does: fc.constant("add"), verb, times, kind, dayNumber, which, cents }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("add by ops"), door, times, kind, dayNumber, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("propose a time"), which, start_time: clock }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("shift dates"), by: fc.integer({ min: -2, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("another end"), length: fc.integer({ min: 2, max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("duplicate a day"), verb, dayNumber, to: dayNumber }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("plan a day anew"), dayNumber, which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("replace"), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("add a place"), dayNumber, which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("carry over"), carrier: fc.constantFrom(...carriers) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("paste a stay"), code, dayNumber, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("paste a flight"), dayNumber, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("enter a stay"), code, dayNumber, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("enter a table"), dayNumber, start_time: clock, cents }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("link a booking"), which, booking: which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("change a booking"), which, dayNumber, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("cancel a booking"), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("correct a segment"), which, dayNumber, cents }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("remove a segment"), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("pay"), cents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ does: fc.constant("change the stops"), door, which },
      how: fc.constantFrom("add", "change", "move", "remove"),
      nights: fc.integer({ min: 1, max: 4 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test("Random edits over every way to change a trip never leave a plan that contradicts itself", async () => {
  // A person of this test's own, because purchases would show up in other tests.
  const ana = await person("Ana");
  const agentKey = await key(ana.token, scopes);
  const approvalKey = await key(ana.token, scopes, { mode: "propose" });
  let steps = 0;
  const changes: Step[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12, size: "max" }), async (drawn) => {
      const { id } = await makeTrip(ana.token, { end_date: day(days) });
      const editors = { tripId: id, owner: ana, agentKey, approvalKey };
      for (const first of plan) await addActivity(editors, "rest", first);
      for (const it of drawn) {
        const before = await entriesOf(editors);
        await take(editors, it);
        steps += 1;
        if ((await entriesOf(editors)) > before) changes.push(it);
        await assertConsistent(ana, id);
      }
    }),
    { numRuns: 12 },
  );
  // With too many refused edits this test would prove little.
  expect(changes.length).toBeGreaterThan(steps / 3);
  expect(new Set(changes.flatMap((it) => ("door" in it ? it.door : [])))).toEqual(new Set(doors));
});

test("A repair of today leaves a plan without contradictions, and so do edits after it", async () => {
  const ana = await person("Ana");
  const agentKey = await key(ana.token, scopes);
  const approvalKey = await key(ana.token, scopes, { mode: "propose" });
  const drawn = fc.record({ option: which, after: fc.array(fc.oneof(...edits), { minLength: 2, maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(drawn, async ({ option, after }) => {
      const { id } = await tripToday(ana.token);
      const editors = { tripId: id, owner: ana, agentKey, approvalKey };
      const { id: found, options } = await waitForRecommendation(ana, { id });
      const applied = await send("POST", `/api/trips/${id}/concierge/recommendations/${found}/apply`, {
        token: ana.token,
        headers: { "idempotency-key": newId() },
        body: { option_id: options[option % options.length].id },
      });
      bodyOf(applied, 200);
      await assertConsistent(ana, id);
      for (const it of after) {
        await take(editors, it);
        await assertConsistent(ana, id);
      }
    }),
    { numRuns: 4 },
  );
});

const plan = [
  { title: "Coffee", start_time: "09:00", duration_minutes: 30, activity_type: "dining" },
  { title: "Museum", start_time: "10:00", end_time: "12:00", location: "Museu Nacional do Azulejo", estimated_cost: 8 },
  { title: "Fado", start_time: "22:00", end_time: "01:00", activity_type: "entertainment", day_number: 2 },
  { title: "Something to buy", day_number: 2 },
];

/** The number of entries in the edit log. */
async function entriesOf({ owner, tripId }: Editors): Promise<number> {
  const { entries } = bodyOf(await send("GET", `/api/trips/${tripId}/edits?limit=100`, { token: owner.token }), 200);
  return entries.length;
}

async function take(editors: Editors, it: Step): Promise<void> {
  const trip = (await readTrip(editors.owner.token, editors.tripId)) as WireTrip;
  const all = [...trip.itinerary.flatMap((it) => it.activities), ...trip.parked];
  const target = "which" in it ? all[it.which % Math.max(1, all.length)] : undefined;
  const dayOf = (number: number) =>
    trip.itinerary[(number - 1) % trip.itinerary.length] as WireTrip["itinerary"][number];
  switch (it.does) {
    case "add":
      return addActivity(editors, it.verb, {
        ...{ title: `Stop ${it.which}`, activity_type: it.kind, location: places[it.which % places.length] },
        ...{ estimated_cost: it.cents, date: dayOf(it.dayNumber).date, ...it.times },
      });
    case "add by ops":
      return changePlan(editors, it.door, trip, [
        {
          op: "activity.add",
          id: newId(),
          fields: { title: "Added", activityType: it.kind, estimatedCost: toAmount(it.cents), ...timesOf(it.times) },
          at: { dayId: dayOf(it.dayNumber).id },
        },
      ]);
    case "update":
      return target && updateActivity(editors, it.verb, target.id, it.times);
    case "retime":
      return target && changePlan(editors, it.door, trip, [retime(target, it.times)]);
    case "move":
      return target && changePlan(editors, it.door, trip, [move(target, dayOf(it.dayNumber), it.after)]);
    case "set aside": {
      const op: RequestedOp = { op: "activity.move", activityId: target?.id ?? "", to: { dayId: null } };
      return target && changePlan(editors, it.door, trip, [op]);
    }
    case "remove":
      return (
        target && changePlan(editors, it.door, trip, [{ op: "activity.remove", activityId: target.id, before: {} }])
      );
    case "propose a time": {
      if (!target) return;
      const { tripId: trip_id, approvalKey } = editors;
      const { start_time } = it;
      const made = await task(approvalKey, "update_activity", { trip_id, activity_id: target.id, start_time });
      return approve(editors, settled(made));
    }
    case "change the stops":
      return changePlan(editors, it.door, trip, [stopOp(trip.stops, it.how, it.which, it.nights)]);
    case "fix":
      return applyFix(editors, it.which);
    case "undo":
      return undoLast(editors);
    case "shift dates": {
      const body = { start_date: day(4 + it.by) };
      settled(await send("PUT", `/api/trips/${trip.id}`, { token: editors.owner.token, body }));
      return;
    }
    case "another end": {
      const body = { end_date: addDays(trip.start_date, it.length - 1) };
      settled(await send("PUT", `/api/trips/${trip.id}`, { token: editors.owner.token, body }));
      return;
    }
    case "duplicate a day":
      return duplicateDay(editors, it.verb, it.dayNumber, it.to);
    case "plan a day anew":
      return replanDay(editors, dayOf(it.dayNumber).id, it.which);
    case "replace":
      return target && replaceActivity(editors, target.id, it.which);
    case "add a place":
      return addPlace(editors, it.dayNumber, it.which);
    case "carry over": {
      const other = await carryOver(editors, it.carrier);
      if (other) await assertConsistent(editors.owner, other);
      return;
    }
    case "paste a stay":
      return pasteMail(editors, stayMail(codeOn(trip, it.code), it.dayNumber, it.cents));
    case "paste a flight":
      return pasteMail(editors, flightMail(codeOn(trip, "K3"), it.dayNumber, it.cents));
    case "enter a stay":
      return enterStay(editors, codeOn(trip, it.code), it.dayNumber, it.cents);
    case "enter a table":
      return enterTable(editors, it.dayNumber, it.start_time, it.cents);
    case "link a booking":
      return target && linkBooking(editors, target.id, it.booking);
    case "change a booking":
      return changeBooking(editors, it.which, {
        dates: { start: day(it.dayNumber), end: day(it.dayNumber + 1) },
        preferences: { price: it.cents, currency: "EUR" },
      });
    case "cancel a booking":
      return changeBooking(editors, it.which, "cancel");
    case "correct a segment":
      return changeSegment(editors, it.which, { price: it.cents, start: `${day(it.dayNumber)}T09:00`, end: null });
    case "remove a segment":
      return changeSegment(editors, it.which, "remove");
    case "pay": {
      const body = {
        title: "Paid",
        category: "food",
        amount: it.cents + 0.01,
        date: day(1),
        paid_by: editors.owner.id,
      };
      settled(await send("POST", `/api/trips/${trip.id}/expenses`, { token: editors.owner.token, body }));
    }
  }
}

/** Adds Porto or Paris at some place, or changes one of the stops. */
function stopOp(stops: WireTrip["stops"], how: string, which: number, nights: number): RequestedOp {
  const stop = stops[which % stops.length];
  const stopId = stop?.id ?? "";
  const after = [null, ...stops.filter((it) => it.id !== stopId || how === "add").map((it) => it.id)][
    which % stops.length
  ];
  if (how === "add") {
    const destination = which % 2 === 0 ? "Porto" : "Paris";
    const fields = { destination, placeId: null, lat: null, lng: null, timezone: null, nights };
    return { op: "stop.add", stop: { id: newId(), ...fields }, at: { after: after ?? null } };
  }
  if (how === "change") return { op: "stop.change", stopId, before: {}, after: { nights } };
  if (how === "move") return { op: "stop.move", stopId, to: { after: after ?? null } };
  return { op: "stop.remove", stopId, before: {} };
}

/** The same code means the same booking within one trip, and another one on another trip. */
const codeOn = (trip: WireTrip, code: string) => `${code}${trip.id.slice(-4).toUpperCase()}`;

const timesOf = ({ start_time, end_time, duration_minutes }: Json) => ({
  ...(start_time === undefined ? {} : { startTime: start_time }),
  ...(end_time === undefined ? {} : { endTime: end_time }),
  ...(duration_minutes === undefined ? {} : { durationMinutes: duration_minutes }),
});

function retime({ id }: WireActivity, times: Json): RequestedOp {
  return { op: "activity.set", activityId: id, before: {}, after: timesOf(times) };
}

function move({ id }: WireActivity, to: WireTrip["itinerary"][number], after: number): RequestedOp {
  const others = [null, ...to.activities.map((it) => it.id).filter((it) => it !== id)];
  return { op: "activity.move", activityId: id, to: { dayId: to.id, after: others[after % others.length] ?? null } };
}
