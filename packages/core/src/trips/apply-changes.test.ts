import { describe, expect, it } from "vitest";
import { z } from "zod";
import { addTripMember, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Actor } from "../kernel/actor.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import { applyChanges } from "./apply-changes.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { revertEdit } from "./revert-edit.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

async function newTrip() {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates });
  const add = async (title: string, start_time: string, day_number = 1) =>
    (await run(addActivity, ports, ana, { trip_id: trip.id, title, start_time, day_number })).activity.id;
  const ids = {
    castle: await add("Castle", "10:00"),
    tram: await add("Tram", "12:00"),
    fado: await add("Fado", "21:00", 2),
  };
  return { trip_id: trip.id, days: trip.itinerary.map((it) => it.id) as [string, string, string], ids };
}
const read = async (trip_id: string) => (await run(getTrip, ports, ana, { trip_id })).trip;
const titles = async (trip_id: string) =>
  (await read(trip_id)).itinerary.map((day) => day.activities.map((it) => it.title));
const refusal = (it: Promise<unknown>) =>
  it.then(
    () => null,
    (error) => error,
  );

describe("named ops", () => {
  it("see the result of the ops before, and are one edit with them", async () => {
    const { trip_id, days, ids } = await newTrip();
    const { revision } = await read(trip_id);
    const changed = await run(applyChanges, ports, ana, {
      trip_id,
      changes: [
        { op: "activity.move", activity_id: ids.tram, to: { itinerary_id: days[1] } },
        { op: "day.duplicate", itinerary_id: days[1], to_itinerary_id: days[2] },
        { op: "day.shift", itinerary_id: days[1], minutes: 60 },
        { op: "day.swap", itinerary_id: days[0], with_itinerary_id: days[1] },
        { op: "day.clear", itinerary_id: days[2] },
      ],
    });
    expect(changed.revision).toBe(revision + 1);
    const { itinerary, parked } = await read(trip_id);
    expect(itinerary.map((day) => day.activities.map((it) => [it.title, it.start_time]))).toEqual([
      [
        ["Tram", "13:00"],
        ["Fado", "22:00"],
      ],
      [["Castle", "10:00"]],
      [],
    ]);
    expect(parked.map((it) => it.title)).toEqual(["Tram", "Fado"]);
  });

  it("name the op that cannot be, and change nothing", async () => {
    const { trip_id, days } = await newTrip();
    const before = await read(trip_id);
    const send = (...changes: z.input<typeof applyChanges.input>["changes"]) =>
      refusal(run(applyChanges, ports, ana, { trip_id, changes }));
    const note = { op: "day.set" as const, itinerary_id: days[0], after: { notes: "Slow" } };
    const late = await send(note, { op: "day.shift", itinerary_id: days[1], minutes: 300 });
    expect(late.details).toMatchObject([{ path: "changes.1.minutes" }]);
    const same = await send({ op: "day.swap", itinerary_id: days[0], with_itinerary_id: days[0] });
    expect(same.details).toMatchObject([{ path: "changes.0.with_itinerary_id" }]);
    const unknown = await send(note, { op: "day.clear", itinerary_id: trip_id });
    expect([unknown.code, unknown.details[0].path]).toEqual(["target_changed", "changes.1"]);
    expect(await read(trip_id)).toEqual(before);
  });
});

describe("undoing an older change", () => {
  it("states what the plan check finds since, with a fix; undoing the last change does not", async () => {
    const { trip_id, ids } = await newTrip();
    const at = (activity_id: string, start_time: string) =>
      run(updateActivity, ports, ana, { trip_id, activity_id, start_time });
    const first = await at(ids.castle, "14:00");
    const second = await at(ids.tram, "09:00");
    const undone = await run(revertEdit, ports, ana, { trip_id, edit_id: first.edit_id ?? "" });
    expect(undone.findings).toMatchObject([{ code: "out_of_order", fixable: true }]);
    expect(undone.warnings).toMatchObject([{ code: "undo_left_findings" }]);
    const [finding] = undone.findings ?? [];
    const changes = z.array(z.any()).parse(finding?.fix?.patch);
    await run(applyChanges, ports, ana, { trip_id, changes });
    expect((await titles(trip_id))[0]).toEqual(["Tram", "Castle"]);
    const third = await at(ids.castle, "08:00");
    const last = await run(revertEdit, ports, ana, { trip_id, edit_id: third.edit_id ?? "" });
    expect([last.findings, last.warnings, second.edit_id !== null]).toEqual([undefined, undefined, true]);
  });

  it("redoes a change by undoing its undo, and says so in the history", async () => {
    const { trip_id, ids } = await newTrip();
    const start = async () =>
      (await read(trip_id)).itinerary[0]?.activities.find((it) => it.id === ids.castle)?.start_time;
    const before = await start();
    let { edit_id } = await run(updateActivity, ports, ana, { trip_id, activity_id: ids.castle, start_time: "14:00" });
    const said: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      ({ edit_id } = await run(revertEdit, ports, ana, { trip_id, edit_id: edit_id ?? "" }));
      const { entries } = await run(getEditLog, ports, ana, { trip_id, limit: 1 });
      said.push([entries[0]?.summary.split(": ")[0], await start()]);
    }
    expect(said).toEqual([
      ["Undid", before],
      ["Redid", "14:00"],
      ["Undid", before],
    ]);
  });
});

describe("apply_changes", () => {
  it("moves a place of the gazetteer to a time at which it is open, and reads state its hours", async () => {
    const { trip_id, days, ids } = await newTrip();
    const more = { trip_id, day_number: 1, start_time: "16:00", duration_minutes: 60 };
    const { activity } = await run(addActivity, ports, ana, { ...more, title: "Lisbon Cathedral" });
    const [first] = (await read(trip_id)).itinerary;
    expect(first?.activities.map((it) => it.opening_hours)).toContain("Mo-Sa 10:00-18:00");
    const move = (after_activity_id: string | null) =>
      run(applyChanges, ports, ana, {
        trip_id,
        changes: [{ op: "activity.move", activity_id: activity.id, to: { itinerary_id: days[0], after_activity_id } }],
      });
    // Castle is at ten and moves on, because the cathedral does not open earlier.
    await move(null);
    const day = (await read(trip_id)).itinerary[0]?.activities.map((it) => [it.title, it.start_time]);
    expect(day?.[0]).toEqual(["Lisbon Cathedral", "10:00"]);
    const late = { trip_id, activity_id: ids.tram, start_time: "18:30", pinned: true };
    await run(updateActivity, ports, ana, late);
    const { warnings } = await move(ids.tram);
    expect(warnings).toMatchObject([
      { code: "does_not_fit", message: expect.stringContaining("Lisbon Cathedral is open 10:00–18:00 on Mondays.") },
    ]);
  });

  it("moves around what is booked, and says what does not fit beside it", async () => {
    const { trip_id, days, ids } = await newTrip();
    await run(createBooking, ports, ana, {
      destination: { name: "TAP 1351", from: { name: "Lisbon" }, to: { name: "Porto" } },
      dates: { start: "2027-05-04T12:00", end: "2027-05-04T13:00" },
      guests: { adults: 1 },
      preferences: { kind: "flight", from: "Lisbon", to: "Porto" },
      trip_id,
    });
    const move = (activity_id: string, after_activity_id: string | null) =>
      run(applyChanges, ports, ana, {
        trip_id,
        changes: [{ op: "activity.move", activity_id, to: { itinerary_id: days[1], after_activity_id } }],
      });
    // The tram at noon would be during the flight.
    const moved = await move(ids.tram, null);
    expect(moved.warnings).toMatchObject([{ code: "retimed" }]);
    expect(moved.activities[0]?.start_time).toBe("13:30");
    const noon = { trip_id, activity_id: ids.castle, start_time: "12:15", day_number: 1 };
    await run(updateActivity, ports, ana, noon);
    const kept = await run(updateActivity, ports, ana, { trip_id, activity_id: ids.castle, day_number: 2 });
    expect(kept.warnings).toMatchObject([
      {
        code: "does_not_fit",
        message: expect.stringMatching(/^"Castle" keeps its time, at which Flight .* is booked/),
      },
    ]);
    const long = { trip_id, activity_id: ids.castle, day_number: 1, start_time: "08:00", duration_minutes: 720 };
    await run(updateActivity, ports, ana, long);
    expect((await move(ids.castle, null)).warnings).toMatchObject([{ code: "does_not_fit" }]);
  });

  it("applies many changes with one log entry, which can be reverted as one", async () => {
    const { trip_id, days, ids } = await newTrip();
    const before = await read(trip_id);
    const id = crypto.randomUUID();
    const answer = await run(applyChanges, ports, ana, {
      trip_id,
      changes: [
        { op: "activity.set", activity_id: ids.castle, after: { start_time: "14:00", activity_type: "sight" } },
        { op: "activity.move", activity_id: ids.tram, to: { itinerary_id: days[1], after_activity_id: ids.fado } },
        { op: "activity.add", activity: { id, title: "Tea", estimated_cost: 4.5 }, at: { itinerary_id: days[0] } },
        { op: "activity.remove", activity_id: ids.fado },
        { op: "day.set", itinerary_id: days[2], after: { notes: "Pack" } },
        { op: "trip.set", after: { title: "Week off", total_budget: 900 } },
      ],
    });
    expect(answer).toMatchObject({
      activities: [
        { id: ids.castle, start_time: "14:00", activity_type: "sightseeing" },
        { id: ids.tram, itinerary_id: days[1] },
        { id, title: "Tea", provenance: "person", estimated_cost: 4.5 },
      ],
      removed: [ids.fado],
      days: [{ id: days[2], notes: "Pack" }],
      trip: { title: "Week off", total_budget: 900 },
      revision: before.revision + 1,
    });
    expect(await titles(trip_id)).toEqual([["Castle", "Tea"], ["Tram"], []]);
    const log = await run(getEditLog, ports, ana, { trip_id });
    expect(log.entries[0]).toMatchObject({
      id: answer.edit_id,
      action: "apply_changes",
      summary: 'Changed "Castle"; Moved "Tram" to Tue 4 May; and 4 more changes',
    });
    await run(revertEdit, ports, ana, { trip_id, edit_id: answer.edit_id as string });
    const after = await read(trip_id);
    expect({ ...after, revision: 0, updated_at: "" }).toEqual({ ...before, revision: 0, updated_at: "" });
  });

  it("changes nothing when one op does not fit, and returns its index and the present value", async () => {
    const { trip_id, days, ids } = await newTrip();
    const before = await read(trip_id);
    const error = await refusal(
      run(applyChanges, ports, ana, {
        trip_id,
        changes: [
          { op: "activity.set", activity_id: ids.castle, after: { notes: "x" } },
          { op: "activity.set", activity_id: ids.tram, before: { title: "Bus" }, after: { title: "Ferry" } },
          { op: "activity.move", activity_id: crypto.randomUUID(), to: { itinerary_id: days[0] } },
        ],
      }),
    );
    expect(error).toMatchObject({
      code: "target_changed",
      details: [
        { path: "changes.1", op: 1, id: ids.tram, why: "changed", fields: ["title"], message: 'title is "Tram" now' },
        { path: "changes.2", op: 2, why: "missing" },
      ],
    });
    expect(await read(trip_id)).toEqual(before);
    const stale = {
      trip_id,
      expected_revision: 1,
      changes: [{ op: "activity.remove" as const, activity_id: ids.tram }],
    };
    expect(await refusal(run(applyChanges, ports, ana, stale))).toMatchObject({ code: "stale_revision" });
  });

  it("checks the bounds of every field", async () => {
    const { trip_id, days, ids } = await newTrip();
    const at = { itinerary_id: days[0] };
    const of = (changes: unknown) => applyChanges.input.safeParse({ trip_id, changes });
    for (const op of [
      { op: "activity.add", activity: { title: "" }, at },
      { op: "activity.add", activity: { title: "x".repeat(256) }, at },
      { op: "activity.add", activity: { title: "x", lat: 91 }, at },
      { op: "activity.add", activity: { title: "x", id: "mine" }, at },
      { op: "activity.set", activity_id: ids.tram, after: { priority: 11 } },
      { op: "activity.set", activity_id: ids.tram, after: { start_time: "25:00" } },
      { op: "activity.set", activity_id: ids.tram, after: { activity_type: "nonsense" } },
      { op: "day.set", itinerary_id: days[0], after: { notes: "x".repeat(5001) } },
      { op: "trip.set", after: { travelers: 21 } },
      { op: "day.add", day: { id: days[0], date: "2027-05-06", notes: "" } },
      { op: "nothing" },
    ])
      expect([op, of([op]).success]).toEqual([op, false]);
    expect(of([]).success).toBe(false);
    const tea = { op: "activity.add", activity: { title: "Tea" }, at };
    expect(of(Array(201).fill(tea)).error?.issues[0]?.message).toBe("must not add more than 200 activities");
    expect(of([{ op: "day.remove" }]).error?.issues[0]?.message).toContain("update_trip");
    const dates = { trip_id, changes: [{ op: "trip.set" as const, after: { start_date: "2027-05-01" } }] };
    expect(await refusal(run(applyChanges, ports, ana, dates))).toMatchObject({
      code: "validation_failed",
      details: [{ path: "changes.0.after.start_date" }],
    });
  });

  it("refuses fields that only the service sets, by name", async () => {
    const { trip_id, days, ids } = await newTrip();
    const claims = {
      ...{ provenance: "gazetteer", verified: true, place_id: "lisbon/castle", reason: "Best of all" },
      ...{ segment_id: crypto.randomUUID(), parked: null, alternatives: [] },
    };
    const answer = await run(applyChanges, ports, ana, {
      trip_id,
      changes: [
        { op: "activity.add", activity: { title: "Tea", ...claims, colour: "red" }, at: { itinerary_id: days[0] } },
        { op: "activity.set", activity_id: ids.tram, after: { verified: true } },
      ],
    });
    expect(answer.activities).toMatchObject([
      { title: "Tea", provenance: "person", verified: false, place_id: null, segment_id: null },
    ]);
    expect(answer.warnings?.map((it) => [it.code, it.path])).toEqual([
      // A place may be named, but this one does not exist.
      ["unknown_place", "changes.0"],
      ["read_only_field", "changes.0.activity.provenance"],
      ["read_only_field", "changes.0.activity.verified"],
      ["read_only_field", "changes.0.activity.reason"],
      ["read_only_field", "changes.0.activity.segment_id"],
      ["unknown_field", "changes.0.activity.colour"],
      ["read_only_field", "changes.1.after.verified"],
    ]);
  });

  it("accepts an activity as read, and a patch as shown", async () => {
    const { trip_id, days, ids } = await newTrip();
    const { itinerary } = await read(trip_id);
    const tram = itinerary[0]?.activities.find((it) => it.id === ids.tram);
    if (!tram) throw new Error("the tram is not there");
    const at = { itinerary_id: days[2], after_activity_id: null };
    const copy = { ...tram, id: crypto.randomUUID() };
    const answer = await run(applyChanges, ports, ana, {
      trip_id,
      changes: [
        { op: "activity.add", activity: copy, at },
        { op: "activity.remove", activity: tram },
        {
          op: "activity.set",
          activity_id: ids.castle,
          before: { parked: null, verified: false, start_time: "10:00" },
          after: { pinned: true },
        },
      ],
    });
    expect(answer.warnings).toBeUndefined();
    expect(await titles(trip_id)).toEqual([["Castle"], ["Fado"], ["Tram"]]);
  });

  it("never takes the id of what another trip has removed, so that the removal can be undone", async () => {
    const [mine, theirs] = [await newTrip(), await newTrip()];
    const remove = { op: "activity.remove", activity_id: theirs.ids.tram } as const;
    const { edit_id } = await run(applyChanges, ports, ana, { trip_id: theirs.trip_id, changes: [remove] });
    const add = (trip: typeof mine) =>
      run(applyChanges, ports, ana, {
        trip_id: trip.trip_id,
        changes: [
          { op: "activity.add", activity: { id: theirs.ids.tram, title: "Squat" }, at: { itinerary_id: trip.days[0] } },
        ],
      });
    expect(await refusal(add(mine))).toMatchObject({
      code: "id_taken",
      details: [{ path: "changes.0.activity.id", op: 0 }],
    });
    await run(revertEdit, ports, ana, { trip_id: theirs.trip_id, edit_id: edit_id as string });
    expect(await titles(theirs.trip_id)).toEqual([["Castle", "Tram"], ["Fado"], []]);
    // Their own removed id is free for them.
    await run(applyChanges, ports, ana, { trip_id: theirs.trip_id, changes: [remove] });
    await add(theirs);
    expect(await titles(theirs.trip_id)).toEqual([["Castle", "Squat"], ["Fado"], []]);
  });

  it("never changes a row of another trip, whatever id is sent", async () => {
    const [mine, theirs] = [await newTrip(), await newTrip()];
    const add = (id: string) =>
      run(applyChanges, ports, ana, {
        trip_id: mine.trip_id,
        changes: [
          { op: "activity.add", activity: { title: "Tea" }, at: { itinerary_id: mine.days[0] } },
          { op: "activity.add", activity: { id, title: "Mine now" }, at: { itinerary_id: mine.days[0] } },
        ],
      });
    const before = await read(theirs.trip_id);
    expect(await refusal(add(theirs.ids.tram.toUpperCase()))).toMatchObject({
      code: "id_taken",
      details: [{ path: "changes.1.activity.id", op: 1 }],
    });
    expect(await refusal(add(mine.ids.tram))).toMatchObject({ code: "id_taken" });
    expect(await read(theirs.trip_id)).toEqual(before);
    expect(await titles(mine.trip_id)).toEqual([["Castle", "Tram"], ["Fado"], []]);
    // Of two simultaneous additions of one id to different trips, one is refused.
    const id = crypto.randomUUID();
    const both = await Promise.allSettled(
      [mine, theirs].map(({ trip_id, days }) =>
        run(applyChanges, ports, ana, {
          trip_id,
          changes: [{ op: "activity.add", activity: { id, title: "Race" }, at: { itinerary_id: days[2] } }],
        }),
      ),
    );
    expect(both.map((it) => it.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((it) => it.status === "rejected")?.reason).toMatchObject({ code: "id_taken" });
  });

  it("needs an editor; a viewer or a key that needs approval proposes all of it as one", async () => {
    const { trip_id, days, ids } = await newTrip();
    const rui = await addTripMember(database, trip_id, "viewer");
    const stranger = await addTripMember(database, (await newTrip()).trip_id, "owner", "Eva");
    const changes = [
      { op: "activity.remove" as const, activity_id: ids.castle },
      { op: "activity.move" as const, activity_id: ids.tram, to: { itinerary_id: days[2] } },
    ];
    expect(await refusal(run(applyChanges, ports, rui, { trip_id, changes }))).toMatchObject({ code: "forbidden" });
    expect(await refusal(run(applyChanges, ports, stranger, { trip_id, changes }))).toMatchObject({
      code: "not_found",
    });
    const proposed = (await run(applyChanges, ports, rui, { trip_id, changes, propose: true })) as unknown as {
      proposal: { id: string; changes: unknown[]; summary: string };
    };
    expect(proposed.proposal.changes).toHaveLength(2);
    expect(await titles(trip_id)).toEqual([["Castle", "Tram"], ["Fado"], []]);
    await run(approveProposal, ports, ana, { trip_id, proposal_id: proposed.proposal.id });
    expect(await titles(trip_id)).toEqual([[], ["Fado"], ["Tram"]]);
    const elsewhere = { ...agent(), tripIds: [crypto.randomUUID()] } as Actor;
    expect(await refusal(run(applyChanges, ports, elsewhere, { trip_id, changes }))).toMatchObject({
      code: "not_found",
    });
  });

  it("runs once for an Idempotency-Key", async () => {
    const { trip_id, days } = await newTrip();
    const input = {
      trip_id,
      changes: [{ op: "activity.add" as const, activity: { title: "Tea" }, at: { itinerary_id: days[2] } }],
    };
    const call = { idempotencyKey: "tea", now };
    const [first, second] = [
      await run(applyChanges, ports, ana, input, call),
      await run(applyChanges, ports, ana, input, call),
    ];
    expect(second).toEqual(first);
    expect((await titles(trip_id))[2]).toEqual(["Tea"]);
  });

  it("stores the given summary, and returns no log entry when nothing changes", async () => {
    const { trip_id, ids } = await newTrip();
    const set = (notes: string) =>
      run(applyChanges, ports, ana, {
        trip_id,
        summary: "Tickets",
        changes: [{ op: "activity.set", activity_id: ids.castle, after: { notes } }],
      });
    await set("x");
    expect((await run(getEditLog, ports, ana, { trip_id })).entries[0]).toMatchObject({ summary: "Tickets" });
    expect(await set("x")).toMatchObject({ edit_id: null, activities: [], removed: [] });
  });
});

function agent(): Actor {
  const scopes = ["trips:read", "trips:write"];
  return {
    ...ana,
    kind: "agent",
    agentName: "Planner",
    keyId: crypto.randomUUID(),
    scopes,
    mode: "apply",
    tripIds: [],
  } as unknown as Actor;
}

it("refuses an op that is not a string", () => {
  const op = JSON.parse('{"__proto__": {"admin": true}, "toString": 2}');
  const sent = { trip_id: crypto.randomUUID(), changes: [{ op, before: {}, after: {} }] };
  const { error } = applyChanges.input.safeParse(sent);
  expect(error?.issues.map((it) => it.message)).toEqual([expect.stringContaining("op must be one of")]);
});
