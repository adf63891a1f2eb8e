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
    ["vegan burger, goat cheese salad, beef pho", ["vegetarian"], "vegan burger, goat cheese salad"],
    ["rice noodles, spaghettini, gluten-free pizza", ["coeliac"], "rice noodles, gluten-free pizza"],
    ["pad thai, mango sticky rice", ["severe peanut allergy"], "mango sticky rice"],
    ["coconut milk curry, flat white", ["no dairy"], "coconut milk curry"],
    ["udon, yudofu", ["no fish stock"], "yudofu"],
    ["celery soup, tomato salad", ["celery allergy"], "tomato salad"],
    ["oyster mushrooms, oysters", ["no shellfish"], "oyster mushrooms"],
    ["champagne, graham crackers", ["no pork"], "champagne, graham crackers"],
  ])("%s for %j: %s", (dishes, dietary, left) => {
    expect(dishesFor(dishes, dietary)).toBe(left);
  });
});
