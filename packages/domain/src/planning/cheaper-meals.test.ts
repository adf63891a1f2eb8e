import { describe, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { check } from "../trip/check.ts";
import { plan } from "./plan.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";

const frugal = (id: string, budgetPerPerson: string | null, more: Partial<PlanRequest> = {}): PlanRequest =>
  requestFor(id, 7, { travelStyle: "budget", interests: ["food"], budgetPerPerson, totalBudget: null, ...more });

function mealsIn(request: PlanRequest): readonly (readonly PlannedActivity[])[] {
  return plan(request).days.map((day) =>
    day.items.flatMap((it) => (it.kind === "planned" && it.activity.activityType === "dining" ? [it.activity] : [])),
  );
}

const codes = (request: PlanRequest) =>
  check(tripOf(request, plan(request)), contextOf(request))
    .filter((it) => it.severity !== "info")
    .map((it) => it.code);

describe("a budget that tables would exceed", () => {
  it("is kept by cheaper tables and suppers to take away, never two evenings running", () => {
    const request = frugal("johannesburg", "3325", { interests: ["museums", "food"] });
    expect(codes(request)).toEqual([]);
    const takeaway = mealsIn(request).map((day) => day.some((it) => /^Takeaway supper in /.test(it.title)));
    expect(takeaway.filter(Boolean).length).toBeGreaterThan(0);
    expect(takeaway.filter((it, index) => it && takeaway[index + 1])).toEqual([]);
  });

  it("is kept by picnics every day where nothing else helps, and says why", () => {
    const request = frugal("amalfi-coast", "546");
    expect(codes(request)).toEqual([]);
    const picnics = mealsIn(request)
      .flat()
      .filter((it) => /^(?:Takeaway supper|Picnic lunch) in /.test(it.title));
    expect(picnics.length).toBeGreaterThan(2);
    expect(picnics.map((it) => it.description)).toContainEqual(expect.stringMatching(/more than your budget leaves/));
  });

  it("changes nothing where the money suffices or no budget is stated", () => {
    for (const request of [frugal("cinque-terre", "2000"), frugal("cinque-terre", null)])
      expect(mealsIn(request).flat()).not.toContainEqual(
        expect.objectContaining({ title: expect.stringMatching(/^Takeaway/) }),
      );
  });

  it("keeps a table that somebody asked for", () => {
    const request = frugal("cinque-terre", "300");
    const [wanted] = request.candidates.filter((it) => it.meals.includes("dinner") && (it.priceLevel ?? 2) >= 3);
    const candidates = request.candidates.map((it) => (it === wanted ? { ...it, wantedBy: ["ana"] } : it));
    const titles = mealsIn({ ...request, candidates }).flatMap((day) => day.map((it) => it.title));
    expect(titles).toContain(wanted?.name);
  });

  it("leaves out excursions that cost several days of the budget, but not one that was asked for", () => {
    const drives = (request: PlanRequest) =>
      plan(request).days.flatMap((day) =>
        day.items.flatMap((it) => (it.kind === "planned" && /Doi Inthanon/.test(it.activity.title) ? [1] : [])),
      ).length;
    expect(drives(frugal("chiang-mai", "2485"))).toBe(0);
    expect(drives(frugal("chiang-mai", "2485", { interests: ["Doi Inthanon"] }))).toBeGreaterThan(0);
  });
});

describe("days that are too full or hungry", () => {
  it.each([
    ["madrid", { travelStyle: "adventure", interests: ["nightlife", "viewpoints"], avoid: ["museums"], pace: "fast" }],
    ["masai-mara", { travelStyle: "comfort" }],
    ["orlando", { travelStyle: "comfort" }],
    ["barbados", { travelStyle: "luxury", accessibility: ["wheelchair"], interests: ["art", "gardens"] }],
  ] as const)("are not planned in %s", (id, fields) => {
    expect(codes(requestFor(id, 7, fields))).toEqual([]);
  });
});
