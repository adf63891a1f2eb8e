import { knownCityOf } from "../packages/gazetteer/src/find-known-city.ts";
import { searchIndex } from "../packages/gazetteer/src/search-index.ts";
import { searchPlaces } from "../packages/gazetteer/src/search-places.ts";
import type { Started } from "./http/ready.ts";
import { seed } from "./http/seed.ts";
import { percentile } from "./neighbours/bystanders.ts";
import { isSmall, missed, option, printFigures } from "./support/figures.ts";
import { memoryInUse } from "./support/peak-memory.ts";
import { withPostgres } from "./support/postgres.ts";
import { children, median, next } from "./support/processes.ts";

/**
 * How long the search over all places takes, in itself and over HTTP, and the memory that it keeps. README.md explains
 * the figures. `npm run bench -- places [--names=400]`
 */
const NAMES = option("names", 400, 3);
/** Of a search over HTTP. */
const P95_MS = 30;
/** The memory that the index keeps, files included. */
const MOST_MB = 20;

const lisbon = { destinations: ["lisbon"], near: { lat: 38.71, lng: -9.14 }, between: null, kinds: [], limit: 8 };

// The service has the destinations and their names in any case.
knownCityOf("Lisbon");
const before = memoryInUse();
const began = performance.now();
searchPlaces({ ...lisbon, text: "belem" });
const first = performance.now() - began;
const typed = typedTexts();
const inProcess = Object.entries(typed).map(([kind, texts]) => {
  const { user, system } = process.cpuUsage();
  const times = texts.map(timed);
  const used = process.cpuUsage();
  return { kind, times, cpuMs: (used.user + used.system - user - system) / 1000 / texts.length };
});
const kept = (memoryInUse() - before) / 1_000_000;
printFigures([
  { index: "places", of: searchIndex().count, "first search ms": first.toFixed(0), "MB kept": kept.toFixed(1) },
]);
if (kept > MOST_MB) missed(`the index keeps more than ${MOST_MB} MB`);

await withPostgres(async ({ url, dataDir }) => {
  const { start, end } = children({ DATABASE_URL: url, DATABASE_POOL: "10", DATA_DIR: dataDir });
  try {
    await using data = await seed(url, 4);
    const { port } = await next<Started>(start(import.meta.resolve("./http/service.ts")));
    const headers = { authorization: `Bearer ${data.key}` };
    const served = [];
    for (const { kind, times, cpuMs } of inProcess) {
      const overHttp: number[] = [];
      for (const q of typed[kind] ?? []) {
        const query = new URLSearchParams({ q, trip_id: data.tripIds[0] ?? "" });
        const sent = performance.now();
        const answer = await fetch(`http://127.0.0.1:${port}/api/places/search?${query}`, { headers });
        await answer.text();
        if (answer.status !== 200) throw new Error(`a search was answered ${answer.status}`);
        overHttp.push(performance.now() - sent);
      }
      const p95 = percentile(overHttp, 0.95);
      if (p95 > P95_MS) missed(`${kind}: p95 over ${P95_MS} ms`);
      served.push({
        typed: kind,
        searches: times.length,
        "rule CPU ms": cpuMs.toFixed(2),
        "rule p50 ms": median(times).toFixed(2),
        "rule p95 ms": percentile(times, 0.95).toFixed(2),
        "HTTP p50 ms": median(overHttp).toFixed(1),
        "HTTP p95 ms": p95.toFixed(1),
        "HTTP p99 ms": percentile(overHttp, 0.99).toFixed(1),
      });
    }
    printFigures(served);
  } finally {
    await end();
  }
});

function timed(text: string): number {
  const started = performance.now();
  searchPlaces({ ...lisbon, text });
  return performance.now() - started;
}

/** Names from all over the index, as people type them on a trip to Lisbon. */
function typedTexts(): Readonly<Record<string, readonly string[]>> {
  const index = searchIndex();
  const step = Math.floor(index.count / NAMES);
  const names = Array.from({ length: NAMES }, (_, at) => index.place(at * step).name);
  const slipped = (name: string, at: number) => {
    const letters = [...name];
    const cut = 1 + (at % Math.max(1, letters.length - 2));
    return [...letters.slice(0, cut), letters[cut + 1], letters[cut], ...letters.slice(cut + 2)].join("");
  };
  return {
    "one letter": [..."abcdefghijklmnopqrstuvwxyz"].slice(0, isSmall ? 2 : 26),
    "three letters": names.map((it) => it.slice(0, 3)),
    "half a name": names.map((it) => it.slice(0, Math.ceil(it.length / 2))),
    "a whole name": names,
    "two letters swapped": names.map(slipped),
    "no name": names.map((it) => [...it].reverse().join("")),
  };
}
