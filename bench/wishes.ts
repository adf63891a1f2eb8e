import { addDays } from "../packages/domain/src/calendar.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import type { Plan, PlanRequest } from "../packages/domain/src/planning/types.ts";
import { type WantMet, wantsMet } from "../packages/domain/src/planning/wants-met.ts";
import { check } from "../packages/domain/src/trip/check.ts";
import { contextOf, requestFor, tripOf } from "../packages/domain/test/cities.ts";
import { findDestination } from "../packages/gazetteer/src/find-destination.ts";
import { isSmall, printFigures } from "./support/figures.ts";
import { type WishedTrip, wishedTrips } from "./wishes/sentences.ts";

/**
 * Plans trips for requests in sentences, and says which of their wants a stop meets: the thing itself, at its time, as often
 * as it was wished for. `npm run bench wishes [-- --verbose]`
 */
const trips = isSmall ? wishedTrips.slice(0, 2) : wishedTrips;
const isVerbose = process.argv.includes("--verbose");

const runs = trips.map((trip) => {
  const request = requestOf(trip);
  const started = performance.now();
  const made = plan(request);
  const ms = performance.now() - started;
  const results = wantsMet(request, daysOf(made));
  const findings = check(tripOf(request, made), contextOf(request)).filter((it) => it.severity !== "info");
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
