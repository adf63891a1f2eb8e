import { isDeepStrictEqual } from "node:util";
import { addDays, clockOf } from "../packages/domain/src/calendar.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import type { Plan, PlanRequest } from "../packages/domain/src/planning/types.ts";
import { type WantMet, wantsMet } from "../packages/domain/src/planning/wants-met.ts";
import { check } from "../packages/domain/src/trip/check.ts";
import { everyWeekday } from "../packages/domain/src/weekday-names.ts";
import { readWishes } from "../packages/domain/src/wishes/read-wishes.ts";
import { contextOf, requestFor, tripOf } from "../packages/domain/test/cities.ts";
import { findDestination } from "../packages/gazetteer/src/find-destination.ts";
import { isSmall, printFigures } from "./support/figures.ts";
import { daysKept } from "./wishes/days-kept.ts";
import { type SaidHours, saidHours } from "./wishes/said-hours.ts";
import { type WishedTrip, wishedTrips } from "./wishes/sentences.ts";

/**
 * Reads sentences about hours and limits, and says of how many statements that came out right; plans trips whose texts name
 * days, and says how many of them are kept; then
 * plans trips for requests in sentences, and says which of their wants a stop meets: the thing itself, at its time, as often
 * as it was wished for. `npm run bench wishes [-- --verbose]`
 */
const trips = isSmall ? wishedTrips.slice(0, 2) : wishedTrips;
const isVerbose = process.argv.includes("--verbose");

const statements = saidHours.flatMap(({ text, ...stated }) => {
  const read = readHours(text);
  return Object.entries(stated).map(([key, value]) => {
    const isRead = isDeepStrictEqual(read[key as keyof SaidHours], value);
    if (isVerbose && !isRead) console.log(`NOT ${key} of “${text}”: ${JSON.stringify(read[key as keyof SaidHours])}`);
    return isRead;
  });
});
const readRight = statements.filter((it) => it).length;
printFigures([
  {
    sentences: saidHours.length,
    statements: statements.length,
    "read right": readRight,
    share: `${((100 * readRight) / statements.length).toFixed(1)} %`,
  },
]);

printFigures([daysKept({ isSmall, isVerbose })]);

const runs = trips.map((trip) => {
  const request = requestOf(trip);
  const started = performance.now();
  const made = plan(request);
  const ms = performance.now() - started;
  const results = wantsMet(request, daysOf(made));
  const findings = check(tripOf(request, made), contextOf(request))
    .filter((it) => it.severity !== "info")
    .map((it) => ({ code: it.code, message: it.message.text }));
  if (isVerbose) console.log(`\n${ms.toFixed(0)} ms`);
  if (isVerbose) tell(trip, results, made, findings);
  return { ms, results, findings: findings.length };
});

const results = runs.flatMap((it) => it.results);
const times = runs.map((it) => it.ms).sort((a, b) => a - b);
printFigures([
  {
    requests: runs.length,
    wants: results.length,
    met: results.filter((it) => it.isMet).length,
    share: `${((100 * results.filter((it) => it.isMet).length) / results.length).toFixed(1)} %`,
    "all met": runs.filter((it) => it.results.every((one) => one.isMet)).length,
    "errors and warnings": runs.reduce((sum, it) => sum + it.findings, 0),
    "median ms": times[times.length >> 1]?.toFixed(0),
    "worst ms": times.at(-1)?.toFixed(0),
  },
]);

/** What one statement of a sentence was read as, in the form of the sentence's record. */
function readHours(text: string): Partial<Record<keyof SaidHours, unknown>> {
  const { rhythm, route, journey, taken } = readWishes([text]);
  const own = rhythm.restSpan ? { ...rhythm.restSpan, days: null } : taken[0];
  return {
    lands: clockOrNull(journey.lands),
    leaves: clockOrNull(journey.leaves),
    backIn: clockOrNull(journey.backBy?.at ?? null),
    startsAt: clockOrNull(rhythm.startsAt),
    homeBy: clockOrNull(rhythm.homeBy),
    free: own && {
      from: clockOf(own.start),
      to: clockOf(own.end),
      ...(own.days && { on: own.days.map((it) => everyWeekday[it].replace(/s$/, "").toLowerCase()) }),
    },
    mostVisits: rhythm.mostVisits,
    mostDriving: route.mostDriving,
    mostOutdoors: rhythm.mostOutdoors,
  };
}

function clockOrNull(minutes: number | null): string | null {
  return minutes === null ? null : clockOf(minutes);
}

function requestOf({ destination, from, days, travelers, wish }: WishedTrip): PlanRequest {
  const found = findDestination(destination);
  const known = found.kind === "city" ? found : found.kind === "ambiguous" ? found.candidates[0] : undefined;
  if (!known?.known) throw new Error(`there is no ${destination}`);
  const base = requestFor(known.city.id, days, { startDate: from, travelers, interests: [wish], seed: destination });
  return { ...base, endDate: addDays(from, days - 1) };
}

function daysOf({ days }: Plan) {
  return days.map(({ date, items }) => ({
    date,
    stops: items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])),
  }));
}

function tell(
  { destination, wish }: WishedTrip,
  met: readonly WantMet[],
  { warnings }: Plan,
  findings: readonly { code: string; message: string }[],
): void {
  console.log(`\n${destination}: ${wish}`);
  for (const { want, stops, needed, isMet } of met) {
    const by = stops.map((it) => it.title).join(", ");
    console.log(`  ${isMet ? "met" : "NOT"} ${want.label} (${stops.length}/${needed})${by === "" ? "" : `: ${by}`}`);
  }
  for (const { code, message } of [...warnings, ...findings]) console.log(`  ${code}: ${message}`);
}
