import { addActivity, day, expect, expectError, invite, type Json, readTrip, run, test } from "../support/contract.ts";
import { send } from "../support/people.ts";

const share = async (token: string, tripId: string, body: Json = {}) => {
  const made = await send("POST", `/api/trips/${tripId}/shares`, { token, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.share;
};
const openLink = (token: string) => send("GET", `/api/public/trips/${token}`);

test("GET /api/public/trips/{token}: 200 shared trip and itinerary, no credential needed", async ({ ana, trip }) => {
  const activity = await addActivity(ana.token, trip.id, { title: "Tram 28", day_number: 2, start_time: "10:00" });
  const { token, url, expires_at } = await share(ana.token, trip.id);
  expect([url.endsWith(`/shared/${token}`), expires_at]).toEqual([true, null]);
  const opened = await openLink(token);
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({
    success: true,
    trip: { destination: "Lisbon", start_date: day(1), end_date: day(3) },
  });
  expect(opened.body.trip.itinerary.map((it: Json) => it.date)).toEqual([day(1), day(2), day(3)]);
  expect(opened.body.trip.itinerary[1].activities).toMatchObject([
    { id: activity.id, title: "Tram 28", start_time: "10:00" },
  ]);
});

test("A shared trip shows later changes", async ({ ana, trip }) => {
  const { token } = await share(ana.token, trip.id);
  await run(ana.token, "update_trip", { trip_id: trip.id, title: "After sharing" });
  expect((await openLink(token)).body.trip.title).toBe("After sharing");
});

test("A shared trip is read-only: nothing private in the body", async ({ ana, bo, trip, freshKey }) => {
  await invite(ana, bo, trip.id, "editor");
  const trip_id = trip.id;
  await run(ana.token, "update_trip", {
    trip_id,
    notes: "SECRET-trip-notes",
    total_budget: 987_654.5,
    budget_per_person: 876_543.5,
  });
  const agent = await freshKey(["trips:write"], { agent_name: "SECRET-agent" });
  await addActivity(agent, trip.id, { title: "Seen", notes: "SECRET-activity-notes" });
  await addActivity(ana.token, trip.id, { title: "SECRET-parked", notes: "x", day_number: 3 });
  await run(ana.token, "update_trip", { trip_id, end_date: day(2) });
  const { token } = await share(ana.token, trip.id);
  const text = JSON.stringify((await openLink(token)).body);
  expect(text).toContain("Seen");
  for (const secret of ["SECRET", "987654", "876543", ana.id, bo.id, ana.email, bo.email, `"Ana"`, `"Bo"`]) {
    expect(text, secret).not.toContain(secret);
  }
  for (const field of [
    "role",
    "owner",
    "owner_id",
    "members",
    "parked",
    "revision",
    "total_budget",
    "budget_per_person",
  ]) {
    expect((await openLink(token)).body.trip).not.toHaveProperty(field);
  }
});

test("GET /api/public/trips/{token}: 404 once revoked; other links stay", async ({ ana, trip }) => {
  const [gone, kept] = [await share(ana.token, trip.id), await share(ana.token, trip.id)];
  expect(gone.token).not.toBe(kept.token);
  const revoked = await send("DELETE", `/api/trips/${trip.id}/shares/${gone.id}`, { token: ana.token });
  expect(revoked.body).toEqual({ success: true, revoked: true });
  expectError(await openLink(gone.token), 404, "not_found");
  expect((await openLink(kept.token)).status).toBe(200);
  const listed = await send("GET", `/api/trips/${trip.id}/shares`, { token: ana.token });
  expect(listed.body.shares.map((it: Json) => it.id)).toEqual([kept.id]);
  expectError(await send("DELETE", `/api/trips/${trip.id}/shares/${gone.id}`, { token: ana.token }), 404, "not_found");
});

for (const token of ["unknown", "%20", "A".repeat(43), "..", "null"]) {
  test(`GET /api/public/trips/{token}: 404 not found: ${token}`, async () => {
    expectError(await openLink(token), 404, "not_found");
  });
}

test("A link may expire; its lifetime is returned and limited", async ({ ana, trip }) => {
  const link = await share(ana.token, trip.id, { expires_in_days: 2 });
  const lasts = (Date.parse(link.expires_at) - Date.parse(link.created_at)) / 86_400_000;
  expect(lasts).toBe(2);
  expect((await openLink(link.token)).status).toBe(200);
  for (const expires_in_days of [0, -1, 3651, 1.5, "2"]) {
    const refused = await send("POST", `/api/trips/${trip.id}/shares`, { token: ana.token, body: { expires_in_days } });
    expectError(refused, 400, "validation_failed", "expires_in_days");
  }
});

test("A share token is not a credential for anything else", async ({ ana, trip }) => {
  const { token } = await share(ana.token, trip.id);
  expectError(await send("GET", `/api/trips/${trip.id}`, { token }), 401, "unauthenticated");
  expectError(await send("PUT", `/api/public/trips/${token}`, { body: { title: "x" } }), 405, "method_not_allowed");
  expect(await readTrip(ana.token, trip.id)).toEqual(trip);
});

test("A link of one trip cannot be revoked through another", async ({ ana, bo, trip }) => {
  const { id, token } = await share(ana.token, trip.id);
  const theirs = await run(bo.token, "create_trip", {
    destination: "Porto",
    start_date: day(1),
    end_date: day(1),
    skip_ai_generation: true,
  });
  expectError(await send("DELETE", `/api/trips/${theirs.trip.id}/shares/${id}`, { token: bo.token }), 404, "not_found");
  expect((await openLink(token)).status).toBe(200);
});

test("GET /api/demo: the public token of the sample trip, open to everybody", async () => {
  const demo = await send("GET", "/api/demo");
  expect(demo.body).toEqual({ success: true, token: expect.any(String) });
  const { trip } = (await openLink(demo.body.token)).body;
  expect(trip.itinerary.length).toBeGreaterThan(0);
  for (const it of trip.itinerary) expect(it.activities.length, it.date).toBeGreaterThan(0);
});
