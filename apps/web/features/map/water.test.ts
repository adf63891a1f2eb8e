import { readdirSync, readFileSync } from "node:fs";
import { type WaterFile, type WaterIndex, waterAt } from "@caravan/domain/places/water-file";
import { describe, expect, it } from "vitest";
import { waterFeatures } from "./water.ts";

const folder = new URL("../../public/map/water/", import.meta.url);
const read = (name: string) => readFileSync(new URL(`${name}.json`, folder), "utf8");
const fileOf = (id: string) => JSON.parse(read(id)) as WaterFile;
const index = JSON.parse(read("index")) as WaterIndex;

/** What is drawn at a point: the last of the features that contains it. */
function drawnAt(id: string, [lng, lat]: readonly [number, number]): "land" | "water" | undefined {
  return waterFeatures(fileOf(id)).features.findLast(({ geometry }) => {
    const crossings = geometry.coordinates
      .flatMap((ring) => ring.map((point, at) => [point, ring[(at + 1) % ring.length]] as const))
      .filter(
        ([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0] = []]) =>
          y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1,
      );
    return crossings.length % 2 === 1;
  })?.properties.kind;
}

describe("the water around destinations", () => {
  it.each([
    ["lisbon", "the Tagus before the Praça do Comércio", [-9.1365, 38.7], "water"],
    ["lisbon", "Rossio", [-9.1393, 38.7139], "land"],
    ["lisbon", "the sea off Sines, beyond the detailed area", [-9.4, 37.9], "water"],
    ["lisbon", "Évora, beyond the detailed area", [-7.91, 38.57], "land"],
    ["venice", "the lagoon", [12.36, 45.41], "water"],
    ["venice", "Mestre", [12.24, 45.49], "land"],
    ["geneva", "Lake Geneva", [6.26, 46.345], "water"],
    ["paris", "the Louvre, without pieces of rivers", [2.3376, 48.8606], "land"],
    ["sydney", "the harbour", [151.22, -33.855], "water"],
    ["chicago", "Lake Michigan", [-87.4, 41.9], "water"],
    ["reykjavik", "Hallgrímskirkja", [-21.9266, 64.1417], "land"],
  ] as const)("%s: %s", (id, _, at, kind) => {
    expect(drawnAt(id, at)).toBe(kind);
  });

  it("has a file of at most 40 KB for each destination of the gazetteer", () => {
    const gazetteer = new URL("../../../../packages/gazetteer/data/index/destinations.json", import.meta.url);
    const all = JSON.parse(readFileSync(gazetteer, "utf8")) as { id: string; region: string | null }[];
    const ids = all.filter((it) => it.region === null).map((it) => it.id);
    expect(index.map(([id]) => id)).toEqual(ids);
    expect(readdirSync(folder).sort()).toEqual([...ids, "index"].map((id) => `${id}.json`).sort());
    for (const id of ids) expect(read(id).length, id).toBeLessThanOrEqual(40_000);
  });
});

describe("the file for a view", () => {
  it.each([
    ["in a city", [-9.14, 38.71], "lisbon"],
    ["in a city within a region, the city", [11.25, 43.77], "florence"],
    ["beside a city, that city", [-8.6, 39.4], "lisbon"],
    ["in the middle of an ocean, none", [-40, 30], undefined],
  ] as const)("%s", (_, at, id) => {
    expect(waterAt(at, index)).toBe(id);
  });
});
