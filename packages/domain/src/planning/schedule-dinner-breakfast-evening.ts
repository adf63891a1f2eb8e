import type { Candidate } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import type { Restaurants, Table, TableQuery } from "./choose-restaurant.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { type EveningHours, eveningHours, homeBy } from "./evening-hours.ts";
import { firstFit, type Stop, scheduleMeal, stateBefore } from "./schedule-visits-and-lunch.ts";
import { isWanted, openForEvenings, type Visit } from "./visit.ts";

type TurnOf = TableQuery["reuseOf"];
type TiredOf = NonNullable<TableQuery["tiredOf"]>;

const FAR_FROM_BED_KM = 10;
/** Minutes between the day and dinner that count as a rest. */
const REST = 60;
/** Dinner may start this much earlier before an evening engagement, and this much later after it. */
const EARLIER = 90;
const LATER = 75;

/** When dinner may start, first choice first: at the usual time, before an evening engagement, or after it. */
function dinnerTimes({ frame }: DayCapacity): readonly { readonly from: number; readonly to: number }[] {
  const { from, to } = frame.meals.dinner;
  return [
    { from, to },
    { from: from - EARLIER, to: from },
    { from: to, to: to + LATER },
  ];
}

/**
 * Dinner near the end of the day, or near where the evening is; undefined when there is one already or no time.
 *
 * @param evening where one goes after it
 */
export function scheduleDinner(
  capacity: DayCapacity,
  stops: readonly Stop[],
  restaurants: Restaurants,
  reuseOf: TurnOf,
  tiredOf: TiredOf = () => 0,
  evening: Point | null = null,
): Stop | undefined {
  if (!capacity.frame.dinner || capacity.blocks.some((it) => it.meal === "dinner")) return undefined;
  for (const { from, to } of dinnerTimes(capacity)) {
    const start = Math.max(from, stops.at(-1)?.end ?? 0, capacity.frame.start);
    if (start > to) continue;
    const state = stateBefore(capacity, stops, start);
    const last = state.at ?? stops.at(-1)?.point ?? null;
    const { night } = capacity.frame;
    // From far away, travellers return to their stay first.
    const there = last && night && distanceKm(last, night) > FAR_FROM_BED_KM ? night : last;
    const rested = start - state.time >= REST;
    const near = rested && evening ? evening : there;
    const { date } = capacity.frame;
    const tables = restaurants
      .tables({ meal: "dinner", near, date, start, rested, reuseOf, tiredOf })
      .filter((it) => !it.place || !isTooFar(it.place, night, last));
    for (const table of tables.length > 0 ? tables : [whereOneSleeps(night)]) {
      const stop = scheduleMeal(capacity, state, table, "dinner", start, to);
      if (stop && stop.start <= to) return stop;
    }
  }
  return atTheInn(capacity, stops);
}

/** Travellers who stay out of town and return too late, or have to be back before dark, have dinner where they stay. */
function atTheInn(capacity: DayCapacity, stops: readonly Stop[]): Stop | undefined {
  const { night, meals, homeBy: latest } = capacity.frame;
  if (!night || latest === null) return undefined;
  const start = Math.max(meals.dinner.from, stops.at(-1)?.end ?? 0);
  const state = stateBefore(capacity, stops, start);
  return scheduleMeal(capacity, state, whereOneSleeps(night), "dinner", start, LATEST_AT_THE_INN);
}

const LATEST_AT_THE_INN = 20 * 60 + 30;
const AT_THE_INN = 75;

function whereOneSleeps(night: Point | null): Table {
  return { place: null, point: night, minutes: AT_THE_INN, penalty: 0 };
}

/** Dinner needs no long drive after the day; it may be where the day ends. */
function isTooFar(place: Point, night: Point | null, last: Point | null): boolean {
  if (!night || distanceKm(place, night) <= FARTHEST_TABLE_KM) return false;
  return !last || distanceKm(place, last) > CLOSE_KM || distanceKm(place, night) > FAR_HOME_KM;
}

const FARTHEST_TABLE_KM = 16;
const CLOSE_KM = 4;
const FAR_HOME_KM = 40;
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

const NEAR_KM = 2.5;
/** Longest distance to an evening place that meets an interest or is famous. */
const WISHED_KM = 7;
/** Longest distance to one that somebody asked for. */
const WANTED_KM = 15;
const SHORTEST = 30;
/** The latest start that still belongs to the day. */
const MIDNIGHT = 1440;
/** Longest stay at a place of the evening, and in the open air. */
const LONGEST = 120;
const LONGEST_OUTSIDE = 60;

/** Something for after dinner or after the place before it, close by. */
export function scheduleEvening(
  capacity: DayCapacity,
  stops: readonly Stop[],
  pool: readonly Visit[],
  hours: EveningHours,
): Stop | undefined {
  const last = stops.at(-1);
  if (!capacity.frame.evening || (last?.kind !== "dinner" && last?.kind !== "evening")) return undefined;
  if (capacity.blocks.some((it) => it.end > last.end)) return undefined;
  const near = last.point;
  const suited = pool
    .filter((visit) => near && visit.point && distanceKm(near, visit.point) <= reach(visit))
    .map((visit) => ({ visit, worth: visit.value - (near && visit.point ? distanceKm(near, visit.point) / 4 : 0) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { visit } of suited) {
    const isNight = visit.experience === "nightlife";
    const minutes = Math.max(SHORTEST, Math.min(visit.minutes, isNight ? LONGEST : LONGEST_OUTSIDE));
    const state = { time: last.end, at: last.point, started: true };
    const windows = eveningHours(visit, capacity.frame.date, hours);
    const placed = firstFit(capacity, state, visit.point, minutes, windows, homeBy(capacity.frame, hours, isNight));
    // The show has begun already.
    if (placed && placed.start > CURTAIN && visit.candidate && isStage(visit.candidate)) continue;
    if (placed && placed.start < MIDNIGHT)
      return { kind: "evening", visit, table: null, point: visit.point, ...placed };
  }
  return undefined;
}

/** An evening with a fixed start, such as a concert or a play, at that time, wherever dinner is. */
export function scheduleShow(capacity: DayCapacity, stops: readonly Stop[], visit: Visit): Stop | undefined {
  if (!capacity.frame.evening || !visit.candidate) return undefined;
  const show = showTime(visit, capacity);
  if (!show) return undefined;
  const state = stateBefore(capacity, stops, show.start);
  if (stops.some((it) => it.end > show.start)) return undefined;
  const placed = firstFit(capacity, state, visit.point, show.end - show.start, [show], show.end);
  return placed && { kind: "evening", visit, table: null, point: visit.point, ...placed };
}

const SHOWS_FROM = 1050;
const SHOWS_TO = 1260;
/** From here on the evening begins with what somebody wants to see at its hour. */
const AFTERNOON = 900;
/** The latest start of a show. */
const CURTAIN = 1235;
const LONGEST_SHOW = 180;
/** The opening hours of a show may be this much longer than the show. */
const SPARE = 60;
/** The start of operas and theatres with unknown hours: half an hour after the usual start of dinner. */
const stageTags = ["opera", "theatre"];
const theatre = /\btheat(?:er|re)s?\b/i;
const operaHouse = /\bopera\b/i;
const concertHall = /philharmon|musikverein|konzerthaus|concert hall|concertgebouw|symphony|auditorium|orchestra/i;

function isStage({ name, insight, tags }: Candidate): boolean {
  const isHall = concertHall.test(`${name} ${insight?.why ?? ""}`) || operaHouse.test(name);
  return isHall || theatre.test(name) || stageTags.some((it) => tags.includes(it));
}

/**
 * The start of an evening with a fixed time, or of one that must come before dinner; undefined for what can wait until
 * after dinner, and for what begins before arrival.
 */
export function showTime(
  visit: Visit,
  capacity: DayCapacity,
): { readonly start: number; readonly end: number } | undefined {
  const show = hourOf(visit, capacity);
  return show && show.start >= capacity.frame.start ? show : undefined;
}

function hourOf(visit: Visit, { frame }: DayCapacity): { readonly start: number; readonly end: number } | undefined {
  const place = visit.candidate;
  if (!place) return undefined;
  const minutes = Math.min(visit.minutes, LONGEST_SHOW);
  if (!place.hours || place.onlyDaysKnown) {
    // Travellers who ask for the opera attend a show; others see the house by day.
    const plays =
      place.category === "nightlife" ||
      ((place.category === "activity" || isWanted(visit)) &&
        (theatre.test(place.name) || stageTags.some((it) => place.tags.includes(it)))) ||
      (isWanted(visit) && operaHouse.test(place.name));
    if (!plays || !isStage(place) || openForEvenings(place, frame.date).length === 0) return undefined;
    const start = Math.min(SHOWS_TO, Math.ceil((frame.meals.dinner.from + 15) / 30) * 30);
    return { start, end: start + minutes };
  }
  const open = openForEvenings(place, frame.date);
  const isAtItsHour = ({ start, end }: (typeof open)[number]) =>
    isWanted(visit) && start >= AFTERNOON && end - start <= visit.minutes;
  const show = open.find(
    (it) => (it.start >= SHOWS_FROM || isAtItsHour(it)) && it.start <= SHOWS_TO && it.end - it.start <= minutes + SPARE,
  );
  if (show) return { start: show.start, end: Math.min(show.end, show.start + minutes) };
  // A place that closes during dinner comes before it.
  const { from } = frame.meals.dinner;
  const early = open.find((it) => it.end > SHOWS_FROM && it.end < from + DINNER + minutes);
  const start = early && Math.max(early.start, Math.min(from - BEFORE_DINNER, early.end) - minutes);
  return start === undefined || start < SHOWS_FROM || start + minutes > (early?.end ?? 0)
    ? undefined
    : { start, end: start + minutes };
}

/** Minutes of dinner, and of the way there. */
const DINNER = 75;
const BEFORE_DINNER = 30;

function reach(visit: Visit): number {
  if (isWanted(visit)) return WANTED_KM;
  return visit.matched.length > 0 || visit.famous ? WISHED_KM : NEAR_KM;
}
