import type { LivePlaces } from "@caravan/core/kernel/ports";
import { LiveSourceUnavailable } from "@caravan/core/kernel/ports";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { center, elements, hallstattFound } from "../../test/osm-answers.ts";
import { faults, json, osmServer, overpass } from "../../test/osm-server.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { livePlaces } from "./live-places.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let osm: Awaited<ReturnType<typeof osmServer>>;
let live: LivePlaces;
/** A client with a short time limit. */
let hasty: LivePlaces;
const signal = new AbortController().signal;
let places = 0;
/** A place that no test has looked up yet. */
const some = () => ({ lat: center.lat, lng: -170 + 7 * places++ });

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  osm = await osmServer();
  osm.state.search = () => json([hallstattFound]);
  osm.state.interpreter = () => json(overpass(elements));
  live = livePlaces(osm.config, new AnswerCache(database));
  hasty = livePlaces({ ...osm.config, timeoutSeconds: 2 }, new AnswerCache(database));
  await database.pool.query("delete from live_answers");
  return () => osm.close();
});

const age = (days: number) =>
  database.pool.query("update live_answers set expires_at = expires_at - make_interval(days => $1)", [days]);

describe("find", () => {
  it("returns settlements with country and position, and sends a user agent", async () => {
    const street = { ...hallstattFound, addresstype: "road", name: "Hallstatt Street" };
    osm.state.search = () => json([street, hallstattFound]);
    expect(await live.find("Hallstatt", signal)).toEqual([
      { name: "Hallstatt", country: "Austria", countryCode: "AT", lat: 47.56216, lng: 13.64932 },
    ]);
    expect(osm.asked).toHaveLength(1);
    expect(osm.asked[0]?.userAgent).toBe("Caravan/1.0 (+https://trips.example.com)");
    expect(Object.fromEntries(osm.asked[0]?.fields ?? [])).toMatchObject({
      q: "Hallstatt",
      format: "jsonv2",
      "accept-language": "en",
    });
  });

  it("asks once for all spellings of a name, also for an unknown one", async () => {
    await live.find("Hallstatt", signal);
    await live.find("  HALLSTATT ", signal);
    osm.state.search = () => json([]);
    const name = "Nowhere-upon-Nothing";
    expect(await live.find(name, signal)).toEqual([]);
    expect(await live.find(name, signal)).toEqual([]);
    expect(osm.asked).toHaveLength(2);
    await age(1);
    await live.find(name, signal);
    await live.find("Hallstatt", signal);
    expect(osm.asked).toHaveLength(3);
  });

  it("leaves a second between requests, and shares one among identical requests", async () => {
    const began = performance.now();
    const same = [live.find("a", signal), live.find("a", signal), live.find("a", signal)];
    await Promise.all([...same, live.find("b", signal)]);
    expect(osm.asked).toHaveLength(2);
    expect((osm.asked[1]?.at ?? 0) - began).toBeGreaterThan(990);
  });

  it("refuses requests that would wait too long", async () => {
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => hasty.find(`town ${index}`, signal)));
    const refused = all.filter((it) => it.status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.every((it) => it.reason instanceof LiveSourceUnavailable)).toBe(true);
    expect(osm.asked.length).toBeLessThanOrEqual(2);
    // That was no error of the source, so it is asked again.
    expect(await hasty.find("Hallstatt", signal)).toHaveLength(1);
  });

  it("releases a caller who aborts and caches the answer", async () => {
    osm.state.search = () => (response) => void setTimeout(() => json([hallstattFound])(response), 300);
    const caller = new AbortController();
    const call = live.find("Hallstatt", caller.signal);
    setTimeout(() => caller.abort(new Error("gone")), 50);
    await expect(call).rejects.toThrow("gone");
    expect(await live.find("Hallstatt", signal)).toHaveLength(1);
    expect(osm.asked).toHaveLength(1);
  });
});

describe("around", () => {
  it("returns named places that can be visited, with the map's facts only", async () => {
    const places = await live.around(center, signal);
    const byName = new Map(places.map((it) => [it.name, it]));
    expect(byName.get("Hallstatt Museum")).toMatchObject({
      id: expect.stringMatching(/^osm:way\/\d+$/),
      localName: "Welterbemuseum Hallstatt",
      category: "sight",
      tags: ["museum"],
      neighborhood: "Markt",
      fame: 2,
      hours: { mon: [], sat: ["10:00-18:00"], sun: [] },
      stepFree: "partial",
      priceLevel: null,
      setting: "indoor",
      verified: false,
      provenance: "gazetteer",
    });
    expect(byName.get("Kalvarienbergkirche")).toMatchObject({ fame: 3, hours: null, stepFree: null });
    expect(byName.get("Kalvarienbergkirche")?.tags).toEqual(expect.arrayContaining(["church", "unesco"]));
    expect(byName.get("Salzwelten")).toMatchObject({ fame: null, priceLevel: null });
    expect(byName.get("Café Derbl")).toMatchObject({ meals: ["breakfast", "lunch"], diets: ["vegan"] });
    expect(byName.get("Zur Mühle")).toMatchObject({ category: "nightlife", meals: [] });
    for (const name of ["Altes Kino", "Schlossgarten Privat", "Geschlossen", "Weit Weg", "Nirgends", "Markt"]) {
      expect(byName.has(name), name).toBe(false);
    }
  });

  it("sorts the best known first and limits the share of restaurants", async () => {
    const places = await live.around(center, signal);
    expect(places[0]?.name).toBe("Kalvarienbergkirche");
    expect(places.filter((it) => it.tags.includes("restaurant"))).toHaveLength(35);
    expect(places.filter((it) => it.tags.includes("viewpoint"))).toHaveLength(14);
  });

  it("cleans and shortens the texts of the map", async () => {
    const prank = (await live.around(center, signal)).find((it) => it.name.includes("evil"));
    expect(prank?.name).toMatch(/^evil <b>x+$/);
    expect(prank?.name.length).toBe(120);
  });

  it("searches a wider area when there is little, and uses the first result when that fails", async () => {
    const few = elements.slice(0, 2);
    osm.state.interpreter = (radius) => json(overpass(radius > 3000 ? elements : few));
    expect((await live.around(center, signal)).length).toBeGreaterThan(50);
    expect(osm.asked.map((it) => /around:(\d+)/.exec(it.fields.get("data") ?? "")?.[1])).toEqual(["3000", "8000"]);

    osm.state.interpreter = (radius) => (radius > 3000 ? faults["gateway time-out"] : json(overpass(few))) as never;
    const lonely = { lat: center.lat + 0.005, lng: center.lng };
    expect(await live.around(lonely, signal)).toHaveLength(2);
    // Cached for a day, not for a month.
    expect(await live.around(lonely, signal)).toHaveLength(2);
    expect(osm.asked).toHaveLength(4);
    await age(1);
    osm.state.interpreter = () => json(overpass(elements));
    expect((await live.around(lonely, signal)).length).toBeGreaterThan(50);
  });

  it("asks nothing again, in any process, until the cache expires", async () => {
    const first = await live.around(center, signal);
    expect(await livePlaces(osm.config, new AnswerCache(database)).around(center, signal)).toEqual(first);
    expect(osm.asked).toHaveLength(1);
    await age(31);
    await live.around(center, signal);
    expect(osm.asked).toHaveLength(2);
  });

  it("caches its results for callers that may not fetch", async () => {
    expect(await live.kept(center)).toEqual([]);
    const found = await live.around(center, signal);
    await age(100);
    expect(await live.kept(center)).toEqual(found);
    expect(osm.asked).toHaveLength(1);
  });

  it("ignores cached data of an older version", async () => {
    const found = await live.around(center, signal);
    await database.pool.query(`update live_answers set body = '[{"id":"osm:node/1","title":"Old"}]'`);
    expect(await live.around(center, signal)).toEqual(found);
    expect(osm.asked).toHaveLength(2);
  });
});

describe("a failing source", () => {
  const cases = [
    ...Object.entries(faults),
    ["a query given up", json(overpass([], "runtime error: Query timed out"))],
  ] as const;

  it.each(cases)("rejects in time and caches nothing: %s", async (_name, fault) => {
    osm.state.search = () => fault;
    osm.state.interpreter = () => fault;
    // Nominatim sends no remarks: an object from it is not a list.
    await expect(hasty.find("Hallstatt", signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    await expect(hasty.around(center, signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    const { rows } = await database.pool.query("select * from live_answers");
    expect(rows).toEqual([]);
  });

  it("rejects when it cannot be reached", async () => {
    const gone = await osmServer();
    await gone.close();
    await expect(livePlaces(gone.config, new AnswerCache(database)).around(center, signal)).rejects.toBeInstanceOf(
      LiveSourceUnavailable,
    );
  });

  it("serves a month-old answer, but not an empty one", async () => {
    const found = await live.around(center, signal);
    osm.state.search = () => json([]);
    await live.find("Nonesuch", signal);
    await age(60);
    osm.state.interpreter = () => faults["gateway time-out"] as never;
    osm.state.search = () => faults["gateway time-out"] as never;
    expect(await live.around(center, signal)).toEqual(found);
    await expect(live.find("Nonesuch", signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
  });

  it("is not asked after two errors in a row, so that later callers do not wait", async () => {
    osm.state.interpreter = () => faults["no answer at all"] as never;
    await expect(hasty.around(some(), signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    await expect(hasty.around(some(), signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    await expect(hasty.around(some(), signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    expect(osm.asked).toHaveLength(2);
    // The other source is not affected.
    expect(await hasty.find("Hallstatt", signal)).toHaveLength(1);
  });

  it("is not asked for as long as it says", async () => {
    osm.state.interpreter = () => (response) => response.writeHead(429, { "retry-after": "3" }).end();
    await expect(live.around(center, signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    osm.state.interpreter = () => json(overpass(elements));
    await expect(live.around(center, signal)).rejects.toBeInstanceOf(LiveSourceUnavailable);
    expect(osm.asked).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 3100));
    expect((await live.around(center, signal)).length).toBeGreaterThan(50);
  });
});
