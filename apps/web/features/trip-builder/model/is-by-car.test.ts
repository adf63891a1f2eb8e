import { expect, it } from "vitest";
import type { Trip } from "@/features/api-client/index.ts";
import { isByCar } from "./is-by-car.ts";

const tripWith = (...ways: readonly string[]) =>
  ({ itinerary: [{ activities: ways.map((title) => ({ title, activity_type: "transport" })) }] }) as unknown as Trip;

it("a trip is by car when one of its ways is a drive", () => {
  expect(isByCar(tripWith("Train to Siena", "Drive to Montalcino"))).toBe(true);
  expect(isByCar(tripWith("Drive back to Siena"))).toBe(true);
  expect(isByCar(tripWith("Train to Siena", "Driver to the airport"))).toBe(false);
  const museum = { title: "Drive Museum", activity_type: "cultural" };
  expect(isByCar({ itinerary: [{ activities: [museum] }] } as unknown as Trip)).toBe(false);
});
