import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let ana: Awaited<ReturnType<TestApi["person"]>>;
let tripId: string;

beforeAll(async () => {
  api = await startApi();
  ana = await api.person("Ana");
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04" };
  const { body } = await api.send("POST", "/api/trips", {
    token: ana.token,
    body: { destination: "Lisbon", ...dates, skip_ai_generation: true },
  });
  tripId = body.trip.id;
  await api.send("PUT", `/api/trips/${tripId}`, { token: ana.token, body: { title: "Tiles: a/b" } });
  const tower = { title: "Belém Tower", start_time: "10:00", duration_minutes: 60, notes: "bring water" };
  await api.send("POST", `/api/trips/${tripId}/activities`, {
    token: ana.token,
    body: { ...tower, date: "2030-05-03" },
  });
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}${path}`, { headers });
const signedIn = () => ({ authorization: `Bearer ${ana.token}` });

describe("GET the export of a trip", () => {
  it.each([
    ["ics", "text/calendar; charset=utf-8", "DTSTART:20300503T090000Z"],
    ["gpx", "application/gpx+xml; charset=utf-8", "<name>Belém Tower</name>"],
    ["kml", "application/vnd.google-earth.kml+xml; charset=utf-8", "<name>Belém Tower</name>"],
    ["md", "text/markdown; charset=utf-8", "10:00–11:00 **Belém Tower**"],
    ["csv", "text/csv; charset=utf-8", "date,title,category,amount,currency"],
    ["pdf", "application/pdf", "Belém Tower"],
    ["json", "application/json; charset=utf-8", '"format": "caravan-trip"'],
  ])("answers %s as a file with the name of the trip", async (format, type, text) => {
    const answer = await get(`/api/trips/${tripId}/export?format=${format}`, signedIn());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(answer.headers.get("content-disposition")).toContain(`attachment; filename="Tiles a-b.${format}"`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const body = await answer.text();
    expect(body).toContain(text);
    if (format !== "csv") expect(body).toContain("bring water");
  });

  it("tells in md what one reads before the days", async () => {
    const answer = await get(`/api/trips/${tripId}/export?format=md`, signedIn());
    expect(await answer.text()).toMatch(/## Before you go\n\n(?:- .*\n)*- May has \d+ to \d+ °C/);
  });

  it("says what is wrong with a format or a field, and hides trips of others", async () => {
    for (const [query, path] of [
      ["", "format"],
      ["?format=doc", "format"],
      ["?format=ics&lang=de", "lang"],
    ]) {
      const answer = await api.send("GET", `/api/trips/${tripId}/export${query}`, { token: ana.token });
      expect([answer.status, answer.body.error.details[0].path]).toEqual([400, path]);
    }
    const rui = await api.person("Rui");
    const hidden = await api.send("GET", `/api/trips/${tripId}/export?format=ics`, { token: rui.token });
    expect(hidden.status).toBe(404);
  });
});

describe("POST /api/trips/import", () => {
  const post = async (path: string, body: string, type = "application/json") => {
    const headers = { ...signedIn(), "content-type": type };
    const answer = await fetch(`${api.url}${path}`, { method: "POST", headers, body });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };

  it("makes a trip of an exported one, after showing what it would be", async () => {
    const file = await (await get(`/api/trips/${tripId}/export?format=json`, signedIn())).text();
    const seen = await post("/api/trips/import/preview", file);
    expect([seen.status, seen.body.preview.days[0].activities[0].title]).toEqual([200, "Belém Tower"]);
    const form = new FormData();
    form.set("file", new File([file], "trip.json", { type: "application/json" }));
    const answer = await fetch(`${api.url}/api/trips/import`, { method: "POST", headers: signedIn(), body: form });
    const made = JSON.parse(await answer.text());
    expect([answer.status, made.trip.title, made.trip.id === tripId]).toEqual([201, "Tiles: a/b", false]);
  });

  it.each([
    ["nonsense", "no trip at all", 422, "unknown_format"],
    ["a newer version", '{"format":"caravan-trip","version":7}', 422, "newer_version"],
    [
      "a million rows",
      `{"format":"caravan-trip","version":1,"history":[${"0,".repeat(1_000_000)}0]}`,
      422,
      "too_many_rows",
    ],
    ["more than 25 MB", "x".repeat(26 * 1_048_576), 413, "payload_too_large"],
  ])("refuses %s", async (_, content, status, code) => {
    const before = await api.database.prisma.trip.count();
    for (const path of ["/api/trips/import/preview", "/api/trips/import"]) {
      const answer = await post(path, content);
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    }
    expect(await api.database.prisma.trip.count()).toBe(before);
  });
});

describe("the calendar address of a trip", () => {
  const address = () => `/api/trips/${tripId}/calendar`;
  const send = (method: string, token = ana.token) =>
    api.send(method, address(), { token, body: method === "POST" ? {} : undefined });
  const made = async (token = ana.token) => new URL((await send("POST", token)).body.calendar.url).pathname;

  it("answers whoever has it, follows the plan, and answers 304 while that stays the same", async () => {
    const path = await made();
    const first = await get(path);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    expect(await first.text()).toContain("SUMMARY:Belém Tower");
    const tag = first.headers.get("etag") ?? "";
    const same = await get(path, { "if-none-match": tag });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const more = { title: "Ginjinha", date: "2030-05-04", start_time: "21:00" };
    await api.send("POST", `/api/trips/${tripId}/activities`, { token: ana.token, body: more });
    const changed = await get(path, { "if-none-match": tag });
    expect([changed.status, (await changed.text()).includes("Ginjinha")]).toEqual([200, true]);
    const flight = { trip_id: tripId, kind: "flight", flight_number: "TP1351", start: "2030-05-03T07:40" };
    const { body } = await api.send("POST", `/api/trips/${tripId}/segments`, { token: ana.token, body: flight });
    expect(await (await get(path)).text()).toContain("TP1351");
    await api.send("DELETE", `/api/segments/${body.segment.id}`, { token: ana.token });
    expect(await (await get(path)).text()).not.toContain("TP1351");
  });

  it("is stored as a hash only, is replaced by another, and can be ended", async () => {
    const [first, second] = [await made(), await made()];
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    const rows = await api.database.prisma.calendarFeed.findMany();
    expect(JSON.stringify(rows)).not.toContain(second.split("/")[3]);
    expect((await send("GET")).body.calendar.created_at).toBeTypeOf("string");
    expect((await send("DELETE")).status).toBe(200);
    expect((await send("DELETE")).status).toBe(404);
    expect((await send("GET")).body.calendar).toBeNull();
    expect((await get(second)).status).toBe(404);
    expect((await get("/api/calendars/unknown/trip.ics")).status).toBe(404);
  });

  it("ends with the membership, while the account is disabled, and while the trip is in the trash", async () => {
    const bo = await api.person("Bo");
    const member = { tripId, userId: bo.id, role: "viewer", createdAt: new Date() };
    await api.database.prisma.member.create({ data: member });
    const path = await made(bo.token);
    const status = async () => (await get(path)).status;
    expect(await status()).toBe(200);
    await api.database.prisma.user.update({ where: { id: bo.id }, data: { disabledAt: new Date() } });
    expect(await status()).toBe(404);
    await api.database.prisma.user.update({ where: { id: bo.id }, data: { disabledAt: null } });
    await api.send("DELETE", `/api/trips/${tripId}`, { token: ana.token });
    expect(await status()).toBe(404);
    await api.send("POST", `/api/trash/trip/${tripId}/restore`, { token: ana.token, body: {} });
    expect(await status()).toBe(200);
    await api.send("DELETE", `/api/trips/${tripId}/members/${bo.id}`, { token: ana.token });
    expect(await status()).toBe(404);
    expect(await api.database.prisma.calendarFeed.count({ where: { userId: bo.id } })).toBe(0);
  });
});
