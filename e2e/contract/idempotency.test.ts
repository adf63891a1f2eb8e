import { writtenOut } from "../../packages/api/test/written-out.ts";
import { tripToday, waitForRecommendation } from "../support/concierge.ts";
import {
  addActivity,
  day,
  expect,
  expectError,
  invite,
  type Json,
  makeTrip,
  readTrip,
  run,
  test,
} from "../support/contract.ts";
import { administrator, person, type SignedInPerson, send } from "../support/people.ts";

const post = (token: string, path: string, body: Json, key: string, more: Record<string, string> = {}) =>
  send("POST", path, { token, body, headers: { "idempotency-key": key, ...more } });

interface People {
  readonly ana: SignedInPerson;
  readonly bo: SignedInPerson;
}
interface Request {
  readonly body: Json;
  /** The values of the path parameters, in their order. */
  readonly ids?: readonly string[];
  readonly status?: number;
  readonly trip?: string;
  readonly by?: SignedInPerson;
  /** A different body, which must not get the stored answer. */
  readonly other?: Json;
}

/** Each POST that stores its answer for an idempotency key, with a request that changes something. */
const requests: Record<string, (people: People, trip: Json) => Promise<Request>> = {
  "/api/trips": async () => ({
    body: { destination: "Porto", start_date: day(1), end_date: day(2) },
    status: 201,
    other: { destination: "Rome" },
  }),
  "/api/trips/{id}/copy": async (_, trip) => ({
    ...{ body: { start_date: day(20) }, ids: [trip.id], status: 201, other: { start_date: day(21) } },
  }),
  "/api/trips/import/preview": async (people, trip) => ({ body: await exported(people, trip) }),
  "/api/trips/import": async (people, trip) => ({ body: await exported(people, trip), status: 201 }),
  "/api/trips/{id}/regenerate": async (_, trip) => ({ body: {}, ids: [trip.id], other: { expected_revision: 1 } }),
  "/api/trips/{id}/activities": async (_, trip) => ({
    ...{ body: { title: "Castle" }, ids: [trip.id], status: 201, other: { title: "Tram" } },
  }),
  "/api/trips/{id}/days/duplicate": async (_, trip) => ({
    ...{ body: { day_number: 1, to_day_number: 2 }, ids: [trip.id], status: 201, other: { to_day_number: 1 } },
  }),
  "/api/trips/{id}/checklists": async (_, trip) => ({
    ...{ body: { kind: "packing" }, ids: [trip.id], status: 201, other: { kind: "todo" } },
  }),
  "/api/trips/{id}/comments": async (_, trip) => ({
    ...{ body: { text: "Shall we?" }, ids: [trip.id], status: 201, other: { text: "Let us" } },
  }),
  "/api/trips/{id}/places": async (_, trip) => ({
    ...{ body: { place_id: "lisbon/praca-do-comercio", day_number: 1 }, ids: [trip.id], status: 201 },
    other: { day_number: 2 },
  }),
  "/api/trash/{kind}/{id}/restore": async ({ ana }) => {
    const { id } = await makeTrip(ana.token);
    await send("DELETE", `/api/trips/${id}`, { token: ana.token });
    return { body: {}, ids: ["trip", id], trip: id };
  },
  "/api/trips/{id}/activities/{activityId}/swap": async ({ ana }, trip) => {
    const planned = await makeTrip(ana.token, { skip_ai_generation: false });
    const all = planned.itinerary.flatMap((it: Json) => it.activities) as Json[];
    const activity = all.find((it) => it.alternatives.length > 0) as Json;
    const body = { title: activity.alternatives[0].title };
    return { body, ids: [planned.id, activity.id], trip: planned.id, other: { expected_revision: trip.revision } };
  },
  "/api/trips/{id}/activities/{activityId}/replace": async ({ ana }) => {
    const planned = await makeTrip(ana.token, { skip_ai_generation: false });
    const sight = planned.itinerary[1].activities.find((it: Json) => it.activity_type !== "dining" && it.place_id);
    return { body: {}, ids: [planned.id, sight.id], trip: planned.id, other: { expected_revision: 1 } };
  },
  "/api/trips/{id}/activities/{activityId}/confirm-place": async ({ ana }, trip) => {
    const { id } = await addActivity(ana.token, trip.id, { title: "Bar Imaginário" });
    return { body: {}, ids: [trip.id, id] };
  },
  "/api/trips/{id}/days/{dayId}/plans": async ({ ana }) => {
    const planned = await makeTrip(ana.token, { skip_ai_generation: false });
    const dayId = planned.itinerary[1].id as string;
    const { body } = await send("GET", `/api/trips/${planned.id}/days/${dayId}/plans`, { token: ana.token });
    const [{ choice }] = body.choices;
    return { body: { choice }, ids: [planned.id, dayId], trip: planned.id, other: { choice: "another" } };
  },
  "/api/trips/{id}/findings/fix": async ({ ana }, trip) => {
    for (const title of ["Tram ride", "Museum"])
      await addActivity(ana.token, trip.id, { title, start_time: "10:00", duration_minutes: 90 });
    const { body } = await send("GET", `/api/trips/${trip.id}/findings`, { token: ana.token });
    const { code, day_ids, activity_ids } = body.findings.find((it: Json) => it.fixable);
    return { body: { code, day_ids, activity_ids }, ids: [trip.id], other: { day_ids: [] } };
  },
  "/api/trips/{id}/edits/{editId}/revert": async ({ ana }, trip) => {
    await addActivity(ana.token, trip.id);
    const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id });
    return { body: {}, ids: [trip.id, entries[0].id], other: { propose: true } };
  },
  "/api/trips/{id}/edits/revert": async ({ ana }, trip) => {
    await addActivity(ana.token, trip.id);
    const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id });
    return { body: { edit_ids: [entries[0].id] }, ids: [trip.id], other: { propose: true } };
  },
  "/api/group-trips/{trip_code}/trip": async ({ ana }, trip) => {
    const { trip_code } = await run(ana.token, "create_group_trip", { title: "Six in May" });
    return { body: { trip_id: trip.id }, ids: [trip_code], other: { trip_id: crypto.randomUUID() } };
  },
  "/api/trips/{id}/proposals/{proposalId}/approve": async (people, trip) => ({
    ...(await proposal(people, trip)),
    other: { changes: ["trip:title"] },
  }),
  "/api/trips/{id}/proposals/{proposalId}/reject": proposal,
  "/api/trips/{id}/proposals/decide": async (people, trip) => {
    const { ids = [] } = await proposal(people, trip);
    return { body: { decision: "approve", proposal_ids: [ids[1]] }, ids: [trip.id] };
  },
  "/api/trips/{id}/concierge/location": async (_, trip) => ({
    body: { latitude: 38.71, longitude: -9.14, captured_at: new Date().toISOString() },
    ...{ ids: [trip.id], other: { latitude: 38.72 } },
  }),
  "/api/trips/{id}/concierge/events": async (_, trip) => ({
    ...{ body: { client_event_id: "tap" }, ids: [trip.id], status: 202, other: { kind: "unwell" } },
  }),
  "/api/trips/{id}/concierge/evaluate": async (_, trip) => ({
    ...{ body: {}, ids: [trip.id], status: 202, other: { wish: "what_now" } },
  }),
  "/api/trips/{id}/concierge/recommendations/{rid}/respond": async ({ ana }) => {
    const { id, found } = await advised(ana);
    return {
      body: { action: "dismiss", version: found.version },
      ids: [id, found.id],
      trip: id,
      other: { version: 9 },
    };
  },
  // A repeated call gets the first answer, even with another body.
  "/api/trips/{id}/concierge/recommendations/{rid}/apply": async ({ ana }) => {
    const { id, found } = await advised(ana);
    return { body: {}, ids: [id, found.id], trip: id };
  },
  "/api/trips/{id}/concierge/recommendations/{rid}/undo": async ({ ana }) => {
    const { id, found } = await advised(ana);
    await send("POST", `/api/trips/${id}/concierge/recommendations/${found.id}/apply`, { token: ana.token });
    return { body: {}, ids: [id, found.id], trip: id };
  },
  "/api/users/me/sessions/end": async () => ({ body: { keep_this: true }, other: { keep_this: false } }),
  "/api/admin/people/{id}/disable": async () => ({
    ...{ body: {}, ids: [(await person("Cy")).id], by: administrator() },
  }),
  "/api/admin/people/{id}/enable": async () => {
    const { id } = await person("Cy");
    await send("POST", `/api/admin/people/${id}/disable`, { token: administrator().token, body: {} });
    return { body: {}, ids: [id], by: administrator() };
  },
  "/api/users/me/push-subscriptions": async () => ({
    body: {
      endpoint: `https://push.invalid/${crypto.randomUUID()}`,
      keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
    },
    other: { label: "Phone" },
  }),
  "/api/users/me/push-subscriptions/test": async () => ({ body: {}, status: 202 }),
  "/api/trips/{id}/shares": async (_, trip) => ({
    ...{ body: {}, ids: [trip.id], status: 201, other: { expires_in_days: 3 } },
  }),
  "/api/invitations/{token}/accept": async ({ ana, bo }, trip) => {
    const made = await send("POST", `/api/trips/${trip.id}/invitations`, {
      token: ana.token,
      body: { role: "viewer" },
    });
    return { body: {}, ids: [made.body.url.split("/").at(-1)], by: bo };
  },
  "/api/users/me/inbox/read": async () => ({ body: {}, other: { ids: [] } }),
  "/api/users/me/api-keys/{keyId}/revert": async ({ ana }, trip) => {
    const body = { agent_name: "Planner", scopes: ["trips:write"] };
    const made = await send("POST", "/api/users/me/api-keys", { token: ana.token, body });
    await addActivity(made.body.secret, trip.id);
    return { body: {}, ids: [made.body.key.id], other: { preview: true } };
  },
  "/api/agent/webhook/test": async ({ ana }) => {
    const made = await send("POST", "/api/users/me/api-keys", {
      token: ana.token,
      body: { agent_name: "Listener", scopes: ["trips:read"] },
    });
    const by = { ...ana, token: made.body.secret };
    await send("PUT", "/api/agent/webhook", { token: by.token, body: { url: "https://hooks.invalid/caravan" } });
    return { body: {}, status: 202, by };
  },
  "/api/bookings": async () => ({
    ...{ body: stay, status: 201, other: { notes: "Late arrival" } },
  }),
  "/api/public/trips/{token}/copy": async ({ ana }, trip) => {
    const { body } = await send("POST", `/api/trips/${trip.id}/shares`, { token: ana.token, body: {} });
    return { body: { start_date: day(9) }, ids: [body.share.token], status: 201, other: { start_date: day(10) } };
  },
  "/api/trips/{id}/segments": async (_, trip) => ({
    ...{ body: { kind: "train", train_number: "ICE 577" }, ids: [trip.id], status: 201, other: { kind: "other" } },
  }),
  "/api/trips/{id}/expenses": async (_, trip) => ({
    body: { title: "Dinner", amount: 42.5, currency: "EUR", date: day(1) },
    ...{ ids: [trip.id], status: 201, other: { amount: 43 } },
  }),
  "/api/trips/{id}/documents/text": async (_, trip) => ({
    ...{ body: { name: "Door code", text: "4711" }, ids: [trip.id], status: 201, other: { text: "4712" } },
  }),
  "/api/confirmations": async () => ({ body: { text: flight() }, status: 201, other: { text: "another" } }),
  "/api/confirmations/{id}/save": async ({ ana }, trip) => {
    const { body } = await send("POST", "/api/confirmations", { token: ana.token, body: { text: flight() } });
    return { body: { trip_id: trip.id }, ids: [body.confirmation.id], other: { trip_id: null } };
  },
  "/api/group-trips": async () => ({ body: { title: "Two in May" }, status: 201, other: { title: "Two in June" } }),
  "/api/group-trips/{trip_code}/join": async (people) => ({
    ...{ body: {}, ids: [(await group(people)).code], by: people.bo },
  }),
  "/api/group-trips/{trip_code}/inspirations": async (people) => ({
    ...{ body: { text: "Belém Tower" }, ids: [(await group(people)).code], status: 201 },
    other: { text: "Carmo Convent" },
  }),
  "/api/group-trips/{trip_code}/board/{candidateId}/reopen": async (people) => {
    const { code, candidateId } = await group(people);
    const update = { trip_code: code, candidate_id: candidateId, action: "confirm" };
    await run(people.ana.token, "update_place_candidate", update);
    return { body: {}, ids: [code, candidateId] };
  },
  "/api/group-trips/{trip_code}/board/{candidateId}/comments": async (people) => {
    const { code, candidateId } = await group(people);
    return { body: { text: "Too crowded?" }, ids: [code, candidateId], status: 201, other: { text: "Too far?" } };
  },
  "/api/group-trips/{trip_code}/members/{userId}/readmit": async (people) => {
    const { code } = await group(people);
    await run(people.bo.token, "join_group_trip", { trip_code: code });
    await send("DELETE", `/api/group-trips/${code}/members/${people.bo.id}`, { token: people.ana.token });
    return { body: {}, ids: [code, people.bo.id] };
  },
  "/api/group-trips/{trip_code}/alignment": async (people) => ({ body: {}, ids: [(await group(people)).code] }),
  "/api/group-trips/{trip_code}/alignment/extend-rounds": async (people) => {
    const { code } = await group(people);
    for (const _ of [1, 2]) await run(people.ana.token, "run_alignment", { trip_code: code });
    return { body: { additional_rounds: 1 }, ids: [code], other: { additional_rounds: 2 } };
  },
};

const exported = async ({ ana }: People, trip: Json): Promise<Json> =>
  (await send("GET", `/api/trips/${trip.id}/export?format=json`, { token: ana.token })).body;

const stay = {
  ...{ destination: { name: "Hotel Avenida", city: "Lisbon" }, guests: 2, preferences: { kind: "stay" } },
  dates: { start: day(1), end: day(3) },
};

const flight = () =>
  `Booking reference: K3X9QF\nFlight TP 1351\nDeparture: Lisbon (LIS) ${day(1)} 09:40\nArrival: London Heathrow (LHR) ${day(1)} 12:25`;

/** A trip that is on today, with a recommendation. */
async function advised(ana: SignedInPerson) {
  const trip = await tripToday(ana.token);
  return { id: trip.id as string, found: await waitForRecommendation(ana, trip) };
}

/** A group of Ana's with a place on its board. */
async function group({ ana }: People) {
  const { trip_code } = await run(ana.token, "create_group_trip", { title: "Two in May" });
  const place = { name: "Time Out Market", city: "Lisbon" };
  const { candidates } = await run(ana.token, "submit_group_inspiration", { trip_code, place });
  return { code: trip_code as string, candidateId: candidates[0].id as string };
}

async function proposal({ ana, bo }: People, trip: Json): Promise<Request> {
  await invite(ana, bo, trip.id, "viewer");
  const made = await run(bo.token, "add_activity", { trip_id: trip.id, title: "Fado", propose: true });
  return { body: {}, ids: [trip.id, made.proposal_id] };
}

test("Every POST with an Idempotency-Key in the OpenAPI document is tested here or in a test of its own", async ({
  ana,
  bo,
  trip,
}) => {
  const body = writtenOut((await send("GET", "/api/openapi/all")).body);
  const promised = Object.entries(body.paths as Record<string, Json>)
    .filter(
      ([, item]) =>
        item.post?.operationId &&
        // Uploads are tested with documents.
        (!item.post.requestBody || "application/json" in item.post.requestBody.content) &&
        item.post.parameters?.some((it: Json) => it.name === "Idempotency-Key"),
    )
    .map(([path]) => path);
  const specials = ["/api/agent/task", "/api/mcp/tools", "/api/mcp"];
  expect(Object.keys(requests).filter((it) => !promised.includes(it))).toEqual([]);
  const { capabilities } = (await send("GET", "/api/agent/capabilities")).body;
  const others = promised.filter((it) => !specials.includes(it) && !(it in requests));
  const examplesOf = (path: string) => capabilities.find((it: Json) => it.rest === `POST ${path}`)?.examples;
  expect(others.filter((it) => !examplesOf(it))).toEqual([]);
  for (const path of others) {
    const { trip_id: _, ...body } = examplesOf(path)[0] as Json;
    const status = Number(Object.keys(documentOf(path)).find((it) => it === "200" || it === "201"));
    await sendTwice(path, async () => ({ body, ids: [trip.id], status }), { ana, bo }, trip);
  }

  function documentOf(path: string): Json {
    return body.paths[path].post.responses;
  }
});

for (const [path, request] of Object.entries(requests)) {
  test(`POST ${path} twice with the same Idempotency-Key: the same answer, one change; another body 422`, ({
    ana,
    bo,
    trip,
  }) => sendTwice(path, request, { ana, bo }, trip));
}

async function sendTwice(path: string, request: (typeof requests)[string], people: People, trip: Json): Promise<void> {
  const { ana } = people;
  const { body, ids = [], status = 200, by = ana, other, ...more } = await request(people, trip);
  const left = [...ids];
  const address = path.replace(/\{\w+\}/g, () => left.shift() ?? "");
  const tripId = more.trip ?? trip.id;
  const seen = async () => [
    (await readTrip(ana.token, tripId)).revision,
    (await run(ana.token, "get_edit_log", { trip_id: tripId, limit: 100 })).entries.length,
    (await run(ana.token, "list_trips", { limit: 100 })).trips.length,
  ];
  const first = await post(by.token, address, body, path);
  expect(first.status, JSON.stringify(first.body)).toBe(status);
  const after = await seen();
  const again = await post(by.token, address, body, path);
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([
    first.status,
    first.body,
    first.headers.get("etag"),
  ]);
  if (other)
    expectError(
      await post(by.token, address, { ...body, ...other }, path),
      422,
      "idempotency_mismatch",
      "idempotency-key",
    );
  expect(await seen()).toEqual(after);
}
