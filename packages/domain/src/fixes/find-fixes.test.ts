import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { candidatesIn, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { allActivities, anyTrip, counter, tripOf as madeUpTrip } from "../../test/trips.ts";
import { clockOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { plan } from "../planning/plan.ts";
import { check } from "../trip/check.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import type { Finding, FindingCode } from "../trip/finding.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { apply } from "../trip/patch.ts";
import { checkWithFixes, findingsSince, fixAll, fixFor } from "./find-fixes.ts";

const request = requestFor("lisbon", 4);
const good = tripOf(request, plan(request));
const context = contextOf(request);
const grave = (trip: TripDocument, more = context) => check(trip, more).filter((it) => it.severity !== "info");

function change(trip: TripDocument, id: string, fields: Partial<Activity>): TripDocument {
  const set = (it: Activity) => (it.id === id ? { ...it, ...fields } : it);
  return { ...trip, days: trip.days.map((day) => ({ ...day, activities: day.activities.map(set) })) };
}

const middle = good.days;
const onDay = (index: number, type: (it: Activity) => boolean) =>
  middle[index]?.activities.find((it) => it.startTime !== null && type(it)) as Activity;
const visit = onDay(1, (it) => it.activityType !== "dining" && it.placeId !== null);

/** Applies the fix of the first finding of a kind and returns the remaining ones. */
function mended(trip: TripDocument, code: FindingCode, more = context) {
  const finding = checkWithFixes(trip, more, counter()).find((it) => it.code === code) as Finding;
  expect(finding?.fix, `${code} has a repair`).not.toBeNull();
  const { next } = apply(trip, finding.fix?.patch ?? []);
  return { next, summary: finding.fix?.summary.text ?? "", left: grave(next, more).map((it) => it.code) };
}

describe("fixes", () => {
  it("start from a plan without findings", () => {
    expect(grave(good)).toEqual([]);
  });

  it("move a visit to another day when its place is closed all day, and keep its id", () => {
    const hours = {
      mon: [],
      tue: [],
      wed: [],
      thu: ["09:00-20:00"],
      fri: [],
      sat: ["09:00-20:00"],
      sun: ["09:00-20:00"],
    };
    const place = { ...(context.candidates.get(visit.placeId ?? "") as Candidate), hours };
    const more = { ...context, candidates: new Map([...context.candidates, [place.id, place]]) };
    const { next, left } = mended(good, "closed", more);
    expect(left).toEqual([]);
    expect(
      allActivities(next)
        .map((it) => it.id)
        .sort(),
    ).toEqual(
      allActivities(good)
        .map((it) => it.id)
        .sort(),
    );
  });

  it("make a plan fit its budget, or say that they save a part", () => {
    const cost = good.days.flatMap((it) => it.activities).reduce((sum, it) => sum + Number(it.estimatedCost ?? 0), 0);
    const more = { ...context, mealCost: request.destination.mealCost };
    expect(mended({ ...good, budgetPerPerson: String(cost - 5) }, "over_budget", more).left).toEqual([]);
    const { summary, next } = mended({ ...good, budgetPerPerson: "1" }, "over_budget", more);
    expect(summary).toMatch(/saves [\d.]+ EUR of the [\d.]+ EUR each over the budget/);
    expect(next.days.length).toBe(good.days.length);
  });

  it("park the least important stop of a full day", () => {
    const day = good.days[1] as (typeof good.days)[number];
    const more = Array.from({ length: 11 - day.activities.length }, (_, index) => ({
      ...blankActivity(`Errand number ${index}`),
      id: `errand-${index}`,
      priority: 1,
    }));
    const full = {
      ...good,
      days: good.days.map((it) => (it === day ? { ...it, activities: [...it.activities, ...more] } : it)),
    };
    const { next, left } = mended(full, "too_dense");
    expect(left).toEqual([]);
    expect(next.parked.every((it) => it.id.startsWith("errand") && it.parked?.reason === "set_aside")).toBe(true);
  });

  it("give an empty day two places at suitable times", () => {
    const emptied = { ...good, days: good.days.map((it, index) => (index === 1 ? { ...it, activities: [] } : it)) };
    const { next, left } = mended(emptied, "too_empty");
    expect(left).toEqual([]);
    expect(next.days[1]?.activities).toHaveLength(2);
    for (const it of next.days[1]?.activities ?? []) expect(it.startTime && it.startTime >= "09:00").toBe(true);
  });

  it("keep an empty day free where no place is near", () => {
    const emptied = { ...good, days: good.days.map((it, index) => (index === 1 ? { ...it, activities: [] } : it)) };
    const nowhere = { ...context, candidates: new Map() };
    const finding = checkWithFixes(emptied, nowhere, counter()).find((it) => it.code === "too_empty");
    expect(finding?.otherFix?.summary.text).toBe("Keep 10:00 to 18:00 free on purpose");
    expect(finding?.whyNoFix).toBeNull();
    const { next } = apply(emptied, finding?.otherFix?.patch ?? []);
    expect(next.days[1]?.activities).toMatchObject([{ freeTime: true, startTime: "10:00", endTime: "18:00" }]);
    expect(check(next, nowhere).map((it) => it.code)).not.toContain("too_empty");
  });

  it("have a meal at another table near by, when the planned one is out of reach or closed", () => {
    const meal = onDay(1, (it) => it.activityType === "dining");
    const away = mended(
      change(good, meal.id, { lat: (meal.lat ?? 0) + 1.2, placeId: null, title: "A barn" }),
      "travel_time",
    );
    expect([away.left, away.summary]).toEqual([[], expect.stringMatching(/^Swap A barn for /)]);
    const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const shut = { ...(context.candidates.get(meal.placeId ?? "") as Candidate), hours };
    const closed = mended(good, "closed", {
      ...context,
      candidates: new Map([...context.candidates, [shut.id, shut]]),
    });
    expect([closed.left, closed.summary]).toEqual([[], expect.stringMatching(/^Swap .+ for /)]);
    expect(allActivities(closed.next)).toHaveLength(allActivities(good).length);
  });

  it("say why there is none: what is pinned, what a person decides, or what every change would bring", () => {
    const clash = { startTime: "10:00", endTime: "12:00", durationMinutes: 120 };
    const [first, second] = [{ ...blankActivity("Market") }, { ...blankActivity("Tram") }];
    const both = madeUpTrip("2026-10-01", [
      [
        { ...first, ...clash, pinned: true },
        { ...second, ...clash, bookingId: "b" },
      ],
    ]);
    const why = (trip: TripDocument, code: FindingCode, more = context) =>
      checkWithFixes(trip, more, counter()).find((it) => it.code === code)?.whyNoFix?.text;
    expect(why(both, "overlap")).toBe("Market is pinned: unpin it, or change it yourself.");
    const booked = change(both, both.days[0]?.activities[0]?.id ?? "", { pinned: false, segmentId: "s" });
    expect(why(booked, "overlap")).toBe("Market and Tram are booked: only you can change them.");
    expect(why({ ...good, budgetPerPerson: "90000", totalBudget: "100000" }, "budgets_differ", context)).toMatch(
      /^Only you/,
    );
    for (const it of checkWithFixes(both, context, counter()))
      expect([it.code, it.fix ?? it.otherFix ?? it.whyNoFix?.text]).toEqual([it.code, expect.anything()]);
  });

  it("replace what does not suit a diet or a wheelchair", () => {
    const fish: Candidate = {
      ...(candidatesIn("lisbon").find((it) => it.category === "food") as Candidate),
      ...{ id: "x/fish", name: "Only Fish", tags: ["seafood"], diets: [], hours: null },
    };
    const steps: Candidate = {
      ...(context.candidates.get(visit.placeId ?? "") as Candidate),
      ...{ id: "x/steps", name: "Only Steps", stepFree: "no" },
    };
    const candidates = new Map([...context.candidates, [fish.id, fish], [steps.id, steps]]);
    const vegetarian = { ...request, dietary: ["vegetarian"] };
    const suited = tripOf(vegetarian, plan(vegetarian));
    const meal = suited.days[1]?.activities.find((it) => it.activityType === "dining") as Activity;
    const dinner = change(suited, meal.id, { placeId: fish.id, title: fish.name });
    const eaten = mended(dinner, "diet", { ...contextOf(vegetarian), candidates });
    expect([eaten.left, eaten.summary]).toEqual([[], expect.stringMatching(/^Swap Only Fish for /)]);
    const needs = { ...request, accessibility: ["wheelchair"] };
    const accessible = tripOf(needs, plan(needs));
    const target = accessible.days[1]?.activities.find((it) => it.activityType !== "dining") as Activity;
    const climb = change(accessible, target.id, { placeId: steps.id, title: steps.name });
    const fixed = mended(climb, "accessibility", { ...contextOf(needs), candidates });
    expect(fixed.left).toEqual([]);
  });

  it("put lunch into a gap, and make a gap where there is none", () => {
    const day = good.days[1] as (typeof good.days)[number];
    const at = (id: string, startTime: string, endTime: string, point: Activity = visit): Activity => ({
      ...blankActivity(`Errand ${id}`),
      ...{ id, startTime, endTime, lat: point.lat, lng: point.lng },
    });
    const withThings = (...activities: Activity[]) => ({
      ...good,
      days: good.days.map((it) => (it === day ? { ...it, activities } : it)),
    });
    const pause = mended(withThings(at("a", "09:00", "12:00"), at("b", "14:00", "16:00")), "missing_meal");
    expect(pause.summary).toMatch(/^Add .*lunch.* at 1[23]:\d\d$/);
    const none = mended(withThings(at("a", "09:00", "12:00"), at("b", "12:05", "16:00")), "missing_meal");
    expect([none.left, none.summary]).toEqual([[], expect.stringContaining("add")]);
  });

  it("leave lunch and dinner where there was one", () => {
    const eats = (trip: TripDocument) =>
      trip.days.map((day) => day.activities.filter((it) => it.activityType === "dining").length);
    for (const [day, { activities }] of good.days.entries())
      for (const meal of activities.filter((it) => it.activityType === "dining")) {
        // Another thing at the same hour, which nobody can miss.
        const same = { ...blankActivity("Meeting"), id: "meeting", startTime: meal.startTime, durationMinutes: 180 };
        const days = good.days.map((it, index) =>
          index === day ? { ...it, activities: [...it.activities, { ...same, pinned: true }] } : it,
        );
        const clashing = { ...good, days };
        for (const { fix } of checkWithFixes(clashing, context, counter()))
          expect(eats(apply(clashing, fix?.patch ?? []).next)[day], fix?.summary.text).toBeGreaterThanOrEqual(
            eats(good)[day] as number,
          );
      }
  });

  it("leave time for the way to the airport before a flight, and nothing after the ride there", () => {
    const day = good.days.at(-1);
    const own = { ...blankActivity("Flight home"), id: "own", activityType: "transport", startTime: "17:00" } as const;
    const only = (activities: readonly Activity[]) => ({
      ...good,
      days: good.days.map((it) => (it === day ? { ...it, activities } : it)),
    });
    const lisbon = { fromLat: 38.77, fromLng: -9.13, lat: 48.7, lng: 9.2 };
    for (const flight of [own, { ...own, ...lisbon }, { ...own, ...lisbon, durationMinutes: 180 }]) {
      const trip = only([flight]);
      const { next } = mended(only([]), "too_empty");
      expect(next.days.at(-1)?.activities.length).toBeGreaterThan(0);
      for (const { fix } of checkWithFixes(trip, context, counter()))
        for (const it of apply(trip, fix?.patch ?? []).next.days.at(-1)?.activities ?? [])
          if (it.id !== "own") expect(it.endTime?.localeCompare("14:50"), fix?.summary.text).toBeLessThan(0);
    }
    const ride = { ...own, title: "To the airport (LIS)", startTime: "10:00", durationMinutes: 40 };
    const gone = only([ride, { ...blankActivity("Castle"), id: "late", startTime: "14:00", lat: 38.71, lng: -9.13 }]);
    expect(grave(gone).map((it) => it.message.text)).toContain(
      "Castle is planned after To the airport (LIS) leaves at 10:00.",
    );
  });

  it("leave time to sleep after a late arrival", () => {
    const flight = {
      ...blankActivity("Flight"),
      id: "f",
      activityType: "transport" as const,
      startTime: "21:00",
      endTime: "00:45",
    };
    const days = good.days.map((it, index) => (index === 0 ? { ...it, activities: [flight] } : it));
    const first = good.days[1]?.activities.find((it) => it.startTime !== null) as Activity;
    const early = change({ ...good, days }, first.id, { startTime: "07:30", endTime: "08:30" });
    expect(mended(early, "late_arrival").left).toEqual([]);
  });

  it("are the same one by one as all together; for a long trip only the first are computed", () => {
    const messy = change(good, visit.id, { startTime: "04:00", endTime: "05:00" });
    const problems = check(messy, context);
    const alone = problems.map((it) => fixFor(messy, context, problems, it, counter())?.summary);
    expect(alone).toEqual(checkWithFixes(messy, context, counter()).map((it) => it.fix?.summary));
    const days = Array.from({ length: 366 }, (_, index) => ({
      id: `d${index}`,
      date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
      notes: "",
      activities: (messy.days[index % 4]?.activities ?? []).map((it) => ({ ...it, id: `${it.id}-${index}` })),
    }));
    const mended = checkWithFixes({ ...messy, days }, context, counter()).filter((it) => it.fix !== null);
    expect(mended.length).toBeGreaterThan(0);
    expect(mended.length).toBeLessThanOrEqual(30);
  });

  it("keep pinned, booked, ticketed and locked-in stops, lose nothing, and solve their finding, for any plan", () => {
    const clock = fc.integer({ min: 0, max: 287 }).map((it) => clockOf(it * 5));
    const twist = fc.record({
      start: fc.option(clock, { nil: null }),
      end: fc.option(clock, { nil: null }),
      kept: fc.constantFrom(
        {},
        {},
        { pinned: true },
        { bookingId: "b" },
        { segmentId: "s" },
        { provenance: "board" as const },
      ),
      lat: fc.constantFrom(38.71, 38.76, 39.2),
      type: fc.constantFrom("dining" as const, "cultural" as const, "transport" as const, "accommodation" as const),
      minutes: fc.constantFrom(null, 0, 60, 1440, 4320),
    });
    const wild = fc.tuple(anyTrip, fc.array(twist, { minLength: 1, maxLength: 12 })).map(([trip, twists]) => {
      let turn = 0;
      const twisted = (it: Activity): Activity => {
        const { start, end, kept, lat, type, minutes } = twists[turn++ % twists.length] as (typeof twists)[number];
        return {
          ...it,
          startTime: start,
          endTime: end,
          durationMinutes: minutes,
          activityType: type,
          lat,
          lng: -9.14,
          ...kept,
        };
      };
      return { ...trip, days: trip.days.map((day) => ({ ...day, activities: day.activities.map(twisted) })) };
    });
    fc.assert(fc.property(wild, expectGoodFixes), { numRuns: 60 });
  });

  it("cause no errors on a later day of a journey of three days", () => {
    const stay = {
      activityType: "accommodation",
      startTime: "16:40",
      endTime: "23:35",
      durationMinutes: 1440,
    } as const;
    const lateStay = {
      activityType: "accommodation",
      startTime: "16:10",
      endTime: "04:10",
      durationMinutes: 60,
    } as const;
    const meal = { activityType: "dining", startTime: "14:50", provenance: "board" } as const;
    const untimed = { activityType: "transport", endTime: "13:35", bookingId: "b" } as const;
    const ticket = {
      activityType: "transport",
      startTime: "22:05",
      endTime: "16:55",
      durationMinutes: 4320,
      segmentId: "s",
    } as const;
    const journey = { activityType: "transport", startTime: "23:20", endTime: "00:15", durationMinutes: 4320 } as const;
    const trip = madeUpTrip("2027-05-03", [
      [],
      [],
      [stay, untimed, meal],
      [{ ...ticket, bookingId: "booking" }, lateStay, journey],
      [stay, untimed, meal, ticket, { ...lateStay, bookingId: "booking" }],
      [journey, { ...stay, bookingId: "booking" }, untimed],
    ]);
    expect(grave(trip).length).toBeGreaterThan(0);
    expectGoodFixes(trip);
  });
});

/** Each fix can be reverted, keeps what is kept, loses nothing, and leaves no more errors and warnings than before. */
function expectGoodFixes(trip: TripDocument): void {
  const isKept = (it: Activity) =>
    it.pinned || it.bookingId !== null || it.segmentId !== null || it.provenance === "board";
  const kept = (from: TripDocument) =>
    from.days.map((day) => [
      day.id,
      day.activities
        .filter(isKept)
        .map((it) => JSON.stringify(it))
        .sort(),
    ]);
  const errors = (of: TripDocument) => grave(of).filter((it) => it.severity === "error").length;
  for (const finding of checkWithFixes(trip, context, counter())) {
    if (!finding.fix) continue;
    const { next, inverse } = apply(trip, finding.fix.patch);
    expect(apply(next, inverse).next.days).toEqual(trip.days);
    expect(kept(next)).toEqual(kept(trip));
    const lost = allActivities(trip).filter((it) => !allActivities(next).some((other) => other.id === it.id));
    expect(lost.length).toBe(finding.code === "repeated" ? lost.length : 0);
    expect(grave(next).length).toBeLessThanOrEqual(grave(trip).length);
    expect(errors(next)).toBeLessThanOrEqual(errors(trip));
  }
}

describe("several fixes", () => {
  const [first, second] = [0, 1].map((day) => {
    const [one, other] = middle[day]?.activities.filter((it) => it.startTime !== null) ?? [];
    return { one: one as Activity, other: other as Activity };
  });
  const twice = [first, second].reduce(
    (trip, it) =>
      change(trip, it?.other.id ?? "", { startTime: it?.one.startTime ?? null, endTime: it?.one.endTime ?? null }),
    good,
  );

  it("follow one another until no error or warning is left that has one", () => {
    expect(grave(twice).length).toBeGreaterThan(1);
    const fixes = fixAll(twice, context, counter());
    expect(fixes.length).toBeGreaterThan(1);
    const next = apply(
      twice,
      fixes.flatMap((it) => it.patch),
    ).next;
    expect(grave(next)).toEqual([]);
    expect(fixAll(next, context, counter())).toEqual([]);
  });

  it("are found for what a change has brought", () => {
    const since = findingsSince(good, twice, context, counter());
    expect(since.length).toBeGreaterThan(1);
    expect(since.some((it) => it.fix !== null)).toBe(true);
    expect(findingsSince(twice, good, context, counter())).toEqual([]);
    // Moved on purpose, they stay where they are.
    const kept = new Set([first?.other.id ?? "", second?.other.id ?? ""]);
    const touched = findingsSince(good, twice, context, counter(), { kept }).flatMap(({ fix }) =>
      (fix?.patch ?? []).filter((op) => "activityId" in op && kept.has(op.activityId)),
    );
    expect(touched).toEqual([]);
  });
});
