import { describe, expect, it } from "vitest";
import { saidDiets } from "./said-diets.ts";

describe("diets in a traveller's words", () => {
  it.each([
    ["We love music and coffee houses and we eat vegetarian.", ["vegetarian"]],
    ["Vegetarian, no museums", ["vegetarian"]],
    ["One of us is vegan, and my wife is allergic to nuts.", ["vegan", "allergic to nuts"]],
    ["We need halal food.", ["halal"]],
    ["three friends, two of us vegetarian", ["vegetarian"]],
    ["We don't eat pork. She eats no fish.", ["no pork", "no fish"]],
    ["My daughter is a coeliac.", ["coeliac"]],
    ["Only vegetarian restaurants, please.", ["vegetarian"]],
    ["I eat no meat but fish is fine.", ["pescatarian"]],
    ["We are vegetarian, but we do eat fish.", ["pescatarian"]],
    ["My wife is vegetarian, and I eat fish and everything else.", ["vegetarian"]],
    ["No meat, please.", ["no meat"]],
  ])("of %j", (text, diets) => expect(saidDiets([text])).toEqual(diets));

  it.each([
    "We'd like one dinner at a vegetarian restaurant.",
    "A vegan cooking class for the two of us.",
    "We want to see the kosher bakeries of the quarter and eat everything.",
    "No museums, please.",
  ])("none of %j", (text) => expect(saidDiets([text])).toEqual([]));
});
