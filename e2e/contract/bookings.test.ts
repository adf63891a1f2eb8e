import { day, expect, expectError, type Json, test } from "../support/contract.ts";
import { send } from "../support/people.ts";

/** The booking rows of the table "Trips, activities, bookings, preferences (REST)". */
const none = "00000000-0000-4000-8000-000000000000";
const stay = {
  destination: { name: "Hotel Avenida", city: "Lisbon" },
  dates: { start: day(40), end: day(43) },
  guests: { adults: 2 },
  preferences: { kind: "stay", provider: "Hotel Avenida", confirmation_number: "AV-77" },
  specialRequests: ["quiet", { floor: 3 }],
};
const record = async (token: string, more: Json = {}): Promise<Json> =>
  (await send("POST", "/api/bookings", { token, body: { ...stay, ...more } })).body.booking;

test("POST /api/bookings: 201, and it is stored as sent", async ({ ana }) => {
  const answer = await send("POST", "/api/bookings", { token: ana.token, body: { ...stay, notes: "Late" } });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ success: true, booking: { ...stay, notes: "Late", status: "confirmed" } });
});

test("POST /api/bookings: destination, dates, guests and preferences are untyped, and required", async ({ ana }) => {
  const odd = { destination: "Lisbon", dates: [day(1)], guests: 2, preferences: null };
  expect((await send("POST", "/api/bookings", { token: ana.token, body: odd })).body.booking).toMatchObject(odd);
  for (const left of ["destination", "dates", "guests", "preferences"] as const) {
    const { [left]: _, ...body } = stay;
    const refused = await send("POST", "/api/bookings", { token: ana.token, body });
    expectError(refused, 400, "validation_failed", left);
  }
});

test("GET /api/bookings: 200 list, of the caller's bookings only", async ({ ana, bo }) => {
  const { id } = await record(ana.token);
  const own = await send("GET", "/api/bookings", { token: ana.token });
  expect(own.status).toBe(200);
  expect(own.body.bookings.map((it: Json) => it.id)).toContain(id);
  expect((await send("GET", "/api/bookings", { token: bo.token })).body.bookings).toEqual([]);
});

test("GET /api/bookings/{id}: 200; 404 for other people and unknown ids", async ({ ana, bo }) => {
  const { id } = await record(ana.token);
  expect((await send("GET", `/api/bookings/${id}`, { token: ana.token })).body.booking).toMatchObject(stay);
  expectError(await send("GET", `/api/bookings/${id}`, { token: bo.token }), 404, "not_found");
  expectError(await send("GET", `/api/bookings/${none}`, { token: ana.token }), 404, "not_found");
});

test("PATCH /api/bookings/{id}: 200, only what is sent changes", async ({ ana }) => {
  const { id } = await record(ana.token);
  const answer = await send("PATCH", `/api/bookings/${id}`, { token: ana.token, body: { guests: 3 } });
  expect(answer.status).toBe(200);
  expect(answer.body.booking).toMatchObject({ ...stay, guests: 3 });
});

test("DELETE /api/bookings/{id}: 200 cancelled; it stays listed and no longer counts as a conflict", async ({
  ana,
}) => {
  const dates = { start: day(80), end: day(82) };
  const { id } = await record(ana.token, { dates });
  const ask = () => send("POST", "/api/bookings/availability", { token: ana.token, body: { dates } });
  expect((await ask()).body).toMatchObject({ available: false, conflicts: [{ id }] });
  const gone = await send("DELETE", `/api/bookings/${id}`, { token: ana.token });
  expect([gone.status, gone.body.booking.status]).toEqual([200, "cancelled"]);
  expect((await ask()).body).toMatchObject({ available: true, conflicts: [] });
  expect((await send("GET", `/api/bookings/${id}`, { token: ana.token })).body.booking.status).toBe("cancelled");
});

test("POST /api/bookings/availability: 200, every filter optional, the caller's records only", async ({ ana, bo }) => {
  const { id } = await record(ana.token);
  const ask = (token: string, body: Json) => send("POST", "/api/bookings/availability", { token, body });
  expect((await ask(ana.token, {})).status).toBe(200);
  const matched = await ask(ana.token, { destination: "Lisbon", guests: 2 });
  expect(matched.body.matches.map((it: Json) => it.id)).toContain(id);
  expect((await ask(ana.token, { destination: "Ulaanbaatar" })).body.matches).toEqual([]);
  expect((await ask(bo.token, { dates: stay.dates })).body).toMatchObject({ available: true, reason: null });
  expect((await ask(bo.token, {})).body).toMatchObject({ available: null, reason: expect.any(String), matches: [] });
});
