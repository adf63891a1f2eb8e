import { addActivity, day, expect, expectError, type Json, readTrip, test } from "../support/contract.ts";
import { send } from "../support/people.ts";

/** Adds two activities at the same time on the first day. */
async function clash(token: string, tripId: string): Promise<void> {
  await addActivity(token, tripId, { title: "Market", start_time: "10:00", end_time: "12:00" });
  await addActivity(token, tripId, { title: "Tram ride", start_time: "11:00", end_time: "11:45" });
}

const overlapIn = (findings: readonly Json[]) => findings.find((it) => it.code === "overlap");

test("The findings of a trip are returned on request, each with its fix", async ({ ana, trip }) => {
  await clash(ana.token, trip.id);
  const plain = await send("GET", `/api/trips/${trip.id}`, { token: ana.token });
  expect(plain.body).not.toHaveProperty("findings");
  const { body } = await send("GET", `/api/trips/${trip.id}?include_findings=true`, { token: ana.token });
  const own = await send("GET", `/api/trips/${trip.id}/findings`, { token: ana.token });
  const told = (findings: readonly Json[]) => findings.map((it) => [it.code, it.message, it.fix?.summary]);
  expect(told(body.findings)).toEqual(told(own.body.findings));
  expect(overlapIn(body.findings)).toEqual({
    code: "overlap",
    severity: "error",
    message: expect.stringContaining("Tram ride"),
    day_ids: [expect.any(String)],
    activity_ids: [expect.any(String), expect.any(String)],
    segment_ids: [],
    fixable: true,
    fix: { summary: "Move Tram ride to 12:00", patch: [expect.objectContaining({ op: "activity.set" })] },
    other_fix: null,
    why_no_fix: null,
  });
});

test("A fix does what its summary says, once, and can be reverted", async ({ ana, trip }) => {
  await clash(ana.token, trip.id);
  const before = await readTrip(ana.token, trip.id);
  const { body } = await send("GET", `/api/trips/${trip.id}/findings`, { token: ana.token });
  const { code, day_ids, activity_ids, fix } = overlapIn(body.findings) as Json;
  const wanted = { token: ana.token, body: { code, day_ids, activity_ids, view: "plan" } };
  const done = await send("POST", `/api/trips/${trip.id}/findings/fix`, wanted);
  expect(done.body).toMatchObject({ success: true, summary: fix.summary });
  const starts = done.body.trip.itinerary[0].activities.map((it: Json) => it.start_time);
  expect(starts).toEqual(["10:00", "12:00"]);
  expectError(await send("POST", `/api/trips/${trip.id}/findings/fix`, wanted), 409, "finding_gone");
  const undo = `/api/trips/${trip.id}/edits/${done.body.edit_id}/revert`;
  expect((await send("POST", undo, { token: ana.token, body: {} })).status).toBe(200);
  expect((await readTrip(ana.token, trip.id)).itinerary).toEqual(before.itinerary);
});

const plan = { destination: "Lisbon", start_date: day(1), end_date: day(2) };

test("A plan that is stored elsewhere is checked and not stored", async ({ ana }) => {
  const activities = [
    { title: "Market", start_time: "10:00", end_time: "12:00" },
    { title: "Tram ride", activity_type: "transportation", start_time: "11:00", end_time: "11:45" },
  ];
  const count = async () => (await send("GET", "/api/trips?limit=100", { token: ana.token })).body.trips.length;
  const before = await count();
  const answer = await send("POST", "/api/plans/check", {
    token: ana.token,
    body: { ...plan, days: [{ date: day(2), activities }] },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.days.map((it: Json) => [it.date, it.activity_ids.length])).toEqual([
    [day(1), 0],
    [day(2), 2],
  ]);
  expect(overlapIn(answer.body.findings)).toMatchObject({
    dates: [day(2)],
    activities: [
      { date: day(2), position: 0, title: "Market" },
      { date: day(2), position: 1, title: "Tram ride" },
    ],
  });
  expect(await count()).toBe(before);
});

const refused: readonly [what: string, body: Json, path: string][] = [
  ["no days", plan, "days"],
  ["a day outside the dates", { ...plan, days: [{ date: day(3) }] }, "days"],
  ["a date twice", { ...plan, days: [{ date: day(1) }, { date: day(1) }] }, "days"],
  ["an end before the start", { ...plan, end_date: day(0), days: [] }, "end_date"],
  [
    "an unknown type",
    { ...plan, days: [{ date: day(1), activities: [{ title: "x", activity_type: "nap" }] }] },
    "days.0.activities.0.activity_type",
  ],
  [
    "a position off the globe",
    { ...plan, days: [{ date: day(1), activities: [{ title: "x", lat: 91 }] }] },
    "days.0.activities.0.lat",
  ],
];

for (const [what, body, path] of refused) {
  test(`A plan to check with ${what} is 400 with the path`, async ({ ana }) => {
    expectError(await send("POST", "/api/plans/check", { token: ana.token, body }), 400, "validation_failed", path);
  });
}

test("Checking a plan needs trips:read", async ({ freshKey }) => {
  const body = { ...plan, days: [] };
  expect((await send("POST", "/api/plans/check", { token: await freshKey(["trips:read"]), body })).status).toBe(200);
  const other = await freshKey(["preferences:read"]);
  expectError(await send("POST", "/api/plans/check", { token: other, body }), 403, "insufficient_scope");
  expectError(await send("POST", "/api/plans/check", { body }), 401, "unauthenticated");
});
