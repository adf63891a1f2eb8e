import { describe, expect, it } from "vitest";
import type { RepairKind, SituationKind } from "../../src/concierge/types.ts";
import type { Activity } from "../../src/trip/document.ts";
import type { TripPatch } from "../../src/trip/patch.ts";
import type { Evaluation, RepairOption } from "./in-english.ts";
import { violations } from "./invariants.ts";
import { own, type Scenario } from "./scenario-builder.ts";
import { scenarios } from "./scenarios.ts";
import { answerProblems } from "./score.ts";

const all: readonly Scenario[] = Object.values(scenarios).flat();
const find = (name: string) => all.find((it) => it.name === name) as Scenario;

const loose = find("half an hour late on a loose morning moves the first thing and leaves the rest");
const friend = find("a friend who waits at a fixed hour cannot be reached, and it is not kept secret");

function set(scenario: Scenario, id: string, after: Partial<Activity>): TripPatch {
  const activity = scenario.trip.days.flatMap((it) => it.activities).find((it) => it.id === id) as Activity;
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, activity[key as keyof Activity]]));
  return [{ op: "activity.set", activityId: id, before, after }];
}

function park(scenario: Scenario, id: string): TripPatch {
  const day = scenario.trip.days.find((it) =>
    it.activities.some((one) => one.id === id),
  ) as Scenario["trip"]["days"][number];
  const index = day.activities.findIndex((it) => it.id === id);
  const from = { dayId: day.id, after: day.activities[index - 1]?.id ?? null };
  return [{ op: "activity.move", activityId: id, from, to: { dayId: null, after: null } }];
}

/** Half an hour later, and in another town. */
function instead(scenario: Scenario, id: string): TripPatch {
  const times = { startTime: "10:30", endTime: "11:30", durationMinutes: 60 };
  return set(scenario, id, { title: "Sintra", placeId: null, lat: 38.7978, lng: -9.3907, ...times });
}

function option(kind: RepairKind, summary: string, patch: TripPatch, more: Partial<RepairOption["consequences"]> = {}) {
  return {
    id: summary,
    kind,
    summary,
    headline: summary,
    patch,
    consequences: { moves: [], misses: [], cost: null, breaks: [], ...more },
  };
}

function answer(situation: SituationKind, id: string, options: readonly RepairOption[]): Evaluation {
  const reason = "It will be half past ten.";
  return {
    advice: { situation, key: `${situation}:${id}`, reason, activityIds: [id], expiresInMinutes: 20, options },
    alerts: [],
  };
}

const complaints = (scenario: Scenario, evaluation: Evaluation) => [
  ...answerProblems(scenario, evaluation),
  ...violations(scenario, evaluation, () => evaluation),
];

const castle = "st-georges-castle";
const later = option(
  "shift",
  "Move São Jorge Castle to 10:30",
  set(loose, castle, { startTime: "10:30", endTime: "12:00" }),
  { moves: ["São Jorge Castle 10:00 → 10:30"] },
);
const without = option("skip", "Set São Jorge Castle aside", park(loose, castle), {
  misses: ["São Jorge Castle"],
  cost: "-17",
});

describe("the judge of the scenarios", () => {
  it("accepts reasonable answers", () => {
    expect(complaints(loose, answer("late", castle, [later, without]))).toEqual([]);
  });

  it.each<[string, RegExp, readonly RepairOption[]]>([
    ["one option alone", /1 options/, [later]],
    ["the worse one first", /first is skip/, [without, later]],
    ["the same option twice", /one id.*one summary.*same change/, [later, later]],
    ["an option that is not what it says", /is no swap/, [{ ...later, kind: "swap" }, without]],
    ["words for everybody about one", /one person's day/, [{ ...later, summary: "Later, you are late" }, without]],
    ["a headline that is no part of it", /heads/, [{ ...later, headline: "Go elsewhere" }, without]],
    ["a coordinate in its words", /coordinate/, [{ ...later, summary: "Castle at 38.7139" }, without]],
    [
      "something out of the way",
      /Sintra is \d+ minutes out of the way/,
      [option("replace", "Sintra at 10:30", instead(loose, castle)), later],
    ],
    ["a loss left unsaid", /does not say that it drops/, [later, option("skip", "Without it", park(loose, castle))]],
    ["a wrong price", /costs/, [later, { ...without, consequences: { ...without.consequences, cost: "5" } }]],
    [
      "a change that overlaps another",
      /brings error overlap/,
      [option("shift", "Later", set(loose, castle, { startTime: "11:45", endTime: "13:15" })), without],
    ],
    [
      "a time that has passed",
      /soonest/,
      [option("shift", "Sooner", set(loose, castle, { startTime: "08:00", endTime: "09:30" })), without],
    ],
    [
      "a patch that does not fit",
      /does not apply/,
      [{ ...later, patch: [{ op: "activity.set", activityId: "gone", before: {}, after: {} }] }, without],
    ],
    ["an hour that is not so", /nothing is at 10:20/, [{ ...later, summary: "São Jorge Castle at 10:20" }, without]],
    [
      "a loss for nothing",
      /gives up more than .* gains nothing/,
      [later, option("skip", "Both", [...later.patch, ...park(loose, "lisbon-cathedral")])],
    ],
    ["a change of nothing", /changes nothing/, [option("shift", "Nothing", []), without]],
  ])("rejects %s", (_what, complaint, options) => {
    expect(complaints(loose, answer("late", castle, options)).join(" ")).toMatch(complaint);
  });

  it("rejects missing answers, wrong situations, and advice when nothing is wrong", () => {
    const fine = find("in the middle of things, on time");
    expect(complaints(loose, { advice: null, alerts: [] })).toEqual(["has nothing to say"]);
    expect(complaints(fine, { advice: null, alerts: [] })).toEqual([]);
    expect(complaints(loose, answer("weather", castle, [later, without])).join()).toMatch(/calls it weather, not late/);
    expect(complaints(fine, answer("late", castle, [later, without])).join()).toMatch(/where nothing is wrong/);
  });

  it("rejects an answer that differs when asked again", () => {
    const evaluation = answer("late", castle, [later, without]);
    const other = answer("late", castle, [without, later]);
    expect(violations(loose, evaluation, () => other)).toContain("asked again it answers otherwise");
  });

  it("rejects an option that moves a pinned stop or loses one silently", () => {
    const moved = option(
      "shift",
      "Meet Ana at 14:00",
      set(friend, "meet-ana", { startTime: "14:00", endTime: "14:45" }),
    );
    const found = complaints(friend, answer("late", castle, [moved, moved])).join();
    expect(found).toMatch(/touches Meet Ana, which has to stay/);
    expect(found).toMatch(/does not say that Meet Ana cannot be kept/);
  });

  it("rejects a plan that reveals where somebody is or how they feel", () => {
    const here = find("three hours in the afternoon before a booked table");
    const { lat, lng } = here.situation.place as { lat: number; lng: number };
    const { id, ...fields } = own("A walk", "15:10-16:00", { lat, lng, notes: "near you, since you are tired" });
    const template = here.trip.days[0]?.activities[0] as Activity;
    const activity: Activity = { ...template, placeId: null, bookingId: null, ...fields, id: "new-1" };
    const patch: TripPatch = [{ op: "activity.add", activity, at: { dayId: "day-1", after: "carmo-convent" } }];
    const walk = option("fill", "Add a walk at 15:10", patch);
    const found = complaints(here, answer("free_time", id, [walk, { ...walk, id: "other" }])).join();
    expect(found).toMatch(/holds where the traveller is/);
    expect(found).toMatch(/writes one person's state into the plan/);
  });
});
