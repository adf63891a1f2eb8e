import { addActivity } from "@caravan/core/activities/add-activity";
import { searchDestinations } from "@caravan/core/destinations/search-destinations";
import type { Person } from "@caravan/core/kernel/actor";
import type { Ports } from "@caravan/core/kernel/ports";
import { createShare } from "@caravan/core/sharing/create-share";
import { openShare } from "@caravan/core/sharing/open-share";
import { checkTrip } from "@caravan/core/trips/check-trip";
import { createTrip } from "@caravan/core/trips/create-trip";
import { updateTrip } from "@caravan/core/trips/update-trip";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPerson, portsOn, run } from "../../../core/test/context.ts";
import { elements, hallstattFound } from "../../test/osm-answers.ts";
import { faults, json, osmServer, overpass } from "../../test/osm-server.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { livePlaces } from "./live-places.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let osm: Awaited<ReturnType<typeof osmServer>>;
let owner: Person;
let off: Ports;
let ports: Ports;

// A Saturday: the museum opens on no other day.
const trip = { destination: "Hallstatt", start_date: "2027-05-08", end_date: "2027-05-08", interests: ["museums"] };
const create = (more: Partial<typeof trip> & { skip_ai_generation?: boolean } = {}) =>
  run(createTrip, ports, owner, { ...trip, ...more });
const codes = (result: { warnings?: readonly { code: string }[] | undefined }) =>
  result.warnings?.map((it) => it.code) ?? [];

beforeAll(async () => {
  database = await testDatabase();
  owner = await createPerson(database, "Ana");
  off = portsOn(database).ports;
});
afterAll(() => database.close());
beforeEach(async () => {
  osm = await osmServer();
  osm.state.search = (query) => json(query.get("q") === "Hallstatt" ? [hallstattFound] : []);
  osm.state.interpreter = () => json(overpass(elements));
  ports = { ...off, livePlaces: livePlaces(osm.config, new AnswerCache(database)) };
  await database.pool.query("delete from live_answers");
  return () => osm.close();
});

describe("a trip to a place that only the map knows", () => {
  it("is planned with places of the map, its time zone and currency, and names the source", async () => {
    const created = await create();
    expect(created.trip.place).toMatchObject({
      city_id: null,
      lat: 47.56216,
      lng: 13.64932,
      timezone: "Europe/Vienna",
    });
    expect(created.trip.currency).toBe("EUR");
    expect(codes(created)).not.toContain("destination_unknown");
    const activities = created.trip.itinerary.flatMap((day) => day.activities);
    const venues = activities.filter((it) => it.place_id !== null);
    expect(venues.length).toBeGreaterThanOrEqual(4);
    expect(venues.every((it) => it.place_id?.startsWith("osm:") && !it.verified)).toBe(true);
    const museum = venues.find((it) => it.title === "Hallstatt Museum");
    expect(museum?.start_time && museum.start_time >= "10:00").toBe(true);
    expect(museum?.end_time && museum.end_time <= "18:00").toBe(true);
    expect(created.trip.attributions).toEqual([ports.livePlaces?.attribution]);

    const { share } = await run(createShare, ports, owner, { trip_id: created.trip.id });
    const shared = await run(openShare, ports, owner, { token: share.token });
    expect(shared.trip.attributions).toEqual([ports.livePlaces?.attribution]);
  });

  it("puts an activity where the map has its name, by one request, and none when the map is down", async () => {
    const { trip } = await create({ skip_ai_generation: true });
    const add = (title: string) => run(addActivity, ports, owner, { trip_id: trip.id, title });
    osm.state.interpreter = () => faults["gateway time-out"] as never;
    expect((await add("Hallstatt Museum")).activity).toMatchObject({ place_id: null, lat: null });
    ports = { ...off, livePlaces: livePlaces(osm.config, new AnswerCache(database)) };
    osm.state.interpreter = () => json(overpass(elements));
    const before = osm.asked.length;
    const { activity, warnings } = await add("Visit the Hallstatt Museum");
    expect(activity).toMatchObject({
      ...{ place_id: expect.stringMatching(/^osm:/), lat: expect.any(Number), verified: false },
      cautions: [{ code: "unverified" }, ...(activity.cautions ?? []).slice(1)],
    });
    expect(warnings).toMatchObject([{ code: "place_found" }]);
    expect((await add("Gasthof Imaginär")).activity.cautions).toMatchObject([{ code: "not_found" }]);
    expect(osm.asked).toHaveLength(before + 1);
  });

  it("asks the sources once for two trips", async () => {
    await create();
    const before = osm.asked.length;
    expect(osm.asked.map((it) => it.path).sort()).toEqual(["/api/interpreter", "/search"]);
    await create({ start_date: "2027-06-01", end_date: "2027-06-03" });
    expect(osm.asked).toHaveLength(before);
  });

  it("is checked against the opening hours without another request", async () => {
    const { trip: made } = await create();
    const museum = made.itinerary[0]?.activities.find((it) => it.title === "Hallstatt Museum");
    const check = () => run(checkTrip, ports, owner, { trip_id: made.id });
    expect((await check()).findings.map((it) => it.code)).not.toContain("closed");
    await run(updateTrip, ports, owner, { trip_id: made.id, start_date: "2027-05-09" });
    const before = osm.asked.length;
    const closed = (await check()).findings.filter((it) => it.code === "closed");
    expect(closed.flatMap((it) => it.activity_ids)).toContain(museum?.id);
    expect(osm.asked).toHaveLength(before);
  });

  it("tells which of several places with the same name was used", async () => {
    const other = {
      ...hallstattFound,
      osm_id: 2,
      lat: "23.1",
      lon: "114.4",
      importance: 0.4,
      address: { country: "China", country_code: "cn" },
    };
    const twin = { ...hallstattFound, osm_id: 3, osm_type: "node", lat: "47.56", lon: "13.65" };
    osm.state.search = () => json([hallstattFound, twin, other]);
    const created = await create();
    const warning = created.warnings?.find((it) => it.code === "destination_ambiguous");
    expect(warning?.message).toMatch(/^Understood as Hallstatt, Austria\. It could also be Hallstatt, China:/);
    expect(created.trip.place.timezone).toBe("Europe/Vienna");
  });

  it("is created without places, with a warning, when a source fails", async () => {
    osm.state.interpreter = () => faults["gateway time-out"] as never;
    const noPlaces = await create();
    expect(codes(noPlaces)).toContain("places_unavailable");
    expect(noPlaces.trip.itinerary[0]?.activities.length).toBeGreaterThan(0);
    expect(noPlaces.trip.attributions).toEqual([]);

    osm.state.search = () => faults["too many requests"] as never;
    const nowhere = await create({ destination: "Obertraun am See" });
    expect(codes(nowhere)).toEqual(expect.arrayContaining(["destination_unknown", "places_unavailable"]));
    expect(nowhere.trip.place.lat).toBeNull();
  });

  it("is looked up when the destination of a trip changes, after the permission check", async () => {
    const { trip: lisbon } = await run(createTrip, ports, owner, { ...trip, destination: "Lisbon" });
    expect(osm.asked).toHaveLength(0);
    const stranger = await createPerson(database, "Eve");
    const change = { trip_id: lisbon.id, destination: "Hallstatt" };
    await expect(run(updateTrip, ports, stranger, change)).rejects.toMatchObject({ code: "not_found" });
    expect(osm.asked).toHaveLength(0);
    const changed = await run(updateTrip, ports, owner, change);
    expect(changed.trip.place).toMatchObject({ city_id: null, lat: 47.56216, timezone: "Europe/Vienna" });
    await run(updateTrip, ports, owner, { ...change, title: "The lake" });
    expect(osm.asked).toHaveLength(1);
  });
});

describe("search_destinations", () => {
  const search = (query: string) => run(searchDestinations, ports, owner, { query });

  it("asks the map only for what the lists do not contain", async () => {
    expect((await search("Lisb")).destinations[0]?.name).toBe("Lisbon");
    expect((await search("Giethoorn")).destinations[0]?.country).toBe("Netherlands");
    expect((await search("Qx")).destinations).toEqual([]);
    expect(osm.asked).toHaveLength(0);
    osm.state.search = () => json([hallstattFound]);
    expect(await search("Obertraun am See")).toMatchObject({
      kind: "city",
      destinations: [
        { name: "Hallstatt", country: "Austria", country_code: "AT", city_id: null, lat: 47.56216, lng: 13.64932 },
      ],
    });
  });

  it("waits a few seconds at most, less than a plan", async () => {
    osm.state.search = () => faults["no answer at all"] as never;
    const patient = livePlaces({ ...osm.config, timeoutSeconds: 100 }, new AnswerCache(database));
    expect(
      await run(searchDestinations, { ...ports, livePlaces: patient }, owner, { query: "Obertraun am See" }),
    ).toMatchObject({
      destinations: [],
    });
  });

  it("does not ask a public server while somebody types", () => {
    const publicServer = livePlaces(
      { ...osm.config, nominatimUrl: "https://nominatim.openstreetmap.org" },
      new AnswerCache(database),
    );
    expect(publicServer.whileTyping).toBe(false);
    expect(ports.livePlaces?.whileTyping).toBe(true);
  });
});

it("sends no requests when live places are off", async () => {
  const created = await run(createTrip, off, owner, trip);
  expect(codes(created)).toContain("destination_unknown");
  expect(codes(created)).not.toContain("places_unavailable");
  await run(updateTrip, off, owner, { trip_id: created.trip.id, destination: "Obertraun am See" });
  await run(checkTrip, off, owner, { trip_id: created.trip.id });
  await run(searchDestinations, off, owner, { query: "Hallstatt" });
  expect(osm.asked).toHaveLength(0);
});
