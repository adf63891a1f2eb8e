import { evaluate } from "../../packages/domain/src/concierge/evaluate.ts";
import type { Situation } from "../../packages/domain/src/concierge/types.ts";
import { check } from "../../packages/domain/src/trip/check.ts";
import { conciergePool } from "../../packages/integrations/src/concierge-pool.ts";
import { exponent } from "../support/exponent.ts";
import { isSmall, printFigures } from "../support/figures.ts";
import { peakMemory } from "../support/peak-memory.ts";
import { longer, type Outing, outings, type SituationKind, situationKinds, situationOf } from "./situations.ts";

/** CPU time for one traveller; with it, a thousand a minute use a fifth of one core. */
const MOST_MS = 12;
/** Only the days around today are evaluated, so a long trip may cost only this many times the baseline. */
const STEEPEST = 1.25;
const MOST_MB = 64;

let ids = 0;
const newId = () => `new-${++ids}`;

/** The engine alone: travellers a second, and how that grows. Returns the missed targets. */
export async function engine(): Promise<readonly string[]> {
  const all = outings("2027-05-04");
  console.log(`${all.length} plans of cities without a fault, each at eleven in the morning of its second day`);
  return [...(await speed(all)), ...growth(all[0] as Outing)];
}

async function speed(all: readonly Outing[]): Promise<readonly string[]> {
  const pool = conciergePool();
  const { signal } = new AbortController();
  const missed: string[] = [];
  const rows = [];
  for (const kind of situationKinds) {
    const situations = all.flatMap((it) => situationOf(it, kind) ?? []);
    const { ms, advised } = looked(situations);
    const checked = perRun(situations, (it) => check(it.trip, it.context));
    await Promise.all(situations.map((it) => pool.evaluate(it, signal)));
    const began = performance.now();
    for (let round = 0; round < 3; round++) await Promise.all(situations.map((it) => pool.evaluate(it, signal)));
    const pooled = (3000 * situations.length) / (performance.now() - began);
    rows.push({
      traveller: kind,
      situations: situations.length,
      "with advice": `${((100 * advised) / situations.length).toFixed(0)} %`,
      "CPU ms": ms.toFixed(2),
      "to check()": (ms / checked).toFixed(1),
      "a second, one thread": (1000 / ms).toFixed(0),
      "a second, pool": pooled.toFixed(0),
    });
    if (ms > MOST_MS) missed.push(`${kind}: ${ms.toFixed(1)} ms for a traveller, and ${MOST_MS} are the most`);
  }
  await pool.stop();
  printFigures(rows);
  return missed;
}

function growth(from: Outing): readonly string[] {
  const sizes = (days: readonly number[], things: readonly number[]) =>
    days.flatMap((day) => things.map((thing) => measured(from, day, thing)));
  const byDays = sizes(isSmall ? [3, 10] : [3, 10, 30, 120, 366], [6]);
  const byThings = sizes([3], isSmall ? [6, 12] : [6, 12, 24, 48]);
  const most = Math.max(...[...byDays, ...byThings].map((it) => it.bytes)) / 1024 / 1024;
  printFigures(
    [...byDays, ...byThings].map(({ days, things, late, quiet, checked, bytes }) => ({
      days,
      "things a day": things,
      "late, CPU ms": late.toFixed(2),
      "on time, CPU ms": quiet.toFixed(2),
      "check() ms": checked.toFixed(2),
      "late to check()": (late / checked).toFixed(1),
      "peak MB": (bytes / 1024 / 1024).toFixed(1),
    })),
  );
  const of = (all: typeof byDays, x: "days" | "things", y: "late" | "checked") =>
    exponent(all.map((it) => [it[x], it[y]]));
  const exponents = {
    "by days": of(byDays, "days", "late"),
    "check() by days": of(byDays, "days", "checked"),
    "by things a day": of(byThings, "things", "late"),
    "check() by things a day": of(byThings, "things", "checked"),
  };
  for (const [name, slope] of Object.entries(exponents)) console.log(`exponent ${name}: ${slope.toFixed(2)}`);
  return [
    ...(exponents["by days"] <= STEEPEST ? [] : ["it grows faster than the days of the trip"]),
    ...(most <= MOST_MB ? [] : [`${most.toFixed(0)} MB for one traveller, and ${MOST_MB} are the most`]),
  ];
}

function measured(from: Outing, days: number, things: number) {
  const outing = longer(from, days, things);
  const [late, quiet] = (["late", "on time"] satisfies SituationKind[]).map(
    (it) => situationOf(outing, it) as Situation,
  );
  const run = (it: Situation | undefined) => perRun([it as Situation], (one) => evaluate(one, newId));
  return {
    days,
    things,
    late: run(late),
    quiet: run(quiet),
    checked: perRun([late as Situation], (it) => check(it.trip, it.context)),
    bytes: peakMemory(() => evaluate(late as Situation, newId)),
  };
}

function looked(situations: readonly Situation[]) {
  const advised = situations.filter((it) => evaluate(it, newId).advice !== null).length;
  return { advised, ms: perRun(situations, (it) => evaluate(it, newId)) };
}

/** CPU milliseconds of this thread for one traveller. Each is measured at least twice, the first time as a warm-up. */
function perRun<T>(all: readonly T[], work: (one: T) => unknown): number {
  for (const one of all) work(one);
  const before = process.threadCpuUsage();
  for (let rounds = 1; ; rounds++) {
    for (const one of all) work(one);
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > (isSmall ? 1_000 : 300_000)) return (user + system) / 1000 / rounds / all.length;
  }
}
