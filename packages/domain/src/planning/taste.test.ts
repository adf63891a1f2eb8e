import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { mannerOf } from "./manner.ts";
import { plan } from "./plan.ts";
import { rankPlaces } from "./rank-places.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";

interface PlannedDay {
  readonly reason: string;
  readonly activities: readonly PlannedActivity[];
}

const daysOf = (request: PlanRequest): readonly PlannedDay[] =>
  plan(request).days.map(({ reason, items }) => ({
    reason,
    activities: items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])),
  }));
const startOf = (it: PlannedActivity) => minutesOf(it.startTime ?? "00:00");
const dinnersOf = (days: readonly PlannedDay[]) =>
  days.flatMap((day) => day.activities.filter((it) => it.activityType === "dining" && startOf(it) >= 1020).slice(-1));
const matched = (request: PlanRequest, wish: string) =>
  new Set(
    rankPlaces(request)
      .places.filter((it) => it.matched.includes(wish))
      .map((it) => it.candidate.id),
  );
const meeting = (request: PlanRequest, wish: string) => {
  const ids = matched(request, wish);
  return daysOf(request).filter((day) => day.activities.some((it) => it.placeId !== null && ids.has(it.placeId)));
};

describe("wishes", () => {
  it.each([
    ["tokyo", 7, "ramen", 4],
    ["lisbon", 4, "fado", 2],
    ["buenos-aires", 5, "tango", 2],
    ["new-york", 5, "jazz", 2],
  ])("%s for %i days with %s has it on %i days at least, and the stop says so", (city, days, wish, least) => {
    const request = requestFor(city, days, { interests: [wish], startDate: "2027-05-13" });
    const met = meeting(request, wish);
    expect(met.length).toBeGreaterThanOrEqual(least);
    const saying = met.filter((day) => day.activities.some((it) => it.reason?.includes(`interest in ${wish}`)));
    expect(saying.length).toBeGreaterThanOrEqual(least);
  });

  it("are read from a sentence, of which only what is known counts", () => {
    const request = requestFor("lisbon", 3, { interests: ["We would love to hear fado and to see the viewpoints"] });
    expect(rankPlaces(request).places.flatMap((it) => it.matched)).toEqual(
      expect.arrayContaining(["fado", "viewpoints"]),
    );
  });

  it("tell how somebody travels, which is no wish for a place", () => {
    const request = requestFor("lisbon", 3, { interests: ["slow", "hidden gems", "first visit"] });
    expect(rankPlaces(request).unmet).toEqual([]);
    expect(mannerOf(request)).toMatchObject({ isSlow: true, offBeaten: true, withChildren: false });
  });
});

describe("a refusal", () => {
  it("of a place by its name keeps that place out, and no others of its kind", () => {
    const wishes = { interests: ["jazz"], avoid: ["Bourbon Street party crowds"], startDate: "2027-01-14" };
    const request = requestFor("new-orleans", 4, wishes);
    const places = daysOf(request).flatMap((day) => day.activities.map((it) => it.placeId));
    expect(places).not.toContain("new-orleans/bourbon-street");
    const clubs = new Set(request.candidates.filter((it) => it.category === "nightlife").map((it) => it.id));
    expect(places.filter((it) => it !== null && clubs.has(it)).length).toBeGreaterThanOrEqual(2);
  });
});

describe("evenings", () => {
  it("have dinner each day when the country dines, the last one included", () => {
    const first = (city: string) => dinnersOf(daysOf(requestFor(city, 4))).map(startOf);
    expect(first("madrid")).toHaveLength(4);
    expect(Math.min(...first("madrid"))).toBeGreaterThanOrEqual(1245);
    expect(first("oslo")).toHaveLength(4);
    expect(Math.max(...first("oslo"))).toBeLessThanOrEqual(1185);
  });

  it("take small children to no bar and no dear table", () => {
    const request = requestFor("copenhagen", 4, { interests: ["kids"], travelers: 4 });
    const places = new Map(request.candidates.map((it) => [it.id, it]));
    const days = daysOf(request);
    const used = days.flatMap((day) => day.activities.flatMap((it) => places.get(it.placeId ?? "") ?? []));
    expect(used.filter((it) => it.category === "nightlife")).toEqual([]);
    for (const it of used.filter((place) => place.category === "food" && (place.priceLevel ?? 2) >= 3))
      expect(it.insight?.suits.includes("children") || it.tags.includes("family"), it.name).toBe(true);
  });

  it("have a show at its own hour, before the day is filled", () => {
    const made = daysOf(requestFor("bali", 8, { interests: ["culture"], startDate: "2027-07-05" }));
    const dance = made.flatMap((day) => day.activities).find((it) => it.title === "Uluwatu Kecak Fire Dance");
    expect(dance?.startTime).toBe("18:00");
  });
});

describe("days out", () => {
  it("are whole-day hikes where people came to hike", () => {
    const days = daysOf(
      requestFor("patagonia", 10, { travelStyle: "adventure", interests: ["hiking"], startDate: "2027-01-10" }),
    );
    const hike = days.flatMap((day) => day.activities).find((it) => it.title.startsWith("Laguna de los Tres"));
    expect(hike && startOf(hike)).toBeLessThan(540);
  });

  it("lead to what lies far from the place to sleep, and back", () => {
    const days = daysOf(requestFor("patagonia", 10, { travelStyle: "adventure", startDate: "2027-01-10" }));
    const out = days.filter((day) => day.activities.some((it) => it.location === "Torres del Paine"));
    expect(out.length).toBeGreaterThan(0);
    for (const day of out) expect(day.activities.filter((it) => it.activityType === "transport").length).toBe(2);
  });

  it("name no meal without saying where one eats", () => {
    const titles = ["bhutan", "iceland-ring-road", "patagonia"]
      .flatMap((it) => daysOf(requestFor(it, 8)))
      .flatMap((day) => day.activities.map((it) => it.title));
    expect(titles.filter((it) => /^(Lunch|Dinner) near/.test(it))).toEqual([]);
  });
});

it("a vegetarian eats in no kitchen that is about meat", () => {
  const request = requestFor("kyoto", 5, { dietary: ["vegetarian"] });
  const kitchens = new Map(request.candidates.map((it) => [it.id, it.insight?.kitchen ?? ""]));
  const eaten = daysOf(request).flatMap((day) => day.activities.map((it) => kitchens.get(it.placeId ?? "") ?? ""));
  expect(eaten.filter((it) => /tonkatsu|steak|chicken|sushi/i.test(it))).toEqual([]);
});
