import type { Meal } from "../places/meal-times.ts";
import { openSpans } from "../places/opening-hours.ts";
import type { Point } from "../places/travel-time.ts";
import { Restaurants, type Table, type TableQuery } from "../planning/choose-restaurant.ts";
import { rankPlaces } from "../planning/rank-places.ts";
import type { Stop } from "../planning/schedule-visits-and-lunch.ts";
import { activityOf } from "../planning/stop-to-activity.ts";
import type { PlannedActivity } from "../planning/types.ts";
import { placeOf } from "../trip/check/match-place.ts";
import type { Day } from "../trip/document.ts";
import type { FixContext } from "./fix-context.ts";
import { freeTimes } from "./free-times.ts";

const SHORTEST = 45;

interface WantedSeat {
  readonly meal: Meal;
  readonly near: Point | null;
  /** The preferred start, the earliest start and the latest end, in minutes after midnight. */
  readonly wish: number;
  readonly from: number;
  readonly to: number;
  /** Latest start; by default only the end counts. */
  readonly before?: number;
  /** No longer than this, in minutes. */
  readonly longest?: number;
  readonly ignored: ReadonlySet<string>;
}

interface Seat {
  readonly table: Table;
  readonly start: number;
  readonly made: PlannedActivity;
}

/** Meals at tables near a point that are open and fit into the day, best first; the last one without a venue. */
export function* seatsNear(fix: FixContext, day: Day, wanted: WantedSeat): Generator<Seat> {
  const { meal, near, wish } = wanted;
  const used = new Set(fix.trip.days.flatMap((it) => it.activities.flatMap((a) => placeOf(a, fix.context)?.id ?? [])));
  const restaurants = new Restaurants(fix.request, rankPlaces(fix.request).places, 0);
  const reuseOf: TableQuery["reuseOf"] = (it) => (used.has(it.id) ? "no" : "first");
  const known = near ? restaurants.tables({ meal, near, date: day.date, start: wish, rested: false, reuseOf }) : [];
  const anywhere: Table = { place: null, point: near, minutes: SHORTEST, penalty: 0 };
  for (const table of [...known, anywhere]) {
    const usual = Math.min(table.minutes, wanted.longest ?? table.minutes);
    for (const minutes of new Set([usual, SHORTEST])) {
      const seat = seatAt(fix, day, wanted, table, minutes);
      if (!seat) continue;
      yield seat;
      break;
    }
  }
}

function seatAt(fix: FixContext, day: Day, wanted: WantedSeat, table: Table, minutes: number): Seat | undefined {
  const { meal, wish, from, to, ignored, before } = wanted;
  const { point, place } = table;
  const open = place?.hours ? openSpans(place.hours, day.date) : null;
  const [start] = freeTimes(fix, day, { entry: point, exit: point, minutes, open, wish, from, to, ignored });
  if (start === undefined || (before !== undefined && start >= before)) return undefined;
  const stop: Stop = { kind: meal, visit: null, table, point, start, end: start + minutes, leg: null };
  return { table, start, made: activityOf(fix.request, stop, []) };
}
