import { describe, expect, it } from "vitest";
import { clusterPins } from "./cluster-pins.ts";

const none = new Set<number>();
const at = (x: number, y: number) => ({ x, y });
const heap = (x: number, y: number, count: number) => Array.from({ length: count }, (_, n) => at(x + n * 3, y + n * 2));

describe("pins that lie on top of each other", () => {
  it("are one group when there are five or more", () => {
    expect(clusterPins([...heap(100, 100, 5), at(400, 100)], none)).toEqual([[0, 1, 2, 3, 4]]);
  });

  it("are left to be spread when there are fewer", () => {
    expect(clusterPins(heap(100, 100, 4), none)).toEqual([]);
  });

  it("make a group for each place, each pin in one of them", () => {
    const groups = clusterPins([...heap(0, 0, 6), ...heap(300, 300, 7)], none);
    expect(groups.map((it) => it.length)).toEqual([6, 7]);
    expect(new Set(groups.flat()).size).toBe(13);
  });

  it("leave the selected pin alone", () => {
    expect(clusterPins(heap(100, 100, 6), new Set([2]))).toEqual([[0, 1, 3, 4, 5]]);
    expect(clusterPins(heap(100, 100, 5), new Set([2]))).toEqual([]);
  });

  it("are grouped across the whole screen in a few milliseconds' work, without a comparison of each with each", () => {
    const many = Array.from({ length: 600 }, (_, n) => at((n * 37) % 1400, (n * 91) % 860));
    const groups = clusterPins(many, none);
    expect(new Set(groups.flat()).size).toBe(groups.flat().length);
    expect(groups.every((it) => it.length >= 5)).toBe(true);
  });
});
