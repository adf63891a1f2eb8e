import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activity, candidatesIn, cityIds, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { addDays, minutesOf } from "../calendar.ts";
import { tripStyles } from "../field-choices.ts";
import { eachOf, noRecords, withoutOpenNights } from "../money/trip-cost.ts";
import { isOpen } from "../places/opening-hours.ts";
import { check } from "../trip/check.ts";
import { isConsistent } from "../trip/resolve-times.ts";
import { englishOf } from "../words/sentence.ts";
import { costOfPlan } from "./cost-of-plan.ts";
import { plan } from "./plan.ts";
import type { Plan, PlannedActivity, PlanRequest } from "./types.ts";

const activitiesOf = (made: Plan): readonly (PlannedActivity & { readonly date: string })[] =>
  made.days.flatMap((day) =>
    day.items.flatMap((it) => (it.kind === "planned" ? [{ ...it.activity, date: day.date }] : [])),
  );
const spanOf = (it: PlannedActivity) => {
  const start = minutesOf(it.startTime ?? "");
  return { start, end: start + (it.durationMinutes ?? 0) };
};
const errorsOf = (request: PlanRequest) =>
  check(tripOf(request, plan(request)), contextOf(request)).filter((it) => it.severity === "error");

describe("any plan", () => {
  const wishes = fc.record({
    city: fc.constantFrom(...cityIds),
    days: fc.integer({ min: 1, max: 12 }),
    offset: fc.integer({ min: 0, max: 6 }),
    travelStyle: fc.constantFrom(...tripStyles, null),
    interests: fc.subarray(["food", "museums", "nature", "nightlife", "shopping", "history"]),
    dietary: fc.subarray(["vegetarian", "gluten-free"]),
    accessibility: fc.subarray(["wheelchair"]),
    seed: fc.string(),
    fixed: fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 0, max: 11 }),
        hour: fc.integer({ min: 8, max: 20 }),
        length: fc.integer({ min: 15, max: 240 }),
      }),
      { selector: (it) => it.day, maxLength: 3 },
    ),
  });
  type Wish = typeof wishes extends fc.Arbitrary<infer T> ? T : never;
  const requestOf = ({ city, days, offset, fixed, ...others }: Wish): PlanRequest => {
    const startDate = addDays("2026-10-01", offset);
    const base = requestFor(city, days, { ...others, startDate });
    return {
      ...base,
      fixed: fixed
        .filter((it) => it.day < days)
        .map((it) => ({
          date: addDays(startDate, it.day),
          activity: activity({
            id: `fixed-${it.day}`,
            startTime: `${String(it.hour).padStart(2, "0")}:00`,
            durationMinutes: it.length,
            lat: base.destination.lat,
            lng: base.destination.lng,
          }),
        })),
    };
  };

  it("has no errors in the check, is sorted by time, keeps fixed activities exactly, respects opening hours and repeats no sight", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const request = requestOf(wish);
        const made = plan(request);
        expect(made.days.map((it) => it.date)).toEqual(
          Array.from({ length: made.days.length }, (_, index) => addDays(request.startDate, index)),
        );
        expect(made.days.at(-1)?.date).toBe(request.endDate);
        const kept = made.days.flatMap((day) =>
          day.items.flatMap((it) => (it.kind === "fixed" ? [[day.date, it.activityId]] : [])),
        );
        expect(kept.sort()).toEqual(request.fixed.map((it) => [it.date, it.activity.id]).sort());
        const trip = tripOf(request, made);
        for (const day of trip.days) {
          const starts = day.activities.map((it) => it.startTime);
          expect(starts).toEqual([...starts].sort());
        }
        expect(check(trip, contextOf(request)).filter((it) => it.severity === "error")).toEqual([]);
        const places = new Map(request.candidates.map((it) => [it.id, it]));
        const sights: string[] = [];
        for (const it of activitiesOf(made)) {
          const place = it.placeId === null ? undefined : places.get(it.placeId);
          const { start, end } = spanOf(it);
          expect(isConsistent(it), it.title).toBe(true);
          if (place?.hours)
            expect(isOpen(place.hours, it.date, start, end), `${it.title} ${it.date} ${it.startTime}`).toBe(true);
          if (it.activityType !== "dining" && it.placeId) sights.push(it.placeId);
        }
        expect(new Set(sights).size).toBe(sights.length);
      }),
      { numRuns: 50 },
    );
  });

  it("is the same again for the same seed", () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const request = requestOf(wish);
        expect(plan(request)).toEqual(plan(request));
      }),
      { numRuns: 10 },
    );
  });
});

describe("meals", () => {
  const made = plan(requestFor("lisbon", 5, { interests: ["food"] }));
  const meals = activitiesOf(made).filter((it) => it.activityType === "dining");

  it("are lunch between 12 and 14 and dinner between 19 and 21 on every full day", () => {
    for (const day of made.days.slice(1, -1)) {
      const starts = meals.filter((it) => it.date === day.date).map((it) => spanOf(it).start);
      expect(starts.filter((it) => it >= 720 && it <= 840)).toHaveLength(1);
      expect(starts.filter((it) => it >= 1140 && it <= 1260)).toHaveLength(1);
    }
  });

  it("are at places that serve that meal", () => {
    const places = new Map(candidatesIn("lisbon").map((it) => [it.id, it]));
    for (const it of meals) {
      const served = it.placeId === null ? undefined : places.get(it.placeId)?.meals;
      const meal = spanOf(it).start < 660 ? "breakfast" : spanOf(it).start < 900 ? "lunch" : "dinner";
      if (served) expect(served, it.title).toContain(meal);
    }
  });

  it("name no venue when none is known nearby", () => {
    const alone = requestFor("lisbon", 1);
    const request = { ...alone, candidates: alone.candidates.filter((it) => it.category !== "food") };
    const ideas = activitiesOf(plan(request)).filter((it) => it.activityType === "dining");
    expect(ideas.map((it) => it.title)).toEqual([
      expect.stringMatching(/^Picnic lunch in /),
      expect.stringMatching(/^Dinner where you stay, in /),
    ]);
    expect(ideas.every((it) => !it.verified && it.placeId === null)).toBe(true);
  });

  it("never put a vegetarian into a seafood restaurant", () => {
    const places = new Map(candidatesIn("lisbon").map((it) => [it.id, it]));
    const veggie = plan(requestFor("lisbon", 6, { dietary: ["vegetarian"] }));
    const tags = activitiesOf(veggie).flatMap((it) =>
      it.activityType === "dining" ? (places.get(it.placeId ?? "")?.tags ?? []) : [],
    );
    expect(tags).not.toContain("seafood");
  });
});

describe("the days of a trip", () => {
  it("start late on the first day and end early on the last", () => {
    const made = activitiesOf(plan(requestFor("rome", 4)));
    const of = (date: string) => made.filter((it) => it.date === date).map(spanOf);
    expect(Math.min(...of("2026-10-01").map((it) => it.start))).toBeGreaterThanOrEqual(630);
    const byDay = made.filter((it) => it.date === "2026-10-04" && it.activityType !== "dining" && !it.freeTime);
    expect(Math.max(...byDay.map((it) => spanOf(it).end))).toBeLessThanOrEqual(1050);
  });

  it("have more stops for adventure than for luxury", () => {
    const count = (travelStyle: "adventure" | "luxury") =>
      activitiesOf(plan(requestFor("rome", 5, { travelStyle }))).filter((it) => it.activityType !== "dining").length;
    expect(count("adventure")).toBeGreaterThan(count("luxury"));
  });

  it("keep the best-known sights", () => {
    const titles = activitiesOf(plan(requestFor("paris", 4))).map((it) => it.title);
    expect(titles).toEqual(expect.arrayContaining(["Eiffel Tower", "Louvre Museum", "Notre-Dame Cathedral"]));
  });

  it("have more museums for people who ask for them", () => {
    const museums = (interests: string[]) =>
      activitiesOf(plan(requestFor("lisbon", 4, { interests }))).filter((it) =>
        it.reason?.includes("interest in museums"),
      ).length;
    expect(museums(["food and museums"])).toBeGreaterThanOrEqual(4);
  });

  it("leave time before a flight home and have nothing after it", () => {
    const flight = activity({
      id: "flight",
      activityType: "transport",
      startTime: "14:00",
      endTime: "17:00",
      segmentId: "segment",
    });
    const made = plan(requestFor("rome", 4, { fixed: [{ date: "2026-10-04", activity: flight }] }));
    const last = activitiesOf(made)
      .filter((it) => it.date === "2026-10-04")
      .map(spanOf);
    expect(Math.max(0, ...last.map((it) => it.end))).toBeLessThanOrEqual(720);
  });

  it("do not plan a place that is fixed already", () => {
    const tower = activity({
      id: "fixed",
      title: "Eiffel Tower at night",
      startTime: "20:30",
      endTime: "22:00",
      pinned: true,
    });
    const made = plan(requestFor("paris", 4, { fixed: [{ date: "2026-10-02", activity: tower }] }));
    expect(activitiesOf(made).map((it) => it.title)).not.toContain("Eiffel Tower");
  });

  it("differ by seed among plans of equal value", () => {
    const plans = ["a", "b", "c", "d", "e"].map((seed) => JSON.stringify(plan(requestFor("london", 4, { seed })).days));
    expect(new Set(plans).size).toBeGreaterThan(1);
  });
});

describe("the budget", () => {
  it("is respected by choosing free and simple places", () => {
    const request = requestFor("lisbon", 4, { travelStyle: "comfort" });
    const likely = (made: Plan) => {
      const cost = costOfPlan(request, made);
      return Number(eachOf(cost, withoutOpenNights(cost).likely));
    };
    const budget = Math.floor(likely(plan(request)) * 0.8);
    const tight = plan({ ...request, budgetPerPerson: String(budget) });
    expect(likely(tight)).toBeLessThanOrEqual(budget);
    expect(tight.warnings).toEqual([]);
  });

  it("counts what is booked and what stays", () => {
    const request = requestFor("lisbon", 3, { travelStyle: "comfort", budgetPerPerson: "400" });
    const stay = { source: "booking", id: "b", title: "Hotel", kind: "stay", confirmationNumber: null } as const;
    const dates = { date: request.startDate, endDate: request.endDate };
    const bought = [{ ...stay, ...dates, price: { amount: "390", currency: "EUR" } }];
    const { warnings } = plan({ ...request, travelers: 1, money: { ...noRecords, bought } });
    expect(plan({ ...request, travelers: 1 }).warnings).toEqual([]);
    expect(warnings.map((it) => it.code)).toEqual(["budget_too_small"]);
    expect(englishOf(warnings[0]?.message ?? "")).toMatch(/ EUR each, over the budget of 400 EUR each\.$/);
  });

  it("for all travellers is described as one", () => {
    const { warnings } = plan(requestFor("lisbon", 3, { travelers: 3, totalBudget: "30" }));
    expect(englishOf(warnings[0]?.message ?? "")).toMatch(
      / EUR for all 3, without nights that have no stay, over the budget of 30 EUR for all 3\.$/,
    );
  });

  it("that is too small causes a warning", () => {
    const made = plan(requestFor("lisbon", 4, { budgetPerPerson: "10" }));
    expect(made.warnings.map((it) => it.code)).toContain("budget_too_small");
  });

  it("in another currency is not compared, and estimates stay empty", () => {
    const made = plan(requestFor("lisbon", 2, { budgetPerPerson: "10", currency: "USD" }));
    expect(made.warnings.map((it) => it.code)).toContain("budget_not_checked");
    expect(activitiesOf(made).every((it) => it.estimatedCost === null || it.estimatedCost === "0")).toBe(true);
  });
});

describe("a plan whose budget is in another currency than the destination's prices", () => {
  const asked = { budgetPerPerson: "400", currency: "EUR" };
  const withRate = (rate: string) => ({ ...asked, money: { ...noRecords, rates: new Map([["JPY", rate]]) } });
  const costs = (made: ReturnType<typeof plan>) =>
    activitiesOf(made).flatMap((it) => (it.estimatedCost === null ? [] : [Number(it.estimatedCost)]));

  it("says that it was not compared, and how to enter a rate", () => {
    const made = plan(requestFor("kyoto", 2, asked));
    const said = made.warnings.find((it) => it.code === "budget_not_checked")?.message ?? "";
    expect(englishOf(said)).toBe(
      "Your budget is in EUR and the prices that we know in Kyoto are in JPY, so prices are missing and the plan could not be compared with it. Enter an exchange rate under Money and plan again.",
    );
    expect(costs(made).every((it) => it === 0)).toBe(true);
  });

  it("has prices by the trip's rate, and is compared with the budget", () => {
    const made = plan(requestFor("kyoto", 2, withRate("0.006")));
    expect(made.warnings.map((it) => it.code)).not.toContain("budget_not_checked");
    const priced = costs(made).filter((it) => it > 0);
    expect(priced.length).toBeGreaterThan(3);
    expect(Math.max(...priced)).toBeLessThan(400);
  });

  it("is too dear where the rate makes it so", () => {
    const made = plan(requestFor("kyoto", 2, withRate("1")));
    expect(made.warnings.map((it) => it.code)).toContain("budget_too_small");
  });
});

describe("an area with few known places", () => {
  it("gets days without invented places", () => {
    const unknown = { text: "Xanadu", lat: null, lng: null, currency: null, mealCost: null };
    const request = requestFor("lisbon", 4, { candidates: [], destination: unknown, interests: ["museums"] });
    const made = plan(request);
    expect(made.warnings.map((it) => it.code)).toEqual(["destination_unknown"]);
    const activities = activitiesOf(made);
    expect(activities.length).toBeGreaterThan(8);
    expect(activities.every((it) => !it.verified && it.placeId === null && it.lat === null)).toBe(true);
    expect(errorsOf(request)).toEqual([]);
  });

  it("gets ideas at the destination's coordinates when these are known", () => {
    const known = { text: "Reykjavík", lat: 64.15, lng: -21.95, currency: "ISK", mealCost: null };
    const made = plan(requestFor("lisbon", 3, { candidates: [], destination: known }));
    expect(made.warnings.map((it) => it.code)).toEqual(["no_places_known"]);
    expect(activitiesOf(made).every((it) => it.lat === 64.15 && it.lng === -21.95)).toBe(true);
  });

  it("fills a long trip with free walks and says so", () => {
    const made = plan(requestFor("kyoto", 366));
    expect(made.days.every((it) => it.items.length > 0)).toBe(true);
    for (const { date, items } of made.days) {
      const titles = items.flatMap((it) => (it.kind === "planned" ? [it.activity.title] : []));
      expect(new Set(titles).size, `${date}: ${titles}`).toBe(titles.length);
    }
    expect(made.warnings.map((it) => it.code)).toContain("more_days_than_places");
  });
});

describe("a day", () => {
  it("stays in one part of town: no route crosses Lisbon four times", () => {
    const made = plan(requestFor("lisbon", 5, { interests: ["museums"] }));
    for (const day of made.days) {
      const rides = day.items.filter((it) => it.kind === "planned" && /transit/.test(it.activity.reason ?? ""));
      expect(rides.length, day.date).toBeLessThanOrEqual(4);
    }
  });

  it("gives a reason for each place, and alternatives that are not in the plan", () => {
    const made = plan(requestFor("rome", 4));
    const used = new Set(activitiesOf(made).map((it) => it.placeId));
    for (const it of activitiesOf(made)) {
      expect(it.reason).toMatch(/^[A-ZÀ-Ý0-9].*\.$/);
      for (const other of it.alternatives) if (other.placeId) expect(used.has(other.placeId)).toBe(false);
    }
  });
});
