import { expect, it } from "vitest";
import { isWet, skyOf } from "./day-weather.ts";

const day = { date: "2027-05-03", code: 63, low: 12, high: 17, rainChance: 80, rainMm: 6 };

it("has words and a sky for the codes of weather services, and none for others", () => {
  expect(skyOf(0)).toEqual({ sky: "clear", words: "Clear" });
  expect(skyOf(82)).toEqual({ sky: "showers", words: "Heavy showers" });
  expect(skyOf(96)).toEqual({ sky: "storm", words: "Thunderstorm with hail" });
  for (const code of [-1, 4, 42, 62, 100, 1.5, Number.NaN]) expect(skyOf(code)).toBeNull();
});

it.each([
  [{}, true],
  [{ rainChance: 30 }, false],
  [{ rainMm: 0.2 }, false],
  [{ rainChance: null, rainMm: null }, true],
  [{ code: 3 }, false],
  [{ code: 73 }, false],
  [{ code: 95, rainChance: 50, rainMm: 1 }, true],
])("finds a day wet when it rains, probably and enough to notice: %o", (change, wet) => {
  expect(isWet({ ...day, ...change })).toBe(wet);
});
