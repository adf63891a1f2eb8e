import { describe, expect, it } from "vitest";
import { candidatesIn, requestFor } from "../../test/cities.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";
import { entryCost, mealCost, picnicCost } from "./known-prices.ts";
import { likelyEntry } from "./price-ranges.ts";
import { noRecords } from "./trip-cost.ts";

const costOf = (city: string, id: string, meal: Meal) => {
  const place = candidatesIn(city).find((it) => it.id === `${city}/${id}`);
  if (!place) throw new Error(`no ${id}`);
  return Number(mealCost(requestFor(city, 1), meal, place));
};

describe("prices in another currency than the trip's", () => {
  const place = (id: string) => candidatesIn("kyoto").find((it) => it.id === `kyoto/${id}`) as Candidate;
  const yen = requestFor("kyoto", 1, { travelStyle: "comfort" });
  const euro = (rate?: string) => ({
    ...yen,
    currency: "EUR",
    money: { ...noRecords, rates: new Map(rate === undefined ? [] : [["JPY", rate]]) },
  });
  const sight = { ...place("nijo-castle"), priceLevel: 2, entryPrice: { amount: "1300", currency: "JPY" } };

  it("are converted by the rate of the trip and rounded once", () => {
    expect(entryCost(euro("0.00615"), sight)).toBe("8");
    expect(entryCost(euro("0.006153"), sight)).toBe("8");
    expect(entryCost(euro("0.0062"), sight)).toBe("8.06");
    const local = Number(mealCost(yen, "dinner", null));
    expect(mealCost(euro("0.5"), "dinner", null)).toBe(String(local / 2));
    expect(picnicCost(euro("0.5"))).toBe(String(Number(picnicCost(yen)) / 2));
    expect(likelyEntry(euro("0.0062"), sight)).toBe(8.06);
  });

  it("stay unknown without a rate, and what is free stays free", () => {
    expect([entryCost(euro(), sight), mealCost(euro(), "lunch", null), picnicCost(euro())]).toEqual([null, null, null]);
    expect([likelyEntry(euro(), sight), entryCost(euro(), { ...sight, priceLevel: 0 })]).toEqual([null, "0"]);
  });
});

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
