import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { citySchema } from "./schema.ts";

const folder = new URL("../data/cities/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const raw: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  const parsed = citySchema.safeParse(raw);

  it("has the shape of a city and is named after its id", () => {
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

  it("says who states the hours exactly where it has hours, and is open at least once a week", () => {
    expect(city.places.filter((it) => (it.hours === null) !== (it.hours_source === null)).map((it) => it.id)).toEqual(
      [],
    );
    const neverOpen = city.places.filter(
      (it) => it.hours && Object.values(it.hours).every((spans) => spans.length === 0),
    );
    expect(neverOpen.map((it) => it.id)).toEqual([]);
  });

  it("is open long enough for the visit that it states", () => {
    const tooShort = city.places.filter((it) => {
      if (!it.hours) return false;
      const lengths = Object.values(it.hours).flat().map(lengthOf);
      return Math.max(0, ...lengths) < it.visit_minutes;
    });
    expect(tooShort.map((it) => it.id)).toEqual([]);
  });

  it("has enough to eat, to see and to walk in", () => {
    expect(city.places.filter((it) => it.meals.length > 0).length).toBeGreaterThanOrEqual(8);
    expect(count("sight")).toBeGreaterThanOrEqual(12);
    expect(count("nature")).toBeGreaterThanOrEqual(2);
    expect(city.places.some((it) => it.meals.includes("dinner"))).toBe(true);
    expect(city.places.some((it) => it.meals.includes("lunch"))).toBe(true);
  });

  it("calls a place verified only with a source beside the editor", () => {
    const claimed = city.places.filter((it) => it.verified && it.sources.every((source) => source === "editor"));
    expect(claimed.map((it) => it.id)).toEqual([]);
  });
});

/** Minutes of an opening span; one that ends before it starts runs past midnight. */
function lengthOf(span: string): number {
  const [from = 0, to = 0] = span.split("-").map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
  return to > from ? to - from : to + 1440 - from;
}
