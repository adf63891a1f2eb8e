import { addActivity, day, expect, expectError, type Json, readTrip, run, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";

/**
 * Each way to choose a day, and which of days 1 to 3 it means. `id` is replaced by the id of the day with that number.
 */
const choices: readonly [sentence: string, choice: { id?: number; date?: string; day_number?: number }, day: number][] =
  [
    ["by itinerary_id", { id: 2 }, 2],
    ["by date", { date: day(3) }, 3],
    ["by day_number, 1-based", { day_number: 1 }, 1],
    ["by day_number, the last", { day_number: 3 }, 3],
    ["when none is given the activity goes on day 1", {}, 1],
    ["itinerary_id before date and day_number", { id: 2, date: day(3), day_number: 1 }, 2],
    ["itinerary_id before date", { id: 1, date: day(3) }, 1],
    ["itinerary_id before day_number", { id: 3, day_number: 1 }, 3],
    ["date before day_number", { date: day(2), day_number: 3 }, 2],
  ];

const withId = (trip: Json, { id, ...rest }: { id?: number; date?: string; day_number?: number }): Json => ({
  ...rest,
  ...(id === undefined ? {} : { itinerary_id: trip.itinerary[id - 1].id }),
});

const unknown: readonly [what: string, choice: Json][] = [
  ["itinerary_id of no day", { itinerary_id: "00000000-0000-4000-8000-000000000000" }],
  ["date before the trip", { date: day(0) }],
  ["date after the trip", { date: day(4) }],
  ["day_number 0", { day_number: 0 }],
  ["day_number -1", { day_number: -1 }],
  ["day_number past the end", { day_number: 4 }],
  [
    "itinerary_id of no day, although date fits",
    { itinerary_id: "00000000-0000-4000-8000-000000000000", date: day(1) },
  ],
];

for (const [sentence, choice, number] of choices) {
  test(`On add, the day is chosen: ${sentence}`, async ({ ana, trip }) => {
    const wanted = withId(trip, choice);
    const byRest = await addActivity(ana.token, trip.id, wanted);
    const { activity } = await run(ana.token, "add_activity", { trip_id: trip.id, title: "x", ...wanted });
    const target = trip.itinerary[number - 1].id;
    expect([byRest.itinerary_id, activity.itinerary_id]).toEqual([target, target]);
    const { itinerary } = await readTrip(ana.token, trip.id);
    expect(itinerary[number - 1].activities.map((it: Json) => it.id)).toEqual([byRest.id, activity.id]);
  });
}

for (const [what, choice] of unknown) {
  test(`An unknown day on add and on update: ${what}: 404 day_not_found naming the valid range`, async ({
    ana,
    trip,
  }) => {
    const kept = await addActivity(ana.token, trip.id);
    const address = `/api/trips/${trip.id}/activities`;
    const added = await send("POST", address, { token: ana.token, body: { title: "x", ...choice } });
    expectError(added, 404, "day_not_found");
    for (const part of [day(1), day(3)]) expect(added.body.error.message).toContain(part);
    const moved = await send("PUT", `${address}/${kept.id}`, { token: ana.token, body: choice });
    expectError(moved, 404, "day_not_found");
    expect((await run(ana.token, "list_activities", { trip_id: trip.id, view: "full" })).activities).toEqual([kept]);
  });
}

test("A day of another trip of the same person is unknown", async ({ ana, trip }) => {
  const other = await run(ana.token, "create_trip", {
    destination: "Porto",
    start_date: day(1),
    end_date: day(2),
    skip_ai_generation: true,
  });
  const itinerary_id = other.trip.itinerary[0].id;
  expectError(
    await task(ana.token, "add_activity", { trip_id: trip.id, title: "x", itinerary_id }),
    404,
    "day_not_found",
  );
});

const moves: readonly [field: string, choice: { id?: number; date?: string; day_number?: number }, day: number][] = [
  ["day_number", { day_number: 3 }, 3],
  ["date", { date: day(2) }, 2],
  ["itinerary_id", { id: 2 }, 2],
];

for (const [field, choice, number] of moves) {
  test(`On update, \`${field}\` moves the activity to another day, by REST and by capability`, async ({
    ana,
    trip,
  }) => {
    const wanted = withId(trip, choice);
    const first = await addActivity(ana.token, trip.id, { start_time: "11:00", notes: "keep me" });
    const second = await addActivity(ana.token, trip.id, { start_time: "09:00" });
    const address = `/api/trips/${trip.id}/activities/${first.id}`;
    const put = await send("PUT", address, { token: ana.token, body: wanted });
    expect(put.body.activity).toEqual({ ...first, itinerary_id: trip.itinerary[number - 1].id });
    await run(ana.token, "update_activity", { trip_id: trip.id, activity_id: second.id, ...wanted });
    const { itinerary } = await readTrip(ana.token, trip.id);
    expect(itinerary.map((it: Json) => it.activities.map((activity: Json) => activity.id))).toEqual(
      [1, 2, 3].map((it) => (it === number ? [second.id, first.id] : [])),
    );
  });
}

test("On update without a day the activity stays on its day", async ({ ana, trip }) => {
  const made = await addActivity(ana.token, trip.id, { day_number: 2 });
  const { activity } = await run(ana.token, "update_activity", {
    trip_id: trip.id,
    activity_id: made.id,
    title: "New",
  });
  expect(activity.itinerary_id).toBe(trip.itinerary[1].id);
});

test("Activities have an id (UUID) that survives a move; an id in capitals is the same id", async ({ ana, trip }) => {
  const made = await addActivity(ana.token, trip.id);
  const args = { trip_id: trip.id.toUpperCase(), activity_id: made.id.toUpperCase(), day_number: 2 };
  const { activity } = await run(ana.token, "update_activity", args);
  expect(activity.id).toBe(made.id);
});

test("An activity of another trip is not found by this one", async ({ ana, bo, trip }) => {
  const other = await run(bo.token, "create_trip", {
    destination: "Porto",
    start_date: day(1),
    end_date: day(2),
    skip_ai_generation: true,
  });
  const theirs = await addActivity(bo.token, other.trip.id);
  for (const capability of ["update_activity", "delete_activity"]) {
    expectError(await task(ana.token, capability, { trip_id: trip.id, activity_id: theirs.id }), 404, "not_found");
  }
  expect((await run(bo.token, "list_activities", { trip_id: other.trip.id, view: "full" })).activities).toEqual([
    theirs,
  ]);
});
