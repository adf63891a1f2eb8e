import { fromMinor } from "../amount.ts";
import { datesFrom, daysBetween } from "../calendar.ts";
import { budgetForSaid, budgetOf } from "../money/budget.ts";
import { eachOf, type TripCost, withoutOpenNights } from "../money/trip-cost.ts";
import { moneyOf, said } from "../words/sentence.ts";
import { type Arrangement, arrangeDays, type Drafts } from "./arrange-days.ts";
import { begunDayWarnings, withoutPast } from "./begun-day.ts";
import { withBoardAlternatives } from "./board-alternatives.ts";
import { withCheaperMeals } from "./cheaper-meals.ts";
import { chooseForWants } from "./choose-for-wants.ts";
import { withNeedsInWords } from "./company.ts";
import { canCompareBudget, costOfPlan } from "./cost-of-plan.ts";
import { whereItEnds, withDayNotes } from "./day-notes.ts";
import { enforceLockedIn } from "./enforce-locked-in.ts";
import { makeRoomForWants } from "./make-room-for-wants.ts";
import type { ChosenForWants } from "./mark-for-wants.ts";
import { withBudgetInWords } from "./money-in-words.ts";
import { overviewOf } from "./overview.ts";
import { planStops } from "./plan-stops.ts";
import { presentPlan } from "./present-plan.ts";
import { type RankedPlaces, rankPlaces } from "./rank-places.ts";
import { withoutRefusedPlaces } from "./refused-places.ts";
import { withSpectacles } from "./spectacles.ts";
import { type PlanStop, stopsOfRegion } from "./stops-of-region.ts";
import { withShortTimesOutdoors } from "./time-outdoors.ts";
import type { Plan, PlannedActivity, PlannedDay, PlannedStop, PlanRequest } from "./types.ts";
import { unmetWants } from "./unmet-wants.ts";
import { wantsMet } from "./wants-met.ts";
import { rideToAirport } from "./ways-in-and-out.ts";

/** Weights of costs that are tried. */
const costWeights = [0.4, 0.8, 1.5, 3, 8] as const;

/**
 * Makes a plan: ranks places, arranges them into days, explains them. Pure and deterministic. `onDay` is called with
 * each finished day.
 */
export function plan(asked: PlanRequest, onDay: (day: PlannedDay) => void = () => undefined): Plan {
  const request = withBudgetInWords(
    withShortTimesOutdoors(withSpectacles(withNeedsInWords(withoutRefusedPlaces(asked)))),
  );
  const stops = stopsOfRegion(request);
  const made = stops.length > 0 ? planStops(request, stops, planOneStop) : planOneStop(request);
  const days = withDayNotes(request, made.days, activitiesOf).map((day) =>
    withoutPast(request, rideToAirport(request, day, whereItEnds(made.days, day, activitiesOf))),
  );
  for (const day of days) onDay(day);
  const unmet = request.only === null ? unmetWants(request, days.map(stopsOfDay)) : [];
  const overview = request.only === null ? overviewOf(request, days.map(stopsOfDay)) : [];
  const chosen = request.stops || request.only ? [] : plannedStops(stops);
  return {
    ...made,
    ...(chosen.length > 1 ? { stops: chosen } : {}),
    overview,
    days,
    warnings: [...made.warnings, ...begunDayWarnings(request, days), ...unmet],
  };
}

/** The overnight stops. The last one may serve only for the flight home. */
function plannedStops(stops: readonly PlanStop[]): readonly PlannedStop[] {
  return stops.flatMap(({ base, local, from, to }, index) => {
    const { id: baseId, destinationId, name, lat, lng } = base;
    const nights = daysBetween(from, to) + (index === stops.length - 1 ? 0 : 1);
    return nights === 0 ? [] : [{ name, baseId, destinationId, lat, lng, nights, timezone: local?.timezone ?? null }];
  });
}

function activitiesOf({ items }: PlannedDay): readonly PlannedActivity[] {
  return items.flatMap((it) => (it.kind === "planned" ? [it.activity] : []));
}

function stopsOfDay(day: PlannedDay) {
  return { date: day.date, stops: activitiesOf(day) };
}

function placesOn({ items }: PlannedDay): ReadonlySet<string> {
  return new Set(items.flatMap((it) => (it.kind === "planned" ? (it.activity.placeId ?? []) : [])));
}

/**
 * The plan of a trip whose days all begin and end in one town. What was chosen for a want and found no time is chosen
 * again once.
 */
function planOneStop(request: PlanRequest): Plan {
  const ranked = rankPlaces(request);
  const first = chooseForWants(request, ranked);
  const drafts: Drafts = new Map();
  if (first.chosen.size === 0) return planChosen(first, drafts);
  const rough = roughPlan(first, drafts);
  const missed = missedBy(request, first, rough);
  if (missed.size === 0) return planChosen(first, drafts);
  const [second, others]: [ChosenForWants, Drafts] = [chooseForWants(request, ranked, missed), new Map()];
  const isBetter = metIn(request, roughPlan(second, others)) >= metIn(request, rough);
  return isBetter ? planChosen(second, others) : planChosen(first, drafts);
}

function metIn(request: PlanRequest, made: Plan): number {
  return wantsMet(request, made.days.map(stopsOfDay)).filter((it) => it.isMet).length;
}

/** Without the search for short routes, only to see what fits. */
function roughPlan({ request, choices }: ChosenForWants, drafts: Drafts): Plan {
  const dates = datesFrom(request.startDate, request.endDate);
  return presentPlan(request, choices, arrangeDays(request, choices, dates, 0, false, drafts));
}

/** What was chosen for wants that the plan does not meet. */
function missedBy(request: PlanRequest, { chosen, request: asked }: ChosenForWants, made: Plan): ReadonlySet<string> {
  const unmet = new Set(wantsMet(request, made.days.map(stopsOfDay)).flatMap((it) => (it.isMet ? [] : [it.want.id])));
  const there = new Set(made.days.flatMap((day) => [...placesOn(day)]));
  const missed = [...chosen].filter(([id, want]) => unmet.has(want.id) && !there.has(id)).map(([id]) => id);
  const out = [...(asked.chosen?.trips.keys() ?? [])].filter(
    (trip) => !asked.guide?.dayTrips.find((it) => it.id === trip)?.placeIds.some((id) => there.has(id)),
  );
  return new Set([...missed, ...out]);
}

function planChosen({ request, choices }: ChosenForWants, drafts: Drafts): Plan {
  const dates = request.only ?? datesFrom(request.startDate, request.endDate);
  const withWants = (it: Arrangement) => (request.only === null ? makeRoomForWants(request, choices, it) : it);
  const budget = canCompareBudget(request) ? Number(budgetOf(request)?.all) : Number.POSITIVE_INFINITY;
  const make = (costWeight: number, isFinal: boolean) => {
    const arrangement = arrangeDays(request, choices, dates, costWeight, isFinal, drafts);
    return arranged(request, choices, isFinal ? withWants(arrangement) : arrangement, costWeight);
  };
  const best =
    budget === Number.POSITIVE_INFINITY
      ? make(0, true)
      : withShorterRoutes(
          affordable((costWeight) => make(costWeight, false), budget),
          (costWeight) => make(costWeight, true),
          budget,
        );
  const frugal = best.cost <= budget ? best : withinBudget(request, choices, best, budget);
  const made = withBoardAlternatives(request, enforceLockedIn(request, frugal.plan));
  return { ...made, warnings: [...made.warnings, ...budgetWarnings(request, frugal.costs)] };
}

/** The plan with cheaper meals, as far as it takes to keep the budget. */
function withinBudget(request: PlanRequest, choices: RankedPlaces, made: Costed, budget: number): Costed {
  const each = Number(fromMinor(BigInt(Math.ceil(made.cost - budget)), request.currency)) / request.travelers;
  return arranged(request, choices, withCheaperMeals(request, choices, made.arrangement, each), made.costWeight);
}

interface Costed {
  readonly arrangement: Arrangement;
  readonly plan: Plan;
  readonly costs: TripCost;
  /** The likely costs for all travellers, in the smallest unit of the trip's currency. */
  readonly cost: number;
  readonly costWeight: number;
}

/**
 * The plan within the budget with the smallest weight; the cheapest one if none is. Costs fall as the weight grows, so
 * bisect.
 */
function affordable(make: (costWeight: number) => Costed, budget: number): Costed {
  const free = make(0);
  if (free.cost <= budget) return free;
  let cheapest = free;
  let within: Costed | undefined;
  let [low, high] = [0, costWeights.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const costed = make(costWeights[middle] ?? 0);
    if (costed.cost < cheapest.cost) cheapest = costed;
    if (costed.cost <= budget) [within, high] = [costed, middle - 1];
    else low = middle + 1;
  }
  return within ?? cheapest;
}

/** The same plan with shorter routes, unless it becomes too expensive. */
function withShorterRoutes(rough: Costed, make: (costWeight: number) => Costed, budget: number): Costed {
  const fine = make(rough.costWeight);
  return fine.cost <= Math.max(budget, rough.cost) ? fine : rough;
}

function arranged(request: PlanRequest, choices: RankedPlaces, arrangement: Arrangement, costWeight: number): Costed {
  const made = presentPlan(request, choices, arrangement);
  const costs = costOfPlan(request, made);
  return { arrangement, plan: made, costs, cost: Number(withoutOpenNights(costs).likely), costWeight };
}

function budgetWarnings(request: PlanRequest, costs: TripCost): Plan["warnings"] {
  const { currency, destination, travelers } = request;
  const { budget, openNights } = costs;
  if (budget === null) return [];
  if (!canCompareBudget(request)) {
    const message = destination.currency
      ? said`Your budget is in ${currency} and the prices that we know in ${destination.text} are in ${destination.currency}, so prices are missing and the plan could not be compared with it. Enter an exchange rate under Money and plan again.`
      : said`Your budget is in ${currency} and we know no prices in ${destination.text}, so the plan could not be compared with it.`;
    return [{ code: "budget_not_checked", message }];
  }
  const { likely } = withoutOpenNights(costs);
  if (likely <= budget.all) return [];
  const whose = budgetForSaid(budget.for, travelers);
  const cost =
    budget.for === "each" ? moneyOf(eachOf(costs, likely), currency) : moneyOf(fromMinor(likely, currency), currency);
  const limit = moneyOf(fromMinor(budget.stated, currency), currency);
  const message = openNights
    ? said`Even a frugal plan comes to about ${cost} ${whose}, without nights that have no stay, over the budget of ${limit} ${whose}.`
    : said`Even a frugal plan comes to about ${cost} ${whose}, over the budget of ${limit} ${whose}.`;
  return [{ code: "budget_too_small", message }];
}
