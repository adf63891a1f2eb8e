import { datesFrom } from "../packages/domain/src/calendar.ts";
import type { Candidate } from "../packages/domain/src/places/candidate.ts";
import { dietFit } from "../packages/domain/src/places/diet-and-access.ts";
import { arrangeDays } from "../packages/domain/src/planning/arrange-days.ts";
import { interestsMetBy, parseWishes } from "../packages/domain/src/planning/interests.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import { rankPlaces } from "../packages/domain/src/planning/rank-places.ts";
import { generator } from "../packages/domain/src/planning/seeded-random.ts";
import type { PlanRequest } from "../packages/domain/src/planning/types.ts";
import { check } from "../packages/domain/src/trip/check.ts";
import type { TripDocument } from "../packages/domain/src/trip/document.ts";
import { cityIds, contextOf, requestFor, tripOf } from "../packages/domain/test/cities.ts";
import { isSmall, printFigures } from "./support/figures.ts";
import { peakMemory } from "./support/peak-memory.ts";
import { profiles } from "./support/profiles.ts";
import { fewestKm, kmOf } from "./support/simulated-annealing.ts";

/**
 * Plans every city for five profiles and three lengths, checks the plans, compares their routes with the best that a
 * long search finds, and shows how time and memory grow. `npm run bench planning [-- --quick] [--verbose]`
 */
const lengths = isSmall ? [2, 4] : [3, 10, 30];
const cities = isSmall ? cityIds.slice(0, 2) : cityIds;
const quick = process.argv.includes("--quick");
/** All plans of the first profile and every nth of the others are compared with a search of this many steps a day. */
const SEARCH_STEPS = isSmall ? 50 : quick ? 1_000 : 8_000;
const SEARCH_EVERY = quick ? 20 : 8;

const random = generator("bench");
const rows = Object.entries(profiles).flatMap(([profile, wishes], index) =>
  lengths.map((days) => {
    const runs = cities.map((city, at) => {
      const base = requestFor(city, days);
      return run({ ...base, ...wishes(base, days) }, at % (index === 0 && !quick ? 1 : SEARCH_EVERY) === 0);
    });
    return row(profile, days, runs);
  }),
);
printFigures([...rows, ...growth()]);

interface Run {
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

function row(profile: string, days: number, runs: readonly Run[]) {
  const percent = (part: number, whole: number) => (whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`);
  const sum = (of: (it: Run) => number) => runs.reduce((total, it) => total + of(it), 0);
  const times = runs.map((it) => it.ms).sort((a, b) => a - b);
  const ours = sum((it) => it.km?.ours ?? 0);
  const best = sum((it) => it.km?.best ?? 0);
  const searched = runs.filter((it) => it.km).length;
  return {
    profile,
    days,
    plans: runs.length,
    "no error": percent(runs.filter((it) => it.errors === 0).length, runs.length),
    "no warning": percent(runs.filter((it) => it.errors + it.warnings === 0).length, runs.length),
    "wishes met": percent(
      sum((it) => it.wishes.met),
      sum((it) => it.wishes.of),
    ),
    "hours for wishes": percent(
      sum((it) => it.hours.wished),
      sum((it) => (it.wishes.of === 0 ? 0 : it.hours.all)),
    ),
    placeholders: sum((it) => it.faults.placeholders),
    "closed days": sum((it) => it.faults.closed),
    "unmarked gaps": sum((it) => it.faults.gaps),
    "km a day": searched === 0 ? "" : (ours / searched / days).toFixed(2),
    "over best": percent(ours - best, best),
    "median ms": times[Math.floor(times.length / 2)]?.toFixed(1),
    "worst ms": times.at(-1)?.toFixed(0),
  };
}

function run(request: PlanRequest, isSearched: boolean): Run {
  const started = performance.now();
  const made = plan(request);
  const ms = performance.now() - started;
  const trip = tripOf(request, made);
  const findings = check(trip, contextOf(request));
  const of = (severity: string) => findings.filter((it) => it.severity === severity);
  if (process.argv.includes("--verbose")) {
    const where = `${request.destination.text} ${request.travelStyle} ${made.days.length} ${request.interests}`;
    for (const it of [...of("error"), ...of("warning")])
      console.log(`${where}: ${it.code}: ${it.message} (${it.dayIds})`);
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
    km: isSearched ? ways(request) : null,
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
function ways(request: PlanRequest): Run["km"] {
  const choices = rankPlaces(request);
  const { days } = arrangeDays(request, choices, datesFrom(request.startDate, request.endDate), 0);
  const tables = choices.places.map((it) => it.candidate).filter((it) => mayEatAt(it, request));

  return { ours: kmOf(days), best: fewestKm(days, tables, SEARCH_STEPS * days.length, random) };
}

/** Time and memory with many candidates: 300, from a long weekend to a month. */
function growth() {
  const measured = lengths.map((days) => {
    const request = { ...requestFor("paris", days), travelStyle: "comfort" as const, candidates: many(300) };
    plan(request);
    const times = Array.from({ length: isSmall ? 1 : 5 }, () => timed(() => plan(request))).sort((a, b) => a - b);
    return { days, ms: times[times.length >> 1] as number, bytes: peakMemory(() => plan(request)) };
  });
  const [first] = measured;
  return measured.map(({ days, ms, bytes }) => ({
    profile: "300 candidates",
    days,
    plans: isSmall ? 1 : 5,
    "median ms": ms.toFixed(1),
    "peak MB": (bytes / 1e6).toFixed(1),
    // Growth from three days on: 1 is linear, 2 quadratic.
    "time exponent": first && days > first.days ? exponent(ms / first.ms, days / first.days) : "",
    "memory exponent": first && days > first.days ? exponent(bytes / first.bytes, days / first.days) : "",
  }));
}

function exponent(growth: number, by: number): string {
  return (Math.log(growth) / Math.log(by)).toFixed(2);
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** The places of Paris, repeated around the city until there are enough. */
function many(count: number): readonly Candidate[] {
  const { candidates } = requestFor("paris", 1);
  return Array.from({ length: count }, (_, index) => {
    const place = candidates[index % candidates.length] as Candidate;
    const copy = Math.floor(index / candidates.length);
    return {
      ...place,
      id: `${place.id}-${copy}`,
      name: `${place.name} ${copy}`,
      lat: place.lat + 0.011 * Math.sin(copy),
      lng: place.lng + 0.017 * Math.cos(copy),
    };
  });
}
