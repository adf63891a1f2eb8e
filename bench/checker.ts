import { checkWithFixes } from "../packages/domain/src/fixes/find-fixes.ts";
import { type CheckContext, check } from "../packages/domain/src/trip/check.ts";
import type { Activity, TripDocument } from "../packages/domain/src/trip/document.ts";
import type { Finding, Fix, Problem } from "../packages/domain/src/trip/finding.ts";
import { apply } from "../packages/domain/src/trip/patch.ts";
import { cityIds } from "../packages/domain/test/cities.ts";
import { type Fault, faults } from "./checker/faults.ts";
import { type GoodPlan, goodPlans } from "./checker/good-plans.ts";
import { harmlessChanges } from "./checker/harmless-changes.ts";
import { type Random, randomOf, slotsOf } from "./checker/reference-rules.ts";
import { isSmall, option, printFigures } from "./support/figures.ts";

/**
 * Tests the plan check on plans with known faults. `npm run bench -- checker [--each=400] [--verbose]`. Fails when a
 * kind of fault is missed too often, a good plan gets findings too often, or a fix does not work.
 */
const each = option("each", 400, 2);
const verbose = process.argv.includes("--verbose");
const target = { found: 0.99, fixed: 0.99, alarms: 0.02 };
const PINNED = 0.05;

const { good, made } = isSmall ? goodPlans(1, cityIds.slice(0, 12)) : goodPlans(4);
console.log(`${good.length} of ${made} plans are without errors and warnings; ${each} variants of each kind`);
let failed = false;
let ids = 0;
const newId = () => `new-${++ids}`;

printFigures(
  Object.entries(faults).map(([kind, makers]) => {
    const chance = randomOf(hash(kind));
    const tally = { variants: 0, found: 0, offered: 0, heldBack: 0, settled: 0, partly: 0 };
    for (let turn = 0; tally.variants < each && turn < each * 20; turn++) {
      const from = chance.pick(good) as GoodPlan;
      const fault = chance.pick(makers)?.(pinned(from, chance), chance);
      if (!fault) continue;
      tally.variants += 1;
      const context = fault.context ?? from.context;
      const finding = findingFor(fault, checkWithFixes(fault.trip, context, newId));
      if (!finding) {
        if (verbose) console.log(`missed: ${kind}: ${fault.activityId ?? ""} ${fault.dayId ?? ""}`);
        continue;
      }
      tally.found += 1;
      const offered = finding.fix ?? finding.otherFix;
      if (!offered) {
        const isHeldBack = finding.whyNoFix !== null && isAboutKept(fault.trip, finding);
        if (isHeldBack) tally.heldBack += 1;
        if (verbose || finding.whyNoFix === null)
          console.log(`no fix: ${kind}: ${finding.message.text} | ${finding.whyNoFix?.text ?? "and no reason"}`);
        if (finding.whyNoFix === null) failed = true;
        continue;
      }
      tally.offered += 1;
      const outcome = settle(fault.trip, context, finding, offered);
      if (outcome === "settled") tally.settled += 1;
      else if (outcome === "partly") tally.partly += 1;
      else console.log(`did not hold: ${kind}: ${finding.message.text} | ${offered.summary.text} | ${outcome}`);
      if (verbose) console.log(`fix: ${kind}: ${finding.message.text} -> ${offered.summary.text}`);
    }
    const { variants, found, offered, heldBack, settled, partly } = tally;
    const needsFix = kind === "unverified" ? 0 : found - heldBack;
    if (found < target.found * variants || settled + partly < offered || variants === 0) failed = true;
    if (offered < target.fixed * needsFix) failed = true;
    return {
      fault: kind,
      variants,
      found: percent(found, variants),
      "fix offered": kind === "unverified" ? "-" : percent(offered, needsFix),
      "pinned, and said so": heldBack,
      "offered fixes that hold": offered === 0 ? "-" : percent(settled + partly, offered),
      "of them in part": partly,
    };
  }),
);

const alarms = Object.entries(harmlessChanges).map(([kind, change]) => {
  const chance = randomOf(hash(kind));
  let variants = 0;
  let doubted = 0;
  for (let turn = 0; variants < each && turn < each * 20; turn++) {
    const from = chance.pick(good) as GoodPlan;
    const trip = change(from, chance);
    if (!trip) continue;
    variants += 1;
    const grave = check(trip, from.context).filter((it) => it.severity !== "info");
    if (grave.length > 0) doubted += 1;
    if (verbose) for (const it of grave) console.log(`doubted: ${kind}: ${it.code}: ${it.message.text}`);
  }
  return { "change that does no harm": kind, variants, doubted };
});
const sum = (key: "variants" | "doubted") => alarms.reduce((total, it) => total + it[key], 0);
printFigures([...alarms, { "change that does no harm": "all", variants: sum("variants"), doubted: sum("doubted") }]);
console.log(`false alarms: ${percent(sum("doubted"), sum("variants"))}`);
if (sum("doubted") >= target.alarms * sum("variants")) failed = true;

printFigures(isSmall ? [time(7, 42)] : [time(366, 3000), time(30, 240), time(7, 42)]);
if (failed) process.exitCode = 1;

function findingFor(fault: Fault, findings: readonly Finding[]): Finding | undefined {
  return findings.find(
    (it) =>
      it.code === fault.code &&
      // Only the three most expensive activities are named; for other faults it is enough that one is named.
      (fault.activityId === undefined || it.activityIds.includes(fault.activityId)) &&
      (fault.dayId === undefined || it.dayIds.includes(fault.dayId)),
  );
}

/** Whether the fix works: by the check before and after, and by our own comparison of what must not change. */
function settle(trip: TripDocument, context: CheckContext, finding: Finding, { patch }: Fix): string {
  const { next } = apply(trip, patch);
  const key = ({ code, activityIds, dayIds }: Problem) => `${code} ${[...activityIds].sort()} ${dayIds}`;
  const before = new Set(check(trip, context).map((it) => (it.code === "over_budget" ? it.code : key(it))));
  const after = check(next, context);
  const touched = kept(trip).find((it) => !kept(next).some((other) => same(it, other)));
  if (touched) return `${touched.activity.title} may not be touched`;
  const ids = new Set(all(next).map((it) => it.id));
  if (finding.code !== "repeated" && all(trip).some((it) => !ids.has(it.id))) return "an activity was lost";
  if (clashes(next) > clashes(trip)) return "two things at once that were not";
  const worse = after.find(
    (it) => it.severity !== "info" && !before.has(it.code === "over_budget" ? it.code : key(it)),
  );
  if (worse && !isOld(worse, trip, context)) return `new: ${worse.message.text}`;
  if (finding.code === "over_budget") {
    if (!after.some((it) => it.code === "over_budget")) return "settled";
    return cost(next) < cost(trip) ? "partly" : "costs no less";
  }
  return after.some((it) => key(it) === key(finding)) ? "still there" : "settled";
}

/** Whether the finding is about something that no fix may touch: by its activities, otherwise by its day. */
function isAboutKept(trip: TripDocument, { activityIds, dayIds }: Finding): boolean {
  const fixed = kept(trip);
  if (activityIds.length > 0) return fixed.some(({ activity }) => activityIds.includes(activity.id));
  return fixed.some(({ day }) => dayIds.includes(day));
}

/** Overlapping pairs, counted independently. */
function clashes(trip: TripDocument): number {
  const isWhole = ({ activity, start, end }: ReturnType<typeof slotsOf>[number]) =>
    activity.activityType !== "accommodation" && end > start && end - start < 1200;
  return trip.days.reduce((count, day) => {
    const slots = slotsOf(day).filter(isWhole);
    return (
      count + slots.reduce((sum, a, index) => sum + slots.slice(index + 1).filter((b) => b.start < a.end).length, 0)
    );
  }, 0);
}

/** A finding that names fewer activities than before is not new. */
function isOld(problem: Problem, trip: TripDocument, context: CheckContext): boolean {
  return check(trip, context).some(
    (it) =>
      it.code === problem.code && it.severity === problem.severity && it.activityIds[0] === problem.activityIds[0],
  );
}

function kept(trip: TripDocument) {
  return trip.days.flatMap((day) =>
    day.activities
      .filter((it) => it.pinned || it.bookingId !== null || it.segmentId !== null)
      .map((activity) => ({ day: day.id, activity })),
  );
}

function same(a: { day: string; activity: Activity }, b: { day: string; activity: Activity }): boolean {
  return a.day === b.day && JSON.stringify(a.activity) === JSON.stringify(b.activity);
}

function all(trip: TripDocument): readonly Activity[] {
  return [...trip.days.flatMap((it) => it.activities), ...trip.parked];
}

function cost(trip: TripDocument): number {
  return trip.days.flatMap((it) => it.activities).reduce((total, it) => total + Number(it.estimatedCost ?? 0), 0);
}

/** Some activities are pinned. */
function pinned(from: GoodPlan, chance: Random): GoodPlan {
  const pin = (it: Activity) => (chance.next() < PINNED ? { ...it, pinned: true } : it);
  const days = from.trip.days.map((day) => ({ ...day, activities: day.activities.map(pin) }));
  return { ...from, trip: { ...from.trip, days } };
}

/** A long trip made of many plans, with the faults that this causes. */
function time(days: number, activities: number) {
  const [first] = good as [GoodPlan];
  const pool = good.filter((it) => it.trip.destination === first.trip.destination).flatMap((it) => it.trip.days);
  const each = Math.ceil(activities / days);
  const trip: TripDocument = {
    ...first.trip,
    days: Array.from({ length: days }, (_, index) => ({
      id: `day-${index}`,
      date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
      notes: "",
      activities: Array.from({ length: each }, (_, at) => {
        const from = pool[(index + at) % pool.length]?.activities ?? [];
        return { ...(from[at % from.length] as Activity), id: `a-${index}-${at}` };
      }),
    })),
  };
  const measure = (run: () => readonly Problem[]) => {
    run();
    const started = performance.now();
    const found = run().length;
    return { found, ms: (performance.now() - started).toFixed(0) };
  };
  const plain = measure(() => check(trip, { ...first.context, candidates: new Map(first.context.candidates) }));
  const fixed = measure(() => checkWithFixes(trip, first.context, newId));
  return { days, activities: each * days, findings: plain.found, "check ms": plain.ms, "with fixes ms": fixed.ms };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}

function hash(text: string): number {
  return [...text].reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) >>> 0, 7);
}
