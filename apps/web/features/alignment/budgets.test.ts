import { describe, expect, it } from "vitest";
import type { Group, GroupMember } from "@/features/groups/types.ts";
import { budgetsOf, placeOn, scaleOf } from "./budgets.ts";

type Budget = NonNullable<NonNullable<GroupMember["preferences"]>["budget"]>;
const member = (name: string, budget: Partial<Budget> | null) =>
  ({
    user_id: name,
    name,
    preferences: { budget: budget && { min: null, max: null, private: false, ignored: false, ...budget } },
  }) as unknown as GroupMember;

describe("the budgets of a group", () => {
  const group: Pick<Group, "members" | "you" | "budget_overlap"> = {
    you: "Ana",
    members: [
      member("Rui", { min: 300, max: 800 }),
      member("Ana", { min: 0, max: 500, private: true }),
      member("Eva", { private: true }),
      member("Tom", { min: 0, max: 0, ignored: true }),
      member("Lea", null),
    ],
    budget_overlap: { range: { min: 300, max: 450 }, stated: 3, private: 2 },
  };

  it("shows your own private budget, and of another's only that it counts", () => {
    const { bars, hidden } = budgetsOf(group);
    expect(bars.map((it) => it.name)).toEqual(["Ana", "Rui"]);
    expect(hidden).toBe(1);
    expect(JSON.stringify(bars)).not.toContain("Eva");
  });

  it("draws nothing of what is no budget, and says whose it is", () => {
    expect(budgetsOf(group).unread).toEqual(["Tom"]);
  });

  it("leaves room for an end that is open, and starts near the lowest when all are high", () => {
    const low = scaleOf([{ min: 0, max: 500 }]);
    expect(low.from).toBe(0);
    expect(placeOn(low, 500)).toBeLessThanOrEqual(100);
    const open = scaleOf([{ min: 400, max: null }]);
    expect(placeOn(open, 400)).toBeLessThan(90);
    expect(placeOn(open, null)).toBe(100);
    const high = scaleOf([{ min: 9_000, max: 10_000 }]);
    expect(high.from).toBeGreaterThan(4_000);
    expect(high.from).toBeLessThan(9_000);
  });

  it("has a scale also for nothing and for amounts of nothing", () => {
    for (const ranges of [[], [{ min: 0, max: 0 }], [{ min: 0, max: null }]]) {
      const scale = scaleOf(ranges);
      expect(scale.to).toBeGreaterThan(scale.from);
    }
  });
});
