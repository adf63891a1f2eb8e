import { afterAll, beforeAll, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it("a group plans over REST: 409 until it is ready, 201 with locked-in places, 400 without a mode, 202 with a key that needs approval", async () => {
  const [ana, ben] = [await api.person("Ana"), await api.person("Ben")];
  const send = (method: Parameters<TestApi["send"]>[0], path: string, token: string, body: object = {}) =>
    api.send(method, path, { token, body });
  const { trip_code } = (await send("POST", "/api/group-trips", ana.token)).body;
  const at = `/api/group-trips/${trip_code}`;
  await send("POST", `${at}/join`, ben.token);
  const place = { name: "Belém Tower", city: "Lisbon" };
  const [candidate] = (await send("POST", `${at}/inspirations`, ben.token, { place })).body.candidates;
  await send("PUT", `${at}/board/${candidate.id}/reaction`, ben.token, { vote: "in" });
  await send("PUT", `${at}/board-status`, ana.token, { min_locked_in_places: 1, alignment_min_score: 0 });

  const wanted = { destination: "Lisbon", start_date: inDays(30), end_date: inDays(32), groupTripCode: trip_code };
  const plan = (token: string, more: object = {}) => send("POST", "/api/trips", token, { ...wanted, ...more });
  const early = await plan(ana.token);
  expect([early.status, early.body.error.code]).toEqual([409, "board_not_ready"]);
  expect(early.body.error.details).toMatchObject([{ code: "locked_in_places", how_to_clear: expect.any(String) }]);
  await send("PATCH", `${at}/board/${candidate.id}`, ana.token, { action: "confirm" });

  const made = await plan(ana.token);
  expect(made.status).toBe(201);
  const all = made.body.trip.itinerary.flatMap((day: { activities: object[] }) => day.activities);
  const board = all.filter((it: { provenance: string }) => it.provenance === "board");
  expect(board).toMatchObject([{ title: "Belém Tower", reason: expect.stringMatching(/^Ben wants it/) }]);
  expect((await api.send("GET", at, { token: ben.token })).body).toMatchObject({
    group_trip: { status: "planned", trip_id: made.body.trip.id },
  });

  const again = await plan(ben.token);
  expect([again.status, again.body.error.details[0].path]).toEqual([400, "regeneration_mode"]);
  const key = await api.key(ben.token, { scopes: ["trips:write", "group_trips:read"], mode: "propose" });
  const proposed = await plan(key.secret, { regeneration_mode: "replace", end_date: inDays(31) });
  expect(proposed.status).toBe(202);
  expect(proposed.body).toMatchObject({ status: "proposed", proposal: { trip_id: made.body.trip.id } });
  const replaced = await plan(ben.token, { regeneration_mode: "replace", end_date: inDays(31) });
  expect(replaced.status).toBe(201);
  expect(replaced.body).toMatchObject({
    edit_id: expect.any(String),
    trip: { id: made.body.trip.id, end_date: inDays(31) },
  });
});
