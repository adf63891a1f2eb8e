import { afterAll, expect, it } from "vitest";
import { startApi } from "../../test/api-server.ts";

const api = await startApi();
const ana = await api.person("Ana");
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

const scopes = ["trips:read", "trips:write"];
const lisbon = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-06", skip_ai_generation: true };
const hotel = { kind: "hotel", provider: "Casa do Largo", start: "2091-05-03", end: "2091-05-06" };
const place = { name: "Casa do Largo", city: "Lisbon", lat: 38.715, lng: -9.137 };

const asking = async (of = ana) => (await api.key(of.token, { scopes, mode: "propose" })).secret;
async function added(token: string, of = ana): Promise<string> {
  const made = await api.send("POST", "/api/trips", { token: of.token, body: lisbon });
  const path = `/api/trips/${made.body.trip.id}/segments`;
  const answer = await api.send("POST", path, { token, body: hotel });
  expect(answer.status).toBe(201);
  return answer.body.segment.id;
}
const correct = (token: string, id: string, body: object) => api.send("PATCH", `/api/segments/${id}`, { token, body });
const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map((it) => it.status);

it("a key that needs approval corrects and takes away a segment that it added itself", async () => {
  const key = await asking();
  const id = await added(key);
  const corrected = await correct(key, id, { place });
  expect([corrected.status, corrected.body.segment?.place]).toEqual([200, expect.objectContaining({ lat: 38.715 })]);
  expect((await correct(key, id, { price: 480, currency: "EUR" })).status).toBe(200);
  expect((await api.send("DELETE", `/api/segments/${id}`, { token: key })).status).toBe(200);
});

it("it may not touch one of its person, of another key, or one that its person has changed since", async () => {
  const [key, other] = [await asking(), await asking()];
  const [ofPerson, ofOther, touched] = [await added(ana.token), await added(other), await added(key)];
  expect((await correct(ana.token, touched, { provider: "Casa Nova" })).status).toBe(200);
  const all = [ofPerson, ofOther, touched];
  expect(await statuses(all.map((id) => correct(key, id, { place })))).toEqual([403, 403, 403]);
  const removals = all.map((id) => api.send("DELETE", `/api/segments/${id}`, { token: key }));
  expect(await statuses(removals)).toEqual([403, 403, 403]);
});

it("nor one of which the booking was changed", async () => {
  const bo = await api.person("Bo");
  const key = await asking(bo);
  const id = await added(key, bo);
  const { body } = await api.send("GET", "/api/bookings", { token: bo.token });
  const [booking] = body.bookings;
  const changed = await api.send("PATCH", `/api/bookings/${booking.id}`, { token: bo.token, body: { notes: "Late" } });
  expect(changed.status).toBe(200);
  expect((await correct(key, id, { place })).status).toBe(403);
});
