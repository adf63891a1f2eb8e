import { minutesOf } from "@caravan/domain/calendar";
import { isOpen } from "@caravan/domain/places/opening-hours";
import { readHours } from "@caravan/domain/places/opening-hours-text";
import { placeById } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { LiveSourceUnavailable } from "../kernel/ports.ts";
import { createShare } from "../sharing/create-share.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getPlace, openSharedPlace } from "./get-place.ts";
import { searchPlaces } from "./search-places.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, skip_ai_generation: true });
const add = async (title: string, more: object = {}) =>
  (await run(addActivity, ports, ana, { trip_id: trip.id, title, date: "2027-05-04", ...more })).activity;
const tower = await add("Belém Tower", { start_time: "10:00", duration_minutes: 60 });
const coaches = await add("National Coach Museum", {
  ...{ start_time: "12:00", duration_minutes: 60, notes: "Bring the tickets" },
});
const search = (input: Parameters<typeof searchPlaces.input.parse>[0]) => run(searchPlaces, ports, ana, input as never);
const onTrip = (input: object) => search({ trip_id: trip.id, ...input });
const idsOf = async (input: object) => (await onTrip(input)).places.map((it) => it.place_id);

describe("search_places", () => {
  it("says whether the map was asked, so that nothing found is not taken for nothing there", async () => {
    const off = await onTrip({ q: "hotel mundial", live: true });
    expect([off.places, off.live]).toEqual([[], "off"]);
    const answering = (search: () => Promise<never[]>) => ({
      ...ports,
      livePlaces: { searches: true, search, attribution: "Map" } as unknown as NonNullable<typeof ports.livePlaces>,
    });
    const states = async (search: () => Promise<never[]>, q: string) =>
      (await run(searchPlaces, answering(search), ana, { q, live: true } as never)).live;
    expect(await states(async () => [], "hotel mundial")).toBe("asked");
    expect(await states(() => Promise.reject(new LiveSourceUnavailable("gone")), "hotel mundial")).toBe("unreachable");
    expect(await states(async () => [], "ho")).toBe("not_needed");
    expect((await onTrip({ q: "oceanário" })).live).toBeUndefined();
  });

  describe("tells an agent", () => {
    const agent = {
      ...{ ...ana, kind: "agent", agentName: "Planner", keyId: ana.userId },
      ...{ scopes: ["trips:read"], mode: "apply", tripIds: [] },
    };
    const asked = (livePlaces: unknown, q = "Pestana Vintage", trip_id?: string) =>
      run(searchPlaces, { ...ports, livePlaces } as never, agent as never, { q, trip_id } as never);

    it("that finds nothing what is not in the list, and what to do then", async () => {
      const off = { code: "nothing_found", path: "q", message: expect.stringContaining("switched off") };
      expect(await asked(null)).toEqual({ places: [], warnings: [off] });
      const on = { code: "nothing_found", path: "q", message: expect.stringContaining("live: true") };
      expect(await asked({ searches: true })).toEqual({ places: [], warnings: [on] });
      expect((await asked(null, "oceanário")).warnings).toBeUndefined();
      expect((await search({ q: "Pestana Vintage" })).warnings).toBeUndefined();
    });

    it("when nothing like this is near the trip", async () => {
      expect((await asked(null, "swimming pool", trip.id)).warnings).toMatchObject([{ code: "far_away" }]);
      expect((await asked(null, "oceanário", trip.id)).warnings).toBeUndefined();
    });
  });

  it("says of a place what a stop needs", async () => {
    const { places } = await onTrip({ q: "oceanário", date: "2027-05-06" });
    expect(places[0]).toMatchObject({
      place_id: "lisbon/lisbon-oceanarium",
      name: "Lisbon Oceanarium",
      local_name: "Oceanário de Lisboa",
      activity_type: "entertainment",
      area: "Parque das Nações",
      city: "Lisbon",
      source: "caravan",
      duration_minutes: 150,
      only_days_known: false,
    });
    const { opening_hours, hours_on_date, estimated_cost } = places[0] ?? {};
    expect(readHours(opening_hours ?? "")).toEqual(placeById("lisbon/lisbon-oceanarium")?.hours);
    expect(hours_on_date).toEqual(placeById("lisbon/lisbon-oceanarium")?.hours?.thu);
    expect(estimated_cost).toBe(Number(placeById("lisbon/lisbon-oceanarium")?.entryPrice?.amount));
  });

  it("prefers what is near the stops of the day", async () => {
    expect((await onTrip({ q: "", date: "2027-05-04" })).places.every((it) => it.area === "Belém")).toBe(true);
    const museums = await idsOf({ q: "museum", date: "2027-05-04", limit: 3 });
    expect(museums).toContain(coaches.place_id);
  });

  it("keeps within a few kilometres of near, and says how far it is", async () => {
    const near = "38.6967,-9.206";
    for (const more of [{ q: "museum" }, { q: "museum", trip_id: trip.id }, { q: "" }]) {
      const { places } = await search({ ...more, near, limit: 20 });
      expect(places.length).toBeGreaterThan(2);
      for (const { name, distance_km } of places) expect(distance_km, name).toBeLessThanOrEqual(5);
    }
    expect((await search({ q: "oceanarium", near })).places).toEqual([]);
    const wide = (await search({ q: "oceanarium", near, within_km: 15 })).places;
    expect(wide[0]).toMatchObject({ place_id: "lisbon/lisbon-oceanarium", distance_km: expect.closeTo(12, -1) });
    expect((await search({ q: "oceanarium" })).places[0]?.distance_km).toBeUndefined();
  });

  it("keeps to a kind, to what is open, and to the way between two stops", async () => {
    const food = await onTrip({ q: "belem", kind: "food" });
    expect(food.places.map((it) => it.kind)).toEqual(food.places.map(() => "food"));
    // The 3rd of May is a Monday, when museums are closed.
    for (const more of [{ open: true }, { open_at: "19:00" }]) {
      const { places } = await onTrip({ q: "museum", date: "2027-05-03", ...more });
      expect(places.length).toBeGreaterThan(0);
      for (const { place_id, hours_on_date } of places) {
        const week = placeById(place_id)?.hours;
        expect(hours_on_date).not.toEqual([]);
        const at = minutesOf("19:00");
        if ("open_at" in more) expect(week && isOpen(week, "2027-05-03", at, at), place_id).toBe(true);
      }
    }
    const ways = { from_activity_id: tower.id, to_activity_id: coaches.id };
    const between = await onTrip({ q: "", ...ways, limit: 20 });
    expect(between.places.every((it) => it.area === "Belém")).toBe(true);
  });

  it("takes coordinates and links for places, without a request", async () => {
    const [point, ...around] = (await onTrip({ q: "38.6916, -9.2160" })).places;
    expect(point).toMatchObject({ place_id: "geo:38.6916,-9.216", source: "coordinates", kind: null });
    expect(around.map((it) => it.place_id)).toContain("lisbon/belem-tower");
    const named = await onTrip({ q: "https://maps.apple.com/?ll=38.6916,-9.216&q=Torre%20de%20Bel%C3%A9m" });
    expect(named.places.map((it) => it.place_id).slice(0, 2)).toEqual(["lisbon/belem-tower", "geo:38.6916,-9.216"]);
    const words = await onTrip({ q: "https://www.google.com/maps/search/?api=1&query=Time+Out+Market,+Lisboa" });
    expect(words.places[0]?.place_id).toBe("lisbon/time-out-market");
    const short = await onTrip({ q: "https://maps.app.goo.gl/AbCdEf123" });
    expect(short).toMatchObject({ places: [], warnings: [{ code: "short_link", path: "q" }] });
  });

  it("works without a trip, in the currency of the place", async () => {
    const { places } = await search({ q: "prado madrid" });
    expect(places[0]).toMatchObject({ place_id: "madrid/prado-museum", city: "Madrid", estimated_cost: 15 });
  });

  it("opens no trip of others, and asks for what belongs together", async () => {
    const eve = await createPerson(database, "Eve");
    for (const [verb, input] of [
      [searchPlaces, { q: "belem", trip_id: trip.id }],
      [getPlace, { place_id: "lisbon/belem-tower", trip_id: trip.id }],
    ] as const)
      await expect(run(verb as never, ports, eve, input as never)).rejects.toMatchObject({ code: "not_found" });
    await expect(onTrip({ q: "x", open: true })).rejects.toMatchObject({ details: [{ path: "date" }] });
    await expect(onTrip({ q: "x", from_activity_id: tower.id })).rejects.toMatchObject({
      details: [{ path: "to_activity_id" }],
    });
    expect(() => searchPlaces.input.parse({ q: "x", near: "north" })).toThrow();
  });
});

describe("get_place", () => {
  it("has the facts, their records, what is near, and the stop with the ways to it", async () => {
    const answer = await run(getPlace, ports, ana, {
      place_id: coaches.place_id ?? "",
      trip_id: trip.id,
      date: "2027-05-03",
    });
    expect(getPlace.output.parse(answer)).toEqual(answer);
    const { place, near, in_trip } = answer;
    expect(place).toMatchObject({
      name: "National Coach Museum",
      hours_on_date: [],
      listed: expect.stringMatching(/^\d{4}-\d\d$/),
    });
    expect(place.why).toMatch(/\S/);
    expect(near.length).toBeGreaterThan(2);
    expect(near.map((it) => it.place_id)).not.toContain(coaches.place_id);
    expect(in_trip).toMatchObject([
      {
        activity_id: coaches.id,
        date: "2027-05-04",
        day_number: 2,
        start_time: "12:00",
        from: { title: "Belém Tower", minutes: { walk: expect.any(Number), drive: expect.any(Number) } },
      },
    ]);
  });

  it("knows a bare point by its id, and no other ids", async () => {
    const { place } = await run(getPlace, ports, ana, { place_id: "geo:38.6916,-9.216" });
    expect(place).toMatchObject({ lat: 38.6916, lng: -9.216, source: "coordinates" });
    for (const place_id of ["lisbon/nowhere", "atlantis/temple", "lisbon", "osm:node/1", "geo:x,y"])
      await expect(run(getPlace, ports, ana, { place_id })).rejects.toMatchObject({ code: "place_not_found" });
  });

  it("has the page of a stop without a known place, by its position", async () => {
    const bench = await add("Our bench", { lat: 38.7, lng: -9.19, start_time: "15:00" });
    const { place, in_trip } = await run(getPlace, ports, ana, { place_id: "geo:38.7,-9.19", trip_id: trip.id });
    expect(place).toMatchObject({ kind: null, why: null, listed: null });
    expect(in_trip).toMatchObject([{ activity_id: bench.id, from: { title: "National Coach Museum" } }]);
  });

  it("is open to everybody with a public link, without what is private, and to nobody without", async () => {
    const { share } = await run(createShare, ports, ana, { trip_id: trip.id });
    const nobody = { kind: "anonymous" } as const;
    const place_id = coaches.place_id ?? "";
    const shared = await run(openSharedPlace, ports, nobody, { token: share.token, place_id });
    expect(shared).toEqual(await run(getPlace, ports, ana, { place_id, trip_id: trip.id }));
    expect(JSON.stringify(shared)).not.toContain("Bring the tickets");
    for (const token of ["none", share.token.slice(1)])
      await expect(run(openSharedPlace, ports, nobody, { token, place_id })).rejects.toMatchObject({
        code: "not_found",
      });
  });
});
