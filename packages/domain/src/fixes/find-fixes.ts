import { type CheckContext, check } from "../trip/check.ts";
import type { TripDocument } from "../trip/document.ts";
import type { Finding, FindingCode, Fix, Problem } from "../trip/finding.ts";
import { clearAroundJourney } from "./arrivals-and-departures.ts";
import { type FixContext, type ProposedFix, requestFor } from "./fix-context.ts";
import { addPlaces, parkLeastImportant } from "./full-and-empty-days.ts";
import { FixJudge } from "./judge-fix.ts";
import { addLunch } from "./missing-lunch.ts";
import { saveMoney } from "./over-budget.ts";
import { fixClosed, fixOverlap } from "./overlaps-and-closed-places.ts";
import { fixAccess, fixDiet, removeRepeat } from "./repeats-diet-and-access.ts";

/** Repairs that are tried for one problem before it counts as one that only a person can settle. */
const MOST_TRIES = 24;
/** Problems of one trip for which repairs are worked out at once: who settles these asks again. */
const MOST_FIXES = 30;
/** And the activities that all tries together go through: a plan for a year must not take a second. */
const MOST_WORK = 150_000;

type FixRule = (fix: FixContext, problem: Problem) => Iterable<ProposedFix>;

/** What may settle a problem, the gentlest first. */
const fixRules: Readonly<Record<FindingCode, FixRule | null>> = {
  overlap: fixOverlap,
  travel_time: fixOverlap,
  closed: fixClosed,
  over_budget: saveMoney,
  too_dense: parkLeastImportant,
  too_empty: addPlaces,
  repeated: removeRepeat,
  // Only a look at the place itself settles it.
  unverified: null,
  diet: fixDiet,
  accessibility: fixAccess,
  missing_meal: addLunch,
  late_arrival: clearAroundJourney,
};

/**
 * Every finding with its repair. Each repair was tried: it settles its problem, brings no new error or warning and leaves
 * alone what is pinned, booked or locked in. They apply to the trip as it is; apply one and check again before the next.
 * Of very many problems only the first are worked on, errors first; for one more, ask {@link fixFor}.
 */
export function checkWithFixes(trip: TripDocument, context: CheckContext, newId: () => string): Finding[] {
  const problems = check(trip, context);
  const search = fixSearchFor(trip, context, problems, newId);
  let worked = 0;
  let work = 0;
  const size = trip.days.reduce((sum, it) => sum + it.activities.length, 0);
  return problems.map((problem) => {
    if (!isRepairable(problem) || worked >= MOST_FIXES || work >= MOST_WORK) return { ...problem, fix: null };
    worked += 1;
    return {
      ...problem,
      fix: firstGoodFix(search, problem, () => {
        work += size;
      }),
    };
  });
}

/** The repair of one of the problems that {@link check} found in the trip; the same that {@link checkWithFixes} gives it. */
export function fixFor(
  trip: TripDocument,
  context: CheckContext,
  problems: readonly Problem[],
  problem: Problem,
  newId: () => string,
): Fix | null {
  return isRepairable(problem) ? firstGoodFix(fixSearchFor(trip, context, problems, newId), problem) : null;
}

/** What nobody knows of a place is no reason to change the plan. */
function isRepairable({ code, severity }: Problem): boolean {
  return fixRules[code] !== null && !((code === "diet" || code === "accessibility") && severity === "info");
}

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

/** The first that settles the problem and brings nothing new at all; else the first that brings no more than a note. */
function firstGoodFix({ fix, judge }: FixSearch, problem: Problem, onTry: () => void = () => undefined): Fix | null {
  let second: Fix | null = null;
  let tries = 0;
  for (const proposal of fixRules[problem.code]?.(fix, problem) ?? []) {
    onTry();
    const verdict = judge.judge(problem, proposal);
    const { summary, patch } = proposal;
    if (verdict === "clean") return { summary, patch };
    if (verdict === "noted") second ??= { summary, patch };
    if (++tries === MOST_TRIES) break;
  }
  return second;
}
