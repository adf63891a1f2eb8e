import { type CheckContext, check } from "../trip/check.ts";
import type { TripDocument } from "../trip/document.ts";
import type { Finding, FindingCode, Fix, Problem } from "../trip/finding.ts";
import { clearAround } from "./arrivals-and-departures.ts";
import { Inspector, type Proposal, requestFor, type Workshop } from "./fix-context.ts";
import { fill, thinOut } from "./full-and-empty-days.ts";
import { addLunch } from "./missing-lunch.ts";
import { save } from "./over-budget.ts";
import { reopen, untangle } from "./overlaps-and-closed-places.ts";
import { removeRepeat, suitAccess, suitDiet } from "./repeats-diet-and-access.ts";

/** Repairs that are tried for one problem before it counts as one that only a person can settle. */
const MOST_TRIES = 24;
/** Problems of one trip for which repairs are worked out at once: who settles these asks again. */
const MOST_FIXES = 30;
/** And the activities that all tries together go through: a plan for a year must not take a second. */
const MOST_WORK = 150_000;

type Repair = (shop: Workshop, problem: Problem) => Iterable<Proposal>;

/** What may settle a problem, the gentlest first. */
const repairs: Readonly<Record<FindingCode, Repair | null>> = {
  overlap: untangle,
  travel_time: untangle,
  closed: reopen,
  over_budget: save,
  too_dense: thinOut,
  too_empty: fill,
  repeated: removeRepeat,
  // Only a look at the place itself settles it.
  unverified: null,
  diet: suitDiet,
  accessibility: suitAccess,
  missing_meal: addLunch,
  late_arrival: clearAround,
};

/**
 * Every finding with its repair. Each repair was tried: it settles its problem, brings no new error or warning and leaves
 * alone what is pinned, booked or locked in. They apply to the trip as it is; apply one and check again before the next.
 * Of very many problems only the first are worked on, errors first; for one more, ask {@link fixFor}.
 */
export function checkWithFixes(trip: TripDocument, context: CheckContext, newId: () => string): Finding[] {
  const problems = check(trip, context);
  const bench = benchFor(trip, context, problems, newId);
  let worked = 0;
  let work = 0;
  const size = trip.days.reduce((sum, it) => sum + it.activities.length, 0);
  return problems.map((problem) => {
    if (!isRepairable(problem) || worked >= MOST_FIXES || work >= MOST_WORK) return { ...problem, fix: null };
    worked += 1;
    return {
      ...problem,
      fix: fixOn(bench, problem, () => {
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
  return isRepairable(problem) ? fixOn(benchFor(trip, context, problems, newId), problem) : null;
}

/** What nobody knows of a place is no reason to change the plan. */
function isRepairable({ code, severity }: Problem): boolean {
  return repairs[code] !== null && !((code === "diet" || code === "accessibility") && severity === "info");
}

interface Bench {
  readonly shop: Workshop;
  readonly inspector: Inspector;
}

function benchFor(trip: TripDocument, context: CheckContext, problems: readonly Problem[], newId: () => string): Bench {
  const inspector = new Inspector(trip, context, problems);
  const request = requestFor(trip, context);
  const isHarmless = (next: TripDocument) => inspector.isHarmless(next);
  return { inspector, shop: { trip, context, request, newId, isHarmless } };
}

/** The first that settles the problem and brings nothing new at all; else the first that brings no more than a note. */
function fixOn({ shop, inspector }: Bench, problem: Problem, onTry: () => void = () => undefined): Fix | null {
  let second: Fix | null = null;
  let tries = 0;
  for (const proposal of repairs[problem.code]?.(shop, problem) ?? []) {
    onTry();
    const verdict = inspector.judge(problem, proposal);
    const { summary, patch } = proposal;
    if (verdict === "clean") return { summary, patch };
    if (verdict === "noted") second ??= { summary, patch };
    if (++tries === MOST_TRIES) break;
  }
  return second;
}
