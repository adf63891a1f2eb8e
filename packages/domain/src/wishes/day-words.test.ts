import { describe, expect, test } from "vitest";
import { foldClause } from "./clauses.ts";
import { asSentences } from "./day-lists.ts";
import { dateOfDay, dayBesideAnother, dayIn } from "./day-words.ts";

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
    ["Pompeii on the third of May", null],
    ["a slot on 16 May 09:15", "2027-05-16"],
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

  test.each([
    ["Cascais the day after", "2027-05-17"],
    ["the next day Cascais", "2027-05-17"],
    ["two days later Cascais", "2027-05-18"],
    ["the day before that Belém", "2027-05-15"],
    ["the day before we leave the beach", "2027-05-19"],
    ["the day we leave only a coffee house", "2027-05-20"],
    ["the beach before breakfast", null],
  ])("beside the 16th: %s", (text, date) => {
    const day = dayBesideAnother(foldClause(text), { date: 16, month: 5 });
    expect(day && dateOfDay(day, "2027-05-14", "2027-05-20")).toBe(date);
  });
});

describe("lists of days", () => {
  test.each([
    ["Day 1: the tower / Day 2: the market", "Day 1: the tower\nDay 2: the market"],
    [
      "Day 1:\n- the tower\n- the bridge\nDay 2:\n- the market",
      "\nDay 1: the tower\nDay 1: the bridge\n\nDay 2: the market",
    ],
    ["D1 old town. D2 the beach", "Day 1 old town. Day 2 the beach"],
    ["Fri the Forum; Sat the Vatican", "Friday the Forum; Saturday the Vatican"],
    ["Sun and sea, sat in cafés", "Sun and sea, sat in cafés"],
    ["Sun, sea", "Sun, sea"],
  ])("%j", (text, sentences) => expect(asSentences(text)).toBe(sentences));
});
