import { describe, expect, it } from "vitest";
import { routeInWords } from "./route-in-words.ts";

describe("a route in words", () => {
  it.each([
    ["Peru", "From Lima: Cusco, the Sacred Valley and Arequipa", 12, "lima+cusco+arequipa"],
    ["Japan", "Kyoto first, then Hiroshima and Tokyo", 10, "kyoto+hiroshima+tokyo"],
    ["Japan", "Kyoto first, then Hiroshima and Tokyo", 4, "kyoto+hiroshima"],
  ])("is the cities of %s that a wish names, as many as the days allow", (country, wish, days, id) => {
    expect(routeInWords(country, wish, days)?.id).toBe(id);
  });

  it.each([
    ["Peru", "Machu Picchu and good food", 12],
    ["Lisbon", "Lisbon and Porto", 8],
    ["Peru", "Only Lima", 12],
  ])("is nothing for %s: %s", (text, wish, days) => {
    expect(routeInWords(text, wish, days)).toBeUndefined();
  });
});
