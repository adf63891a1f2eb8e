import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "../packages/domain/src/places/candidate.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import { cityIds, requestFor } from "../packages/domain/test/cities.ts";
import { type Run, run } from "./planning/run.ts";
import { row } from "./planning/table.ts";
import { isSmall, printFigures } from "./support/figures.ts";
import { peakMemory } from "./support/peak-memory.ts";
import { profiles } from "./support/profiles.ts";

/**
 * Plans every destination for five profiles and four lengths, checks the plans, compares their routes with the best that a
 * long search finds, and shows how time and memory grow. `npm run bench planning [-- --quick] [--verbose]`
 *
 * All of it takes long. `--shard=2/8 --out=<folder>` makes one part of eight and leaves its runs in the folder, and
 * `--sum=<folder>` prints the table of all parts that are there, and how many are missing.
 */
const option = (name: string) => process.argv.find((it) => it.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
const lengths = isSmall ? [2, 4] : [3, 7, 10, 30];
const quick = process.argv.includes("--quick");
/** All plans of the first profile and every nth of the others are compared with a search of this many steps a day. */
const SEARCH_STEPS = isSmall ? 50 : quick ? 1_000 : 8_000;
const SEARCH_EVERY = quick ? 20 : 8;

interface Part {
  readonly profile: string;
  readonly days: number;
  readonly runs: readonly Run[];
}

const folder = option("out");
const summed = option("sum");
if (summed) sum(summed);
else if (folder) {
  const [shard = 1, shards = 1] = (option("shard") ?? "1/1").split("/").map(Number);
  mkdirSync(folder, { recursive: true });
  const parts = partsOf((at) => at % shards === shard - 1);
  writeFileSync(join(folder, `${shard}-of-${shards}.json`), JSON.stringify(parts));
} else
  printFigures([...partsOf((at) => !isSmall || at < 2).map((it) => row(it.profile, it.days, it.runs)), ...growth()]);

/** The plans of the destinations at these positions. */
function partsOf(isIn: (at: number) => boolean): readonly Part[] {
  return Object.entries(profiles).flatMap(([profile, wishes], index) =>
    lengths.map((days) => ({
      profile,
      days,
      runs: cityIds.flatMap((city, at) => {
        if (!isIn(at)) return [];
        const base = requestFor(city, days);
        const isSearched = at % (index === 0 && !quick ? 1 : SEARCH_EVERY) === 0;
        return [run({ ...base, ...wishes(base, days) }, isSearched ? SEARCH_STEPS : 0)];
      }),
    })),
  );
}

function sum(root: string): void {
  const files = readdirSync(root).filter((it) => /^\d+-of-\d+\.json$/.test(it));
  const parts = files.flatMap((it) => JSON.parse(readFileSync(join(root, it), "utf8")) as readonly Part[]);
  const of = Number(/of-(\d+)/.exec(files[0] ?? "")?.[1] ?? 0);
  console.log(`${files.length} of ${of} parts`);
  const all = Map.groupBy(parts, (it) => `${it.profile} ${it.days}`);
  printFigures(
    [...all.values()].flatMap(([first, ...more]) =>
      first
        ? [
            row(
              first.profile,
              first.days,
              [first, ...more].flatMap((it) => it.runs),
            ),
          ]
        : [],
    ),
  );
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
