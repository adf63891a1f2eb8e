import { addActivity, day, expect, expectError, type Json, readTrip, run, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";

const each = (field: string, values: readonly string[]) =>
  values.map((it): [string, Json] => [`${field} | ${it}`, { [field]: it }]);

const accepted: readonly [row: string, sent: Json][] = [
  ["title | one character", { title: "x" }],
  ["title | 255 characters", { title: "x".repeat(255) }],
  ["destination | string", { destination: "Porto" }],
  ["travelers | 1", { travelers: 1 }],
  ["travelers | 20", { travelers: 20 }],
  ["budget_per_person | number", { budget_per_person: 123.45 }],
  ["budget_per_person | 0", { budget_per_person: 0 }],
  ["total_budget | number", { total_budget: 99_999.99 }],
  ["currency | 3-letter currency code", { currency: "JPY" }],
  ...each("travel_style", ["budget", "comfort", "luxury", "adventure"]),
  ...each("accommodation_type", ["hotel", "hostel", "airbnb", "resort", "camping", "bb"]),
  ...each("status", ["draft", "confirmed", "active", "completed", "cancelled"]),
  ["notes | 2000 characters", { notes: "n".repeat(2000) }],
  ["notes | empty", { notes: "" }],
  ["interests | array of string", { interests: ["art"] }],
];

const refused: readonly [row: string, sent: Json, path: string][] = [
  ["title | 256 characters", { title: "x".repeat(256) }, "title"],
  ["title | a number", { title: 5 }, "title"],
  ["destination | empty", { destination: "" }, "destination"],
  ["start_date | another notation", { start_date: "2031-1-2" }, "start_date"],
  ["end_date | a day that does not exist", { end_date: "2031-04-31" }, "end_date"],
  ["end_date | both sent, before start_date", { start_date: day(9), end_date: day(8) }, "end_date"],
  ["end_date | alone, before the trip's start", { end_date: day(0) }, "end_date"],
  ["travelers | 0", { travelers: 0 }, "travelers"],
  ["travelers | 21", { travelers: 21 }, "travelers"],
  ["travelers | a fraction", { travelers: 2.5 }, "travelers"],
  ["budget_per_person | a string", { budget_per_person: "100" }, "budget_per_person"],
  ["budget_per_person | negative", { budget_per_person: -1 }, "budget_per_person"],
  ["total_budget | a string", { total_budget: "a lot" }, "total_budget"],
  ["currency | two letters", { currency: "EU" }, "currency"],
  ["currency | four letters", { currency: "EURO" }, "currency"],
  ["travel_style | a value of the preferences only", { travel_style: "relaxation" }, "travel_style"],
  ["accommodation_type | a value of the preferences only", { accommodation_type: "apartment" }, "accommodation_type"],
  ["status | not of the list", { status: "planned" }, "status"],
  ["notes | 2001 characters", { notes: "n".repeat(2001) }, "notes"],
];

for (const [row, sent] of accepted) {
  test(`Trip update: ${row}: accepted by PUT and by update_trip, and stored`, async ({ ana, trip }) => {
    const put = await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: sent });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    expect(put.body.trip).toMatchObject(sent);
    expect(put.body).not.toHaveProperty("itinerary_dates");
    expect((await run(ana.token, "update_trip", { trip_id: trip.id, ...sent })).trip).toMatchObject(sent);
    expect(await readTrip(ana.token, trip.id)).toMatchObject(sent);
  });
}

for (const [row, sent, path] of refused) {
  test(`Trip update: ${row}: 400 validation_failed, nothing changed`, async ({ ana, trip }) => {
    const put = await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: sent });
    expectError(put, 400, "validation_failed", path);
    expectError(await task(ana.token, "update_trip", { trip_id: trip.id, ...sent }), 400, "validation_failed", path);
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

test("Trip update: trip_id | string, UUID | yes", async ({ ana }) => {
  expectError(await task(ana.token, "update_trip", { title: "x" }), 400, "validation_failed", "trip_id");
  expectError(await task(ana.token, "update_trip", { trip_id: "seven" }), 400, "validation_failed", "trip_id");
  const nobody = "00000000-0000-4000-8000-000000000000";
  expectError(await task(ana.token, "update_trip", { trip_id: nobody, title: "x" }), 404, "not_found");
});

test("Trip update: only what is sent changes", async ({ ana, trip }) => {
  const { trip: next } = await run(ana.token, "update_trip", { trip_id: trip.id, title: "Sea", view: "full" });
  expect(next).toEqual({ ...trip, title: "Sea", revision: trip.revision + 1, updated_at: next.updated_at });
});

test('Trip update: "the update response includes itinerary_dates" when both dates change', async ({ ana, trip }) => {
  const body = { start_date: day(11), end_date: day(14) };
  const put = await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body });
  expect(put.body.itinerary_dates).toEqual({ first: day(11), last: day(14) });
  expect(put.body.trip.itinerary.map((it: Json) => it.date)).toEqual([day(11), day(12), day(13), day(14)]);
});

test("Trip update: start_date alone shifts the trip and keeps its length, days and activities", async ({
  ana,
  trip,
}) => {
  const activity = await addActivity(ana.token, trip.id, { day_number: 2 });
  const answer = await run(ana.token, "update_trip", { trip_id: trip.id, start_date: day(6) });
  expect(answer.itinerary_dates).toEqual({ first: day(6), last: day(8) });
  expect(answer.trip).toMatchObject({ start_date: day(6), end_date: day(8) });
  expect(answer.trip.itinerary.map((it: Json) => it.id)).toEqual(trip.itinerary.map((it: Json) => it.id));
  expect(answer.trip.itinerary[1].activities.map((it: Json) => it.id)).toEqual([activity.id]);
});

test('Trip update: end_date "May be sent without start_date": longer', async ({ ana, trip }) => {
  const answer = await run(ana.token, "update_trip", { trip_id: trip.id, end_date: day(5) });
  expect(answer.itinerary_dates).toEqual({ first: day(1), last: day(5) });
  expect(answer.trip.itinerary.slice(0, 3)).toEqual(trip.itinerary);
  expect(answer.trip.itinerary.slice(3).map((it: Json) => it.activities)).toEqual([[], []]);
});

test("Trip update: end_date alone, shorter: activities are parked with a warning", async ({ ana, trip }) => {
  const activity = await addActivity(ana.token, trip.id, { day_number: 3, title: "Last evening" });
  await run(ana.token, "update_day_notes", { trip_id: trip.id, day_number: 3, notes: "bring a jacket" });
  const answer = await run(ana.token, "update_trip", { trip_id: trip.id, end_date: day(2) });
  expect(answer.itinerary_dates).toEqual({ first: day(1), last: day(2) });
  expect(answer.warnings.length).toBeGreaterThan(0);
  expect(answer.trip.parked).toMatchObject([
    {
      id: activity.id,
      title: "Last evening",
      parked: { date: day(3), day_notes: "bring a jacket" },
    },
  ]);
});

test("Trip update: end_date equal to start_date is accepted", async ({ ana, trip }) => {
  const answer = await run(ana.token, "update_trip", { trip_id: trip.id, start_date: day(4), end_date: day(4) });
  expect(answer.itinerary_dates).toEqual({ first: day(4), last: day(4) });
});

test("Trip update: the same dates again change nothing", async ({ ana, trip }) => {
  const same = { start_date: trip.start_date, end_date: trip.end_date };
  const answer = await run(ana.token, "update_trip", { trip_id: trip.id, ...same });
  expect(answer.trip).toEqual(trip);
});

test('States: "a value from the list is sent -> the value sent", with a warning for an unusual transition', async ({
  ana,
  trip,
}) => {
  const jump = await run(ana.token, "update_trip", { trip_id: trip.id, status: "completed" });
  expect(jump.trip.status).toBe("completed");
  expect(jump.warnings).toContainEqual(expect.objectContaining({ path: "status" }));
  const reopen = await run(ana.token, "update_trip", { trip_id: trip.id, status: "draft" });
  expect(reopen).not.toHaveProperty("warnings");
});
