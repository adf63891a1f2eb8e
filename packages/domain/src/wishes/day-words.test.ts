import { describe, expect, test } from "vitest";
import { foldClause } from "./clauses.ts";
import { dateOfDay, dayIn } from "./day-words.ts";

const said = (text: string) => {
  const day = dayIn(foldClause(text));
  return day && dateOfDay(day, "2027-05-14", "2027-05-20");
};

describe("a day of the trip in words", () => {
  test.each([
    ["Make the third day a day trip to Sintra", "2027-05-16"],
    ["a day trip to Sintra on day 3", "2027-05-16"],
    ["Versailles on day two", "2027-05-15"],
    ["fado on the 2nd evening", "2027-05-15"],
    ["fado on the second night", "2027-05-15"],
    ["Sintra on 16 May", "2027-05-16"],
    ["Sintra on the 16th of May", "2027-05-16"],
    ["Sintra on May 16th, 2027", "2027-05-16"],
    ["Sintra on Sunday 16 May", "2027-05-16"],
    ["Sintra on the 16th", "2027-05-16"],
    ["Sintra on 2027-05-16", "2027-05-16"],
  ])("%s", (text, date) => {
    expect(said(text)).toBe(date);
  });

  test.each([
    "from 14 May to 17 May 2027",
    "14-17 May",
    "May 14 to 17",
    "we arrive on 14 May",
    "until the 17 May",
    "a second day trip to the coast",
    "the second day in Porto",
    "a two day trip",
    "one day two of us want to rest",
    "food of the 16th century",
    "day 9",
    "Sintra on 3 June",
    "a day at the beach",
  ])("no day of the trip: %s", (text) => {
    expect(said(text)).toBeNull();
  });
});
