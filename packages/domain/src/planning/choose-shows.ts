import { weekdayOf } from "../calendar.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { showTime } from "./schedule-dinner-breakfast-evening.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import { isWanted, type Visit } from "./visit.ts";

const NEAR_HOME_KM = 15;
/** One show in this many days is planned before everything else. */
const ONE_IN = 2;
/** Of each wish. */
const MOST_OF_A_WISH = 2;
const NOT_BEST_DAY = 0.5;
const LATER_DAY = 0.02;
/** A play that begins before dinner takes the end of the day. */
const BEFORE_DINNER = 30;
const WORTH = 1;

/**
 * Famous or wished shows with a fixed start at the end of a day, placed before the day is filled. Keyed by the index
 * of the day.
 */
export function chooseShows(
  pool: readonly Visit[],
  capacities: readonly DayCapacity[],
  home: Point | null,
  isFree: (day: number) => boolean,
): ReadonlyMap<number, Stop> {
  const options = pool.flatMap((visit) => {
    const isNear = !home || !visit.point || distanceKm(home, visit.point) <= NEAR_HOME_KM;
    if (!isNear || visit.value < WORTH || !(visit.famous || visit.matched.length > 0)) return [];
    return capacities.flatMap((capacity, day) => optionOn(visit, capacity, day, isFree) ?? []);
  });
  options.sort((a, b) => b.worth - a.worth || a.day - b.day);
  const chosen = new Map<number, Stop>();
  const met = new Map<string, number>();
  const used = new Set<string>();
  for (const { visit, day, stop } of options) {
    if (
      chosen.has(day) ||
      used.has(visit.id) ||
      (!isWanted(visit) && chosen.size >= Math.ceil(capacities.length / ONE_IN))
    )
      continue;
    if (!isWanted(visit) && visit.matched.some((it) => (met.get(it) ?? 0) >= MOST_OF_A_WISH)) continue;
    // The same wish again comes after an evening of something else.
    const beside = [chosen.get(day - 1), chosen.get(day + 1)].flatMap((it) => it?.visit?.matched ?? []);
    if (!isWanted(visit) && visit.matched.some((it) => beside.includes(it))) continue;
    chosen.set(day, stop);
    used.add(visit.id);
    for (const it of visit.matched) met.set(it, (met.get(it) ?? 0) + 1);
  }
  return chosen;
}

function optionOn(visit: Visit, capacity: DayCapacity, day: number, isFree: (day: number) => boolean) {
  const { frame, blocks } = capacity;
  if (!frame.evening || !isFree(day)) return undefined;
  const show = showTime(visit, capacity);
  if (!show || show.start >= frame.meals.dinner.from + BEFORE_DINNER) return undefined;
  if (blocks.some((it) => it.start < show.end && it.end > show.start - BEFORE_DINNER)) return undefined;
  const best = visit.candidate?.insight?.bestDays ?? [];
  const off = best.length > 0 && !best.includes(weekdayOf(frame.date)) ? NOT_BEST_DAY : 0;
  const stop: Stop = { kind: "evening", visit, table: null, point: visit.point, ...show, leg: null };
  return { visit, day, stop, worth: visit.value - off - LATER_DAY * day };
}
