import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { check } from "../trip/check.ts";
import { splitNights } from "../trip/split-nights.ts";
import { plan } from "./plan.ts";
import { stopsOfRegion } from "./stops-of-region.ts";

describe("splitNights", () => {
  it("gives each stop at least one night and uses all nights", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 40 }),
        (wanted, more) => {
          const nights = wanted.length + more;
          const shares = splitNights(
            wanted.map((it) => ({ nights: it })),
            nights,
          );
          expect(shares.reduce((sum, it) => sum + it, 0)).toBe(nights);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it("follows what each stop wants", () => {
    expect(splitNights([{ nights: 2 }, { nights: 4 }, { nights: 2 }], 8)).toEqual([2, 4, 2]);
    expect(splitNights([{ nights: 1 }, { nights: 3 }], 8)).toEqual([2, 6]);
  });
});

describe("a region", () => {
  it("has no stops when it is a city", () => {
    expect(stopsOfRegion(requestFor("lisbon", 5))).toEqual([]);
  });

  it("is visited from its bases in order, each day from one of them", () => {
    const request = requestFor("tuscany", 8);
    const stops = stopsOfRegion(request);
    expect(stops.length).toBeGreaterThan(1);
    expect(stops[0]?.from).toBe(request.startDate);
    expect(stops.at(-1)?.to).toBe(request.endDate);
    for (const [index, stop] of stops.entries())
      expect(stop.from <= stop.to && (stops[index - 1]?.to ?? "") < stop.from).toBe(true);
  });

  it("has one stop on a weekend, and more on longer trips", () => {
    const count = (days: number) => stopsOfRegion(requestFor("iceland-ring-road", days)).length;
    expect(count(2)).toBe(1);
    expect(count(4)).toBeLessThan(count(10));
  });

  it.each([
    [
      "crete",
      9,
      "We land in Heraklion on Saturday at one and fly home from Chania on Sunday at nine in the evening, with three different beds at most.",
      ["Heraklion", "Chania"],
      3,
    ],
    [
      "provence",
      6,
      "We land at Aix TGV station by train on Tuesday at eleven and leave from Avignon TGV on Sunday at five in the afternoon, with no more than three hotels.",
      ["Aix-en-Provence", "Avignon"],
      3,
    ],
  ])("begins where one arrives and ends where one leaves, without going back: %s", (id, days, wish, ends, most) => {
    const request = requestFor(id, days, { interests: [wish] });
    const names = stopsOfRegion(request).map((it) => it.name);
    expect([names[0], names.at(-1)]).toEqual(ends);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(most);
    // Nothing but the ride to the airport is planned once one has left.
    const last = plan(request)
      .days.at(-1)
      ?.items.flatMap((it) => (it.kind === "planned" ? [it.activity] : []));
    const leaves = id === "crete" ? "21:00" : "17:00";
    for (const it of last ?? []) expect((it.endTime ?? "") <= leaves, it.title).toBe(true);
  });

  it.each(["tuscany", "bali", "iceland-ring-road", "andalusia", "patagonia"])(
    "has travel between its stops, and no error: %s",
    (id) => {
      const request = requestFor(id, 8);
      const made = plan(request);
      const stops = stopsOfRegion(request);
      for (const stop of stops.slice(1)) {
        const day = made.days.find((it) => it.date === stop.from);
        const rides = day?.items.flatMap((it) =>
          it.kind === "planned" && it.activity.activityType === "transport" ? [it.activity] : [],
        );
        expect(rides?.at(-1)?.location).toBe(stop.name);
      }
      expect(check(tripOf(request, made), contextOf(request)).filter((it) => it.severity === "error")).toEqual([]);
      const seen = made.days.flatMap((day) =>
        day.items.flatMap((it) =>
          it.kind === "planned" && it.activity.activityType !== "dining" ? (it.activity.placeId ?? []) : [],
        ),
      );
      expect(seen.length).toBe(new Set(seen).size);
    },
  );
});

describe("a route of cities", () => {
  const request = requestFor("rome+florence+venice", 9);
  const made = plan(request);

  it("sleeps in every city, in their order, and travels between them by the usual line", () => {
    const nights = made.days.map((day) => /Night in (\w+)/.exec(day.reason)?.[1]);
    expect([...new Set(nights.filter(Boolean))]).toEqual(["Rome", "Florence", "Venice"]);
    const rides = made.days.flatMap((day) =>
      day.items.flatMap((it) => (it.kind === "planned" && it.activity.title.startsWith("Train") ? [it.activity] : [])),
    );
    expect(rides.map((it) => it.title)).toEqual(["Train to Florence", "Train to Venice"]);
    for (const ride of rides) {
      expect(Number(ride.estimatedCost)).toBeGreaterThan(0);
      expect(ride.description).toMatch(/Frecciarossa|Italo/);
    }
  });

  it("plans each day in one city, and nothing that the checker minds", () => {
    const trip = tripOf(request, made);
    const cities = trip.days.map(
      (day) => new Set(day.activities.flatMap((it) => (it.placeId ? [it.placeId.split("/")[0]] : []))),
    );
    for (const [index, city] of cities.entries()) expect(city.size, `day ${index + 1}`).toBe(1);
    expect(check(trip, contextOf(request)).filter((it) => it.severity !== "info")).toEqual([]);
  });

  it("leaves out the last cities when there are not enough nights", () => {
    const cities = (days: number) => stopsOfRegion(requestFor("rome+florence+venice", days)).map((it) => it.name);
    expect(cities(1)).toEqual(["Rome"]);
    expect(cities(3)).toEqual(["Rome", "Florence"]);
    expect(cities(4)).toEqual(["Rome", "Florence", "Venice"]);
  });
});

describe("where a journey ends", () => {
  const lastNight = (id: string, wish: string, days = 7) =>
    stopsOfRegion(requestFor(id, days, { interests: [wish] })).at(-1)?.base.name;

  it("is where it began for those who only say when they fly home", () => {
    expect(
      lastNight("yellowstone", "We fly into Jackson Hole on Saturday at 13:00 and out of it on Friday at 17:00."),
    ).toMatch(/Jackson/);
    expect(lastNight("oman", "We land in Muscat on Saturday at 8 and fly out on Friday at 22:30.")).toMatch(/Muscat/);
  });

  it("is elsewhere for those who say so", () => {
    const wish = "We land in Hobart on Saturday at 9:30 and fly home from Launceston on Tuesday at 14:00.";
    expect(lastNight("tasmania", wish, 11)).toMatch(/Launceston/);
  });

  it("does not stay all week where somebody sleeps one night", () => {
    const wish = "We want to swim in a wadi, sleep a night in the sands and hike in the big canyon.";
    expect(stopsOfRegion(requestFor("oman", 7, { interests: [wish] })).length).toBeGreaterThan(2);
  });
});
