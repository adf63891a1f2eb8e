import { newProblems } from "../trip/check/compare-findings.ts";
import { type CheckContext, check } from "../trip/check.ts";
import type { TripDocument } from "../trip/document.ts";
import type { Finding, FindingCode, Fix, Problem } from "../trip/finding.ts";
import { apply } from "../trip/patch.ts";
import type { Sentence } from "../words/sentence.ts";
import { clearAroundJourney } from "./arrivals-and-departures.ts";
import { comeNearStay } from "./far-from-stay.ts";
import { type FixContext, type ProposedFix, requestFor } from "./fix-context.ts";
import { fillFreeHours } from "./free-hours.ts";
import { fillEmptyDay, parkLeastImportant } from "./full-and-empty-days.ts";
import { FixJudge } from "./judge-fix.ts";
import { keepDayFree, keepFree } from "./keep-free.ts";
import { addLunch } from "./missing-lunch.ts";
import { saveMoney } from "./over-budget.ts";
import { fixClosed, fixOverlap } from "./overlaps-and-closed-places.ts";
import { fixAccess, fixDiet, removeRepeat } from "./repeats-diet-and-access.ts";
import { sortDay } from "./sort-day.ts";
import { addWay } from "./way-between-stops.ts";
import { leadBack } from "./ways-back.ts";
import { leftToPeople, notSearchedYet, whyNoFix } from "./why-no-fix.ts";

/** Most fixes that are tried for one problem. */
const MOST_TRIES = 24;
/** Most problems of one trip for which fixes are computed at once; for others the caller asks again. */
const MOST_FIXES = 30;
/**
 * The most activities that all attempts together may check, so that even the largest trip takes a fraction of a second.
 */
const MOST_WORK = 60_000;

type FixRule = (fix: FixContext, problem: Problem) => Iterable<ProposedFix>;

/** The rules that may fix a problem, smallest change first. */
const fixRules: Readonly<Record<FindingCode, FixRule | null>> = {
  overlap: fixOverlap,
  out_of_order: sortDay,
  travel_time: fixOverlap,
  closed: fixClosed,
  over_budget: saveMoney,
  // Only a person knows which budget is meant.
  budgets_differ: null,
  too_dense: parkLeastImportant,
  too_empty: fillEmptyDay,
  repeated: removeRepeat,
  // Only a person can say what a place is and where.
  unverified: null,
  not_found: null,
  ways_unchecked: null,
  diet: fixDiet,
  accessibility: fixAccess,
  missing_meal: addLunch,
  late_arrival: clearAroundJourney,
  no_way_back: leadBack,
  far_from_stay: comeNearStay,
  early_end: fillFreeHours,
  long_gap: fillFreeHours,
  missing_rate: null,
  // What to book, and which dates are right, only the travellers know.
  missing_stay: null,
  outside_dates: null,
  nights_unbudgeted: null,
  missing_way: addWay,
  // Only a person knows which day was meant.
  not_at_stop: null,
};

/**
 * Every finding with its fix. Each fix was tried: its problem is gone, there are no new or more errors and warnings,
 * and what is pinned, booked or locked in is unchanged. Fixes apply to the trip as it is: after one, check again. If
 * there are very many problems only the first get fixes, errors first; {@link fixFor} gives one for any other.
 */
export function checkWithFixes(trip: TripDocument, context: CheckContext, newId: () => string): Finding[] {
  const problems = check(trip, context);
  const search = fixSearchFor(trip, context, problems, newId);
  const none = { fix: null, otherFix: null };
  let worked = 0;
  let work = 0;
  const size = trip.days.reduce((sum, it) => sum + it.activities.length, 0);
  return problems.map((problem) => {
    if (!isRepairable(problem)) return { ...problem, ...none, whyNoFix: leftToPeople(problem) };
    if (worked >= MOST_FIXES || work >= MOST_WORK) return { ...problem, ...none, whyNoFix: notSearchedYet };
    worked += 1;
    const onTry = () => {
      work += size;
    };
    const { fix, whyNoFix } = firstGoodFix(search, fixRules, problem, onTry);
    const { fix: otherFix } = firstGoodFix(search, otherRules, problem, onTry);
    return { ...problem, fix, otherFix, whyNoFix: otherFix ? null : whyNoFix };
  });
}

/**
 * The fix of one of the problems that {@link check} found; the same one as from {@link checkWithFixes}.
 *
 * @param which the alternative fix, where there is one
 */
export function fixFor(
  trip: TripDocument,
  context: CheckContext,
  problems: readonly Problem[],
  problem: Problem,
  newId: () => string,
  which: "fix" | "other" = "fix",
): Fix | null {
  if (!isRepairable(problem)) return null;
  const rules = which === "fix" ? fixRules : otherRules;
  return firstGoodFix(fixSearchFor(trip, context, problems, newId), rules, problem).fix;
}

/** The most findings of one change that get a fix at once. */
const MOST_SINCE = 5;

/**
 * The first errors and warnings that a change brought, with their fixes.
 *
 * @param more `contextAfter` of the changed trip, where it takes place elsewhere; `kept` are activities that the change was
 *   about: a fix that touches one is left out, because it would undo what somebody wanted
 */
export function findingsSince(
  before: TripDocument,
  after: TripDocument,
  context: CheckContext,
  newId: () => string,
  more: { readonly contextAfter?: CheckContext | null; readonly kept?: ReadonlySet<string> } = {},
): Finding[] {
  const contextAfter = more.contextAfter ?? context;
  const problems = check(after, contextAfter);
  return newProblems(check(before, context), problems)
    .slice(0, MOST_SINCE)
    .map((it): Finding => {
      if (!isRepairable(it)) return { ...it, fix: null, otherFix: null, whyNoFix: leftToPeople(it) };
      const search = fixSearchFor(after, contextAfter, problems, newId);
      const found = firstGoodFix(search, fixRules, it);
      const undoes = found.fix !== null && more.kept !== undefined && touches(found.fix, more.kept);
      return { ...it, otherFix: null, ...(undoes ? { fix: null, whyNoFix: null } : found) };
    });
}

const touches = ({ patch }: Fix, ids: ReadonlySet<string>) =>
  patch.some((op) =>
    "activityId" in op ? ids.has(op.activityId) : op.op === "activity.remove" && ids.has(op.activity.id),
  );

/** The most fixes that {@link fixAll} makes; each is searched in a plan with those before it. */
const MOST_FIXED = 20;

/** One fix after the other for errors and warnings, until none has one; what only informs is left to people. */
export function fixAll(trip: TripDocument, context: CheckContext, newId: () => string): readonly Fix[] {
  const fixes: Fix[] = [];
  let now = trip;
  while (fixes.length < MOST_FIXED) {
    const problems = check(now, context);
    const search = fixSearchFor(now, context, problems, newId);
    const found = problems
      .values()
      .filter((it) => it.severity !== "info" && isRepairable(it))
      .map((it) => firstGoodFix(search, fixRules, it).fix)
      .find((it) => it !== null);
    if (!found) break;
    fixes.push(found);
    now = apply(now, found.patch).next;
  }
  return fixes;
}

/** Missing information about a place is no reason to change the plan. */
function isRepairable({ code, severity }: Problem): boolean {
  return fixRules[code] !== null && !((code === "diet" || code === "accessibility") && severity === "info");
}

/** Free hours can be filled, or kept free on purpose. */
const otherRules: Partial<Record<FindingCode, FixRule>> = {
  early_end: keepFree,
  long_gap: keepFree,
  too_empty: keepDayFree,
};

interface FixSearch {
  readonly fix: FixContext;
  readonly judge: FixJudge;
}

function fixSearchFor(
  trip: TripDocument,
  context: CheckContext,
  problems: readonly Problem[],
  newId: () => string,
): FixSearch {
  const judge = new FixJudge(trip, context, problems);
  const request = requestFor(trip, context);
  const isHarmless = (next: TripDocument) => judge.isHarmless(next);
  return { judge, fix: { trip, context, request, newId, isHarmless } };
}

interface FoundFix {
  readonly fix: Fix | null;
  /** Null when there is a fix. */
  readonly whyNoFix: Sentence | null;
}

/**
 * The first fix without a new finding; else the first that only adds an information; else why there is none. One that
 * settles all of it comes before a part.
 */
function firstGoodFix(
  { fix, judge }: FixSearch,
  rules: Partial<Record<FindingCode, FixRule | null>>,
  problem: Problem,
  onTry: () => void = () => undefined,
): FoundFix {
  let second: Fix | null = null;
  let tries = 0;
  const refused: Sentence[] = [];
  for (const proposal of rules[problem.code]?.(fix, problem) ?? []) {
    onTry();
    const verdict = judge.judge(problem, proposal);
    const { summary, patch } = proposal;
    if (verdict === "clean") {
      if (proposal.isPartial && second) continue;
      return { fix: { summary, patch }, whyNoFix: null };
    }
    if (verdict === "noted") second ??= { summary, patch };
    else if (verdict.refused !== null) refused.push(verdict.refused(summary));
    if (++tries === MOST_TRIES) break;
  }
  return { fix: second, whyNoFix: second ? null : whyNoFix(fix, problem, refused) };
}
