import type { Candidate } from "../places/candidate.ts";
import type { Point } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import type { ActivityFields } from "../trip/document.ts";
import { swapForRain } from "../weather/swap-for-rain.ts";
import { sentencesIn, worded } from "../words/worded.ts";
import { withEvents } from "./events-on-day.ts";
import { withLocalTimes, withoutLocalTimes } from "./local-times-in-plan.ts";
import { costOfDay, orderOfDay } from "./order-of-day.ts";
import type { PlanRequest } from "./types.ts";
import { withWaysInAndOut } from "./ways-in-and-out.ts";
import { waysOfDay } from "./ways-of-day.ts";

/**
 * Adds notes to the days: events, effects of the local calendar, where to go when it rains, and the ways in and out.
 */
export function withDayNotes<T extends { readonly date: string; readonly reason: string }>(
  request: PlanRequest,
  days: readonly T[],
  stopsOn: (day: T) => readonly ActivityFields[],
): readonly T[] {
  const byId = new Map(request.candidates.map((it) => [it.id, it]));
  const placeOf = (id: string | null) => (id === null ? undefined : byId.get(id));
  const told = withEvents(
    withoutLocalTimes(request),
    days.map((day) => {
      const stops = stopsOn(day);
      const said = [orderOfDay(request, day.date, stops, placeOf), waysOfDay(stops), costOfDay(request, stops)];
      return { ...day, reason: sentencesIn([day.reason, ...said.filter((it) => it !== null)]) };
    }),
    (day) => new Set(stopsOn(day).flatMap((it) => it.placeId ?? [])),
  );
  return withWaysInAndOut(request, withRainPlans(request, withLocalTimes(request, told), stopsOn), (day) =>
    whereItEnds(days, day, stopsOn),
  );
}

/** Where a day ends, or where the last one before it with stops did. */
export function whereItEnds<T extends { readonly date: string }>(
  days: readonly T[],
  { date }: T,
  stopsOn: (day: T) => readonly ActivityFields[],
): Point | null {
  const until = days.filter((it) => it.date <= date);
  const ends = until.map((it) => lastPointOf(stopsOn(it)));
  return ends.findLast((it) => it !== null) ?? null;
}

function lastPointOf(stops: readonly ActivityFields[]): Point | null {
  const last = stops.findLast((it) => it.lat !== null && it.lng !== null);
  return last ? ownPoint(last) : null;
}

/** Drier months need no alternative for rain. */
const FEWEST_WET_DAYS = 4;

/** "If it rains: the Fine Arts Museum instead of Tennoji Park." A place is offered on one day. */
function withRainPlans<T extends { readonly date: string; readonly reason: string }>(
  { guide, candidates }: PlanRequest,
  days: readonly T[],
  stopsOn: (day: T) => readonly ActivityFields[],
): readonly T[] {
  let byId: ReadonlyMap<string, Candidate> | undefined;
  const offered = new Set<string>();
  return days.map((day) => {
    const wet = guide?.climate?.wetDays[Number(day.date.slice(5, 7)) - 1] ?? FEWEST_WET_DAYS;
    if (wet < FEWEST_WET_DAYS) return day;
    byId ??= new Map(candidates.map((it) => [it.id, it]));
    const placeOf = (id: string | null) => (id === null ? undefined : byId?.get(id));
    const swap = swapForRain(stopsOn(day), (it) => placeOf(it)?.setting, offered);
    if (!swap) return day;
    offered.add(swap.dry.title);
    const rain = worded`If it rains: ${swap.dry.title} instead of ${swap.stop.title}.`;
    return { ...day, reason: sentencesIn([day.reason, rain]) };
  });
}
