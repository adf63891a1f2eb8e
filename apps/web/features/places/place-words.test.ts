import { describe, expect, it } from "vitest";
import { doubts, factsOf, hoursOnDate, listedWords, type PlaceAnswer, recordLinks, weekOf } from "./place-words.ts";

const unknown: PlaceAnswer["place"] = {
  ...{ place_id: "lisbon/tower", name: "Tower", local_name: null, kind: "sight", activity_type: "sightseeing" },
  ...{ lat: 38.69, lng: -9.21, area: "Belém", city: "Lisbon", source: "caravan", verified: true },
  ...{ duration_minutes: null, estimated_cost: null, opening_hours: null, only_days_known: false, tags: [] },
  ...{ why: null, order: null, catch: null, kitchen: null, entry: null, price_level: null, best_time: null },
  ...{ best_days: [], avoid_days: [], months: null, book_days: null, queue_minutes: null, step_free: null },
  ...{ setting: null, meals: [], diets: [], suits: [], unsure: [], records: [], listed: "2026-11" },
};
const words = (more: Partial<PlaceAnswer["place"]>) =>
  Object.fromEntries(factsOf({ ...unknown, ...more }, "EUR").map((it) => [it.label, it.words]));

describe("the facts of a place", () => {
  it("are only those that are known", () => {
    expect(words({})).toEqual({});
  });

  it("are in plain words", () => {
    expect(
      words({
        ...{ entry: { amount: "8", currency: "EUR" }, duration_minutes: 75, best_time: "golden-hour" },
        ...{ avoid_days: ["sun"], book_days: 1, queue_minutes: 40, step_free: "partial", months: [5, 6] },
      }),
    ).toEqual({
      Price: "€8 each",
      "How long": "1 h 15 min",
      "Best time": "Golden hour, not on Sundays",
      Season: "May and June",
      Booking: "Book 1 day ahead",
      "Usual wait": "40 min",
      "Step-free": "Partly",
    });
  });

  it("do not take an estimate for a price, nor a cheap kitchen for a free one", () => {
    expect(words({ estimated_cost: 22, kind: "food" })).toEqual({ Price: "About €22 each" });
    expect(words({ price_level: 0, kind: "food" })).toEqual({});
    expect(words({ price_level: 0 })).toEqual({ Price: "Free" });
    expect(words({ book_days: 0 })).toEqual({ Booking: "Not needed" });
  });
});

describe("opening hours", () => {
  const museum = { opening_hours: "Tu-Su 10:00-18:00", only_days_known: false };

  it("are a week, and those of the day of the stop", () => {
    expect(
      weekOf(museum)
        ?.map((it) => `${it.label} ${it.words}`)
        .slice(0, 2),
    ).toEqual(["Mondays Closed", "Tuesdays 10:00–18:00"]);
    expect(hoursOnDate(museum, "2027-05-03")).toMatch(/: Closed$/);
    expect(hoursOnDate(museum, "2027-05-04")).toMatch(/: 10:00–18:00$/);
  });

  it("say for which weeks of a month they are", () => {
    const fair = { opening_hours: "Mo 08:15-18:30; Mo[1,-1] off; Sa[2] 09:00-18:00", only_days_known: false };
    const words = weekOf(fair)?.map((it) => it.words);
    expect(words?.[0]).toBe("08:15–18:30, not the first and last of the month");
    expect(words?.[5]).toBe("09:00–18:00, only the second of the month");
    expect(hoursOnDate(fair, "2027-05-03")).toMatch(/: Closed$/);
    expect(hoursOnDate(fair, "2027-05-10")).toMatch(/: 08:15–18:30$/);
    expect(hoursOnDate(fair, "2027-05-08")).toMatch(/: 09:00–18:00$/);
    expect(hoursOnDate(fair, "2027-05-15")).toMatch(/: Closed$/);
  });

  it("say when only the days are known, and nothing when nothing is", () => {
    const days = { opening_hours: "Tu-Su 00:00-24:00", only_days_known: true };
    expect(hoursOnDate(days, "2027-05-04")).toMatch(/: Open$/);
    expect(hoursOnDate({ ...days, only_days_known: false }, "2027-05-04")).toMatch(/: All day$/);
    expect(weekOf(unknown)).toBeNull();
  });
});

it("sources have a page where there is one, and doubts are named", () => {
  expect(recordLinks(["wikidata:Q1", "osm:way/2", "operator"])).toEqual([
    { label: "Wikidata", href: "https://www.wikidata.org/wiki/Q1" },
    { label: "OpenStreetMap", href: "https://www.openstreetmap.org/way/2" },
    { label: "its operator", href: null },
  ]);
  expect(listedWords("2026-11")).toBe("November 2026");
  expect(doubts(["hours", "entry"])).toBe("Check before you go: the hours and the price.");
  expect(doubts([])).toBeNull();
});
