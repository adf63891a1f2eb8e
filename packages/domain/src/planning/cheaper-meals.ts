import { mealCost, picnicCost } from "../money/known-prices.ts";
import type { Candidate } from "../places/candidate.ts";
import { isOpen } from "../places/opening-hours.ts";
import { distanceKm, type Leg, legBetween, type Point } from "../places/travel-time.ts";
import { suitsMeal } from "./alternatives.ts";
import type { ArrangedDay, Arrangement } from "./arrange-days.ts";
import { isSweetOnly } from "./choose-restaurant.ts";
import { aroundOf } from "./make-room-for-wants.ts";
import type { RankedPlaces } from "./rank-places.ts";
import { mealOf, type Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

/** Another table is worth the change only when it costs at most this share of the present one. */
const MUCH_CHEAPER = 0.8;
const LONGEST_WAY_KM = 8;
/** The same table may return after this many days, and be used this many times in all. */
const DAYS_BETWEEN = 2;
const MOST_OFTEN = 3;

interface Change {
  readonly day: number;
  readonly at: number;
  readonly stop: Stop;
  readonly saves: number;
}

/**
 * Cheaper meals where the cheapest arrangement is still over the budget: first other tables near by that are open at the
 * same time, then suppers and lunches from a market or a takeaway, on two days running only where nothing else helps.
 * What somebody asked for stays. The largest savings come first, and no more is changed than it takes.
 *
 * @param over what one traveller has to save, in the trip's currency
 */
export function withCheaperMeals(
  request: PlanRequest,
  choices: RankedPlaces,
  { days }: Arrangement,
  over: number,
): Arrangement {
  let [left, now] = [over, days];
  for (const changesIn of [
    otherTables(),
    takeaways(["dinner"], true),
    takeaways(["lunch"], true),
    takeaways(["dinner", "lunch"], false),
  ])
    while (left > 0) {
      const [best] = changesIn(request, choices, now).toSorted((a, b) => b.saves - a.saves);
      if (!best) break;
      const changed = now[best.day] as ArrangedDay;
      now = now.with(best.day, { ...changed, stops: changed.stops.with(best.at, best.stop) });
      left -= best.saves;
    }
  return { days: now };
}

type Changes = (request: PlanRequest, choices: RankedPlaces, days: readonly ArrangedDay[]) => readonly Change[];

interface CheaperTable {
  readonly place: Candidate;
  readonly point: Point;
  readonly saves: number;
}

/** Cheaper tables for a meal, the cheapest first, whatever else is planned. */
function cheaperTables(
  request: PlanRequest,
  { places }: RankedPlaces,
  date: string,
  { stop, meal, cost }: PlannedMeal,
): readonly CheaperTable[] {
  const found = places.flatMap(({ candidate: place }): CheaperTable[] => {
    const price = mealCost(request, meal, place);
    if (price === null || Number(price) > cost * MUCH_CHEAPER) return [];
    if (!suitsMeal(place, meal, request) || isSweetOnly(place, meal)) return [];
    const point = { lat: place.lat, lng: place.lng };
    if (stop.point && distanceKm(stop.point, point) > LONGEST_WAY_KM) return [];
    if (place.hours && !isOpen(place.hours, date, stop.start, stop.end)) return [];
    return [{ place, point, saves: cost - Number(price) }];
  });
  return found.toSorted((a, b) => b.saves - a.saves);
}

/** The cheapest other table of each meal. Tables are compared once for a meal; only what else is planned changes. */
function otherTables(): Changes {
  const compared = new Map<Stop, readonly CheaperTable[]>();
  return (request, choices, days) =>
    mealsOf(request, days).flatMap((planned): Change[] => {
      const { day, at, stop } = planned;
      const arranged = days[day] as ArrangedDay;
      const tables = compared.get(stop) ?? cheaperTables(request, choices, arranged.capacity.frame.date, planned);
      compared.set(stop, tables);
      for (const { place, point, saves } of tables) {
        const ways = mayComeAgain(days, day, place) ? waysTo(point, arranged, at) : null;
        if (!ways) continue;
        const table = { place, point, minutes: stop.end - stop.start, penalty: 0 };
        return [{ day, at, stop: { ...stop, table, point, leg: ways.leg }, saves }];
      }
      return [];
    });
}

/** @param isSpaced never on two days running */
const takeaways =
  (of: readonly ("lunch" | "dinner")[], isSpaced: boolean): Changes =>
  (request, _choices, days) => {
    const price = picnicCost(request);
    if (price === null) return [];
    return mealsOf(request, days).flatMap(({ day, at, stop, cost, meal }): Change[] => {
      const isOut = (on: number) => isSpaced && days[on]?.stops.some((it) => it.kind === meal && it.isPicnic) === true;
      if (!of.includes(meal) || isOut(day - 1) || isOut(day + 1) || Number(price) > cost * MUCH_CHEAPER) return [];
      const table = { place: null, point: stop.point, minutes: stop.end - stop.start, penalty: 0 };
      return [{ day, at, stop: { ...stop, table, isPicnic: true, isForBudget: true }, saves: cost - Number(price) }];
    });
  };

interface PlannedMeal {
  readonly day: number;
  readonly at: number;
  readonly stop: Stop;
  readonly meal: "lunch" | "dinner";
  /** For one person. */
  readonly cost: number;
}

/** The lunches and dinners that nobody asked for. */
function mealsOf(request: PlanRequest, days: readonly ArrangedDay[]): readonly PlannedMeal[] {
  return days.flatMap(({ stops }, day) =>
    stops.flatMap((stop, at): PlannedMeal[] => {
      const meal = mealOf(stop);
      if ((meal !== "lunch" && meal !== "dinner") || stop.isPicnic) return [];
      const place = stop.table?.place ?? null;
      const cost = mealCost(request, meal, place);
      if (cost === null || (place?.wantedBy.length ?? 0) > 0) return [];
      return [{ day, at, stop, meal, cost: Number(cost) }];
    }),
  );
}

function mayComeAgain(days: readonly ArrangedDay[], day: number, { id }: Candidate): boolean {
  const uses = days.flatMap(({ stops }, index) => stops.flatMap((it) => (it.table?.place?.id === id ? [index] : [])));
  return uses.length < MOST_OFTEN && uses.every((it) => Math.abs(it - day) >= DAYS_BETWEEN);
}

/** The way there from what comes before; null when there is no time for it, or for the way on. */
function waysTo(point: Point, { capacity, stops }: ArrangedDay, at: number): { readonly leg: Leg | null } | null {
  const { before, after } = aroundOf(stops, at, capacity);
  const { start, end } = stops[at] as Stop;
  const { walkingLimitKm } = capacity.frame;
  const leg = before?.point ? legBetween(before.point, point, walkingLimitKm) : null;
  const on = after?.point ? legBetween(point, after.point, walkingLimitKm).minutes : 0;
  const isInTime = (!before || before.end + (leg?.minutes ?? 0) <= start) && (!after || end + on <= after.start);
  return isInTime ? { leg } : null;
}
