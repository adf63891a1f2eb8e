import { describe, expect, it } from "vitest";
import { candidatesOf, cityById, listCities, neighborhoodsOf, placeById } from "./cities.ts";
import { findDestination } from "./find-destination.ts";
import { editDistance } from "./spelling.ts";

const idOf = (text: string) => {
  const found = findDestination(text);
  return found.kind === "city" ? (found.city.id ?? `world:${found.city.name}/${found.city.countryCode}`) : found.kind;
};

describe("findDestination", () => {
  it.each([
    ["Lisbon", "lisbon"],
    ["  LISBOA ", "lisbon"],
    ["Lisbon, Portugal", "lisbon"],
    ["lisbon portugal", "lisbon"],
    ["Lissabon", "lisbon"],
    ["Tokyo, JP", "tokyo"],
    ["東京", "tokyo"],
    ["Shibuya, Tokyo", "tokyo"],
    ["Séville", "seville"],
    ["London", "london"],
    ["Paris", "paris"],
    ["Paris, France", "paris"],
  ])("%s is the known city %s", (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it.each([
    ["Ushuaia", "patagonia.ushuaia"],
    ["Antigua Guatemala", "guatemala.antigua"],
    ["La Antigua Guatemala", "guatemala.antigua"],
    ["Réunion Island", "world:St.-Denis/RE"],
    ["Le Havre", "world:Le Havre/FR"],
    ["Sedona, Arizona", "grand-canyon.sedona"],
    ["malmo, sweden", "world:Malmö/SE"],
    ["London, Ontario", "world:London/CA"],
    ["Portland Oregon", "portland"],
    ["Bali", "bali"],
    ["Bali, Indonesia", "bali"],
    ["Giethoorn", "world:Giethoorn/NL"],
    ["giethoorn netherlands", "world:Giethoorn/NL"],
    ["'s-Hertogenbosch", "world:'s-Hertogenbosch/NL"],
    ["Obidos, Portugal", "world:Óbidos/PT"],
    ["Paris, Texas", "world:Paris/US"],
    ["Paris Texas", "world:Paris/US"],
  ])("%s is found by its country or region: %s", (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it("returns time zone and currency of a world city", () => {
    expect(findDestination("Eskişehir")).toMatchObject({
      known: false,
      city: { country: "Turkey", countryCode: "TR", timezone: "Europe/Istanbul", currency: "TRY" },
    });
  });

  it("returns country, state, time zone and currency of a small town", () => {
    expect(findDestination("Bisbee, Arizona")).toMatchObject({
      known: false,
      city: { country: "United States", region: "Arizona", timezone: "America/Phoenix", currency: "USD" },
    });
    const { city } = findDestination("Giethoorn") as { city: { lat: number; lng: number } };
    expect(city.lat).toBeCloseTo(52.74, 1);
    expect(city.lng).toBeCloseTo(6.08, 1);
  });

  it("is ambiguous for small towns with the same name and similar size", () => {
    const found = findDestination("Óbidos");
    expect(found.kind === "ambiguous" && found.candidates.map((it) => it.city.countryCode)).toEqual(["BR", "PT"]);
  });

  it.each(["Porto", "Portland", "Cambridge", "London", "Boston", "Naples", "Bath"])(
    "is sure of %s although a small place has that name",
    (text) => {
      expect(findDestination(text).kind).toBe("city");
    },
  );

  it("is ambiguous for cities of similar size, and for a country with several cities", () => {
    expect(idOf("Springfield")).toBe("ambiguous");
    const portugal = findDestination("Portugal");
    expect(portugal.kind === "ambiguous" && portugal.candidates.map((it) => it.city.id)).toEqual(
      expect.arrayContaining(["lisbon", "porto"]),
    );
  });

  it.each([
    ["Portugal", "Lisbon"],
    ["France", "Paris"],
    ["Japan", "Tokyo"],
    ["USA", "New York"],
    ["Italy", "Rome"],
    ["United Kingdom", "London"],
    ["England", "London"],
    ["Scotland", "Edinburgh"],
    ["Georgia", "Tbilisi"],
  ])("guesses that %s means %s", (country, city) => {
    const found = findDestination(country);
    expect(found.kind === "ambiguous" && found.candidates[0]?.city.name).toBe(city);
  });

  it.each(["Lisbon and Porto", "Lisbon + Porto", "Lisbon / Porto", "Lisbon - Porto"])(
    "is both when a text names two cities: %s",
    (text) => {
      const found = findDestination(text);
      expect(found.kind === "city" && found.city.id).toBe("lisbon+porto");
    },
  );

  it("suggests corrections of a misspelling without choosing one", () => {
    const found = findDestination("Lisbno");
    expect(found.kind === "unknown" && found.suggestions[0]?.city.id).toBe("lisbon");
    const bangkok = findDestination("Bangkock");
    expect(bangkok.kind === "unknown" && bangkok.suggestions[0]?.city.id).toBe("bangkok");
  });

  it.each(["", "   ", "!!!", "Xqzzwv", "somewhere warm"])("finds nothing for %j", (text) => {
    expect(findDestination(text).kind).toBe("unknown");
  });
});

describe("cities", () => {
  it("lists candidates with full ids in the order of the file, with their facts", () => {
    const candidates = candidatesOf("lisbon");
    expect(candidates[0]?.id).toMatch(/^lisbon\//);
    expect(placeById(candidates[0]?.id ?? "")).toBe(candidates[0]);
    expect(neighborhoodsOf("lisbon").map((it) => it.name)).toContain("Alfama");
    expect(listCities().map((it) => it.id)).toContain("kyoto");
  });

  it("reads no file for an unknown id", () => {
    expect(candidatesOf("../../package")).toEqual([]);
    expect(cityById("atlantis")).toBeUndefined();
  });
});

describe("editDistance", () => {
  it.each([
    ["lisbno", "lisbon", 1],
    ["bangkock", "bangkok", 1],
    ["rome", "roma", 1],
    ["rome", "paris", 3],
  ])("%s to %s", (a, b, expected) => {
    expect(editDistance(a, b, 2)).toBe(Math.min(expected, 3));
  });
});
