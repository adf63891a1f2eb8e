import { toAmount } from "../amount.ts";
import { clockOf, minutesOf } from "../calendar.ts";
import type { ActivityFields } from "../trip/document.ts";
import { dateOfDay } from "../wishes/day-words.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { dateOf, listed, moneyOf, type Sentence, said } from "../words/sentence.ts";
import { isWorded, worded, wordOf } from "../words/worded.ts";
import { companyOf } from "./company.ts";
import type { DayToSum } from "./day-to-sum.ts";
import { lengthSaid } from "./length-words.ts";
import { budgetADay, isIn } from "./money-in-words.ts";
import { isOwnOn } from "./own-hours.ts";
import { isRideBy } from "./ride.ts";
import { atHotel } from "./stop-to-activity.ts";
import { longestOutdoors } from "./time-outdoors.ts";
import type { PlanRequest } from "./types.ts";

/** A limit that the traveller stated, and whether the days hold it. */
export interface LimitHeld {
  readonly kind: "driving" | "money" | "home" | "start" | "rest" | "own" | "visits" | "car" | "outdoors" | "journey";
  /** The limit in words, as part of a sentence: "at most 3 h at the wheel a day". */
  readonly limit: string;
  /** What the plan comes to: "2 h 50 at most"; null when the limit says it all. */
  readonly most: string | null;
  /** The days that break it, from 1. */
  readonly broken: readonly number[];
}

/** An excess up to this share of a limit is within the error of the estimates. */
const TOLERANCE = 1.05;
const SPARE_MINUTES = 10;
/** A walk or drink after dinner does not count as a sight. */
const EVENING = "18:00";

/** Each limit of the traveller's words, held against finished days. */
export function limitsOf(request: PlanRequest, days: readonly DayToSum[]): readonly LimitHeld[] {
  return [
    driving(request, days),
    money(request, days),
    homeBy(request, days),
    startsAt(request, days),
    rest(request, days),
    ...ownHours(request, days),
    outdoors(request, days),
    journey(request, days),
    visits(request, days),
    withoutCar(request, days),
  ].filter((it) => it !== null);
}

/** "Kept: at most 3 h at the wheel a day (2 h 50 at most). Not quite as asked: …" */
export function limitsInOverview(request: PlanRequest, days: readonly DayToSum[]): readonly string[] {
  const all = limitsOf(request, days);
  const kept = all
    .filter((it) => it.broken.length === 0)
    .map(({ limit, most }) => (most ? said`${limit} (${most})` : said`${limit}`));
  const broken = all
    .filter((it) => it.broken.length > 0)
    .map(({ limit, most, broken }) => {
      const days = daysWords(broken);
      return most ? said`${limit} is not held on ${days} (${most})` : said`${limit} is not held on ${days}`;
    });
  return [
    ...(kept.length > 0 ? [worded`What you set is kept: ${listed(kept)}.`] : []),
    ...(broken.length > 0 ? [worded`Not quite as asked: ${listed(broken)}.`] : []),
  ];
}

function daysWords(days: readonly number[]): Sentence {
  return days.length === 1 ? said`day ${days[0] as number}` : said`days ${listed(days)}`;
}

function driving({ interests }: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { mostDriving } = readWishes(interests).route;
  if (mostDriving === null) return null;
  const minutes = days.map(({ stops }) =>
    stops.reduce((sum, it) => sum + (isRideBy("car", it.title) ? (it.durationMinutes ?? 0) : 0), 0),
  );
  return {
    kind: "driving",
    limit: worded`at most ${lengthSaid(mostDriving)} of driving a day`,
    most: worded`${lengthSaid(Math.max(0, ...minutes))} at most`,
    broken: breaking(minutes, (it) => it > mostDriving + SPARE_MINUTES),
  };
}

function money(request: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const stated = budgetADay(request.interests);
  if (stated === null || !isIn(stated.currency, request.currency) || stated.amount === 0) return null;
  const costs = days.map(({ stops }) => stops.reduce((sum, it) => sum + Number(it.estimatedCost ?? 0), 0));
  const words = (amount: number) => moneyOf(toAmount(Math.round(amount)), request.currency);
  const all = costs.reduce((sum, it) => sum + it, 0);
  const total = stated.amount * days.length;
  // Savings of one day may be spent on another.
  const isHeld = all <= total * TOLERANCE;
  return {
    kind: "money",
    limit: worded`${words(stated.amount)} a day`,
    most: worded`${words(all)} of ${words(total)} in all, ${words(Math.max(0, ...costs))} on the most expensive day`,
    broken: isHeld ? [] : breaking(costs, (it) => it > stated.amount * TOLERANCE),
  };
}

function homeBy(request: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { homeBy: latest } = companyOf(request);
  if (latest === null) return null;
  const ends = days.map(({ stops }) => lastEnd(stops));
  return {
    kind: "home",
    limit: worded`back by ${clockOf(latest)}`,
    most: null,
    broken: breaking(ends, (it) => it > latest),
  };
}

/** The end of the last stop away from the stay, in minutes after midnight; 0 on a day without any. */
function lastEnd(stops: readonly ActivityFields[]): number {
  const out = stops.filter((it) => !it.freeTime && !isWorded(it.title, atHotel) && it.endTime && it.startTime);
  return Math.max(
    0,
    ...out.map((it) => {
      const [start, end] = [minutesOf(it.startTime ?? "00:00"), minutesOf(it.endTime ?? "00:00")];
      return end < start ? end + 1440 : end;
    }),
  );
}

function startsAt(request: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { startsAt: earliest } = readWishes(request.interests).rhythm;
  if (earliest === null) return null;
  const starts = days.map(({ stops }) => {
    const first = stops.find((it) => !it.freeTime && it.startTime);
    return first?.startTime ? minutesOf(first.startTime) : earliest;
  });
  return {
    kind: "start",
    limit: worded`nothing before ${clockOf(earliest)}`,
    most: null,
    broken: breaking(starts, (it) => it < earliest),
  };
}

function rest({ interests }: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { restSpan } = readWishes(interests).rhythm;
  if (restSpan === null) return null;
  const { start, end } = restSpan;
  const taken = days.map(({ stops }) => minutesWithin(stops, start, end));
  return {
    kind: "rest",
    limit: worded`${clockOf(start)} to ${clockOf(end)} free for the rest`,
    most: null,
    broken: breaking(taken, (it) => it > SPARE_MINUTES),
  };
}

/** Minutes of stops between two times; on the way a child sleeps too. */
function minutesWithin(stops: readonly ActivityFields[], start: number, end: number): number {
  return stops.reduce((sum, it) => {
    if (it.freeTime || it.activityType === "transport" || !it.startTime || !it.endTime) return sum;
    return sum + Math.max(0, Math.min(end, minutesOf(it.endTime)) - Math.max(start, minutesOf(it.startTime)));
  }, 0);
}

function ownHours({ interests, startDate, endDate }: PlanRequest, days: readonly DayToSum[]): readonly LimitHeld[] {
  return readWishes(interests).taken.map((it) => {
    const isOn = ({ date }: DayToSum) => isOwnOn(it, date, { startDate, endDate });
    const taken = days.map((day) => (isOn(day) ? minutesWithin(day.stops, it.start, it.end) : 0));
    const hours = [clockOf(it.start), clockOf(it.end)] as const;
    const kept = it.isWork
      ? said`${hours[0]} to ${hours[1]} for your work`
      : said`${hours[0]} to ${hours[1]} kept free`;
    const only = it.day && dateOfDay(it.day, startDate, endDate);
    const on = only ? [dateOf(only)] : it.days?.map((weekday) => ({ weekday }));
    return {
      kind: "own",
      limit: on ? worded`${kept} on ${listed(on)}` : wordOf(kept),
      most: null,
      broken: breaking(taken, (minutes) => minutes > SPARE_MINUTES),
    };
  });
}

function outdoors({ interests, candidates }: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { mostOutdoors } = readWishes(interests).rhythm;
  if (mostOutdoors === null) return null;
  const longest = days.map(({ stops }) => longestOutdoors(stops, candidates));
  return {
    kind: "outdoors",
    limit: worded`at most ${lengthSaid(mostOutdoors)} outdoors in one go`,
    most: null,
    broken: breaking(longest, (it) => it > mostOutdoors + SPARE_MINUTES),
  };
}

/** Nothing before arrival, and nothing after departure. */
function journey(request: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { lands, takesOff } = companyOf(request);
  if (lands === null && takesOff === null) return null;
  const [first, last] = [days[0], days.at(-1)];
  const isEarly = lands !== null && first !== undefined && (firstStart(first.stops) ?? lands) < lands;
  const isLate = takesOff !== null && last !== undefined && lastEnd(last.stops.filter(isNoRide)) > takesOff;
  const both = [
    lands === null ? null : said`your arrival at ${clockOf(lands)}`,
    takesOff === null ? null : said`your departure at ${clockOf(takesOff)}`,
  ];
  return {
    kind: "journey",
    limit: worded`${listed(both.filter((it) => it !== null))}`,
    most: null,
    broken: [...(isEarly ? [1] : []), ...(isLate ? [days.length] : [])],
  };
}

const isNoRide = (it: ActivityFields) => it.activityType !== "transport";

function firstStart(stops: readonly ActivityFields[]): number | null {
  const first = stops.find((it) => !it.freeTime && it.startTime);
  return first?.startTime ? minutesOf(first.startTime) : null;
}

function visits({ interests }: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { mostVisits } = readWishes(interests).rhythm;
  if (mostVisits === null) return null;
  const counts = days.map(
    ({ stops }) =>
      stops.filter((it) => it.placeId !== null && it.activityType !== "dining" && (it.startTime ?? "") < EVENING)
        .length,
  );
  return {
    kind: "visits",
    limit: mostVisits === 1 ? worded`at most 1 visit a day` : worded`at most ${mostVisits} visits a day`,
    most: null,
    broken: breaking(counts, (it) => it > mostVisits),
  };
}

function withoutCar({ interests }: PlanRequest, days: readonly DayToSum[]): LimitHeld | null {
  const { withoutCar: isWithout, withCar } = readWishes(interests).route;
  if (!isWithout || withCar) return null;
  const drives = days.map(({ stops }) => stops.filter((it) => isRideBy("car", it.title)).length);
  return { kind: "car", limit: worded`no car`, most: null, broken: breaking(drives, (it) => it > 0) };
}

function breaking(values: readonly number[], isOver: (value: number) => boolean): readonly number[] {
  return values.flatMap((it, index) => (isOver(it) ? [index + 1] : []));
}
