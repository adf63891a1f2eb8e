import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { itemOf } from "./items.ts";
import { pictureItem } from "./picture-items.ts";

const lines = readFileSync(new URL("../data/items.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

it("names the source of a record, else an item beside it, else none", () => {
  expect(itemOf("lisbon/belem-tower")).toBe("Q215003");
  expect(itemOf("athens/mycenae")).toBe("Q48331950");
  expect(itemOf("new-york/carnegie-hall")).toBeNull();
  expect(itemOf("lisbon/nowhere")).toBeNull();
});

it("has only lines of places that are listed without an item, and with them those of a quarter of the sights", () => {
  const folder = new URL("../data/destinations/", import.meta.url);
  const places = new Map<string, PlaceRecord>(
    readdirSync(folder).flatMap((name) => {
      const file: DestinationFile = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      return file.places.map((place) => [`${file.id}/${place.id}`, place] as const);
    }),
  );
  const hasSource = (id: string) => places.get(id)?.sources?.some((it) => it.startsWith("wikidata:")) ?? false;
  const items = new Set<string>();
  for (const line of lines) {
    const [id = "", item, ...rest] = line.split("\t");
    expect([places.has(id), hasSource(id)], line).toEqual([true, false]);
    expect(item).toMatch(/^Q\d+$/);
    expect([[], ["no"]]).toContainEqual(rest);
    if (rest.length === 0) items.add(id);
  }
  const sights = [...places].filter(([, it]) => it.category === "sight");
  const withItem = sights.filter(([id]) => items.has(id) || hasSource(id));
  expect(withItem.length / sights.length).toBeGreaterThan(0.25);
});

const riga = { name: "Riga", country: "Latvia" };
const at = [56.9509, 24.1087] as const;
const record = (name: string, metres: number, sourceId = "Q1") => ({
  ...{ name, otherNames: [], sourceId, source: "wikidata", licence: "CC0-1.0" },
  ...{ lat: at[0] + metres / 111_195, lng: at[1] },
});

it.each<[name: string, near: ReturnType<typeof record>[], found: string | undefined]>([
  ["Powder Tower", [record("Powder Tower, Riga", 40)], "Q1"],
  ["Powder Tower and Museum of War", [record("Powder Tower", 250)], "Q1"],
  ["Powder Tower", [record("Powder Tower", 400)], undefined],
  ["Powder Tower", [record("Cafe beside the Powder Tower", 90)], undefined],
  ["Riga Cathedral", [record("Riga Castle", 20)], undefined],
  ["Museum of Art", [record("Museum", 10)], undefined],
  ["Three Brothers", [record("Three Brothers", 200, "Q1"), record("Three Brothers (house)", 30, "Q2")], "Q2"],
])("finds the item of %s by the words that tell it apart", (name, near, found) => {
  expect(pictureItem({ name, at: [...at] }, riga, near)).toBe(found);
});
