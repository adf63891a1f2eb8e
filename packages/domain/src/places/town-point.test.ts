import { expect, it } from "vitest";
import { townPoint } from "./town-point.ts";

it("keeps of a position only the town", () => {
  expect(townPoint({ lat: 38.691_58, lng: -9.215_98 })).toEqual({ lat: 38.7, lng: -9.2 });
  expect(Object.is(townPoint({ lat: -0.04, lng: 0 }).lat, 0)).toBe(true);
});
