import type { PlaceSubject } from "@caravan/core/kernel/ports";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { faults, json, osmServer, overpass } from "../../test/osm-server.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { livePlaces } from "./live-places.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let osm: Awaited<ReturnType<typeof osmServer>>;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  osm = await osmServer();
  await database.pool.query("delete from live_answers");
  return () => osm.close();
});

const tower: PlaceSubject = {
  id: "lisbon/belem-tower",
  names: ["Belém Tower", 'Torre "de" Belém'],
  around: ["Lisbon", "Lisboa", "Portugal"],
  ...{ lat: 38.69159, lng: -9.21598, withinKm: 0.3 },
};
const element = (id: number, tags: Record<string, string>, north = 0) => ({
  ...{ type: "node", id, lat: 38.6916 + north / 111_195, lon: -9.216 },
  tags,
});

async function contactOf(elements: readonly object[], subject = tower, record: string | null = null) {
  osm.state.interpreter = () => json(overpass(elements as Parameters<typeof overpass>[0]));
  const live = livePlaces(osm.config, new AnswerCache(database));
  expect(await live.contact(subject, record)).toEqual({ kept: null, asking: true });
  await expect.poll(async () => (await live.contact(subject, record)).asking, { timeout: 5000 }).toBe(false);
  return (await live.contact(subject, record)).kept?.contact;
}

it("finds how to reach a place by its name, where it lies, and says its position only to a tenth of a degree", async () => {
  const street = { "addr:street": "Avenida Brasília", "addr:postcode": "1400-038", "addr:city": "Lisboa" };
  const found = await contactOf([
    element(1, { name: "Belém Tower", phone: "+1 555 0100" }, 5000),
    element(2, { name: "Torre de Belém Café", phone: "+1 555 0101" }, 20),
    element(3, { "name:en": "Belém Tower", name: "Torre de Belém", ...street, phone: "+351 213 620 034;+351 1" }, 40),
  ]);
  expect(found).toEqual({
    ...{ address: "Avenida Brasília, 1400-038 Lisboa", phone: "+351 213 620 034", website: null },
    record: "osm:node/3",
  });
  const [asked] = osm.asked.map((it) => it.fields.get("data") ?? "");
  expect(asked).toContain('(around:10000,38.7,-9.2)["name:en"="Belém Tower"]');
  expect(asked).toContain('["name"="Torre \\"de\\" Belém"]');
  expect(asked).not.toMatch(/38\.69|9\.21/);
  expect(osm.asked).toHaveLength(1);
});

it("asks for the record that a place is, whatever it is called", async () => {
  const elements = [element(7, { name: "Somewhere", website: "www.example.com/tower" })];
  expect(await contactOf(elements, tower, "osm:node/7")).toMatchObject({ website: "https://www.example.com/tower" });
  expect(osm.asked[0]?.fields.get("data")).toMatch(/;node\(7\);out tags center;$/);
});

it.each<[string, Record<string, string>, object]>([
  [
    "the number first where that is usual",
    { "addr:street": "Main St", "addr:housenumber": "5", "addr:country": "US" },
    { address: "5 Main St" },
  ],
  [
    "a block of Japan",
    { "addr:city": "台東区", "addr:quarter": "浅草", "addr:block_number": "3", "addr:housenumber": "1" },
    { address: "台東区 浅草 3 1" },
  ],
  ["no page that is a script", { website: "javascript:alert(1)", phone: "1" }, { website: null, phone: null }],
  ["no page with a name and password", { website: "https://a:b@example.com/" }, { website: null }],
  ["no number that is none", { phone: "<b>call us</b>" }, { phone: null }],
])("reads %s", async (_, tags, expected) => {
  expect(await contactOf([element(1, { name: "Belém Tower", ...tags })])).toMatchObject(expected);
});

it("remembers that the map has none, and forgets faults of the source", async () => {
  expect(await contactOf([])).toBeNull();
  await database.pool.query("delete from live_answers");
  osm.state.interpreter = () => faults["too many requests"] ?? json({});
  const live = livePlaces(osm.config, new AnswerCache(database));
  await live.contact(tower, null);
  await expect.poll(() => osm.asked.length).toBe(2);
  osm.state.interpreter = () => json(overpass([element(1, { name: "Belém Tower", phone: "+351 213 620 034" })]));
  await expect
    .poll(async () => (await live.contact(tower, null)).kept?.contact?.phone, { timeout: 5000 })
    .toBe("+351 213 620 034");
});

it("asks nothing where the source is off", async () => {
  const live = livePlaces({ ...osm.config, overpassUrl: null }, new AnswerCache(database));
  expect(await live.contact(tower, null)).toEqual({ kept: null, asking: false });
  expect(osm.asked).toEqual([]);
});
