import { describe, expect, it } from "vitest";
import { placeById } from "./cities.ts";
import { searchIndex } from "./search-index.ts";
import { destinationsWithin, type PlaceSearch, searchPlaces } from "./search-places.ts";

const anywhere = { destinations: [], near: null, between: null, kinds: [], limit: 5 };
const inLisbon = { ...anywhere, destinations: ["lisbon"], near: { lat: 38.71, lng: -9.14 } };
const find = (text: string, search: Omit<PlaceSearch, "text"> = anywhere) =>
  searchPlaces({ ...search, text }).map((it) => it.id);

describe("a place by its name", () => {
  it.each([
    ["the whole name", "Colosseum", "rome/colosseum"],
    ["its beginning", "sagrada", "barcelona/sagrada-familia"],
    ["case and accents aside", "OCEANARIO", "lisbon/lisbon-oceanarium"],
    ["its local name", "Oceanário", "lisbon/lisbon-oceanarium"],
    ["another script", "浅草寺", "tokyo/senso-ji"],
    ["a part of a name without spaces", "国立西洋", "tokyo/national-museum-of-western-art"],
    ["without an apostrophe", "musee orsay", "paris/musee-dorsay"],
    ["a typing error", "eifel tower", "paris/eiffel-tower"],
    ["two typing errors", "collosseumm", "rome/colosseum"],
    ["words without their space", "timeout market", "lisbon/time-out-market"],
    ["the city behind a comma", "ramen street, Tokyo", "tokyo/tokyo-ramen-street"],
    ["the city behind it", "prado madrid", "madrid/prado-museum"],
    ["the city before it", "rome colloseum", "rome/colosseum"],
    ["an address", "Eiffel Tower, Avenue Gustave Eiffel, Paris", "paris/eiffel-tower"],
  ])("%s: %s", (_, text, id) => {
    expect(find(text)[0]).toBe(id);
  });

  it("is found from a few letters on, in any order of words and with some left out", () => {
    for (const text of ["oce", "ocean"]) expect(find(text, inLisbon)[0], text).toBe("lisbon/lisbon-oceanarium");
    for (const text of ["nat coach", "coach museum"])
      expect(find(text, inLisbon)[0], text).toBe("lisbon/national-coach-museum");
  });

  it("is not found where it is not, and nothing is invented", () => {
    expect(find("Restaurante Que Não Existe em Lado Nenhum")).toEqual([]);
    expect(find("xyzzyq", inLisbon)).toEqual([]);
    expect(find("Pier 35")).not.toContain("san-francisco/pier-39");
  });

  it("is found elsewhere by words for its kind and part of town", () => {
    expect(find("aquarium", inLisbon)[0]).toBe("lisbon/lisbon-oceanarium");
    const here = find("chiado", inLisbon).map((it) => placeById(it)?.neighborhood);
    expect(new Set(here)).toEqual(new Set(["Chiado"]));
  });
});

describe("the order", () => {
  it("has the trip's places first, then those around, then all others", () => {
    const found = find("time out", inLisbon);
    expect(found[0]).toBe("lisbon/time-out-market");
    expect(found.length).toBeGreaterThan(1);
    expect(find("belem tower")[0]).toBe("lisbon/belem-tower");
    const ours = find("museum", { ...inLisbon, limit: 20 }).map((it) => it.startsWith("lisbon/"));
    expect(ours).toEqual(ours.toSorted((a, b) => Number(b) - Number(a)));
    expect(ours.filter(Boolean).length).toBeGreaterThan(5);
  });

  it("prefers a misspelt name of the trip to a right one elsewhere", () => {
    expect(find("jeronimus", inLisbon)[0]).toBe("lisbon/jeronimos-monastery");
  });

  it("has what is near first, and only that without a text", () => {
    const belem = { lat: 38.6967, lng: -9.206 };
    const near = searchPlaces({ ...anywhere, near: belem, text: "" });
    expect(near.map((it) => it.neighborhood)).toEqual(Array(5).fill("Belém"));
    expect(find("museum", { ...inLisbon, near: belem, limit: 1 })).not.toEqual(
      find("museum", { ...inLisbon, near: { lat: 38.7355, lng: -9.154 }, limit: 1 }),
    );
  });

  it("keeps within a distance, where a misspelt name there is meant and none elsewhere", () => {
    const belem = { ...inLisbon, near: { lat: 38.6967, lng: -9.206 }, withinKm: 3, limit: 20 };
    const far = searchPlaces({ ...belem, text: "museum", withinKm: null }).filter((it) => it.lng > -9.15);
    expect(far).not.toEqual([]);
    const museums = searchPlaces({ ...belem, text: "museum" });
    expect(museums.length).toBeGreaterThan(2);
    expect(museums.filter((it) => Math.hypot((it.lat - 38.6967) * 111, (it.lng + 9.206) * 87) > 3.1)).toEqual([]);
    expect(find("jeronimus", belem)[0]).toBe("lisbon/jeronimos-monastery");
    expect(find("oceanarium", belem)).toEqual([]);
    expect(find("prado madrid", belem)).toEqual([]);
  });

  it("has one record of a place that a region and its city both list", () => {
    const names = searchPlaces({ ...anywhere, text: "uffizi", limit: 10 }).map((it) => it.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("conditions", () => {
  it("keep to kinds", () => {
    const found = searchPlaces({ ...inLisbon, text: "belem", kinds: ["food"] });
    expect(new Set(found.map((it) => it.category))).toEqual(new Set(["food"]));
    expect(found[0]?.id).toBe("lisbon/pasteis-de-belem");
  });

  it("keep to what costs no long detour between two points", () => {
    const [alfama, belem] = [
      { lat: 38.7118, lng: -9.1296 },
      { lat: 38.6916, lng: -9.216 },
    ];
    const found = searchPlaces({ ...anywhere, text: "", between: [alfama, belem], limit: 20 });
    expect(found.length).toBe(20);
    expect(found.every((it) => it.lng >= -9.24 && it.lng <= -9.1)).toBe(true);
    expect(found.map((it) => it.id)).not.toContain("lisbon/lisbon-oceanarium");
  });

  it("ask further conditions of as many places as it takes", () => {
    const free = searchPlaces({ ...inLisbon, text: "museum", accepts: (it) => it.hours?.mon.length !== 0 });
    expect(free.length).toBe(5);
  });
});

describe("the index", () => {
  it("has every place of every file, with the facts of the file", () => {
    const index = searchIndex();
    const rows = Array.from({ length: index.count }, (_, row) => row);
    expect(index.count).toBeGreaterThan(22_000);
    for (const row of rows.filter((it) => it % 500 === 0)) {
      const place = index.place(row);
      const { entry, ...facts } = place;
      expect(placeById(place.id), place.id).toMatchObject(facts);
      expect(entry === null, place.id).toBe(placeById(place.id)?.entryPrice === null);
      expect(find(place.name, { ...anywhere, limit: 20 }), place.name).toContain(place.id);
    }
  });

  it("knows the destinations of a route and of a region", () => {
    expect(destinationsWithin("rome+florence")).toEqual(["rome", "florence"]);
    expect(destinationsWithin("patagonia.ushuaia")).toEqual(["patagonia"]);
    expect(destinationsWithin("tuscany")).toContain("florence");
  });
});
