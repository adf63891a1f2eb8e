import { expect, it } from "vitest";
import { spreadPins } from "./spread-pins.ts";

const distances = (places: readonly { x: number; y: number }[]) => {
  const offsets = spreadPins(places);
  const pins = places.map(({ x, y }, index) => ({ x: x + (offsets[index]?.x ?? 0), y: y + (offsets[index]?.y ?? 0) }));
  return pins.flatMap((a, index) => pins.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
};

it("leaves pins that do not cover each other where they are", () => {
  const apart = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 0, y: 300 },
  ];
  expect(spreadPins(apart)).toEqual(apart.map(() => ({ x: 0, y: 0 })));
});

it.each([2, 3, 5, 8])("parts %d pins of one place, so that each number can be read", (count) => {
  const heap = Array.from({ length: count }, () => ({ x: 100, y: 100 }));
  expect(Math.min(...distances(heap))).toBeGreaterThan(20);
});

it("keeps every pin near its place, and gives the same places the same pins", () => {
  const crowd = Array.from({ length: 120 }, (_, index) => ({ x: (index * 7) % 40, y: (index * 11) % 30 }));
  for (const { x, y } of spreadPins(crowd)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(55);
  expect(spreadPins(crowd)).toEqual(spreadPins(crowd));
});
