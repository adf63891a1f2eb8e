import { expect, expectError, type Json, makeTrip, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";

const tool = (token: string, name: string, args: Json) =>
  send("POST", "/api/mcp/tools", { token, body: { name, arguments: args } });
const search = (token: string, query: Record<string, string>) =>
  send("GET", `/api/places/search?${new URLSearchParams(query)}`, { token });

test("Places: search and one place answer the same by REST, task and tool", async ({ ana }) => {
  const trip = await makeTrip(ana.token);
  const args = { q: "oceanário", trip_id: trip.id, limit: 2 };
  const rest = await search(ana.token, { ...args, limit: "2" });
  expect(rest.status, JSON.stringify(rest.body)).toBe(200);
  expect(rest.body.places[0]).toMatchObject({ place_id: "lisbon/lisbon-oceanarium", source: "caravan" });
  const { success: _, ...answer } = rest.body;
  expect((await task(ana.token, "search_places", args)).body.result).toEqual(answer);
  expect((await tool(ana.token, "search_places", args)).body.result).toEqual(answer);

  const { place_id } = rest.body.places[0];
  const path = `/api/places/${encodeURIComponent(place_id)}?trip_id=${trip.id}`;
  const one = await send("GET", path, { token: ana.token });
  expect(one.status).toBe(200);
  const { success: __, ...page } = one.body;
  const named = { place_id, trip_id: trip.id };
  expect(page.place).toMatchObject({ place_id, why: expect.stringMatching(/\S/), lat: expect.any(Number) });
  expect((await task(ana.token, "get_place", named)).body.result).toEqual(page);
  expect((await tool(ana.token, "get_place", named)).body.result).toEqual(page);
});

test("Places: 401 without a credential, 404 for a stranger's trip and an unknown place, 400 for what is no position", async ({
  ana,
  bo,
}) => {
  const trip = await makeTrip(ana.token);
  expectError(await send("GET", "/api/places/search?q=x"), 401, "unauthenticated");
  expectError(await search(bo.token, { q: "x", trip_id: trip.id }), 404, "not_found");
  expectError(await search(ana.token, { q: "x", near: "north" }), 400, "validation_failed", "near");
  expectError(await search(ana.token, { q: "x", open_at: "10:00" }), 400, "validation_failed", "date");
  expectError(await send("GET", "/api/places/lisbon%2Fnowhere", { token: ana.token }), 404, "place_not_found");
});
