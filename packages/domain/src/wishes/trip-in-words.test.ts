import { describe, expect, it } from "vitest";
import { tripInWords } from "./trip-in-words.ts";

/** A Wednesday. */
const today = "2026-11-25";
const nothing = { today, start: null, end: null };
const read = (text: string, soFar = {}) => tripInWords(text, { ...nothing, ...soFar });

describe("a trip in words", () => {
  it("is split into destination, dates, travellers and the rest", () => {
    expect(read("4 days in Porto with my parents in May, we land Friday 11:30")).toEqual({
      destination: "Porto",
      dates: { start: "2027-05-07", end: "2027-05-10" },
      isAssumed: true,
      travelers: 3,
      wish: "We travel with my parents. We land Friday 11:30.",
    });
  });

  it.each([
    ["Porto with my parents", "Porto", null, 3],
    ["weekend in Porto", "Porto", ["2026-12-18", "2026-12-20"], null],
    ["a week in Tuscany", "Tuscany", ["2026-12-18", "2026-12-24"], null],
    ["Lisbon for 5 days in October", "Lisbon", ["2027-10-01", "2027-10-05"], null],
    ["the two of us in Rome from 12 to 16 May 2027", "Rome", ["2027-05-12", "2027-05-16"], 2],
    ["Paris, France for 3 nights from December 3", "Paris, France", ["2026-12-03", "2026-12-06"], null],
    ["We want to go to Kyoto for ten days in early April", "Kyoto", ["2027-04-02", "2027-04-11"], null],
    ["10-day trip to Japan for two", "Japan", ["2026-12-18", "2026-12-27"], 2],
    ["a long weekend in the Dolomites", "the Dolomites", ["2026-12-18", "2026-12-21"], null],
    ["Honeymoon in Bali", "Bali", null, 2],
    ["Vienna with my wife and two kids", "Vienna", null, 4],
    ["Vienna with friends", "Vienna", null, null],
    [
      "Rome, Florence and Venice in two weeks in September",
      "Rome, Florence and Venice",
      ["2027-09-03", "2027-09-16"],
      null,
    ],
    ["Seville in November", "Seville", ["2027-11-05", "2027-11-08"], null],
    ["Berlin this weekend", "Berlin", ["2026-11-27", "2026-11-29"], null],
  ])("%j", (text, destination, dates, travelers) => {
    const found = read(text);
    expect([found?.destination, found?.dates && [found.dates.start, found.dates.end], found?.travelers]).toEqual([
      destination,
      dates,
      travelers,
    ]);
  });

  it("keeps the dates of the form where the sentence names none, and their length where it names only a month", () => {
    const soFar = { start: "2027-03-03", end: "2027-03-08" };
    expect(read("5 days in Lisbon", soFar)).toMatchObject({
      dates: { start: "2027-03-03", end: "2027-03-07" },
      isAssumed: false,
    });
    expect(read("Lisbon in June", soFar)?.dates).toEqual({ start: "2027-06-04", end: "2027-06-09" });
    expect(read("Lisbon with my parents", soFar)?.dates).toBeNull();
  });

  it("takes what is said beside the place as a wish", () => {
    expect(read("Porto for 4 days, lots of wine, no museums")?.wish).toBe("Lots of wine. No museums.");
    expect(read("5 days in Lisbon and we love fado")?.wish).toBe("We love fado.");
  });

  it.each([
    "Porto",
    "the Dolomites",
    "Portland, ME",
    "Oslo, NO",
    "Maningrida, Arnhem Land",
    "Cape May",
    "Rome, Florence and Venice",
    "Cusco and the Sacred Valley",
    "Going-to-the-Sun Road",
    "In Salah, Algeria",
    "1770, Queensland",
    "Tour Montparnasse",
    "Saint-Martin - Sint Maarten",
    "Thousand Islands",
    "Rio de Janeiro",
    "Stratford-upon-Avon",
    "Visby",
    "東京",
  ])("leaves the name %j as it is", (name) => {
    expect(read(name)).toBeNull();
  });
});
