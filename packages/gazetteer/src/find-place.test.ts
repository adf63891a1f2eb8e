import { describe, expect, it } from "vitest";
import { isKnownCity, knownCityOf } from "./find-known-city.ts";
import { longestPlace, placeAnywhere, placeIn, placeInDistrict } from "./find-place.ts";

describe("the name of a city", () => {
  it.each([
    ["Lisbon", "lisbon"],
    ["  LISBOA ", "lisbon"],
    ["Lisbon, Portugal", "lisbon"],
    ["lisbon portugal", "lisbon"],
    ["Rome (Italy)", "rome"],
    ["Shibuya, Tokyo", "tokyo"],
    ["London, Ontario", undefined],
    ["Lisbon, Porto", undefined],
    ["Lisbonne sur mer", undefined],
    ["", undefined],
    ["!!!", undefined],
  ])("%j is %s", (text, id) => {
    expect(knownCityOf(text)?.id).toBe(id);
  });

  it("is not matched in front of it", () => {
    expect(["Lisbon", "Lisbon, Portugal", "Time Out Market, Lisbon"].map(isKnownCity)).toEqual([true, true, false]);
  });
});

describe("a place in a city", () => {
  it.each([
    ["its name", "Belém Tower", "lisbon/belem-tower"],
    ["case and accents aside", "BELEM TOWER", "lisbon/belem-tower"],
    ["its local name", "torre de belém", "lisbon/belem-tower"],
    ["an article before it", "the Belém Tower", "lisbon/belem-tower"],
    ["its city behind it", "Time Out Market Lisboa", "lisbon/time-out-market"],
    ["a slip of the pen", "Jeronimos Monastary", "lisbon/jeronimos-monastery"],
    ["the part of the name that no other has", "Ramiro", "lisbon/cervejaria-ramiro"],
    ["a part that others have too", "Belém", undefined],
    ["a word that any place may have", "market", undefined],
    ["something else", "Eiffel Tower", undefined],
    ["nothing", "", undefined],
  ])("is found by %s: %j", (_, name, id) => {
    expect(placeIn(name, ["lisbon"])?.place.id).toBe(id);
  });

  it("is not matched with another number", () => {
    expect(placeIn("Winkle 43", ["amsterdam"])).toBeDefined();
    expect(placeIn("Winkel 48", ["amsterdam"])).toBeUndefined();
  });

  it("is not found when two of the cities have it", () => {
    expect(placeIn("Chinatown", ["london", "boston"])).toBeUndefined();
    expect(placeIn("Chinatown", ["london", "lisbon"])?.city.id).toBe("london");
  });
});

describe("a place in a region", () => {
  it("is found in the region, from its town, and by its city's own record", () => {
    expect(placeIn("Uffizi Gallery", ["tuscany"])?.place.id).toBe("florence/uffizi");
    expect(placeIn("Martial Glacier", ["patagonia.ushuaia"])?.place.id).toMatch(/^patagonia\//);
    expect(placeAnywhere("Uffizi Gallery")?.city.id).toBe("florence");
  });
});

describe("a place without a city", () => {
  it.each([
    ["LX Factory", "lisbon/lx-factory"],
    ["Rijksmuseum", "amsterdam/rijksmuseum"],
    ["Chinatown", undefined],
    ["City Park", undefined],
    ["Salt", undefined],
    ["Rijksmusem", undefined],
  ])("%s is %s", (name, id) => {
    expect(placeAnywhere(name)?.place.id).toBe(id);
  });

  it("is found by a district that names its city", () => {
    const belem = placeIn("Belém Tower", ["lisbon"])?.place;
    expect(placeInDistrict("Belém Tower", "belem")?.place).toBe(belem);
    expect(placeInDistrict("Belém Tower", "Alfama")).toBeUndefined();
  });
});

describe("the longest place name at the beginning of words", () => {
  const longest = (text: string, anywhere = false) => {
    const found = longestPlace(text.split(" "), ["lisbon"], anywhere);
    return found && [found.words, found.found.place.id];
  };

  it("is the whole name and no more", () => {
    expect(longest("Time Out Market and then home")).toEqual([3, "lisbon/time-out-market"]);
    expect(longest("time flies")).toBeUndefined();
  });

  it("allows no misspellings, and searches elsewhere only on request", () => {
    expect(longest("Jeronimos Monastary is nice")).toBeUndefined();
    expect(longest("Rijksmuseum first")).toBeUndefined();
    expect(longest("Rijksmuseum first", true)).toEqual([1, "amsterdam/rijksmuseum"]);
  });
});
