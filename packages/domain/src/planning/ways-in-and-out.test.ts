import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { check } from "../trip/check.ts";
import { companyOf } from "./company.ts";
import { explainPlan } from "./explain-plan.ts";
import { plan } from "./plan.ts";
import { stopsOfRegion } from "./stops-of-region.ts";

describe("flights that are told of", () => {
  const told = (text: string) => companyOf({ interests: [text], avoid: [], accessibility: [], pace: "usual" });

  it.each([
    ["we land at 14:30", 870, null],
    ["arriving at half past two", 870, null],
    ["our flight home leaves at 19:00", null, 1140],
    ["flying home at 9 am", null, 540],
    ["arriving and leaving at Kochi", null, null],
    ["we arrive with two children at 3 pm", 900, null],
  ])("%s", (text, lands, takesOff) => {
    expect(told(text)).toMatchObject({ lands, takesOff });
  });

  it("leave the first day after landing, and the last one in time for the airport", () => {
    const request = requestFor("lisbon", 4, { interests: ["we land at 14:30", "our flight home leaves at 18:00"] });
    const made = plan(request);
    const timed = made.days.map(({ items }) => items.flatMap((it) => (it.kind === "planned" ? it.activity : [])));
    expect(minutesOf(timed[0]?.[0]?.startTime ?? "")).toBeGreaterThanOrEqual(870 + 60);
    const way = timed.at(-1)?.at(-1);
    expect(way).toMatchObject({ title: "To the airport (LIS)", activityType: "transport" });
    expect(minutesOf(way?.endTime ?? "")).toBeLessThanOrEqual(1080 - 120);
    expect(check(tripOf(request, made), contextOf(request)).filter((it) => it.severity !== "info")).toEqual([]);
  });
});

describe("the first and the last day", () => {
  it("say how to come in and when to set out for the airport", () => {
    const { days } = plan(requestFor("lisbon", 3));
    expect(days[0]?.reason).toMatch(/Coming in: Metro red line/);
    expect(days.at(-1)?.reason).toMatch(
      /Going home: .*\(LIS\) is about \d+ minutes away; set out .* before the flight/,
    );
  });
});

it("a stored trip whose last stop is the ride to the airport is not told how far that is from there", () => {
  const request = requestFor("lisbon", 4, { interests: ["our flight home leaves at 18:00"] });
  const made = plan(request);
  expect(made.days.at(-1)?.reason).toMatch(/Going home: .*\(LIS\) is about \d\d minutes away/);
  const trip = tripOf(request, made);
  const last = explainPlan(request, trip, trip).days.at(-1);
  expect(trip.days.at(-1)?.activities.at(-1)?.title).toBe("To the airport (LIS)");
  expect(last?.reason).not.toContain("Going home");
});

describe("a region", () => {
  it.each([
    ["kerala", 8, ["arriving and leaving at Kochi"], "Fort Kochi"],
    ["namibia", 10, ["starting and ending in Windhoek"], "Windhoek"],
    ["namibia", 9, [], "Windhoek"],
    ["costa-rica", 10, [], null],
  ])("%s for %d days ends where one flies home %j", (id, days, interests, end) => {
    const request = requestFor(id, days, { interests });
    const stops = stopsOfRegion(request);
    const last = stops.at(-1);
    if (end !== null) expect(last?.name).toBe(end);
    const airports = request.guide?.airports ?? [];
    const near = airports.some(
      (it) => Math.hypot(it.lat - (last?.point?.lat ?? 0), it.lng - (last?.point?.lng ?? 0)) < 1.2,
    );
    expect(near).toBe(true);
    expect(last?.to).toBe(request.endDate);
    const made = plan(request);
    expect(check(tripOf(request, made), contextOf(request)).filter((it) => it.severity !== "info")).toEqual([]);
  });
});

describe("the ride to a region, beside something fixed on the day of arrival", () => {
  const planned = (id: string, startTime: string, at?: { readonly lat: number; readonly lng: number }) => {
    const base = requestFor(id, 1);
    const { lat, lng } = at ?? base.destination;
    const fixed = activity({ id: "fixed", startTime, durationMinutes: 15, lat, lng });
    const request = { ...base, fixed: [{ date: base.startDate, activity: fixed }] };
    const made = plan(request);
    const rides = made.days[0]?.items.filter((it) => it.kind === "planned" && it.activity.title.startsWith("Drive to"));
    const errors = check(tripOf(request, made), contextOf(request)).filter((it) => it.severity === "error");
    return { rides: rides?.length, errors };
  };

  it.each([
    ["dolomites", "08:00"],
    ["bavarian-alps", "08:00"],
    ["dolomites", "11:00"],
    ["utah-parks", "14:00"],
  ])("is left out in %s at %s, which it leaves no time for", (id, startTime) => {
    expect(planned(id, startTime)).toEqual({ rides: 0, errors: [] });
  });

  it("stays where that is over in time, or comes long after", () => {
    const airport = requestFor("dolomites", 1).guide?.airports?.find((it) => it.iata === "INN");
    expect(planned("dolomites", "08:00", airport)).toEqual({ rides: 1, errors: [] });
    expect(planned("dolomites", "20:00")).toEqual({ rides: 1, errors: [] });
  });
});
