import { tripStyles } from "../packages/domain/src/fields.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import type { Candidate, PlanRequest } from "../packages/domain/src/planning/types.ts";
import { check } from "../packages/domain/src/trip/check.ts";
import { cityIds, contextOf, requestFor, tripOf } from "../packages/domain/test/cities.ts";

/**
 * Plans every city in every style and length and holds the results against the checker; then times long trips with many
 * candidates. `node bench/planning.ts`
 */
const interests = [[], ["food and museums"], ["nature", "architecture"], ["nightlife", "shopping"]];
const lengths = [3, 7, 14];

const rows = tripStyles.flatMap((style) =>
  lengths.map((days) => {
    const runs = cityIds.flatMap((city) =>
      interests.map((it) => run(requestFor(city, days, { travelStyle: style, interests: it }))),
    );
    const share = (count: number) => `${((100 * count) / runs.length).toFixed(1)} %`;
    const times = runs.map((it) => it.ms).sort((a, b) => a - b);
    return {
      style,
      days,
      plans: runs.length,
      "without errors": share(runs.filter((it) => it.errors === 0).length),
      "without warnings": share(runs.filter((it) => it.errors + it.warnings === 0).length),
      "median ms": times[Math.floor(times.length / 2)]?.toFixed(1),
      "worst ms": times.at(-1)?.toFixed(1),
    };
  }),
);
console.table(rows);

const large = [
  [30, 300],
  [90, 300],
  [366, 300],
] as const;
console.table(
  large.map(([days, count]) => {
    const request = { ...requestFor("paris", days), travelStyle: "adventure" as const, candidates: many(count) };
    const { ms, errors, warnings } = run(request);
    return { days, candidates: count, ms: ms.toFixed(0), errors, warnings };
  }),
);

function run(request: PlanRequest) {
  const started = performance.now();
  const made = plan(request);
  const ms = performance.now() - started;
  const findings = check(tripOf(request, made), contextOf(request));
  const of = (severity: string) => findings.filter((it) => it.severity === severity);
  if (process.argv.includes("--verbose")) {
    const where = `${request.destination.text} ${request.travelStyle} ${made.days.length} ${request.interests}`;
    for (const it of [...of("error"), ...of("warning")])
      console.log(`${where}: ${it.code}: ${it.message} (${it.dayIds})`);
  }
  return { ms, errors: of("error").length, warnings: of("warning").length };
}

/** The places of Paris, laid out again and again around the city, until there are enough. */
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
