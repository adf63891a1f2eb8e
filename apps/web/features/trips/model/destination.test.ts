import { expect, it } from "vitest";
import { askAboutDestination, routeWithin } from "./destination.ts";

const japan = [
  { name: "Tokyo", nights: 5 },
  { name: "Kyoto", nights: 4 },
  { name: "Hakone", nights: 2 },
];

it.each([
  [13, ["Tokyo", "Kyoto", "Hakone"]],
  [7, ["Tokyo", "Kyoto"]],
  [4, ["Tokyo"]],
  [1, []],
])("a trip of %i nights has room for %j", (nights, names) => {
  expect(routeWithin(japan, nights)).toEqual(names);
});

const tokyo = { name: "Tokyo", country: "Japan", country_code: "JP", region: null, city_id: "tokyo" };
const found = {
  kind: "ambiguous" as const,
  destinations: [{ ...tokyo, lat: 35.68, lng: 139.69, currency: "JPY" }],
  route: japan,
};

it("asks about a country with a route through it, where the trip is long enough", async () => {
  const long = await askAboutDestination(async () => found, 13);
  expect(long).toEqual({ kind: "ambiguous", names: ["Tokyo, Japan"], route: ["Tokyo", "Kyoto", "Hakone"] });
  expect(await askAboutDestination(async () => found, 3)).toEqual({ kind: "ambiguous", names: ["Tokyo, Japan"] });
});
