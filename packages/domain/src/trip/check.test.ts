import { describe, expect, it } from "vitest";
import { activity, candidatesIn, contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { checkWithFixes } from "../fixes/find-fixes.ts";
import type { Candidate } from "../places/candidate.ts";
import { check } from "./check.ts";
import type { Activity, TripDocument } from "./document.ts";
import { apply } from "./patch.ts";

const request = requestFor("lisbon", 3);
const lisbon = candidatesIn("lisbon");
const closedMondays = lisbon.find((it) => it.hours?.mon.length === 0 && it.hours.thu.length > 0) as Candidate;
const at = (fields: Partial<Activity> & { id: string }) =>
  activity({ lat: 38.71, lng: -9.14, verified: true, ...fields });

/** A trip from Thursday 2026-10-01 with these activities on its days. */
function tripWith(days: readonly (readonly Activity[])[], fields: Partial<TripDocument> = {}): TripDocument {
  const empty = tripOf(request, { days: [], warnings: [] });
  const dates = ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-04", "2026-10-05"];
  return {
    ...empty,
    ...fields,
    days: days.map((activities, index) => ({ id: `day-${index}`, date: dates[index] ?? "", notes: "", activities })),
  };
}

const context = contextOf(request);
const fixes = (trip: TripDocument) => checkWithFixes(trip, context, () => "new");
const codes = (trip: TripDocument, more = context) => check(trip, more).map((it) => `${it.severity} ${it.code}`);

describe("check", () => {
  it("finds an overlap and moves the later activity", () => {
    const trip = tripWith([
      [at({ id: "a", startTime: "10:00", endTime: "11:30" }), at({ id: "b", startTime: "11:00", endTime: "12:00" })],
    ]);
    const [finding] = fixes(trip);
    expect(finding).toMatchObject({ code: "overlap", severity: "error", activityIds: ["a", "b"] });
    const { next } = apply(trip, finding?.fix?.patch ?? []);
    expect(next.days[0]?.activities[1]?.startTime).toBe("11:30");
    expect(codes(next)).toEqual([]);
  });

  it("keeps the order of the day after a fix", () => {
    const trip = tripWith([
      [
        at({ id: "a", startTime: "10:00", endTime: "12:00" }),
        at({ id: "b", startTime: "11:00", endTime: "12:00" }),
        at({ id: "c", startTime: "12:00", endTime: "13:00" }),
      ],
    ]);
    const { next } = apply(trip, fixes(trip)[0]?.fix?.patch ?? []);
    const starts = next.days[0]?.activities.map((it) => it.startTime);
    expect(starts).toEqual([...(starts ?? [])].sort());
    expect(codes(next).filter((it) => it.startsWith("error"))).toEqual([]);
  });

  it("never moves what is pinned or booked", () => {
    const trip = tripWith([
      [
        at({ id: "a", startTime: "10:00", endTime: "11:30", pinned: true }),
        at({ id: "b", startTime: "11:00", endTime: "12:00", bookingId: "booking" }),
      ],
    ]);
    expect(fixes(trip)[0]?.fix).toBeNull();
  });

  it("allows overlaps with a stay", () => {
    const hotel = at({ id: "hotel", activityType: "accommodation", startTime: "15:00", durationMinutes: 3000 });
    expect(codes(tripWith([[hotel, at({ id: "a", startTime: "15:10", endTime: "17:00" })]]))).toEqual([]);
  });

  it("finds ways that take too long, and tight ones", () => {
    const far = { lat: 38.76, lng: -9.1 };
    const trip = (start: string) =>
      tripWith([
        [
          at({ id: "a", startTime: "10:00", endTime: "11:00" }),
          at({ id: "b", startTime: start, endTime: "12:30", ...far }),
        ],
      ]);
    expect(codes(trip("11:05"))).toEqual(["error travel_time"]);
    expect(codes(trip("11:25"))).toEqual(["warning travel_time"]);
    expect(codes(trip("12:00"))).toEqual([]);
  });

  it("finds places that are closed for the time being", () => {
    const shut = lisbon.find((place) => place.name === "National Tile Museum") as Candidate;
    const visit = at({ id: "a", title: shut.name, placeId: shut.id, startTime: "10:00", endTime: "11:00" });
    expect(check(tripWith([[visit]]), context)).toMatchObject([
      { code: "closed", severity: "error", message: { text: expect.stringContaining("for the time being") } },
    ]);
  });

  it("finds places that are closed on that day or at that time, and moves the visit into the opening hours", () => {
    const visit = (startTime: string, endTime: string) =>
      at({ id: "visit", title: closedMondays.name, placeId: closedMondays.id, startTime, endTime });
    const early = tripWith([[visit("07:00", "08:00")]]);
    const [finding] = fixes(early);
    expect(finding).toMatchObject({ code: "closed", severity: "error" });
    expect(codes(apply(early, finding?.fix?.patch ?? []).next)).toEqual([]);
    const monday = tripWith([[], [], [], [], [visit("11:00", "12:00")]]);
    const closed = fixes(monday).find((it) => it.code === "closed");
    expect(closed).toMatchObject({
      severity: "error",
      fix: { summary: { text: expect.stringMatching(/^(Move|Swap) /) } },
    });
  });

  it("compares costs with the budget per person, or with the total budget divided", () => {
    const days = [[at({ id: "a", estimatedCost: "80.1" }), at({ id: "b", estimatedCost: "20.2" })]];
    expect(codes(tripWith(days, { budgetPerPerson: "100" }))).toEqual(["warning over_budget"]);
    expect(codes(tripWith(days, { budgetPerPerson: "100.3" }))).toEqual([]);
    expect(codes(tripWith(days, { totalBudget: "200", travelers: 2 }))).toEqual(["warning over_budget"]);
  });

  it("finds full and empty days", () => {
    const many = Array.from({ length: 10 }, (_, index) => at({ id: `a${index}` }));
    expect(codes(tripWith([many, [], [at({ id: "b" })]]))).toEqual(["warning too_dense", "info too_empty"]);
    const long = [
      at({ id: "a", startTime: "07:00", endTime: "13:00" }),
      at({ id: "b", activityType: "dining", startTime: "13:00", endTime: "14:00" }),
      at({ id: "c", startTime: "14:00", endTime: "19:30" }),
    ];
    expect(codes(tripWith([long]))).toEqual(["warning too_dense"]);
    expect(codes(tripWith([[], [], []]))).toEqual([]);
  });

  it("finds a repeated place and removes the later visit; a restaurant may be repeated after some days", () => {
    const visit = (id: string, fields: Partial<Activity> = {}) => at({ id, placeId: "x/y", ...fields });
    const trip = tripWith([[visit("a")], [visit("b"), at({ id: "c" })]]);
    const [finding] = fixes(trip);
    expect(finding).toMatchObject({ code: "repeated", severity: "warning" });
    expect(apply(trip, finding?.fix?.patch ?? []).next.days[1]?.activities.map((it) => it.id)).toEqual(["c"]);
    const dinner = { activityType: "dining" as const };
    const twoDinners = tripWith([
      [visit("a", dinner)],
      [at({ id: "p" }), at({ id: "q" })],
      [at({ id: "r" }), at({ id: "s" })],
      [visit("b", dinner)],
    ]);
    expect(codes(twoDinners)).toEqual([]);
  });

  it("finds a missing lunch, and whether there is a gap for one", () => {
    const morning = at({ id: "a", startTime: "09:00", endTime: "12:00" });
    expect(codes(tripWith([[morning, at({ id: "b", startTime: "14:00", endTime: "16:00" })]]))).toEqual([
      "info missing_meal",
    ]);
    expect(codes(tripWith([[morning, at({ id: "b", startTime: "12:15", endTime: "16:00" })]]))).toEqual([
      "warning missing_meal",
    ]);
    const lunch = at({ id: "l", activityType: "dining", startTime: "12:30", endTime: "13:30" });
    expect(codes(tripWith([[morning, lunch, at({ id: "b", startTime: "14:00", endTime: "16:00" })]]))).toEqual([]);
    const way = (from: string, to: string) => [
      at({ id: "w", activityType: "transport", startTime: from, endTime: to }),
      at({ id: "b", startTime: to, endTime: "16:00" }),
    ];
    expect(codes(tripWith([way("09:30", "14:50")]))).not.toContain("warning missing_meal");
    expect(codes(tripWith([way("11:00", "13:30")]))).toContain("warning missing_meal");
    const drive = way("09:30", "14:50").map((it) => ({ ...it, title: "Drive to Seward" }));
    expect(codes(tripWith([drive]))).toContain("warning missing_meal");
  });

  it("finds what does not suit a diet or a wheelchair", () => {
    const seafood = lisbon.find((it) => it.category === "food" && it.tags.includes("seafood")) as Candidate;
    const steps = lisbon.find((it) => it.stepFree === "no") as Candidate;
    const trip = tripWith([
      [at({ id: "a", placeId: seafood.id, activityType: "dining" }), at({ id: "b", placeId: steps.id })],
    ]);
    expect(codes(trip, { ...context, dietary: ["vegan"] })).toEqual(["warning diet"]);
    expect(codes(trip, { ...context, accessibility: ["wheelchair"] })).toEqual([
      "error accessibility",
      "info accessibility",
    ]);
  });

  it("finds a late arrival before an early start", () => {
    const flight = at({ id: "f", activityType: "transport", startTime: "21:00", endTime: "00:30" });
    const early = at({ id: "e", startTime: "07:30", endTime: "09:00" });
    expect(codes(tripWith([[flight], [early]]))).toEqual(["warning late_arrival"]);
  });

  describe("trust", () => {
    const bar = activity({ id: "bar", title: "Bar Imaginário", activityType: "dining" });
    const about = (activities: Activity[]) =>
      check(tripWith([activities]), context).map((it) => [it.code, it.activityIds]);

    it("reports each kind once, whoever added it", () => {
      const idea = activity({ id: "idea", provenance: "gazetteer" });
      const guessed = activity({ id: "guessed", title: "Tile shop", provenance: "model", placeId: "model:tile-shop" });
      const board = activity({ id: "board", title: "Secret roof", provenance: "board", placeId: "board:1" });
      expect(about([activity({ id: "own", title: "Pack bags" }), idea])).toEqual([["unverified", ["idea"]]]);
      expect(about([bar])).toEqual([["not_found", ["bar"]]]);
      expect(about([bar, { ...guessed, lat: 38.7, lng: -9.1 }]).slice(0, 1)).toEqual([
        ["not_found", ["bar", "guessed"]],
      ]);
      expect(about([board])).toEqual([["not_found", ["board"]]]);
    });

    it("trusts what is booked, what a person confirms, and what the list has under that name", () => {
      expect(about([{ ...bar, bookingId: "booking" }])).toEqual([]);
      expect(about([{ ...bar, verified: true }])).toEqual([]);
      const known = lisbon.find((it) => it.verified) as Candidate;
      expect(about([activity({ id: "a", title: known.name })])).toEqual([]);
      expect(about([activity({ id: "a", title: "Explore Alfama", location: "Alfama, Lisbon" })])).toEqual([]);
    });

    it("names the stops of a day without a position, whose travel times are not checked", () => {
      const lost = { ...bar, verified: true };
      expect(about([lost])).toEqual([]);
      expect(about([lost, activity({ id: "own", title: "Breakfast" })])).toEqual([]);
      const [finding] = check(tripWith([[lost, at({ id: "b" })]]), context);
      expect(finding).toMatchObject({ code: "ways_unchecked", dayIds: ["day-0"], activityIds: ["bar"] });
      expect(finding?.message.text).toContain("“Bar Imaginário”");
    });

    it("names them also beside an idea that only says its town", () => {
      const lost = activity({ id: "lost", title: "Stop 446", location: "The Blue Door of Nobody" });
      const idea = { title: "Picnic lunch in Lisbon", location: "Lisbon", activityType: "dining" as const };
      const picnic = activity({ id: "picnic", ...idea, provenance: "gazetteer" });
      expect(about([lost, picnic])).toContainEqual(["ways_unchecked", ["lost"]]);
    });

    it("names the rides whose ends are said and not known", () => {
      const ride = activity({ id: "ride", title: "Train", activityType: "transport", fromLocation: "Nowhere Halt" });
      const [finding] = check(tripWith([[ride, at({ id: "b" })]]), context);
      expect(finding).toMatchObject({ code: "ways_unchecked", activityIds: ["ride"] });
      expect(finding?.message.text).toMatch(/^We don't know where “Train” begins and ends/);
      const known = { ...ride, fromLat: 38.7, fromLng: -9.1 };
      expect(about([known, at({ id: "b" })])).toEqual([]);
      expect(about([{ ...ride, fromLocation: null }, at({ id: "b" })])).toEqual([]);
    });
  });

  it("recognises places that a person entered by their names, unless they are elsewhere", () => {
    const byHand = (title: string, fields: Partial<Activity> = {}) =>
      tripWith([[activity({ id: "a", title, startTime: "05:00", endTime: "06:00", ...fields })]]);
    expect(codes(byHand(`Visit the ${closedMondays.name.toUpperCase()}`))).toEqual(["error closed"]);
    expect(codes(byHand(closedMondays.name, { lat: 48.85, lng: 2.35 }))).toEqual(["info not_found"]);
    expect(codes(byHand("Explore Alfama"))).toEqual([]);
  });

  it("finds duplicates by title, and allows daily habits and lunches", () => {
    const named = (...titles: string[]) =>
      tripWith(
        titles.map((title, index) => [at({ id: `n${index}`, title }), at({ id: `o${index}`, placeId: `x/${index}` })]),
      );
    expect(codes(named("Fado evening", "FADO evening!"))).toEqual(["warning repeated"]);
    expect(codes(named("Fado evening", "Walk", "Fado evening", "Fado evening"))).toEqual([
      "info repeated",
      "info repeated",
    ]);
    expect(codes(named("Lunch near Baixa", "Lunch near Baixa", "Free time", "Free time"))).toEqual([]);
  });

  it("does not take a way that nobody can go for busy hours", () => {
    const london = { lat: 51.47, lng: -0.45 };
    const out = at({ id: "out", activityType: "transport", startTime: "19:30", endTime: "22:20", ...london });
    const dinner = at({ id: "dinner", activityType: "dining", startTime: "20:00", endTime: "21:30" });
    const found = codes(tripWith([[at({ id: "a", startTime: "10:00", endTime: "12:00" })], [], [out, dinner]]));
    expect(found).toContain("error overlap");
    expect(found).not.toContain("warning too_dense");
  });

  it("finds what is planned after the departure from a region, far from its middle", () => {
    const evora = { lat: 38.571, lng: -7.909 };
    const out = activity({
      id: "out",
      title: "Flight",
      activityType: "transport",
      startTime: "15:00",
      endTime: "17:00",
    });
    const dinner = { startTime: "19:00", endTime: "20:30" };
    const trip = (last: Activity) =>
      tripWith([
        [at({ id: "a", startTime: "10:00", endTime: "12:00" })],
        [at({ id: "b", startTime: "10:00", endTime: "12:00", ...evora })],
        [out, last],
      ]);
    const departures = (last: Activity) =>
      check(trip(last), context).filter((it) => it.code === "travel_time" && it.activityIds.includes("out"));
    expect(departures(at({ id: "c", ...dinner, ...evora })).map((it) => it.severity)).toEqual(["error"]);
    // What is at the other end of the journey comes after it.
    expect(departures(at({ id: "c", ...dinner, lat: 51.5, lng: -0.12 }))).toEqual([]);
  });

  it("finds what is planned before the arrival, after the departure or too close to it", () => {
    const flight = (id: string, startTime: string, endTime: string) =>
      activity({ id, title: "Flight", activityType: "transport", startTime, endTime });
    const visit = (id: string, startTime: string, endTime: string) => at({ id, startTime, endTime });
    const trip = tripWith([
      [visit("a", "15:00", "17:00"), flight("in", "21:00", "22:30")],
      [visit("b", "10:00", "12:00"), visit("c", "15:00", "16:00")],
      [visit("d", "09:00", "11:30"), flight("out", "12:30", "14:00"), visit("e", "18:00", "19:00")],
    ]);
    const found = check(trip, context).filter((it) => it.severity !== "info");
    expect(found.map((it) => [it.severity, it.code, it.activityIds])).toEqual([
      ["error", "late_arrival", ["in", "a"]],
      ["error", "travel_time", ["out", "e"]],
      ["warning", "travel_time", ["out", "d"]],
    ]);
  });

  it("handles activities past midnight, and ignores whole-day, momentary and untimed ones", () => {
    const night = at({ id: "night", startTime: "22:00", endTime: "02:00" });
    const early = at({ id: "early", startTime: "01:00", endTime: "03:00" });
    const trip = tripWith([[night], [early, at({ id: "x" })]]);
    expect(codes(trip)).toEqual(["error overlap"]);
    const frames = [
      at({ id: "f", title: "Beach day", startTime: "00:00", endTime: "23:59" }),
      at({ id: "t", startTime: "10:00", endTime: "11:00" }),
      at({ id: "m", startTime: "10:30", endTime: "10:30" }),
      at({ id: "u" }),
    ];
    expect(codes(tripWith([frames]))).toEqual([]);
  });

  it("reads days in the order of their dates", () => {
    const flight = at({ id: "f", activityType: "transport", startTime: "21:00", endTime: "00:30" });
    const trip = tripWith([[flight], [at({ id: "e", startTime: "07:30", endTime: "09:00" })]]);
    expect(codes({ ...trip, days: [...trip.days].reverse() })).toEqual(codes(trip));
  });
});
