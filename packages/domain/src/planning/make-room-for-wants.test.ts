import { describe, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { check } from "../trip/check.ts";
import { plan } from "./plan.ts";
import type { PlannedDay, PlanRequest } from "./types.ts";
import { wantsMet } from "./wants-met.ts";

const stopsOf = ({ date, items }: PlannedDay) => ({
  date,
  stops: items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])),
});
const unmetOf = (request: PlanRequest) =>
  wantsMet(request, plan(request).days.map(stopsOf)).flatMap((it) => (it.isMet ? [] : [it.want.label]));

describe("what is wished for comes before ordinary sights", () => {
  const osaka = requestFor("osaka", 3, {
    startDate: "2027-11-12",
    travelers: 1,
    travelStyle: "budget",
    interests: [
      ...["street food", "kissaten", "public baths", "theatre", "autumn leaves"],
      "I would like old coffee houses, a sento in the evening, covered shopping streets, and one performance of something that is really from Osaka. A half day in the autumn leaves would make me happy if it is easy by train.",
    ],
  });

  it("also where little time is left: coffee houses, a bath, a play and the leaves in three days", () => {
    expect(unmetOf(osaka)).toEqual([]);
    const trip = tripOf(osaka, plan(osaka));
    expect(check(trip, contextOf(osaka)).filter((it) => it.severity !== "info")).toEqual([]);
  });

  it("with the old ones among the coffee houses", () => {
    const met = wantsMet(osaka, plan(osaka).days.map(stopsOf)).find((it) => it.want.label === "old coffee houses");
    expect(met?.stops.map((it) => it.title).join()).toMatch(/Marufuku|Nakazakicho|Hiraoka|American/);
  });

  it("with several day trips, where several were asked for", () => {
    const request = requestFor("cape-town", 5, {
      startDate: "2027-03-03",
      travelStyle: "luxury",
      interests: ["penguins", "We want one day of wine with a driver, and the Cape peninsula at our own pace."],
    });
    expect(unmetOf(request)).toEqual([]);
  });
});

describe("what was refused", () => {
  it("is no day trip either", () => {
    const interests = [
      "One easy day out of the city would be lovely, but not Sintra, we have been told it is all climbing.",
    ];
    const text = JSON.stringify(plan(requestFor("lisbon", 5, { interests })).days);
    expect(text).not.toContain("Train to Sintra");
    expect(text).not.toContain("Pena Palace");
  });
});

describe("a want is met by what is that, and not by what lies beside it", () => {
  it.each([
    ["istanbul", "We want to see the great domes without hurry.", /Hamam/],
    ["krakow", "One real dance floor for the four of us, please.", /Opera/],
  ])("in %s: %s", (city, wish, other) => {
    const request = requestFor(city, 4, { interests: [wish] });
    for (const { stops } of wantsMet(request, plan(request).days.map(stopsOf)))
      for (const it of stops) expect(it.title).not.toMatch(other);
  });
});

describe("meals", () => {
  it("have one great menu a day at most", () => {
    const request = requestFor("cape-town", 5, {
      travelStyle: "luxury",
      interests: ["fine dining", "Honeymoon: we want one unforgettable tasting menu and wine."],
    });
    const great = /tasting menu|kaiseki|set menu/i;
    for (const { stops } of plan(request).days.map(stopsOf)) {
      const menus = stops.filter((it) => it.activityType === "dining" && great.test(`${it.description} ${it.notes}`));
      expect(menus.length, menus.map((it) => it.title).join()).toBeLessThanOrEqual(1);
    }
  });

  it("are no bite at a counter in the evening where a table is near", () => {
    const request = requestFor("osaka", 4);
    const bites = plan(request)
      .days.flatMap((day) => stopsOf(day).stops)
      .filter(
        (it) => it.activityType === "dining" && (it.startTime ?? "") >= "18:00" && (it.durationMinutes ?? 60) <= 30,
      );
    expect(bites.map((it) => it.title)).toEqual([]);
  });
});
