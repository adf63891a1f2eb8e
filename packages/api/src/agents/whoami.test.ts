import { describe, expect, it } from "vitest";
import { startApi } from "../../test/api-server.ts";

const api = await startApi();
const ana = await api.person("Ana");
const lisbon = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-06", view: "full" };
const send = (method: string, path: string, token = ana.token, body?: object) =>
  api.send(method, path, { token, ...(body ? { body } : {}) });
const planned = async () => (await send("POST", "/api/trips", ana.token, lisbon)).body.trip;

describe("whoami", () => {
  it("tells a key its scopes, its trips, whether it asks first, and when it ends", async () => {
    const trip = (await send("POST", "/api/trips", ana.token, { ...lisbon, skip_ai_generation: true })).body.trip;
    const more = { scopes: ["trips:read", "trips:write"], mode: "propose", trip_ids: [trip.id], expires_in_days: 7 };
    const { secret, id } = await api.key(ana.token, more);
    await send("PUT", `/api/trips/${trip.id}`, secret, { title: "Mine" });
    const { status, body } = await send("GET", "/api/whoami", secret);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { id: ana.id, name: "Ana" },
      agent: { name: "Planner", key_id: id },
      scopes: ["trips:read", "trips:write"],
      asks_first: true,
      trips: [{ id: trip.id, title: trip.title }],
      pending_proposals: 1,
      limits: { requests_per_minute: 600 },
    });
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now());
    expect(JSON.stringify(body)).not.toContain("@");
  });

  it("tells a key without limits that it has none, and a person that no key speaks", async () => {
    const { secret } = await api.key(ana.token, { scopes: ["trips:read"] });
    expect((await send("GET", "/api/whoami", secret)).body).toMatchObject({
      ...{ scopes: ["trips:read"], asks_first: false, trips: null, expires_at: null },
    });
    expect((await send("GET", "/api/whoami")).body).toMatchObject({ agent: null, asks_first: false });
  });
});

describe("the overview of a trip", () => {
  it("has its days, nights, money, findings and proposals, with the ids that changes need", async () => {
    const trip = await planned();
    const at = `/api/trips/${trip.id}`;
    const [first] = trip.itinerary;
    const hotel = { kind: "hotel", provider: "Casa do Largo", start: "2091-05-03T15:00", end: "2091-05-06" };
    const { segment } = (await send("POST", `${at}/segments`, ana.token, hotel)).body;
    await send("PUT", at, ana.token, { title: "Later", propose: true });
    const { status, body } = await send("GET", `${at}/overview`);
    expect(status).toBe(200);
    const all = trip.itinerary.flatMap((it: { activities: object[] }) => it.activities).length;
    expect(body).toMatchObject({
      trip: { id: trip.id, url: `${api.url}/trips/${trip.id}`, role: "owner" },
      stays: [{ segment_id: segment.id, name: "Casa do Largo" }],
      ...{ activities_total: all, activities_shown: all, parked: 0, proposals_total: 1 },
      stops: [{ from_date: "2091-05-03", nights: 3 }],
      money: { currency: "EUR", nights_without_stay: 0 },
    });
    expect(body.days.map((it: { date: string }) => it.date)).toEqual(
      trip.itinerary.map((it: { date: string }) => it.date),
    );
    expect(body.days[0].activities[0]).toMatchObject({ id: first.activities[0].id, title: first.activities[0].title });
    expect(body.findings.length).toBeLessThanOrEqual(body.findings_total);
  });

  it("of a long trip has all days, and activities from the day that was asked for", async () => {
    const body = { ...lisbon, end_date: "2091-05-20" };
    const trip = (await send("POST", "/api/trips", ana.token, body)).body.trip;
    const read = async (query: string) => (await send("GET", `/api/trips/${trip.id}/overview${query}`)).body;
    const start = await read("");
    expect(start.days).toHaveLength(18);
    expect(start.activities_shown).toBeLessThan(start.activities_total);
    expect(start.days.at(-1)).not.toHaveProperty("activities");
    const left = start.days.find((it: object) => !("activities" in it));
    expect(start.next_from_date).toBe(left.date);
    const next = await read(`?from_date=${start.next_from_date}`);
    expect(next.days.find((it: { date: string }) => it.date === left.date).activities.length).toBeGreaterThan(0);
    const late = await read("?from_date=2091-05-19");
    expect(late.days[0]).not.toHaveProperty("activities");
    expect(late.days.at(-1).activities.length).toBeGreaterThan(0);
    expect(late.next_from_date).toBeNull();
    const one = await read("?date=2091-05-10");
    expect(one.days.filter((it: object) => "activities" in it)).toMatchObject([{ date: "2091-05-10" }]);
    expect(one.next_from_date).toBeNull();
  });

  it("is not found by a stranger", async () => {
    const trip = await planned();
    const bo = await api.person("Bo");
    expect((await send("GET", `/api/trips/${trip.id}/overview`, bo.token)).status).toBe(404);
  });
});

describe("the plan check in words", () => {
  it("has the repairs without their operations", async () => {
    const { trip } = (await send("POST", "/api/trips", ana.token, { ...lisbon, skip_ai_generation: true })).body;
    for (const title of ["A", "B"])
      await send("POST", `/api/trips/${trip.id}/activities`, ana.token, {
        title,
        start_time: "10:00",
        end_time: "12:00",
      });
    const read = async (query: string) => (await send("GET", `/api/trips/${trip.id}/findings${query}`)).body.findings;
    const overlapIn = (all: { code: string }[]) =>
      all.find((it) => it.code === "overlap") as unknown as { fix: object };
    expect(overlapIn(await read("?include_patches=false")).fix).toMatchObject({
      summary: expect.any(String),
      patch: [],
    });
    expect(overlapIn(await read("")).fix).toMatchObject({ patch: expect.arrayContaining([expect.any(Object)]) });
  });
});
