import { describe, expect, it } from "vitest";
import { candidatesIn } from "../../test/cities.ts";
import type { Weekday } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { closedDays } from "../places/closed-days.ts";
import { accessFit, dietFit, mobilityOf } from "../places/diet-and-access.ts";
import { isOpen, openSpans } from "../places/opening-hours.ts";
import { distanceKm, legBetween } from "../places/travel-time.ts";
import { interestsMetBy, parseInterests } from "./interests.ts";

const week = (hours: Partial<Record<Weekday, readonly string[]>>) => ({
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
  ...hours,
});
const thursday = "2026-10-01";

describe("opening hours", () => {
  it("run past midnight into the next day", () => {
    const bar = week({ thu: ["18:00-02:00"] });
    expect(isOpen(bar, thursday, 1380, 1500)).toBe(true);
    expect(isOpen(bar, "2026-10-02", 30, 120)).toBe(true);
    expect(isOpen(bar, "2026-10-02", 30, 121)).toBe(false);
  });

  it("have a break between two spans", () => {
    const restaurant = week({ thu: ["12:00-15:00", "19:00-23:00"] });
    expect(isOpen(restaurant, thursday, 840, 930)).toBe(false);
    expect(openSpans(restaurant, thursday)).toEqual([
      { start: 720, end: 900 },
      { start: 1140, end: 1380 },
    ]);
  });

  it("round the clock do not end at midnight", () => {
    const always = week({ thu: ["00:00-24:00"], fri: ["00:00-24:00"] });
    expect(isOpen(always, thursday, 1400, 1500)).toBe(true);
  });

  it("list the closed days", () => {
    const all = {
      mon: ["10:00-18:00"],
      tue: ["10:00-18:00"],
      wed: ["10:00-18:00"],
      thu: ["10:00-18:00"],
      fri: ["10:00-18:00"],
      sat: ["10:00-18:00"],
      sun: ["10:00-18:00"],
    };
    expect(closedDays(all)).toBeNull();
    expect(closedDays({ ...all, mon: [], tue: [] })?.text).toBe("Closed on Mondays and Tuesdays");
  });
});

describe("interests", () => {
  it.each([
    [["food and museums"], ["food", "museums"]],
    [
      ["Food", "street art & galleries"],
      ["food", "street art", "galleries"],
    ],
    [["", "  and "], []],
  ])("%j are %j", (texts, names) => {
    expect(parseInterests(texts).map((it) => it.name)).toEqual(names);
  });

  it.each([
    ["museums", "rome/vatican-museums"],
    ["galleries", "rome/galleria-borghese"],
  ])("%s are met by %s", (wish, id) => {
    const place = candidatesIn("rome").find((it) => it.id === id);
    if (place) expect(interestsMetBy(place, parseInterests([wish]))).toHaveLength(1);
  });

  it("in a kind of history are not all of history", () => {
    const [jewish] = parseInterests(["Jewish history"]);
    expect(jewish?.tags).toEqual(new Set(["synagogue"]));
    expect(parseInterests(["history"])[0]?.tags).toContain("history");
  });

  it("that are unknown match nothing", () => {
    const [wish] = parseInterests(["quidditch"]);
    expect(wish?.tags.size).toBe(0);
  });
});

describe("needs", () => {
  const place = (fields: Partial<Candidate>): Candidate => ({
    ...(candidatesIn("lisbon")[0] as Candidate),
    tags: [],
    ...fields,
  });

  it.each([
    [["vegan"], ["seafood"], "conflicts"],
    [["vegetarian"], ["vegetarian-friendly"], "fits"],
    [["vegan"], ["vegetarian-friendly"], "unknown"],
    [["vegetarian"], ["restaurant"], "unknown"],
    [["halal"], ["vegetarian-friendly"], "unknown"],
    [[], ["seafood"], "fits"],
    [["none"], ["seafood"], "fits"],
  ])("%j at a place of %j: %s", (dietary, tags, fit) => {
    expect(dietFit(place({ tags }), dietary)).toBe(fit);
  });

  it.each([
    [["wheelchair"], { stepFree: "no" as const }, "conflicts"],
    [["wheelchair"], { stepFree: "partial" as const }, "unknown"],
    [["step-free"], { stepFree: "yes" as const }, "fits"],
    [["bad knee"], { stepFree: "no" as const, tags: ["hike"] }, "conflicts"],
    [[], { stepFree: "no" as const }, "fits"],
  ])("%j and %j: %s", (needs, fields, fit) => {
    expect(accessFit(place(fields), mobilityOf(needs))).toBe(fit);
  });
});

describe("ways", () => {
  const a = { lat: 38.71, lng: -9.14 };
  it("are walked when short and by transit when long", () => {
    expect(legBetween(a, { lat: 38.715, lng: -9.14 })).toEqual({ mode: "walk", minutes: 10 });
    expect(legBetween(a, { lat: 38.74, lng: -9.14 }).mode).toBe("transit");
    expect(legBetween(a, null).mode).toBeNull();
  });
  it("count a degree of latitude as 111 km", () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111.2, 1);
  });
});
