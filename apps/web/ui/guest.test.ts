import { expect, it } from "vitest";
import { isOfGuestTrips } from "./guest.tsx";

it.each([
  ["/trips", true],
  ["/trips/0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", true],
  ["/trips/0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01/today", true],
  ["/trips/new", false],
  ["/trips/bring", false],
  ["/shared/abc", false],
  ["/help", false],
  ["/", false],
])("tells at %s whether trips of the guest are shown: %s", (path, shown) => {
  expect(isOfGuestTrips(path)).toBe(shown);
});
