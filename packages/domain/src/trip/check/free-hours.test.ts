import { describe, expect, it } from "vitest";
import { activity, cityIds, contextOf, requestFor, tripOf } from "../../../test/cities.ts";
import { counter } from "../../../test/trips.ts";
import { checkWithFixes } from "../../fixes/find-fixes.ts";
import { plan } from "../../planning/plan.ts";
import { replanPatch } from "../../planning/replan-patch.ts";
import { check } from "../check.ts";
import type { Activity, TripDocument } from "../document.ts";
import { apply } from "../patch.ts";

const request = requestFor("lisbon", 3);
const context = contextOf(request);
const at = (id: string, startTime: string, endTime: string, fields: Partial<Activity> = {}) =>
  activity({ id, title: id, startTime, endTime, lat: 38.71, lng: -9.14, verified: true, ...fields });

/** The middle day of a trip of three. */
function tripWith(activities: readonly Activity[], fields: Partial<TripDocument> = {}): TripDocument {
  const empty = tripOf(request, { days: [], warnings: [] });
  const other = (index: number) => ({
    id: `day-${index}`,
    date: `2026-10-0${index + 1}`,
    notes: "",
    activities: [at(`other-${index}`, "10:00", "12:30")],
  });
  const days = [other(0), { id: "day-1", date: "2026-10-02", notes: "", activities }, other(2)];
  return { ...empty, ...fields, days };
}
const free = (trip: TripDocument, more = context) =>
  check(trip, more).filter((it) => it.code === "early_end" || it.code === "long_gap");
const codes = (trip: TripDocument, more = context) => free(trip, more).map((it) => it.code);
const dinner = at("Dinner", "19:30", "21:00", { activityType: "dining" });

describe("hours in which nothing is planned", () => {
  const morning = [at("Museum", "09:30", "12:00"), at("Lunch", "12:30", "14:00", { activityType: "dining" })];

  it("a day that ends at 14:00 is reported, except on the first and last day", () => {
    expect(free(tripWith(morning))).toMatchObject([
      { code: "early_end", severity: "info", message: { text: "Nothing is planned on Fri 2 Oct after 14:00." } },
    ]);
  });

  it("three empty hours are reported, without travel and the hour before dinner", () => {
    expect(codes(tripWith([...morning, dinner]))).toEqual(["long_gap"]);
    expect(codes(tripWith([...morning, at("Walk", "15:00", "16:30"), dinner]))).toEqual([]);
    expect(codes(tripWith([...morning, at("Walk", "17:01", "18:30"), dinner]))).toEqual(["long_gap"]);
    expect(codes(tripWith([...morning, at("Walk", "16:30", "18:30"), dinner]))).toEqual([]);
  });

  it("a slow pace allows longer gaps", () => {
    const trip = tripWith([...morning, at("Walk", "17:30", "18:30"), dinner]);
    expect(codes(trip)).toEqual(["long_gap"]);
    expect(codes(trip, { ...context, pace: "slow" } as never)).toEqual([]);
    expect(codes({ ...trip, travelStyle: "luxury" })).toEqual([]);
  });

  it("activities without a time, for the whole day or with many hours fill a day", () => {
    const anyTime = activity({ id: "any", title: "Shops", verified: true });
    expect(codes(tripWith([...morning, anyTime, dinner]))).toEqual([]);
    expect(codes(tripWith([at("Beach day", "00:00", "23:59"), ...morning]))).toEqual([]);
    expect(codes(tripWith([at("Hike", "08:00", "14:00"), at("Swim", "14:00", "15:00")]))).toEqual([]);
  });

  it("are filled with something nearby that fits, or kept free on purpose", () => {
    for (const day of [morning, [...morning, dinner]]) {
      const trip = tripWith(day);
      const finding = checkWithFixes(trip, context, counter()).find((it) => /early_end|long_gap/.test(it.code));
      expect(finding?.fix?.summary.text).toMatch(/^Add .+ at 1[4-8]:/);
      expect(finding?.otherFix?.summary.text).toBe(
        `Keep 14:00 to ${day.includes(dinner) ? "18:30" : "18:00"} free on purpose`,
      );
      for (const fix of [finding?.fix, finding?.otherFix])
        expect(codes(apply(trip, fix?.patch ?? []).next)).toEqual([]);
    }
  });

  it("rarely occur in the planner's own plans", () => {
    let found = 0;
    let days = 0;
    for (const id of cityIds.filter((_, index) => index % 12 === 0)) {
      const wanted = requestFor(id, 5);
      found += free(tripOf(wanted, plan(wanted)), contextOf(wanted)).length;
      days += 3;
    }
    expect(days).toBeGreaterThan(20);
    expect(found / days).toBeLessThan(0.1);
  });
});

describe("free time", () => {
  const block = at("My hours", "14:00", "18:00", { freeTime: true, lat: null, lng: null, verified: false });
  const morning = [at("Museum", "09:30", "12:00"), at("Lunch", "12:30", "14:00", { activityType: "dining" })];

  it("counts as a plan for its hours: no gap, no travel to it, nothing to look up", () => {
    expect(check(tripWith([...morning, block, dinner]), context)).toEqual([]);
    expect(check(tripWith([block]), context).map((it) => it.code)).not.toContain("too_empty");
  });

  it("is shortened by what is planned into it, which is no error, and hides no other overlap", () => {
    const visit = at("Visit", "15:00", "16:00");
    expect(check(tripWith([...morning, block, visit, dinner]), context)).toMatchObject([
      { code: "overlap", severity: "info" },
    ]);
    const clash = check(tripWith([...morning, block, visit, at("Other", "15:30", "16:30"), dinner]), context);
    expect(clash[0]).toMatchObject({ code: "overlap", severity: "error", activityIds: ["Visit", "Other"] });
  });

  it("is kept when the day is replanned", () => {
    const trip = tripWith([...morning, block, dinner]);
    const fixed = [{ date: "2026-10-02", activity: block }];
    const { next } = apply(
      trip,
      replanPatch(trip, plan({ ...request, fixed, only: ["2026-10-02"] }), () => crypto.randomUUID()),
    );
    const day = next.days[1]?.activities ?? [];
    expect(day.find((it) => it.id === block.id)).toEqual(block);
    const during = day.filter(
      (it) => it.id !== block.id && (it.endTime ?? "") > "14:00" && (it.startTime ?? "") < "18:00",
    );
    expect(during).toEqual([]);
  });
});
