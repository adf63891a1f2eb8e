import { describe, expect, it } from "vitest";
import { packingList } from "./packing-list.ts";
import { kindsOfTrip, type TripKind } from "./trip-kinds.ts";
import { usualWeather } from "./usual-weather.ts";

const list = (nights: number, weather: [low: number, high: number, wetDays: number] | null, ...kinds: TripKind[]) =>
  packingList({
    nights,
    weather: weather ? { low: weather[0], high: weather[1], wetDays: weather[2] } : undefined,
    kinds: new Set(kinds),
  }).map((it) => it.text);

const coat = "A warm coat";
const sun = "Sun hat, sunglasses and sunscreen";
const rain = "Rain jacket or umbrella";

describe("a packing list", () => {
  it.each([
    ["a hot dry week", list(7, [22, 33, 2]), [sun, "Shorts or a light dress"], [coat, rain, "A warm sweater"]],
    ["a winter in the north", list(4, [-6, -1, 12]), [coat, "Thermal underwear", rain, "Shoes that keep dry"], [sun]],
    ["a wet spring", list(3, [9, 16, 10]), ["A warm sweater", rain], [coat, sun]],
    ["the tropics", list(5, [24, 32, 12]), ["Insect repellent", rain, sun], ["A warm sweater"]],
    [
      "warm days with cool evenings",
      list(3, [15, 25, 4]),
      ["A light jacket or sweater for the evening", sun],
      [coat, rain],
    ],
  ])("for %s", (_, texts, present, absent) => {
    expect(texts).toEqual(expect.arrayContaining(present));
    for (const it of absent) expect(texts).not.toContain(it);
  });

  it("grows with the nights up to a week of clothes, and then tells one to wash", () => {
    expect(list(0, null)).toContain("1 set of underwear and socks");
    expect(list(3, null)).toContain("4 sets of underwear and socks");
    expect(list(20, null)).toContain("7 sets of underwear and socks");
    expect(list(20, null)).toContain("Travel detergent or a plan for laundry");
    expect(list(3, null)).not.toContain("Travel detergent or a plan for laundry");
  });

  it("has what the trip is for", () => {
    expect(list(3, null, "beach")).toEqual(expect.arrayContaining(["Swimwear", "Beach towel and sandals"]));
    expect(list(3, null, "bath")).toContain("Swimwear");
    expect(list(3, null)).not.toContain("Swimwear");
    expect(list(3, null, "business", "camping")).toEqual(
      expect.arrayContaining(["Clothes for meetings, and the laptop with its charger", "Tent, sleeping bag and mat"]),
    );
  });

  it("says when nothing is known of the weather", () => {
    expect(list(3, null).join()).toMatch(/nothing is known/);
  });

  it("has nothing twice", () => {
    const all = list(
      20,
      [-5, 30, 20],
      "beach",
      "hiking",
      "snow",
      "bath",
      "business",
      "dressy",
      "worship",
      "cycling",
      "camping",
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the usual weather", () => {
  const twelve = (value: number) => Array.from({ length: 12 }, () => value);
  const listed = { low: twelve(10), high: twelve(20), wetDays: twelve(5) };

  it("is that of the climate that is listed", () => {
    expect(usualWeather([{ climate: listed, lat: 70, month: 1 }])).toEqual({ low: 10, high: 20, wetDays: 5 });
  });

  it("is guessed from latitude and month otherwise, on both halves of the earth", () => {
    const at = (lat: number, month: number) => usualWeather([{ climate: undefined, lat, month }])?.high;
    expect(at(52, 1)).toBeLessThan(8);
    expect(at(52, 7)).toBeGreaterThan(18);
    expect(at(-34, 1)).toBeGreaterThan(28);
    expect(at(-34, 7)).toBeLessThan(20);
    expect(at(5, 1)).toBeGreaterThan(28);
    expect(at(78, 12)).toBeLessThan(0);
  });

  it("covers all stops of a trip", () => {
    const cold = { low: twelve(-3), high: twelve(2), wetDays: twelve(12) };
    const both = [listed, cold].map((climate) => ({ climate, lat: null, month: 3 }));
    expect(usualWeather(both)).toEqual({ low: -3, high: 20, wetDays: 12 });
  });

  it("is unknown without a climate and a position", () => {
    expect(usualWeather([{ climate: undefined, lat: null, month: 3 }])).toBeUndefined();
  });
});

describe("the kinds of a trip", () => {
  const kinds = (...titles: string[]) =>
    [
      ...kindsOfTrip({
        activities: titles.map((title) => ({ title, activityType: "general" })),
        interests: [],
        accommodation: null,
      }),
    ].sort();

  it("follow from the words of its activities", () => {
    expect(kinds("Guincho Beach", "Dinner")).toEqual(["beach"]);
    expect(kinds("Hike to the summit", "Sensō-ji Temple")).toEqual(["hiking", "worship"]);
    expect(kinds("Bathurst Street", "Skillet diner")).toEqual([]);
  });

  it("follow from interests, types and where one sleeps", () => {
    const it = {
      activities: [{ title: "Talk", activityType: "business" as const }],
      interests: ["surfing"],
      accommodation: "camping",
    };
    expect([...kindsOfTrip(it)].sort()).toEqual(["beach", "business", "camping"]);
  });
});
