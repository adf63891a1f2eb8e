import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { itemOf } from "./items.ts";
import { closestAgreeing } from "./picture-items.ts";

const lines = readFileSync(new URL("../data/items.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");

it("names the source of a record, else an item beside it, else none", () => {
  expect(itemOf("lisbon/belem-tower")).toBe("Q215003");
  expect(itemOf("athens/mycenae")).toBe("Q48331950");
  expect(itemOf("sao-paulo/masp")).toBe("Q82941");
  expect(itemOf("jerusalem/western-wall-tunnels")).toBeNull();
  expect(itemOf("new-york/carnegie-hall")).toBeNull();
  expect(itemOf("lisbon/nowhere")).toBeNull();
});

it("has only lines of places that are listed without an item, and with them those of more than a quarter of the sights", () => {
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
    expect([[], ["no"], ["read"]]).toContainEqual(rest);
    if (rest[0] !== "no") items.add(id);
  }
  const sights = [...places].filter(([, it]) => it.category === "sight");
  const withItem = sights.filter(([id]) => items.has(id) || hasSource(id));
  expect(withItem.length / sights.length).toBeGreaterThan(0.28);
});

const at = [56.9509, 24.1087] as const;
const record = (name: string, metres: number, id = "Q1") => ({
  ...{ id, names: [name], lat: at[0] + metres / 111_195, lng: at[1] },
});

it.each<[name: string, near: ReturnType<typeof record>[], found: string | undefined]>([
  ["Powder Tower", [record("Powder Tower, Riga", 40)], "Q1"],
  ["Powder Tower and Museum of War", [record("Powder Tower", 250)], "Q1"],
  ["Powder Tower", [record("Powder Tower", 400)], undefined],
  ["Powder Tower", [record("Cafe beside the Powder Tower", 90)], undefined],
  ["Riga Cathedral", [record("Riga Castle", 20)], undefined],
  ["Museum of Art", [record("Museum", 10)], undefined],
  ["Three Brothers", [record("Three Brothers", 200, "Q1"), record("Three Brothers (house)", 30, "Q2")], "Q1"],
  ["Three Brothers", [record("Three Brothers", 200, "Q1"), record("Three Brothers", 30, "Q2")], "Q2"],
])("finds the item of %s by the words that tell it apart", (name, near, found) => {
  const place = { names: [name], at, around: ["Riga", "Latvia"], withinM: 300 };
  expect(closestAgreeing(place, near)?.id).toBe(found);
});

it("accepts an area of the same name farther away, but not a name that agrees in part", () => {
  const park = { names: ["Mežaparks"], at, around: ["Riga"], withinM: 2000 };
  expect(closestAgreeing(park, [record("Mežaparks", 1500)])?.id).toBe("Q1");
  expect(closestAgreeing(park, [record("Mežaparks Great Bandstand", 400)])).toBeUndefined();
  const square = [record("Mežaparks Square", 20)];
  expect(closestAgreeing(park, square)?.id).toBe("Q1");
  expect(closestAgreeing({ ...park, wholeNameOnly: true }, square)).toBeUndefined();
});
