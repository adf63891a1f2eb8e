import { expect, it } from "vitest";
import { airportByCode } from "./airports.ts";

it.each([
  ["MXP", "Milan"],
  ["BRU", "Brussels"],
  ["ORY", "Paris"],
  ["CDG", "Paris"],
  ["LGW", "London"],
  ["IST", "Istanbul"],
  ["NCE", "Nice"],
  ["MAN", "Manchester"],
  ["BGY", "Milan"],
  ["LIS", "Lisbon"],
  ["EWR", "Newark"],
  ["OPO", "Porto"],
  ["SHE", "Shenyang"],
  ["SPN", "Saipan"],
  ["FRL", "Forlì"],
])("a flight to %s arrives at %s", (iata, city) => {
  expect(airportByCode(iata)?.city).toBe(city);
});
