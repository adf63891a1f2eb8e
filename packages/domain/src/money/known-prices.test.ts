import { describe, expect, it } from "vitest";
import { candidatesIn, requestFor } from "../../test/cities.ts";
import type { Meal } from "../places/meal-times.ts";
import { mealCost } from "./known-prices.ts";

const costOf = (city: string, id: string, meal: Meal) => {
  const place = candidatesIn(city).find((it) => it.id === `${city}/${id}`);
  if (!place) throw new Error(`no ${id}`);
  return Number(mealCost(requestFor(city, 1), meal, place));
};

describe("the price of a meal", () => {
  it.each([
    ["singapore", "odette", "dinner", 300, 600],
    ["singapore", "zam-zam-restaurant", "dinner", 4, 12],
    ["singapore", "national-kitchen-violet-oon", "lunch", 25, 60],
    ["kyoto", "monk", "dinner", 12000, 25000],
    ["paris", "arpege", "lunch", 200, 450],
    ["paris", "bouillon-pigalle", "lunch", 10, 25],
  ] as const)("is plausible in %s at %s for %s", (city, id, meal, least, most) => {
    const cost = costOf(city, id, meal);
    expect(cost).toBeGreaterThanOrEqual(least);
    expect(cost).toBeLessThanOrEqual(most);
  });

  it("of a lunch with table service is at least that of a stall, and at most that of dinner there", () => {
    for (const place of candidatesIn("lisbon").filter(
      (it) => it.meals.includes("lunch") && it.meals.includes("dinner"),
    )) {
      const [lunch, dinner] = [
        costOf("lisbon", place.id.slice(7), "lunch"),
        costOf("lisbon", place.id.slice(7), "dinner"),
      ];
      expect(lunch, place.name).toBeLessThanOrEqual(dinner);
    }
  });
});
