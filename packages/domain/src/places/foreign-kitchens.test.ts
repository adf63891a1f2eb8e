import { describe, expect, it } from "vitest";
import { candidatesIn } from "../../test/cities.ts";
import type { Candidate, PlaceInsight } from "./candidate.ts";
import { isForeignKitchen } from "./foreign-kitchens.ts";

const [some] = candidatesIn("lisbon").filter((it) => it.insight !== null);
const table = (kitchen: string) => ({
  ...(some as Candidate),
  ...{ tags: ["restaurant"], fame: 1 as const },
  insight: { ...((some as Candidate).insight as PlaceInsight), kitchen },
});

describe("a kitchen", () => {
  it.each([
    ["pizza", "Africa/Casablanca", true],
    ["pizza", "Europe/Rome", false],
    ["Asian grill", "America/Argentina/Buenos_Aires", true],
    ["parrilla", "America/Argentina/Buenos_Aires", false],
    ["sushi", "Africa/Casablanca", true],
    ["sushi", "America/New_York", false],
    ["Moroccan", "Africa/Casablanca", false],
    ["French-Moroccan bistro", "Africa/Casablanca", false],
    ["modern Danish", "Europe/Copenhagen", false],
  ])("%s in %s is foreign: %s", (kitchen, zone, isForeign) => {
    expect(isForeignKitchen(table(kitchen), zone)).toBe(isForeign);
  });
});
