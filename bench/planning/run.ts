import { datesFrom } from "../../packages/domain/src/calendar.ts";
import type { Candidate } from "../../packages/domain/src/places/candidate.ts";
import { dietFit } from "../../packages/domain/src/places/diet-and-access.ts";
import { arrangeDays } from "../../packages/domain/src/planning/arrange-days.ts";
import { interestsMetBy, parseWishes } from "../../packages/domain/src/planning/interests.ts";
import { plan } from "../../packages/domain/src/planning/plan.ts";
import { rankPlaces } from "../../packages/domain/src/planning/rank-places.ts";
import { generator } from "../../packages/domain/src/planning/seeded-random.ts";
import type { PlanRequest } from "../../packages/domain/src/planning/types.ts";
import { check } from "../../packages/domain/src/trip/check.ts";
import type { TripDocument } from "../../packages/domain/src/trip/document.ts";
import { contextOf, tripOf } from "../../packages/domain/test/cities.ts";
import { fewestKm, kmOf } from "../support/simulated-annealing.ts";

const random = generator("bench");

/** What one plan came to. */
export interface Run {
  /** CPU time of the planner: what else the machine does says little about it. */
  readonly ms: number;
  readonly errors: number;
  readonly warnings: number;
  readonly wishes: { readonly met: number; readonly of: number };
  /** Minutes of what is planned, meals and evenings included, and of what meets a wish. */
  readonly hours: { readonly wished: number; readonly all: number };
  /** Meals without a place to eat, places that are closed, and long gaps that are not said to be free. */
  readonly faults: { readonly placeholders: number; readonly closed: number; readonly gaps: number };
  readonly km: { readonly ours: number; readonly best: number } | null;
}

/** @param searchSteps steps a day of the search for shorter routes; 0 for none */
export function run(request: PlanRequest, searchSteps: number): Run {
  const started = process.cpuUsage();
  const made = plan(request);
  const { user, system } = process.cpuUsage(started);
  const ms = (user + system) / 1_000;
  const trip = tripOf(request, made);
  const findings = check(trip, contextOf(request));
  const of = (severity: string) => findings.filter((it) => it.severity === severity);
  if (process.argv.includes("--verbose")) {
    const where = `${request.destination.text} ${request.travelStyle} ${made.days.length} ${request.interests}`;
    for (const it of [...of("error"), ...of("warning")])
      console.log(`${where}: ${it.code}: ${it.message.text} (${it.dayIds})`);
  }
  const used = new Set(trip.days.flatMap((day) => day.activities.map((it) => it.placeId)));
  return {
    ms,
    errors: of("error").length,
    warnings: of("warning").length,
    wishes: wishesMet(request, used),
    hours: hoursForWishes(request, trip),
    faults: {
      placeholders: trip.days.flatMap((day) => day.activities.filter((it) => /^(Lunch|Dinner) near /.test(it.title)))
        .length,
      closed: findings.filter((it) => it.code === "closed").length,
      gaps: findings.filter((it) => it.code === "long_gap").length,
    },
    km: searchSteps > 0 ? ways(request, searchSteps) : null,
  };
}

/** How much of the planned time meets a wish. */
function hoursForWishes(request: PlanRequest, trip: TripDocument): Run["hours"] {
  const matched = new Set(rankPlaces(request).places.flatMap((it) => (it.matched.length > 0 ? [it.candidate.id] : [])));
  const planned = trip.days.flatMap((day) =>
    day.activities.filter((it) => it.activityType !== "transport" && !it.freeTime),
  );
  const minutes = (list: typeof planned) => list.reduce((sum, it) => sum + (it.durationMinutes ?? 0), 0);
  return {
    wished: minutes(planned.filter((it) => it.placeId !== null && matched.has(it.placeId))),
    all: minutes(planned),
  };
}

/** How many of the wishes that the city can meet are met by the plan. */
function wishesMet(request: PlanRequest, used: ReadonlySet<string | null>): Run["wishes"] {
  const possible = rankPlaces(request).places.map((it) => it.candidate);
  const wishes = parseWishes(request.interests, request.avoid).interests.filter((wish) =>
    possible.some((it) => interestsMetBy(it, [wish]).length > 0),
  );
  const met = wishes.filter((wish) => possible.some((it) => used.has(it.id) && interestsMetBy(it, [wish]).length > 0));
  return { met: met.length, of: wishes.length };
}

/** For the comparison, only restaurants count that suit the traveller's diet and price level. */
function mayEatAt(place: Candidate, { dietary, travelStyle }: PlanRequest): boolean {
  const dear = { budget: 3, adventure: 3, comfort: 4, luxury: 5 }[travelStyle ?? "comfort"];
  return place.meals.includes("lunch") && dietFit(place, dietary) === "fits" && (place.priceLevel ?? 2) < dear;
}

/** Total distance of the plan and of the search. The budget is left out because it does not concern routes. */
function ways(request: PlanRequest, searchSteps: number): Run["km"] {
  const choices = rankPlaces(request);
  const { days } = arrangeDays(request, choices, datesFrom(request.startDate, request.endDate), 0);
  const tables = choices.places.map((it) => it.candidate).filter((it) => mayEatAt(it, request));

  return { ours: kmOf(days), best: fewestKm(days, tables, searchSteps * days.length, random) };
}
