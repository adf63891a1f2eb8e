import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cityById } from "./cities.ts";
import { faultsIn } from "./destination-faults.ts";
import { destinationSchema } from "./destination-schema.ts";
import { makeIndex } from "./make-index.ts";
import { missingDays } from "./weekdays-in-words.ts";

const folder = new URL("../data/destinations/", import.meta.url);
const files = readdirSync(folder).map((file) => ({
  id: file.replace(/\.json$/, ""),
  raw: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as unknown,
}));

describe("destination files", () => {
  it("match the schema, and their names match their ids", () => {
    const wrong = files.flatMap(({ id, raw }) => {
      const parsed = destinationSchema.safeParse(raw);
      const issues = parsed.error?.issues.map((it) => `${id} ${it.path.join(".")}: ${it.message}`) ?? [];
      return parsed.data && parsed.data.id !== id ? [...issues, `${id} calls itself ${parsed.data.id}`] : issues;
    });
    expect(wrong).toEqual([]);
  });

  it("contain no contradictions, and have what good plans need", () => {
    const wrong = files.flatMap(({ id, raw }) => {
      const { data } = destinationSchema.safeParse(raw);
      const faults = data ? faultsIn(data).filter((it) => it.severity === "wrong") : [];
      return faults.map((it) => `${id} ${it.path}: ${it.message}`);
    });
    expect(wrong).toEqual([]);
  });

  it("say in fields what their words say of weekdays", () => {
    const inWords = files.flatMap(({ id, raw }) =>
      destinationSchema
        .parse(raw)
        .places.flatMap((place) => missingDays(place).map((it) => `${id}/${place.id}: ${it.what} ${it.words}`)),
    );
    expect(inWords).toEqual([]);
  });

  it("name only destinations that exist as bases", () => {
    const missing = files.flatMap(({ id, raw }) => {
      const { data } = destinationSchema.safeParse(raw);
      return (data?.bases ?? []).flatMap((it) =>
        it.destination !== undefined && !cityById(it.destination) ? [`${id}: ${it.destination}`] : [],
      );
    });
    expect(missing).toEqual([]);
  });

  it("match the index; node packages/gazetteer/src/write-index.ts writes it", () => {
    for (const [name, text] of Object.entries(makeIndex())) {
      const written = readFileSync(new URL(`../data/index/${name}`, import.meta.url), "utf8");
      expect(written === text, name).toBe(true);
    }
  });

  it("cover the continents", () => {
    const count = (zone: string) =>
      files.filter(({ raw }) => (raw as { timezone: string }).timezone.startsWith(zone)).length;
    for (const [zone, least] of [
      ["Africa", 8],
      ["America", 25],
      ["Asia", 25],
      ["Europe", 50],
    ] as const) {
      expect(count(zone), zone).toBeGreaterThanOrEqual(least);
    }
  });
});
