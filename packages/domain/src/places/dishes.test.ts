import { describe, expect, it } from "vitest";
import { dishesFor } from "./dishes.ts";

describe("dishes to order", () => {
  it.each([
    ["confit duck, cod fritters", [], "confit duck, cod fritters"],
    ["confit duck, cod fritters", ["none"], "confit duck, cod fritters"],
    ["espinacas con garbanzos, jamón", ["vegetarian"], "espinacas con garbanzos"],
    ["char kway teow with cockles; chendol", ["no shellfish"], "chendol"],
    ["soup dumplings, cucumber salad", ["coeliac"], "cucumber salad"],
    ["cacio e pepe, artichokes", ["vegan"], "artichokes"],
    ["Ham and cheese toast", ["halal"], null],
    ["grilled sea bass, pork chop", ["pescatarian"], "grilled sea bass"],
    ["champagne, graham crackers", ["no pork"], "champagne, graham crackers"],
  ])("%s for %j: %s", (dishes, dietary, left) => {
    expect(dishesFor(dishes, dietary)).toBe(left);
  });
});
