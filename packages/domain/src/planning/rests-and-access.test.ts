import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { check } from "../trip/check.ts";
import { companyOf, withNeedsInWords } from "./company.ts";
import { plan } from "./plan.ts";
import type { Plan, PlanRequest } from "./types.ts";

const words = (interests: readonly string[], more: Partial<PlanRequest> = {}) => ({
  ...{ interests, avoid: [], accessibility: [], dietary: [], pace: "usual" as const },
  ...more,
});
const activities = ({ days }: Plan) =>
  days.map(({ items }) => items.flatMap((it) => (it.kind === "planned" ? it.activity : [])));

describe("who travels", () => {
  it.each([
    [["two children of 3 and 6"], { youngest: 3, rest: 90 }],
    [["family with children of 9 and 12"], { youngest: 9, rest: 0 }],
    [["the little one still naps after lunch"], { youngest: 2, rest: 90 }],
    [["my wife and me, 72 and 68", "rest at midday"], { oldest: 72, rest: 120 }],
    [["my mother (67, fit) and I"], { oldest: 67, rest: 0 }],
    [["a quiet hour in the afternoon"], { rest: 75 }],
    [["five days, 1,500 EUR each, 70 km by bike"], { oldest: null, rest: 0 }],
    [["back in our rooms by half past eight"], { homeBy: 1230 }],
    [["museums", "food"], { youngest: null, oldest: null, rest: 0, homeBy: null }],
  ])("is read from %j", (interests, company) => {
    expect(companyOf(words(interests))).toMatchObject(company);
  });

  it("has needs that are told among wishes and refusals", () => {
    const told = withNeedsInWords(
      words(["I am vegetarian", "vegetarian food"], { avoid: ["shellfish", "museums", "stairs"] }),
    );
    expect(told.dietary).toEqual(["I am vegetarian", "no shellfish"]);
    expect(told.accessibility).toEqual(["stairs"]);
  });
});

describe("a day for those who need a rest", () => {
  it("has none at the stay that leaves no time for the way to what is fixed after it", () => {
    const base = requestFor("yellowstone", 1, { travelStyle: "budget", accessibility: ["wheelchair"], seed: "" });
    const { lat, lng } = base.destination;
    const fixed = activity({ id: "fixed", startTime: "15:00", durationMinutes: 15, lat, lng });
    const request = { ...base, fixed: [{ date: base.startDate, activity: fixed }] };
    const made = plan(request);
    expect(check(tripOf(request, made), contextOf(request)).filter((it) => it.severity === "error")).toEqual([]);
    expect(activities(made).flat()).not.toContainEqual(expect.objectContaining({ title: "Rest where you stay" }));
  });

  it("has one in its middle, and ends when they want to be back", () => {
    const request = requestFor("copenhagen", 4, {
      startDate: "2027-07-08",
      interests: ["children of 3 and 6", "nap after lunch", "back in our rooms by half past eight"],
    });
    for (const day of activities(plan(request))) {
      const rest = day.find((it) => it.title === "Nap time");
      const isAway = day.some((it) => it.activityType === "transport");
      expect(isAway || rest !== undefined).toBe(true);
      if (rest) {
        expect(minutesOf(rest.startTime ?? "")).toBeGreaterThanOrEqual(750);
        expect(minutesOf(rest.endTime ?? "")).toBeLessThanOrEqual(1000);
      }
      expect(minutesOf(day.at(-1)?.endTime ?? "")).toBeLessThanOrEqual(1230);
    }
  });

  it("of a wheelchair user says of each place how one gets in, and leads up no stairs", () => {
    const request = requestFor("vienna", 4, { accessibility: ["wheelchair"] });
    const places = new Map(request.candidates.map((it) => [it.id, it]));
    const made = plan(request);
    const all = activities(made).flat();
    const unknown = made.overview?.find((it) => it.includes("We do not know whether")) ?? "";
    const seen = all.filter((it) => it.placeId !== null);
    expect(seen.length).toBeGreaterThan(10);
    // What is not known is said of all such places at once.
    for (const it of seen) expect(/step/i.test(it.notes ?? "") || unknown.includes(it.title), it.title).toBe(true);
    const told = seen.map((it) => places.get(it.placeId ?? "")?.insight?.why ?? "");
    expect(told.filter((it) => /\b\d{2,} steps\b/.test(it) && !/lift/.test(it))).toEqual([]);
    expect(told.filter((it) => /\b(?:steep|cobbled)\b/i.test(it) && !/lift/.test(it))).toEqual([]);
  });
});

describe("a day with a rest", () => {
  it.each(["rome", "bologna", "naples"])("has its lunch before it: %s", (city) => {
    const request = requestFor(city, 4, { interests: ["One quiet hour every afternoon, please, and we land at ten."] });
    const made = plan(request);
    for (const { date, items } of made.days.slice(0, -1)) {
      const stops = items.flatMap((it) => (it.kind === "planned" ? [it.activity] : []));
      const rest = stops.find((it) => /rest/i.test(it.title));
      const before = stops.filter(
        (it) => it.activityType === "dining" && (it.startTime ?? "") < (rest?.startTime ?? ""),
      );
      if (rest) expect(before.length, date).toBeGreaterThan(0);
    }
    expect(check(tripOf(request, made), contextOf(request)).filter((it) => it.severity !== "info")).toEqual([]);
  });
});

it("who wants to be home before dark is, by the sun of the place", () => {
  const request = requestFor("nairobi", 3, {
    startDate: "2027-08-03",
    interests: ["We want to be home before dark every day."],
  });
  const ends = activities(plan(request)).flatMap((day) => day.map((it) => it.endTime ?? "00:00"));
  expect(ends.length).toBeGreaterThan(9);
  expect(Math.max(...ends.map(minutesOf))).toBeLessThanOrEqual(19 * 60 + 15);
});

it("who refuses a street at night goes to no bar of it, and may walk there by day", () => {
  const request = requestFor("new-orleans", 4, { avoid: ["Bourbon Street at night"], interests: ["live jazz"] });
  const places = new Map(request.candidates.map((it) => [it.id, it]));
  const evenings = activities(plan(request))
    .flat()
    .filter((it) => (it.startTime ?? "") >= "18:00" && it.activityType !== "dining");
  expect(evenings.length).toBeGreaterThan(2);
  const told = evenings.map((it) => `${it.title} ${places.get(it.placeId ?? "")?.insight?.why}`);
  expect(told.filter((it) => /\bBourbon\b(?! whisk)/.test(it))).toEqual([]);
});
