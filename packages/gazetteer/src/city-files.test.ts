import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type City, citySchema, placeCategories } from "./city-file-schema.ts";

const folder = new URL("../data/cities/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const raw: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  const parsed = citySchema.safeParse(raw);

  it("has a valid format, and its id is made from its name", () => {
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(`${parsed.data?.id}.json`).toBe(file);
  });
  if (!parsed.success) return;
  const city = parsed.data;
  const count = (category: string) => city.places.filter((it) => it.category === category).length;

  it("has its centre and every place inside its bounds", () => {
    const { south, west, north, east } = city.bounds;
    const outside = [city, ...city.places].filter(
      (it) => it.lat < south || it.lat > north || it.lng < west || it.lng > east,
    );
    expect(outside.map((it) => it.id)).toEqual([]);
  });

  it("names every place once", () => {
    for (const key of ["id", "name"] as const) {
      const values = city.places.map((it) => it[key].toLowerCase());
      expect(values.filter((it, index) => values.indexOf(it) !== index)).toEqual([]);
    }
  });

  it("has a time zone and currencies that exist", () => {
    expect(() => new Intl.DateTimeFormat("en", { timeZone: city.timezone })).not.toThrow();
    const currencies = [city.currency, ...city.places.flatMap((it) => it.entry_price?.currency ?? [])];
    expect(currencies.filter((it) => !Intl.supportedValuesOf("currency").includes(it))).toEqual([]);
  });

  it("names a source exactly where it has opening hours, and each place opens at least once a week", () => {
    expect(city.places.filter((it) => (it.hours === null) !== (it.hours_source === null)).map((it) => it.id)).toEqual(
      [],
    );
    const neverOpen = city.places.filter(
      (it) => it.hours && Object.values(it.hours).every((spans) => spans.length === 0),
    );
    expect(neverOpen.map((it) => it.id)).toEqual([]);
  });

  it("has opening hours that are long enough for the stated visit", () => {
    const tooShort = city.places.filter((it) => {
      if (!it.hours) return false;
      const lengths = Object.values(it.hours).flat().map(lengthOf);
      return Math.max(0, ...lengths) < it.visit_minutes;
    });
    expect(tooShort.map((it) => it.id)).toEqual([]);
  });

  it("has enough places of every kind for a week", () => {
    const eats = (meal: string) => city.places.filter((it) => (it.meals as string[]).includes(meal)).length;
    expect(count("sight")).toBeGreaterThanOrEqual(10);
    expect(count("nature")).toBeGreaterThanOrEqual(2);
    expect(count("food")).toBeGreaterThanOrEqual(12);
    expect(eats("lunch")).toBeGreaterThanOrEqual(8);
    expect(eats("dinner")).toBeGreaterThanOrEqual(8);
    expect(eats("breakfast")).toBeGreaterThanOrEqual(2);
    expect(city.places.filter((it) => it.diets.includes("vegetarian")).length).toBeGreaterThanOrEqual(3);
    // Nothing takes more than half of the list.
    for (const category of placeCategories) expect(count(category)).toBeLessThanOrEqual(city.places.length * 0.6);
  });

  it("has meals only at food places", () => {
    const wrong = city.places.filter(
      (it) => (it.category === "food") !== it.meals.length > 0 || (it.diets.length > 0 && it.meals.length === 0),
    );
    expect(wrong.map((it) => it.id)).toEqual([]);
  });

  it("has some famous places, and not only famous ones", () => {
    const famous = city.places.filter((it) => it.fame === 3).length;
    expect(famous).toBeGreaterThanOrEqual(4);
    expect(famous).toBeLessThanOrEqual(10);
    expect(city.places.filter((it) => it.fame === 1).length).toBeGreaterThanOrEqual(5);
  });

  it("lists no place under two names", () => {
    const close = city.places.flatMap((a, index) =>
      city.places
        .slice(0, index)
        .filter((b) => a.category === b.category && metresBetween(a, b) < SAME_PLACE_M)
        .map((b) => `${a.id} and ${b.id}`),
    );
    expect(close).toEqual([]);
  });

  it("marks a place as verified only with a source other than the editor", () => {
    const claimed = city.places.filter((it) => it.verified !== it.sources.length > 1);
    expect(claimed.map((it) => it.id)).toEqual([]);
  });
});

/** Minutes of an opening span; one that ends before it starts runs past midnight. */
function lengthOf(span: string): number {
  const [from = 0, to = 0] = span.split("-").map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  return to > from ? to - from : to + 1440 - from;
}

/** Closer than this two things of one kind are the same thing. */
const SAME_PLACE_M = 25;

function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * 111_195;
}

it("covers the continents with at least eighty cities", () => {
  const zones = files.map((file) => (JSON.parse(readFileSync(new URL(file, folder), "utf8")) as City).timezone);
  expect(files.length).toBeGreaterThanOrEqual(80);
  for (const [continent, least] of [
    ["Africa", 5],
    ["America", 15],
    ["Asia", 15],
    ["Australia", 1],
    ["Europe", 30],
  ] as const) {
    expect(zones.filter((it) => it.startsWith(continent)).length, continent).toBeGreaterThanOrEqual(least);
  }
});
