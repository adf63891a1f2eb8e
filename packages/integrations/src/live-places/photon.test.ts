import { searchPlaces } from "@caravan/core/destinations/search-places";
import type { Ports } from "@caravan/core/kernel/ports";
import { createTrip } from "@caravan/core/trips/create-trip";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run, setUp } from "../../../core/test/context.ts";
import { faults, json } from "../../test/osm-server.ts";
import { photonAnswer, sourceServer } from "../../test/source-server.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { livePlaces } from "./live-places.ts";

const { database, outside, ana } = await setUp();
const ramen = {
  ...{ at: [-9.1393, 38.7139] as const, name: "Afuri Ramen", osm_key: "amenity", osm_value: "restaurant" },
  ...{ street: "Rua Paiva de Andrada", housenumber: "7", city: "Lisbon" },
};
const house = {
  at: [-9.15, 38.72] as const,
  osm_key: "place",
  osm_value: "house",
  street: "Rua do Século",
  housenumber: "20",
  city: "Lisbon",
};
const far = {
  at: [-43.2, -22.9] as const,
  name: "Afuri Rio",
  osm_key: "amenity",
  osm_value: "bar",
  city: "Rio",
  country: "Brazil",
};
const oceanarium = {
  at: [-9.0937, 38.7635] as const,
  name: "Oceanário de Lisboa",
  osm_key: "tourism",
  osm_value: "aquarium",
};

let source: Awaited<ReturnType<typeof sourceServer>>;
let ports: Ports;
const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
const { trip } = await run(createTrip, outside.ports, ana, {
  destination: "Lisbon",
  ...dates,
  skip_ai_generation: true,
});

beforeEach(async () => {
  source = await sourceServer(() => json(photonAnswer(far, ramen, house, oceanarium)));
  const config = { nominatimUrl: null, overpassUrl: null, photonUrl: source.url, timeoutSeconds: 2, cacheDays: 30 };
  const live = livePlaces(
    { ...config, userAgent: "Caravan/1.0 (+https://trips.example.com)" },
    new AnswerCache(database),
  );
  ports = { ...outside.ports, livePlaces: live };
  await database.pool.query("delete from live_answers");
});
afterEach(() => source.close());
const search = (input: object) => run(searchPlaces, ports, ana, { trip_id: trip.id, ...input } as never);

describe("search_places with live", () => {
  it("finds places and addresses of the map, those around the trip first, without those of our own list", async () => {
    const { places, attribution } = await search({ q: "afuri", live: true });
    expect(places.map((it) => it.name)).toEqual(["Afuri Ramen", "Rua do Século 20", "Afuri Rio"]);
    expect(places[0]).toMatchObject({
      ...{
        place_id: "geo:38.7139,-9.1393",
        source: "openstreetmap",
        verified: false,
        kind: "food",
        activity_type: "dining",
      },
      ...{
        area: "Rua Paiva de Andrada 7, Lisbon, Portugal",
        duration_minutes: 75,
        opening_hours: null,
        estimated_cost: null,
      },
    });
    expect(places[1]).toMatchObject({ kind: null, activity_type: "general", area: "Lisbon, Portugal" });
    expect(attribution).toBe("© OpenStreetMap contributors");
  });

  it("sends the words and the town, asks once for all, and stores the words only as a hash", async () => {
    await search({ q: "afuri ramen", live: true, date: "2027-05-04" });
    await search({ q: " Afuri  Ramen", live: true });
    expect(source.asked.map((it) => Object.fromEntries(it.url.searchParams))).toEqual([
      { q: "afuri ramen", limit: "10", lang: "en", lat: "38.7", lon: "-9.1" },
    ]);
    const { rows } = await database.pool.query<{ key: string }>("select key from live_answers");
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toMatch(/afuri/i);
  });

  it("is not asked for our own list, short words, coordinates and links", async () => {
    await search({ q: "oceanário" });
    for (const q of [
      "",
      "oc",
      "38.7, -9.1",
      "https://www.openstreetmap.org/#map=16/38.7/-9.1",
      "https://maps.app.goo.gl/x",
    ])
      expect((await search({ q, live: true })).places, q).toEqual([]);
    expect(source.asked).toEqual([]);
  });

  it("finds nothing when it is switched off", async () => {
    expect(await run(searchPlaces, outside.ports, ana, { q: "afuri", live: true } as never)).toEqual({
      places: [],
      live: "off",
    });
  });

  it.each([
    ...Object.entries(faults),
    ["features of another shape", json({ features: [{ geometry: null }] })],
    ["positions that no map has", json(photonAnswer({ ...ramen, at: [900, 38] }))],
  ] as const)("has no places after %s", async (_name, fault) => {
    source.state.answer = () => fault;
    expect((await search({ q: "afuri", live: true })).places).toEqual([]);
    expect((await search({ q: "oceanário" })).places[0]?.name).toBe("Lisbon Oceanarium");
    expect((await database.pool.query("select * from live_answers")).rows).toEqual([]);
  });
});
