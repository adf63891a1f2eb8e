import { addDays, daysBetween } from "../calendar.ts";
import type { TripStyle } from "../field-choices.ts";
import { daylightOf } from "../places/daylight.ts";
import { type Mobility, walkingLimitKm } from "../places/diet-and-access.ts";
import { type MealTimes, mealTimesIn } from "../places/meal-times.ts";
import type { Point } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { Rhythm } from "../wishes/rhythm.ts";
import { begunAt, LAST_OUTING } from "./begun-day.ts";
import { companyOf } from "./company.ts";
import { mannerOf } from "./manner.ts";
import type { PlanRequest } from "./types.ts";
import { setOutFor } from "./ways-in-and-out.ts";

/** How a style of travel fills a day. Times are minutes after midnight. */
interface Pace {
  /** Places between breakfast and dinner, meals not counted. */
  readonly stops: number;
  readonly start: number;
  /** When the last place before dinner ends. */
  readonly end: number;
  /** Added to every way. */
  readonly slack: number;
  /** On long trips, one day in this many is easier; null for none. */
  readonly restEvery: number | null;
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

const paces: Record<TripStyle, Pace> = {
  budget: { stops: 5, start: at(9), end: at(18, 30), slack: 5, restEvery: null },
  adventure: { stops: 5, start: at(9), end: at(18, 30), slack: 5, restEvery: null },
  comfort: { stops: 5, start: at(9, 15), end: at(18, 15), slack: 8, restEvery: 5 },
  luxury: { stops: 4, start: at(9, 45), end: at(18), slack: 12, restEvery: 4 },
};

/** From this length on the first and last day are lighter. */
const SHORTEST_WITH_LIGHT_ENDS = 3;
const ARRIVAL = at(10, 30);
/** Shorter trips have no easy day. */
const SHORTEST_WITH_REST = 6;
const MOST_STOPS = 6;
const LATER_ON_EASY_DAYS = 30;
/** Minutes added before dinner on a fast day, half of them in the morning, and removed on a slow day. */
const LONGER_WHEN_FAST = 90;
const DEPARTURE = at(17, 30);
/** Minutes from the start of dinner until the return, and the earliest dinner. */
const DINNER_AND_HOME = 100;
const EARLIEST_DINNER = at(17);
const BEFORE_DINNER = 30;
/** Travellers who go to bed early have dinner at once. */
const BEFORE_EARLY_DINNER = 15;
/** Travellers who return by then have no evening. */
const EARLY_NIGHT = at(22);
const EARLY_HOME = at(21);
const DUSK = 30;
/** In northern winters, days go on after dark. */
const DARK_BY = at(18);
/** From landing, or from the platform, to the first stop. */
const INTO_TOWN = { air: 105, land: 45 } as const;
const DAY = 1440;
const LAST_LUNCH = at(13, 15);
const LUNCH_EATEN = at(13, 30);
const LAST_DINNER = at(20, 30);
const DINNER_EATEN = at(20, 45);
const EARLY = at(7, 30);
const ARRIVAL_EARLY = at(9, 30);
const AFTER_A_LATE_NIGHT = at(10);
const BEFORE_LUNCH = 75;
const LATEST_LUNCH = at(13, 30);
/** Share of a full day's stops on the days of arrival and departure. */
const LIGHT = 0.8;

export interface DayFrame {
  readonly date: string;
  readonly kind: "full" | "arrival" | "departure";
  /** Of the trip, also where that is too short for a lighter day of departure. */
  readonly isLast: boolean;
  /** The day of arrival of the trip, also where that is too short for a lighter one, or a day that has begun already. */
  readonly isFirst: boolean;
  /** A full day with a later start and one stop less. */
  readonly easy: boolean;
  readonly stops: number;
  readonly start: number;
  readonly end: number;
  readonly slack: number;
  readonly lunch: boolean;
  readonly dinner: boolean;
  /** When local people have their meals. */
  readonly meals: MealTimes;
  readonly evening: boolean;
  /** When travellers wish to be back at their stay. */
  readonly homeBy: number | null;
  readonly walkingLimitKm: number;
  /** When to leave for the flight home; left out on other days and when it is unknown. */
  readonly setsOut?: number;
  /** The stays of the night before and the night after, where the day begins and ends. */
  readonly morning: Point | null;
  readonly night: Point | null;
}

/** The hours and stops of a day before anything is planned. */
export function dayFrame(request: PlanRequest, date: string, mobility: Mobility): DayFrame {
  const pace = paces[request.travelStyle ?? "comfort"];
  const { startDate, endDate } = request.part?.trip ?? request;
  const length = daysBetween(startDate, endDate) + 1;
  const index = daysBetween(request.startDate, date);
  const kind = length < SHORTEST_WITH_LIGHT_ENDS ? "full" : endOf(request, date);
  const easy =
    kind === "full" &&
    pace.restEvery !== null &&
    length >= SHORTEST_WITH_REST &&
    index % pace.restEvery === pace.restEvery - 1;
  const manner = mannerOf(request);
  const { rhythm } = manner;
  const wished = manner.isSlow ? 1 : request.pace === "fast" || rhythm.isFast ? -1 : 0;
  const longer = -wished * LONGER_WHEN_FAST;
  const fewer = (mobility.shortWays ? 1 : 0) + (easy ? 1 : 0) + wished;
  const { homeBy: stated, lands, takesOff } = companyOf(request);
  // It is dark half an hour after sunset.
  const dark = rhythm.beforeDark
    ? Math.max(
        DARK_BY,
        daylightOf(ownPoint(request.destination), request.destination.timezone ?? null, date).sunset + DUSK,
      )
    : null;
  const homeBy = stated ?? dark;
  const arrives =
    date === request.startDate && request.part?.arrives !== false && lands !== null
      ? lands + INTO_TOWN[readWishes(request.interests).journey.byLand.in ? "land" : "air"]
      : 0;
  const begun = begunAt(request, date);
  const begins = Math.max(arrives, begun);
  const leaves =
    date === request.endDate && request.part?.departs !== false && takesOff !== null
      ? leavesForFlight(request, takesOff)
      : DAY;
  const usual =
    kind === "arrival"
      ? Math.max(begins > 0 ? 0 : ARRIVAL, pace.start)
      : pace.start + (easy ? LATER_ON_EASY_DAYS : 0) - longer / 2;
  const start = Math.max(begins, request.chosen?.dawns.get(date) ?? startOf(rhythm, kind, usual));
  const ofCountry = mealTimesIn(request.destination.timezone, manner.withChildren);
  const usualMeals = mealsBefore(lunchBeforeNap(lunchAfter(ofCountry, start), rhythm.restSpan), homeBy);
  const meals =
    rhythm.dinner === null ? usualMeals : { ...usualMeals, dinner: { ...usualMeals.dinner, ...rhythm.dinner } };
  const latest =
    homeBy === null
      ? Number.POSITIVE_INFINITY
      : meals.dinner.from - (homeBy < EARLY_HOME ? BEFORE_EARLY_DINNER : BEFORE_DINNER);
  const stops = Math.min(rhythm.mostVisits ?? MOST_STOPS, MOST_STOPS, Math.max(2, pace.stops - fewer));
  return {
    date,
    kind,
    isFirst: begun > 0 || (date === request.startDate && request.part?.arrives !== false),
    isLast: date === request.endDate && request.part?.departs !== false,
    easy,
    stops: kind === "full" ? stops : Math.ceil(stops * LIGHT),
    start,
    end: Math.min(latest, leaves, kind === "departure" ? Math.min(DEPARTURE, pace.end) : pace.end + longer),
    slack: pace.slack,
    lunch: begins <= LAST_LUNCH && leaves >= LUNCH_EATEN,
    dinner: begins <= LAST_DINNER && leaves >= DINNER_EATEN,
    meals,
    // Children are in bed by then, and the last evening is for packing.
    evening:
      begun <= LAST_OUTING &&
      !manner.withChildren &&
      kind !== "departure" &&
      (homeBy === null || homeBy >= EARLY_NIGHT),
    homeBy,
    walkingLimitKm: walkingLimitKm(mobility),
    ...(leaves < DAY && { setsOut: leaves }),
    morning: stayOf(request, addDays(date, -1)),
    night: stayOf(request, date),
  };
}

/** Early risers start earlier; travellers who sleep in or go out late start later. */
function startOf({ startsAt, isEarly, isLate }: Rhythm, kind: DayFrame["kind"], usual: number): number {
  if (startsAt !== null) return kind === "arrival" ? Math.max(startsAt, usual) : startsAt;
  if (isEarly) return Math.min(usual, kind === "arrival" ? ARRIVAL_EARLY : EARLY);
  return isLate ? Math.max(usual, AFTER_A_LATE_NIGHT) : usual;
}

/** After a late start, lunch is later. */
function lunchAfter(usual: MealTimes, start: number): MealTimes {
  const from = Math.max(usual.lunch.from, Math.min(start + BEFORE_LUNCH, LATEST_LUNCH));
  return from === usual.lunch.from
    ? usual
    : { ...usual, lunch: { ...usual.lunch, from, to: Math.max(usual.lunch.to, from + 60) } };
}

const EARLIEST_LUNCH = at(11, 30);
const LUNCH_AND_HOME = 60;

/** Lunch comes before a nap with a fixed time. */
function lunchBeforeNap(usual: MealTimes, nap: Rhythm["restSpan"]): MealTimes {
  if (nap === null || nap.start > usual.lunch.from + LUNCH_AND_HOME + 30) return usual;
  const to = Math.max(EARLIEST_LUNCH, nap.start - LUNCH_AND_HOME);
  return { ...usual, lunch: { ...usual.lunch, from: Math.max(EARLIEST_LUNCH, to - 30), to } };
}

/** When to leave the stay for a flight. */
function leavesForFlight(request: PlanRequest, takesOff: number): number {
  return setOutFor(request, takesOff, stayOf(request, request.endDate) ?? ownPoint(request.destination));
}

/** Dinner in time for those who want to be back by an hour. */
function mealsBefore(meals: MealTimes, homeBy: number | null): MealTimes {
  if (homeBy === null) return meals;
  const to = Math.max(EARLIEST_DINNER, homeBy - DINNER_AND_HOME);
  // With an early return, dinner comes last, so that the afternoon stays whole.
  const last = Math.max(EARLIEST_DINNER, to - 20);
  const from = homeBy < EARLY_HOME ? last : Math.min(meals.dinner.from, last);
  return { ...meals, dinner: { ...meals.dinner, from, to: Math.max(from, Math.min(to, meals.dinner.to)) } };
}

function endOf({ startDate, endDate, part }: PlanRequest, date: string): DayFrame["kind"] {
  if (date === startDate) return "arrival";
  return date === endDate && part?.departs !== false ? "departure" : "full";
}

const stayOf = ({ stays = [] }: PlanRequest, date: string) => stays.find((it) => it.date === date)?.point ?? null;
