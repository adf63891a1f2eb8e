import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { clockOf, minutesOf } from "../calendar.ts";
import { check } from "../trip/check.ts";
import { plan } from "./plan.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";

const daysOf = (request: PlanRequest): readonly (readonly PlannedActivity[])[] =>
  plan(request).days.map(({ items }) => items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])));
const ridesOf = (day: readonly PlannedActivity[]) => day.filter((it) => it.activityType === "transport");
const tripsIn = (request: PlanRequest) => daysOf(request).filter((day) => ridesOf(day).length === 2);

describe("day trips", () => {
  it("are an outbound ride, stops with lunch, and a ride back, on a day between the first and the last", () => {
    const request = requestFor("paris", 6);
    const days = daysOf(request);
    expect(tripsIn(request).length).toBeGreaterThan(0);
    expect(ridesOf(days[0] ?? [])).toEqual([]);
    expect(ridesOf(days.at(-1) ?? [])).toEqual([]);
    for (const day of tripsIn(request)) {
      const [out, back] = ridesOf(day) as [PlannedActivity, PlannedActivity];
      expect(out).toMatchObject({ fromLocation: "Paris", location: back.fromLocation });
      expect(back.location).toBe("Paris");
      const between = day.filter(
        (it) => (it.startTime ?? "") >= (out.endTime ?? "") && (it.endTime ?? "") <= (back.startTime ?? ""),
      );
      expect(between.some((it) => it.activityType === "dining")).toBe(true);
      expect(between.some((it) => it.activityType !== "dining")).toBe(true);
    }
    const trip = tripOf(request, plan(request));
    expect(check(trip, contextOf(request)).filter((it) => it.severity !== "info")).toEqual([]);
  });

  it("leave time from the station to the first place", () => {
    const [day = []] = tripsIn(requestFor("edinburgh", 4, { interests: ["A day trip to Stirling on the third day."] }));
    const [out, first] = [
      day.find((it) => it.activityType === "transport"),
      day.find((it) => it.title === "Stirling Castle"),
    ];
    expect(minutesOf(first?.startTime ?? "") - minutesOf(out?.endTime ?? "")).toBeGreaterThanOrEqual(15);
  });

  it("are named after the part that they show", () => {
    const [day = []] = tripsIn(requestFor("krakow", 4, { interests: ["A day trip to Zakopane on the third day."] }));
    expect(day.some((it) => it.title === "Morskie Oko")).toBe(false);
    const said = day.flatMap((it) => [it.title, it.location, it.fromLocation, it.notes]).join(" ");
    expect(said).toContain("Zakopane");
    expect(said).not.toContain("Morskie");
  });

  it("come back in time for the way to what is fixed that evening", () => {
    const base = requestFor("paris", 4, { interests: ["A day at Versailles on the second day."] });
    const back = daysOf(base)[1]?.findLast((it) => it.activityType === "transport")?.endTime;
    // In Meaux, an hour from the middle of Paris, soon after the usual return.
    const fixed = activity({
      id: "fixed",
      startTime: clockOf(minutesOf(back ?? "") + 15),
      durationMinutes: 120,
      lat: 48.96,
      lng: 2.888,
    });
    const request = { ...base, fixed: [{ date: "2026-10-02", activity: fixed }] };
    expect(ridesOf(daysOf(request)[1] ?? [])).toEqual([]);
    expect(check(tripOf(request, plan(request)), contextOf(request)).filter((it) => it.severity === "error")).toEqual(
      [],
    );
  });

  it("are followed by dinner on the side where travellers sleep, also where no table is known there", () => {
    const request = requestFor("provence", 5, { travelStyle: "budget", interests: ["museums"] });
    const made = plan(request);
    expect(daysOf(request).some((day) => day.some((it) => it.title.startsWith("Dinner where you stay")))).toBe(true);
    expect(check(tripOf(request, made), contextOf(request)).filter((it) => it.severity === "error")).toEqual([]);
  });

  it("that leave in the afternoon come after lunch in town, and have dinner out there when they are back late", () => {
    const request = requestFor("marrakesh", 5, { interests: ["A day in the Agafay desert."] });
    const day = tripsIn(request).find((it) => it.some((stop) => stop.title === "Agafay Desert")) ?? [];
    const [out] = ridesOf(day);
    const meals = day.filter((it) => it.activityType === "dining" && minutesOf(it.startTime ?? "00:00") >= 12 * 60);
    expect(meals[0]?.startTime && out?.startTime && meals[0].startTime < out.startTime).toBe(true);
    expect(check(tripOf(request, plan(request)), contextOf(request)).filter((it) => it.severity === "error")).toEqual(
      [],
    );
  });

  it("are one of two that somebody chooses between, and go by what others drive where nobody does", () => {
    const nara = daysOf(requestFor("osaka", 4, { interests: ["One day in Nara or Himeji."] })).flatMap(ridesOf);
    const towns = new Set(nara.flatMap((it) => (it.location === "Osaka" ? [] : [it.location])));
    expect(towns.size).toBe(1);
    const coach = daysOf(requestFor("reykjavik", 4, { interests: ["The Golden Circle, without a car."] })).flatMap(
      ridesOf,
    );
    expect(coach.length).toBeGreaterThan(0);
    expect(coach.filter((it) => it.title.startsWith("Drive "))).toEqual([]);
  });

  it.each([
    ["Make the third day a day trip to Sintra.", 2],
    ["A day trip to Sintra on day 3", 2],
    ["Day 2: Sintra. Day 3: Belém.", 1],
    ["A day trip to Sintra on 16 May", 2],
    ["On Sunday, Sintra. Fado on our last night.", 2],
  ])("are on the day that was said: %s", (text, index) => {
    const request = requestFor("lisbon", 4, { startDate: "2027-05-14", endDate: "2027-05-17", interests: [text] });
    expect(daysOf(request).map((day) => day.some((it) => it.title === "Train to Sintra"))).toEqual(
      [0, 1, 2, 3].map((it) => it === index),
    );
  });

  it("lead to what somebody asks for in a town where the trip does not stay", () => {
    const request = requestFor("andalusia", 8, {
      startDate: "2027-04-05",
      interests: [
        "Eight days in Andalusia by train, into Málaga and home from Seville: the Alhambra and the Mezquita. Not more than three hotels.",
      ],
    });
    const titles = daysOf(request).flatMap((day) => day.map((it) => it.title));
    expect(titles).toEqual(expect.arrayContaining(["Alhambra", "Mosque-Cathedral of Córdoba"]));
    expect(titles.filter((it) => it.startsWith("Drive "))).toEqual([]);
  });

  it.each([
    ["ghent", "Bruges", "bruges/"],
    ["krakow", "Zakopane", "krakow/krupowki"],
  ])(
    "from %s to %s, if asked for, last as long as usual, with more of what is there and hours of one's own",
    (city, name, more) => {
      const request = requestFor(city, 4, { travelStyle: "comfort", interests: [`a day trip to ${name}`] });
      const day = tripsIn(request).find((it) => it.some((stop) => stop.location?.includes(name))) ?? [];
      const [out, back] = ridesOf(day) as [PlannedActivity, PlannedActivity];
      const { hours = 0 } = request.guide?.dayTrips.find((it) => it.name.includes(name)) ?? {};
      const away = minutesOf(back.endTime ?? "00:00") - minutesOf(out.startTime ?? "00:00");
      expect(away).toBeGreaterThan((hours - 1) * 60);
      expect(away).toBeLessThanOrEqual(hours * 60 + 15);
      expect(day.some((it) => it.placeId?.startsWith(more))).toBe(true);
      expect(check(tripOf(request, plan(request)), contextOf(request)).filter((it) => it.severity === "error")).toEqual(
        [],
      );
    },
  );

  it("are not part of two-day trips, and as many as the length allows otherwise", () => {
    const count = (days: number) => tripsIn(requestFor("lisbon", days)).length;
    expect([count(2), count(3)]).toEqual([0, 0]);
    expect(count(4)).toBeLessThanOrEqual(1);
    expect(count(7)).toBeGreaterThanOrEqual(1);
    expect(count(7)).toBeLessThanOrEqual(2);
  });

  it("lead to wanted destinations, and not to unwanted ones", () => {
    const named = requestFor("paris", 4, { interests: ["Giverny"] });
    expect(JSON.stringify(daysOf(named))).toContain("to Giverny");
    const none = requestFor("paris", 6, { avoid: ["day trips"] });
    expect(tripsIn(none)).toEqual([]);
  });

  it("leave out a trip whose sights are closed that day", () => {
    // Versailles is closed on Mondays.
    for (const startDate of ["2026-10-03", "2026-10-04", "2026-10-05"]) {
      const trip = plan(requestFor("paris", 6, { startDate })).days.find((it) => it.reason.includes("Versailles"));
      expect(trip && new Date(trip.date).getUTCDay()).not.toBe(1);
    }
  });
});

describe("evenings and free hours", () => {
  it("have what is best before sunset at that time, and not at noon", () => {
    const requests = ["lisbon", "rome", "athens", "prague"].map((city) => requestFor(city, 5));
    const places = new Map(requests.flatMap((it) => it.candidates).map((it) => [it.id, it]));
    const seen = requests
      .flatMap(daysOf)
      .flat()
      .filter(
        (it) =>
          it.placeId !== null &&
          places.get(it.placeId)?.insight?.bestTime === "golden-hour" &&
          places.get(it.placeId)?.fame !== 3,
      );
    expect(seen.length).toBeGreaterThan(0);
    // The sun sets between half past six and a quarter past seven.
    for (const it of seen) expect(minutesOf(it.startTime ?? "00:00"), it.title).toBeGreaterThanOrEqual(1020);
  });

  it("say which hours are free on purpose, with two ideas", () => {
    const free = ["hiroshima", "nara", "luxor"]
      .flatMap((city) => daysOf(requestFor(city, 6)).flat())
      .filter((it) => it.freeTime);
    expect(free.length).toBeGreaterThan(0);
    for (const it of free) {
      expect(it.title).toMatch(/^Free (time|morning|afternoon) in /);
      expect(minutesOf(it.endTime ?? "") - minutesOf(it.startTime ?? "")).toBeGreaterThanOrEqual(90);
    }
    expect(free.filter((it) => it.alternatives.length === 2).length / free.length).toBeGreaterThan(0.5);
  });

  it("leave no gap longer than three hours", () => {
    for (const city of ["rome", "tokyo", "cape-town", "mexico-city"]) {
      const request = requestFor(city, 5);
      const codes = check(tripOf(request, plan(request)), contextOf(request)).map((it) => it.code);
      expect(codes, city).not.toContain("long_gap");
      expect(codes, city).not.toContain("early_end");
    }
  });
});

it.each(["genoa", "san-juan", "melbourne"])("dinner on a trip out of %s is at a table that is open then", (city) => {
  for (const days of [7, 10]) {
    const request = requestFor(city, days, { travelers: 4, interests: ["family", "parks"], pace: "slow" });
    const closed = check(tripOf(request, plan(request)), contextOf(request)).filter((it) => it.code === "closed");
    expect(closed.map((it) => it.message)).toEqual([]);
  }
});
