import { tripToday, waitForRecommendation } from "../support/concierge.ts";
import {
  addActivity,
  expect,
  expectError,
  invite,
  type Json,
  makeTrip,
  readTrip,
  test,
  vi,
} from "../support/contract.ts";
import { person, type SignedInPerson, send } from "../support/people.ts";

/** The interface's table "Concierge", and what other sections say about it. */
const none = "00000000-0000-4000-8000-000000000000";
const at = (trip: Json, path: string) => `/api/trips/${trip.id}/concierge${path}`;
const sample = (more: Json = {}) => ({
  latitude: 38.7101,
  longitude: -9.1367,
  captured_at: new Date().toISOString(),
  ...more,
});

const on = (trip: Json, rid: string, verb: "respond" | "apply" | "undo") => at(trip, `/recommendations/${rid}/${verb}`);

test("GET state: 200 personal state envelope; with both revisions only whether something changed; 404 for strangers", async ({
  ana,
  bo,
  trip,
}) => {
  const first = await send("GET", at(trip, "/state"), { token: ana.token });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ success: true, changed: true, trip_revision: trip.revision, context_revision: 0 });
  expect(first.body.state).toMatchObject({
    location: null,
    events: [],
    recommendations: [],
    settings: { monitoring: false, transport_mode: null, transport_mode_confirmed: false, location_sharing: false },
  });
  const { trip_revision, context_revision } = first.body;
  const query = `?trip_revision=${trip_revision}&context_revision=${context_revision}`;
  const again = await send("GET", at(trip, `/state${query}`), { token: ana.token });
  expect(again.body).toEqual({ success: true, changed: false, trip_revision, context_revision, state: null });
  const other = await send("GET", at(trip, `/state?trip_revision=${trip_revision + 1}`), { token: ana.token });
  expect(other.body.changed).toBe(true);
  expectError(await send("GET", at(trip, "/state"), { token: bo.token }), 404, "not_found");
  expectError(await send("GET", at({ id: none }, "/state"), { token: ana.token }), 404, "not_found");
});

test("PATCH settings: 200 updated settings; 422 when monitoring is requested without a confirmed transport mode", async ({
  ana,
  trip,
}) => {
  const patch = (body: Json) => send("PATCH", at(trip, "/settings"), { token: ana.token, body });
  expectError(await patch({ monitoring: true }), 422, "transport_mode_unconfirmed");
  expectError(await patch({ monitoring: true, transport_mode: "walk" }), 422, "transport_mode_unconfirmed");
  const set = await patch({ monitoring: true, transport_mode: "walk", transport_mode_confirmed: true });
  expect(set.status).toBe(200);
  expect(set.body.settings).toMatchObject({ monitoring: true, transport_mode: "walk", transport_mode_confirmed: true });
  expectError(await patch({ transport_mode: "taxi" }), 422, "transport_mode_unconfirmed");
  expectError(await patch({ transport_mode: "rocket" }), 400, "validation_failed", "transport_mode");
  const quiet = await patch({ quiet_hours: { start: "22:30", end: "07:00" }, max_detour_minutes: 10 });
  expect(quiet.body.settings).toMatchObject({ quiet_hours: { start: "22:30", end: "07:00" }, max_detour_minutes: 10 });
  expect(quiet.body.context_revision).toBeGreaterThan(set.body.context_revision);
});

test("POST location: 200 updated context revision, for the traveller only; DELETE: 204 cleared and stopped", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "viewer");
  const shared = await send("POST", at(trip, "/location"), { token: ana.token, body: sample({ accuracy_m: 12 }) });
  expect(shared.status).toBe(200);
  expect(shared.body.context_revision).toBeGreaterThan(0);
  const state = async (who: SignedInPerson) => (await send("GET", at(trip, "/state"), { token: who.token })).body.state;
  expect((await state(ana)).location).toMatchObject({ latitude: 38.7101, longitude: -9.1367, accuracy_m: 12 });
  expect((await state(ana)).settings.location_sharing).toBe(true);
  expect((await state(bo)).location).toBeNull();
  const gone = await send("DELETE", at(trip, "/location"), { token: ana.token });
  expect([gone.status, gone.body]).toEqual([204, ""]);
  expect(await state(ana)).toMatchObject({ location: null, settings: { location_sharing: false } });
  expect((await send("DELETE", at(trip, "/location"), { token: ana.token })).status).toBe(204);
});

for (const [what, wrong, path] of [
  ["out of range", { latitude: 90.1 }, "latitude"],
  ["not a number", { longitude: "here" }, "longitude"],
  ["missing", { latitude: undefined }, "latitude"],
  ["of the future", { captured_at: new Date(Date.now() + 300_000).toISOString() }, "captured_at"],
  ["older than ten minutes", { captured_at: new Date(Date.now() - 660_000).toISOString() }, "captured_at"],
  ["without a time", { captured_at: undefined }, "captured_at"],
  ["worse than five kilometres", { accuracy_m: 5001 }, "accuracy_m"],
] as const) {
  test(`POST location: 422 for a sample that is ${what}, and nothing is stored`, async ({ ana, trip }) => {
    const refused = await send("POST", at(trip, "/location"), { token: ana.token, body: sample(wrong) });
    expectError(refused, 422, "invalid_location", path);
    const { state } = (await send("GET", at(trip, "/state"), { token: ana.token })).body;
    expect(state).toMatchObject({ location: null, settings: { location_sharing: false } });
  });
}

test("POST events: 202 accepted, idempotent by client_event_id, other is the default", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "viewer");
  const body = { client_event_id: "tap-1" };
  const report = (who: SignedInPerson, more: Json = {}) =>
    send("POST", at(trip, "/events"), { token: who.token, body: { ...body, ...more } });
  const [first, again] = [await report(ana), await report(ana, { kind: "unwell" })];
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(first.body).toMatchObject({ success: true, duplicate: false, event: { kind: "other" } });
  expect(again.body).toMatchObject({ duplicate: true, event: first.body.event });
  expect(again.body.context_revision).toBe(first.body.context_revision);
  expect((await report(bo)).body.duplicate).toBe(false);
  expectError(await report(ana, { client_event_id: "" }), 400, "validation_failed", "client_event_id");
  expectError(await report(ana, { client_event_id: "tap-2", kind: "hungry" }), 400, "validation_failed", "kind");
});

test("POST evaluate: 202 queued; 429 more than once a minute per user and trip, with Retry-After", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "viewer");
  const ask = (who: SignedInPerson, on = trip) => send("POST", at(on, "/evaluate"), { token: who.token });
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ana)));
  expect(answers.filter((it) => it.status === 202)).toHaveLength(1);
  const refused = answers.filter((it) => it.status !== 202);
  for (const it of refused) expectError(it, 429, "rate_limited");
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(bo)).status).toBe(202);
  const other = await makeTrip(ana.token);
  expect((await ask(ana, other)).status).toBe(202);
});

test("A recommendation comes with two to four options, each a patch that can be read", async ({ ana }) => {
  const trip = await tripToday(ana.token);
  const found = await waitForRecommendation(ana, trip);
  expect(found).toMatchObject({ version: 1, situation: "late", reason: expect.stringMatching(/\w/), stale: false });
  expect(found.options.length).toBeGreaterThanOrEqual(2);
  expect(found.options.length).toBeLessThanOrEqual(4);
  for (const option of found.options) {
    expect(option.patch.length).toBeGreaterThan(0);
    expect(option.changes.length).toBeGreaterThan(0);
    expect(option.consequences).toMatchObject({ moves: expect.any(Array), misses: expect.any(Array) });
  }
});

test("Respond: 200 updated recommendation; 409 stale version; 410 expired or answered; 404 for all others", async ({
  ana,
  bo,
}) => {
  const trip = await tripToday(ana.token);
  await invite(ana, bo, trip.id, "editor");
  const { id, version } = await waitForRecommendation(ana, trip);
  const respond = (body: Json, who = ana) => send("POST", on(trip, id, "respond"), { token: who.token, body });
  expectError(await respond({ action: "dismiss", version }, bo), 404, "not_found");
  expectError(await respond({ action: "dismiss", version: version + 1 }), 409, "recommendation_stale");
  expectError(await respond({ action: "dismiss" }), 400, "validation_failed", "version");
  const later = await respond({ action: "snooze", version, snooze_minutes: 30 });
  expect(later.status).toBe(200);
  expect(later.body.recommendation).toMatchObject({ id, status: "snoozed", version: version + 1 });
  const kept = await respond({ action: "keep_plan", version: version + 1 });
  expect(kept.body.recommendation).toMatchObject({ status: "kept", version: version + 2 });
  expectError(await respond({ action: "dismiss", version: version + 2 }), 410, "recommendation_closed");
  expectError(await send("POST", on(trip, id, "apply"), { token: ana.token }), 410, "recommendation_closed");
});

/** Evaluates again and waits until it has finished: an applied recommendation is not made again. */
async function quietAfter(who: SignedInPerson, trip: Json): Promise<void> {
  expect((await send("POST", at(trip, "/evaluate"), { token: who.token })).status).toBe(202);
  await vi.waitFor(async () => {
    const { state } = (await send("GET", at(trip, "/state"), { token: who.token })).body;
    expect(state.evaluation.pending).toBe(false);
    expect(state.recommendations.filter((it: Json) => it.status === "open")).toEqual([]);
  }, 20_000);
}

test("Apply: the plan changes once, a duplicate Idempotency-Key returns the original result", async ({ ana }) => {
  const trip = await tripToday(ana.token);
  const { id, options } = await waitForRecommendation(ana, trip);
  const before = await readTrip(ana.token, trip.id);
  const apply = (key: string, body: Json = {}) =>
    send("POST", on(trip, id, "apply"), { token: ana.token, body, headers: { "idempotency-key": key } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply("one-tap")));
  expect(answers.map((it) => it.status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((it) => JSON.stringify(it.body))).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({
    trip_revision: before.revision + 1,
    recommendation: { status: "applied", applied: { option_id: options[0].id } },
  });
  expect((await readTrip(ana.token, trip.id)).revision).toBe(before.revision + 1);
  expect((await apply("one-tap", { option_id: options[1].id })).body).toEqual(answers[0]?.body);
  expectError(await apply("another-tap"), 410, "recommendation_closed");
  await quietAfter(ana, trip);

  const undone = await send("POST", on(trip, id, "undo"), { token: ana.token });
  expect(undone.status).toBe(200);
  const { revision, updated_at, ...plan } = await readTrip(ana.token, trip.id);
  const { revision: _, updated_at: __, ...was } = before;
  expect(plan).toEqual(was);
  expect([revision, typeof updated_at]).toEqual([before.revision + 2, "string"]);
  expectError(await send("POST", on(trip, id, "undo"), { token: ana.token }), 409, "not_applied");
});

test("Apply: 409 on a stale trip or option, 403 for a viewer; undo: 409 after an intervening edit", async ({ ana }) => {
  const guest = await person("Vera");
  const trip = await tripToday(ana.token);
  await invite(ana, guest, trip.id, "viewer");
  const theirs = await waitForRecommendation(guest, trip);
  expectError(await send("POST", on(trip, theirs.id, "apply"), { token: guest.token }), 403, "forbidden");
  const { id, trip_revision } = await waitForRecommendation(ana, trip);
  const apply = (body: Json) => send("POST", on(trip, id, "apply"), { token: ana.token, body });
  expectError(await apply({ trip_revision: trip_revision + 1 }), 409, "trip_stale");
  expectError(await apply({ option_id: "none-such" }), 409, "option_stale");
  expectError(await apply({ version: 99 }), 409, "recommendation_stale");
  expect((await apply({ trip_revision })).status).toBe(200);
  await addActivity(ana.token, trip.id, { title: "In between" });
  expectError(await send("POST", on(trip, id, "undo"), { token: ana.token }), 409, "edit_intervened");
});

test("The edit log and the room show changes of the plan, and nothing personal", async ({ ana, bo }) => {
  const trip = await tripToday(ana.token);
  await invite(ana, bo, trip.id, "editor");
  const { id, reason } = await waitForRecommendation(ana, trip);
  expect((await send("POST", on(trip, id, "apply"), { token: ana.token })).status).toBe(200);
  const { entries } = (await send("GET", `/api/trips/${trip.id}/edits`, { token: bo.token })).body;
  expect(entries[0]).toMatchObject({ action: "apply_recommendation", author: { user_id: ana.id } });
  expect(JSON.stringify(entries)).not.toContain(reason);
  expect(entries[0].summary).not.toMatch(/late|unwell|you/i);
});

const browser = (more: Json = {}) => ({
  endpoint: `https://push.invalid/send/${crypto.randomUUID()}`,
  expirationTime: null,
  keys: {
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    auth: "tBHItJI5svbpez7KI4CCXg",
  },
  ...more,
});
const devices = "/api/users/me/push-subscriptions";

test("Push subscriptions: 200 saved and listed with the VAPID public key, without p256dh and auth", async ({ ana }) => {
  const body = browser({ label: "Phone" });
  const saved = await send("POST", devices, { token: ana.token, body });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    success: true,
    subscription: { endpoint: body.endpoint, label: "Phone" },
    vapid_public_key: expect.stringMatching(/^[A-Za-z0-9_-]{87}$/),
  });
  const listed = await send("GET", devices, { token: ana.token });
  expect(listed.body.subscriptions.map((it: Json) => it.endpoint)).toContain(body.endpoint);
  expect(listed.body.vapid_public_key).toBe(saved.body.vapid_public_key);
  for (const it of [saved, listed]) {
    expect(JSON.stringify(it.body)).not.toMatch(/p256dh|"auth"/);
    expect(JSON.stringify(it.body)).not.toContain(body.keys.auth);
  }
});

test("Push subscriptions: 409 when the endpoint belongs to another user; 422 for a forbidden endpoint", async ({
  ana,
  bo,
}) => {
  const body = browser();
  expect((await send("POST", devices, { token: ana.token, body })).status).toBe(200);
  expect((await send("POST", devices, { token: ana.token, body })).status).toBe(200);
  expectError(await send("POST", devices, { token: bo.token, body }), 409, "endpoint_taken");
  expect((await send("GET", devices, { token: bo.token })).body.subscriptions).toEqual([]);
  const inside = browser({ endpoint: "https://127.0.0.1/push" });
  expectError(await send("POST", devices, { token: ana.token, body: inside }), 422, "endpoint_refused");
  expectError(await send("POST", devices, { token: ana.token, body: {} }), 400, "validation_failed", "endpoint");
});
