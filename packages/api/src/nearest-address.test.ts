import { expect, it } from "vitest";
import { nearestAddress } from "./nearest-address.ts";

const paths = [
  "/",
  "/api/mcp",
  "/api/trips",
  "/api/trips/{id}",
  "/api/trips/{id}/findings",
  "/api/trips/{id}/segments",
  "/api/group-trips/{code}",
];

it.each([
  ["/trips", "/api/trips"],
  ["/trips/7/segments", "/api/trips/{id}/segments"],
  ["/api/trip/7", "/api/trips/{id}"],
  ["/api/trips/7/segment", "/api/trips/{id}/segments"],
  ["/api/group-trip/7", "/api/group-trips/{code}"],
  ["/api/trips/7/weather", undefined],
  ["/wp-login.php", undefined],
])("%s is near %s", (asked, near) => expect(nearestAddress(asked, paths)).toBe(near));
