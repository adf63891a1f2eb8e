import type { Meal } from "../places/meal-times.ts";
import { mealTimes } from "../places/meal-times.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { Restaurants, TableQuery } from "./choose-restaurant.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { firstFit, type Stop, scheduleMeal, stateBefore } from "./schedule-visits-and-lunch.ts";
import { isWanted, openForEvenings, type Visit, windowsOf } from "./visit.ts";

type TurnOf = TableQuery["reuseOf"];

/** When dinner may start, first choice first: at the usual time, before an evening engagement, or after it. */
const dinnerTimes = [
  { from: mealTimes.dinner.from, to: mealTimes.dinner.to },
  { from: 1065, to: 1140 },
  { from: 1230, to: 1290 },
];

const FAR_FROM_BED_KM = 10;
/** Minutes between the day and dinner that count as a rest. */
const REST = 60;

/** Dinner near the end of the day; undefined when there is one already or no time. */
export function scheduleDinner(
  capacity: DayCapacity,
  stops: readonly Stop[],
  restaurants: Restaurants,
  reuseOf: TurnOf,
): Stop | undefined {
  if (!capacity.frame.dinner || capacity.blocks.some((it) => it.meal === "dinner")) return undefined;
  for (const { from, to } of dinnerTimes) {
    const start = Math.max(from, stops.at(-1)?.end ?? 0, capacity.frame.start);
    if (start > to) continue;
    const state = stateBefore(capacity, stops, start);
    const last = state.at ?? stops.at(-1)?.point ?? null;
    const { night } = capacity.frame;
    // From far away, travellers return home first.
    const near = last && night && distanceKm(last, night) > FAR_FROM_BED_KM ? night : last;
    const rested = start - state.time >= REST;
    for (const table of restaurants.tables({
      meal: "dinner",
      near,
      date: capacity.frame.date,
      start,
      rested,
      reuseOf,
    })) {
      const stop = scheduleMeal(capacity, state, table, "dinner", start, to);
      if (stop && stop.start <= to) return stop;
    }
  }
  return undefined;
}

const EARLIEST_BREAKFAST = 480;

/** Breakfast close to the first stop of the day. */
export function scheduleBreakfast(
  capacity: DayCapacity,
  stops: readonly Stop[],
  restaurants: Restaurants,
  reuseOf: TurnOf,
): Stop | undefined {
  const [first] = stops;
  if (first?.kind !== "visit" || capacity.frame.kind === "arrival") return undefined;
  if (capacity.blocks.some((it) => it.start < first.start)) return undefined;
  const from = Math.max(EARLIEST_BREAKFAST, first.start - 75);
  const meal: Meal = "breakfast";
  const query = { meal, near: first.point, date: capacity.frame.date, start: from, rested: false, reuseOf };
  for (const table of restaurants.tables(query)) {
    const latest = first.start - table.minutes - 20;
    const stop = scheduleMeal(capacity, { time: from, at: null, started: false }, table, meal, from, latest);
    if (stop && stop.start <= latest) return stop;
  }
  return undefined;
}

const NEAR_KM = 2;
/** Longest distance to an evening place that meets an interest or is famous. */
const WISHED_KM = 7;
/** Longest distance to one that somebody asked for. */
const WANTED_KM = 15;
const LAST_START = 1290;
/** Latest end of an evening, and of a night out. */
const HOME_BY = 1350;
const HOME_BY_AT_NIGHT = 1410;
const LONGEST = 75;
const SHORTEST = 30;
const openAirKinds = new Set([
  "viewpoint",
  "waterfront",
  "monument",
  "sight",
  "nature",
  "activity",
  "shopping",
  "market",
]);

/** Something for after dinner, close by. */
export function scheduleEvening(
  capacity: DayCapacity,
  stops: readonly Stop[],
  pool: readonly Visit[],
): Stop | undefined {
  const dinner = stops.at(-1);
  if (!capacity.frame.evening || dinner?.kind !== "dinner" || capacity.blocks.some((it) => it.end > dinner.end))
    return undefined;
  const near = dinner.point;
  const suited = pool
    .filter((visit) => fitForEvening(visit) && near && visit.point && distanceKm(near, visit.point) <= reach(visit))
    .map((visit) => ({ visit, worth: visit.value - (near && visit.point ? distanceKm(near, visit.point) / 4 : 0) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { visit } of suited) {
    const minutes = Math.max(SHORTEST, Math.min(visit.minutes, LONGEST));
    const night = visit.experience === "nightlife";
    const state = { time: dinner.end, at: dinner.point, started: true };
    const windows = visit.candidate
      ? openForEvenings(visit.candidate, capacity.frame.date)
      : windowsOf(visit, capacity.frame.date);
    const placed = firstFit(capacity, state, visit.point, minutes, windows, night ? HOME_BY_AT_NIGHT : HOME_BY);
    if (placed && placed.start <= LAST_START)
      return { kind: "evening", visit, table: null, point: visit.point, ...placed };
  }
  return undefined;
}

function reach(visit: Visit): number {
  if (isWanted(visit)) return WANTED_KM;
  return visit.matched.length > 0 || visit.famous ? WISHED_KM : NEAR_KM;
}

function fitForEvening(visit: Visit): boolean {
  if (!visit.goodFor.includes("evening") && !visit.goodFor.includes("night")) return false;
  if (visit.experience === "nightlife") return true;
  const hours = visit.candidate?.hours;
  // Indoor places need known hours; squares and riversides do not.
  return openAirKinds.has(visit.experience) && (hours != null || visit.candidate?.setting === "outdoor");
}
