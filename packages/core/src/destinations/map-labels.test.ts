import { expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { mapLabels } from "./map-labels.ts";

const { outside } = await setUp();
const labelsOf = async (city_id: string) =>
  (await run(mapLabels, outside.ports, { kind: "anonymous" }, { city_id })).labels;

it("names neighbourhoods, airports, parks and sights of a city", async () => {
  const labels = await labelsOf("london");
  const airports = labels.filter((it) => it.kind === "airport").map((it) => it.name);
  expect(airports.some((it) => it.endsWith("(LHR)"))).toBe(true);
  expect(new Set(airports).size).toBe(airports.length);
  const kindOf = (name: string) => labels.findLast((it) => it.name === name)?.kind;
  expect(kindOf("Hyde Park")).toBe("park");
  expect(kindOf("British Museum")).toBe("landmark");
  expect(labels.some((it) => it.kind === "neighborhood")).toBe(true);
});

it("knows none of a city that is not listed", async () => {
  expect(await labelsOf("atlantis")).toEqual([]);
});
