import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { writtenOut } from "../../test/written-out.ts";

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = (await api.person("Ana")).token;
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const stay = { destination: "Lisbon", dates: "2030-05-03/2030-05-07", guests: 2, preferences: null };
const send = (method: string, path: string, body?: unknown) => api.send(method, path, { token, body });
const task = (capability: string, args?: object) =>
  send("POST", "/api/agent/task", { capability, ...(args ? { arguments: args } : {}) });

describe("bookings over REST", () => {
  it("are created, read, updated, cancelled and listed", async () => {
    const sent = { ...stay, specialRequests: [{ quiet: true }, null], notes: "Late" };
    const made = await send("POST", "/api/bookings", sent);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ success: true, booking: { ...sent, status: "confirmed", adults: 2 } });
    const path = `/api/bookings/${made.body.booking.id}`;
    expect(await send("GET", path)).toMatchObject({ status: 200, body: { booking: made.body.booking } });
    const changed = await send("PATCH", path, { dates: { start: "2030-05-04", end: "2030-05-08" }, preferences: [] });
    expect(changed).toMatchObject({
      status: 200,
      body: { booking: { start_date: "2030-05-04", preferences: [], guests: 2, notes: "Late" } },
    });
    const availability = { dates: { start: "2030-05-06" } };
    expect((await send("POST", "/api/bookings/availability", availability)).body).toMatchObject({
      success: true,
      available: false,
      conflicts: [{ id: made.body.booking.id }],
    });
    for (let times = 0; times < 2; times++)
      expect(await send("DELETE", path)).toMatchObject({ status: 200, body: { booking: { status: "cancelled" } } });
    expect((await send("POST", "/api/bookings/availability", availability)).body.available).toBe(true);
    expect((await send("GET", "/api/bookings?limit=5")).body).toMatchObject({
      success: true,
      bookings: [{ id: made.body.booking.id, status: "cancelled" }],
      has_more: false,
      next_cursor: null,
    });
  });

  it.each(["destination", "dates", "guests", "preferences"])("need %s, which may be null", async (field) => {
    const { status, body } = await send("POST", "/api/bookings", { ...stay, [field]: undefined });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "validation_failed", details: [{ path: field, message: "is required" }] });
    expect((await send("POST", "/api/bookings", { ...stay, [field]: null })).status).toBe(201);
  });

  it.each([
    { notes: 5 },
    { notes: "x".repeat(5001) },
    { destination: "a\u0000b" },
    { specialRequests: "x".repeat(10_001) },
    { trip_id: "none" },
  ])("are refused with %j", async (wrong) => {
    expect((await send("POST", "/api/bookings", { ...stay, ...wrong })).status).toBe(400);
  });

  it("are 404 for unknown ids, and 400 for an invalid id or cursor", async () => {
    expect((await send("GET", "/api/bookings/00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect((await send("GET", "/api/bookings/first")).status).toBe(400);
    expect((await send("GET", "/api/bookings?cursor=bm9uZQ")).status).toBe(400);
    expect((await send("POST", "/api/bookings/availability")).status).toBe(200);
  });

  it("are created once with an Idempotency-Key", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const twice = [0, 1].map(() => api.send("POST", "/api/bookings", { token, body: stay, headers }));
    const [first, second] = await Promise.all(twice);
    expect(new Set([first?.status, second?.status])).toEqual(new Set([201]));
    expect(second?.body.booking.id).toBe(first?.body.booking.id);
  });

  it("are untyped in the REST description, and objects for agents", async () => {
    const { body } = await api.send("GET", "/api/openapi/all");
    const sent = writtenOut(body).paths["/api/bookings"].post.requestBody.content["application/json"].schema;
    expect(sent.required).toEqual(["destination", "dates", "guests", "preferences"]);
    for (const field of [...sent.required, "specialRequests"]) expect(sent.properties[field].type).toBeUndefined();
    expect(sent.properties.notes).toMatchObject({ anyOf: [{ type: "string" }, { type: "null" }] });
    const listed = await api.send("GET", "/api/agent/capabilities");
    const of = (name: string) => listed.body.capabilities.find((it: { name: string }) => it.name === name);
    const schema = of("create_booking").input_schema;
    expect(schema.required).toEqual(sent.required);
    for (const field of schema.required) expect(schema.properties[field].type).toBe("object");
    expect(of("list_bookings").input_schema.required ?? []).toEqual([]);
    expect(of("check_availability").input_schema.required ?? []).toEqual([]);
    expect(of("record_booking")).toBeUndefined();
  });
});

describe("bookings by the task endpoint", () => {
  it("accept objects only", async () => {
    const objects = { destination: { city: "Faro" }, dates: {}, guests: {}, preferences: { pool: true } };
    const made = await task("create_booking", objects);
    expect(made).toMatchObject({
      status: 200,
      body: { success: true, result: { booking: { ...objects, title: "Faro", notes: null } } },
    });
    const booking_id = made.body.result.booking.id;
    const { segments_status, ...read } = (await task("get_booking", { booking_id })).body.result.booking;
    expect([read, segments_status]).toEqual([made.body.result.booking, "confirmed"]);
    expect((await task("list_bookings")).body.result.bookings[0].id).toBe(booking_id);
    expect((await task("check_availability", { destination: "faro" })).body.result.matches[0].id).toBe(booking_id);
    expect((await task("create_booking", { ...objects, guests: 2 })).status).toBe(400);
    expect((await task("create_booking", { destination: {} })).status).toBe(400);
  });
});
