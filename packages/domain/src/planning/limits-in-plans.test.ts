import { describe, expect, it } from "vitest";
import { guideIn, requestFor } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { distanceKm, driveMinutes } from "../places/travel-time.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { budgetADay, withBudgetInWords } from "./money-in-words.ts";
import { plan } from "./plan.ts";
import { roadPace } from "./road-pace.ts";
import { withSpectacles } from "./spectacles.ts";
import type { Plan, PlannedActivity } from "./types.ts";

const stopsOf = ({ days }: Plan): readonly (PlannedActivity & { readonly date: string })[] =>
  days.flatMap(({ date, items }) => items.flatMap((it) => (it.kind === "planned" ? [{ ...it.activity, date }] : [])));

describe("what a sentence limits", () => {
  it.each([
    ["She naps from 13:00 to 15:00 and sits in a pram.", { start: 780, end: 900 }],
    ["Our son sleeps between half past twelve and two.", { start: 750, end: 840 }],
    ["A nap after lunch, please.", null],
    ["The museum rests from Monday to Tuesday.", null],
  ])("reads when somebody rests: %s", (said, span) => {
    expect(readWishes([said]).rhythm.restSpan).toEqual(span);
  });

  it("keeps the hours of a nap free, with lunch before it", () => {
    const wish = "With our daughter of 2, who naps from 13:00 to 15:00, and back at the hotel at 20:00 every evening.";
    const made = plan(requestFor("istanbul", 4, { interests: [wish] }));
    const stops = stopsOf(made);
    for (const it of stops.filter((stop) => !stop.freeTime && stop.startTime && stop.endTime)) {
      const isOver = minutesOf(it.endTime ?? "") <= 780 || minutesOf(it.startTime ?? "") >= 900;
      expect(isOver, `${it.date} ${it.startTime} ${it.title}`).toBe(true);
    }
    for (const { date } of made.days)
      expect(
        stops.some((it) => it.date === date && it.activityType === "dining" && (it.startTime ?? "") >= "16:00"),
      ).toBe(true);
  });

  it.each([
    ["on 60 euros a day without the bed", { amount: 60, currency: "EUR" }],
    ["1,200 THB a day each", { amount: 1200, currency: "THB" }],
    ["we spend about £80 per day", { amount: 80, currency: "GBP" }],
    ["60 minutes a day", null],
    ["At most 2 hrs driving a day, on 60 euros a day.", { amount: 60, currency: "EUR" }],
    ["We walk 45 min a day and have 90 usd a day.", { amount: 90, currency: "USD" }],
    ["60.50 euros a day", { amount: 60, currency: "EUR" }],
  ])("reads a budget of a day: %s", (said, budget) => {
    expect(budgetADay([said])).toEqual(budget);
  });

  it("turns a budget of a day into one of the trip, in its own money only", () => {
    const wish = "I am on my own with 60 euros a day.";
    const request = { ...requestFor("athens", 3, { interests: [wish] }), currency: "EUR" };
    expect(Number(withBudgetInWords(request).budgetPerPerson)).toBe(180);
    expect(withBudgetInWords({ ...request, currency: "USD" }).budgetPerPerson).toBeNull();
    expect(withBudgetInWords({ ...request, totalBudget: "90" as never }).budgetPerPerson).toBeNull();
  });

  it.each([
    ["We use trains, buses and tuk-tuks.", true, false],
    ["We hire a car but don't drive after dark.", false, true],
    ["We go everywhere by train, please.", true, false],
  ])("reads how one travels: %s", (said, withoutCar, withCar) => {
    expect(readWishes([said]).route).toMatchObject({ withoutCar, withCar });
  });

  it("plans no drive for those who come without a car", () => {
    const wish = "Ten days in Sri Lanka: Sigiriya at sunrise and the train to Ella. We use trains, buses and tuk-tuks.";
    const stops = stopsOf(plan(requestFor("sri-lanka", 10, { interests: [wish], startDate: "2027-02-13" })));
    expect(stops.filter((it) => /^Drive /.test(it.title))).toEqual([]);
    expect(stops.find((it) => it.title === "Train to Ella")?.activityType).toBe("transport");
    // Nobody is up there at dawn on the day of landing.
    const rock = stops.find((it) => it.placeId === "sri-lanka/sigiriya-rock");
    expect(rock && rock.date > "2027-02-13").toBe(true);
  });
});

describe("hours and roads as they are", () => {
  it("visits a spectacle when it happens, and not before", () => {
    const request = withSpectacles(requestFor("melbourne", 5, { startDate: "2027-01-16" }));
    const penguins = request.candidates.find((it) => it.id === "melbourne/penguin-parade");
    expect(penguins?.hours?.mon).toEqual(["20:05-22:00"]);
    const made = plan(
      requestFor("melbourne", 5, {
        startDate: "2027-01-16",
        interests: ["We want to see the penguins at Phillip Island."],
      }),
    );
    const stop = stopsOf(made).find((it) => it.placeId === "melbourne/penguin-parade");
    expect(stop && (stop.startTime ?? "") >= "20:00").toBe(true);
  });

  it("starts a region where one arrives", () => {
    const wish = "A week with a hired car, from Inverness and back to Inverness: Skye and Glencoe.";
    const made = plan(requestFor("scottish-highlands", 7, { interests: [wish] }));
    expect(made.stops?.[0]?.name).toContain("Inverness");
    const bali = plan(requestFor("sri-lanka", 7));
    const [first] = stopsOf(bali);
    expect(first?.activityType).toBe("transport");
    expect(first?.description).toContain("if you arrive later");
  });

  it("takes the pace of a region's roads from its known drives", () => {
    expect(roadPace(undefined)).toBe(1);
    for (const id of ["scottish-highlands", "tuscany", "iceland-ring-road"]) {
      const guide = guideIn(id);
      const pace = roadPace(guide);
      expect(pace).toBeGreaterThanOrEqual(0.85);
      expect(pace).toBeLessThanOrEqual(2.1);
      const [a, b] = guide.bases;
      if (a && b && distanceKm(a, b) > 1) expect(driveMinutes(a, b, pace) >= driveMinutes(a, b)).toBe(pace >= 1);
    }
  });

  it("counts slower roads as slower", () => {
    const [a, b] = [
      { lat: 57, lng: -5 },
      { lat: 57.5, lng: -5 },
    ];
    const base = (id: string, at: { lat: number; lng: number }) => ({
      id,
      name: id,
      ...at,
      destinationId: null,
      nights: 1,
      why: "",
    });
    const drive = (minutes: number) => ({
      id: "x",
      name: "x",
      from: "a",
      to: "b",
      minutes,
      km: 75,
      placeIds: [],
      why: "",
    });
    const paceOf = (minutes: number) => roadPace({ bases: [base("a", a), base("b", b)], drives: [drive(minutes)] });
    expect(paceOf(120)).toBeGreaterThan(paceOf(90));
    expect(driveMinutes(a, b, paceOf(120))).toBeGreaterThan(driveMinutes(a, b, paceOf(90)));
  });
});
