import { describe, expect, it } from "vitest";
import type { Day } from "@/features/api-client/index.ts";
import { daysNear, daysNearAtFirst } from "./use-near-days.ts";

const days = (count: number, stops: number) =>
  Array.from(
    { length: count },
    (_, at) => ({ id: `day ${at + 1}`, activities: Array(stops).fill({}) }) as unknown as Day,
  );

describe("the days that are rendered whole", () => {
  it("are all days of a plan of usual length", () => {
    expect(daysNearAtFirst(days(10, 10))).toBeNull();
  });

  it("are the first days of a long plan, with more stops than a window shows", () => {
    expect([...(daysNearAtFirst(days(60, 10)) ?? [])]).toEqual(["day 1", "day 2", "day 3"]);
  });

  it("follow what is near, but what was used stays", () => {
    const seen = new Map([
      ["day 1", false],
      ["day 2", false],
      ["day 9", true],
    ]);
    expect([...daysNear(new Set(["day 1", "day 2"]), seen, new Set(["day 2"]))]).toEqual(["day 2", "day 9"]);
  });

  it("are the same set while nothing changes, so that nothing is rendered again", () => {
    const near = new Set(["day 1"]);
    expect(daysNear(near, new Map([["day 1", true]]), new Set())).toBe(near);
  });
});
