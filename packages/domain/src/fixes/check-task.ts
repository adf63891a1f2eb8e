import { type SettledEdit, settleEdit } from "../planning/edited/settle-edit.ts";
import type { EditedPlan } from "../planning/edited/types.ts";
import { tripWithPlan, type Unplanned } from "../planning/trip-with-plan.ts";
import type { Plan, PlanRequest } from "../planning/types.ts";
import { newProblems } from "../trip/check/compare-findings.ts";
import type { CheckContext } from "../trip/check.ts";
import { check } from "../trip/check.ts";
import type { TripDocument } from "../trip/document.ts";
import type { Finding, FindingCode, Fix, Problem } from "../trip/finding.ts";
import { isSegmentBlock } from "../trip/kept-activities.ts";
import { checkWithFixes, findingsSince, fixAll, fixFor } from "./find-fixes.ts";

/** The most findings in one answer; nobody reads more. */
export const mostFindings = 200;

/** Identifies a finding of an earlier answer: its ids in any order, without those of segments. */
export interface NamedFinding {
  readonly code: FindingCode;
  readonly activityIds: readonly string[];
  readonly dayIds: readonly string[];
}

/** Work of the plan check as data, so that it can run on another thread when the plan is large. */
export type CheckTask =
  | { readonly kind: "findings"; readonly trip: TripDocument; readonly context: CheckContext }
  | {
      readonly kind: "fix";
      readonly trip: TripDocument;
      readonly context: CheckContext;
      readonly finding: NamedFinding;
      readonly which: "fix" | "other";
    }
  | {
      /** Fixes that follow one another, until no error or warning has one. */
      readonly kind: "fix_all";
      readonly trip: TripDocument;
      readonly context: CheckContext;
    }
  | {
      /** The problems that each outcome would add to those that the trip has now. */
      readonly kind: "new_problems";
      readonly trip: TripDocument;
      readonly context: CheckContext;
      /** With its own context when it takes place elsewhere. */
      readonly outcomes: readonly { readonly trip: TripDocument; readonly context: CheckContext | null }[];
    }
  | {
      /** The first problems that a change has added, with their fixes. */
      readonly kind: "added_findings";
      readonly trip: TripDocument;
      readonly context: CheckContext;
      readonly changed: TripDocument;
      /** Of the changed trip, where it takes place elsewhere. */
      readonly changedContext: CheckContext | null;
    }
  | (Planned & { readonly kind: "problems" })
  | (Planned & {
      /** A plan that somebody edited, brought in order around the draft. */
      readonly kind: "edit";
      readonly request: PlanRequest;
      readonly edit: EditedPlan;
    });

/** A plan, and the trip that it is for. */
interface Planned extends Unplanned {
  readonly context: CheckContext;
  readonly plan: Plan;
}

export interface CheckAnswers {
  /** At most {@link mostFindings}, errors first. `total` counts all. */
  readonly findings: { readonly findings: readonly Finding[]; readonly total: number };
  /** Null when the finding no longer holds or has no fix. */
  readonly fix: Fix | null;
  /** For each outcome. */
  readonly new_problems: readonly (readonly Problem[])[];
  readonly added_findings: readonly Finding[];
  readonly fix_all: readonly Fix[];
  readonly problems: readonly Problem[];
  readonly edit: SettledEdit;
}

export type CheckAnswer<Task extends CheckTask> = CheckAnswers[Task["kind"]];

export function runCheckTask<Task extends CheckTask>(task: Task, newId: () => string): CheckAnswer<Task> {
  // TypeScript does not narrow a type parameter.
  return answer(task, newId) as CheckAnswer<Task>;
}

function answer(task: CheckTask, newId: () => string): CheckAnswers[keyof CheckAnswers] {
  const { trip, context } = task;
  switch (task.kind) {
    case "findings": {
      const findings = checkWithFixes(trip, context, newId);
      return { findings: findings.slice(0, mostFindings), total: findings.length };
    }
    case "fix": {
      const problems = check(trip, context);
      const problem = problems.find((it) => isSame(it, task.finding));
      return problem ? fixFor(trip, context, problems, problem, newId, task.which) : null;
    }
    case "new_problems": {
      const before = check(trip, context);
      return task.outcomes.map((it) => newProblems(before, check(it.trip, it.context ?? context)));
    }
    case "added_findings":
      return findingsSince(trip, task.changed, context, newId, {
        contextAfter: task.changedContext,
        kept: movedBetween(trip, task.changed),
      });
    case "fix_all":
      return fixAll(trip, context, newId);
    case "problems":
      return check(tripWithPlan(task, task.plan, newId), context);
    case "edit": {
      const { request, plan: draft, edit } = task;
      const tripWith = (plan: Plan) => tripWithPlan(task, plan, newId);
      return settleEdit({ request, draft, tripWith, context, before: check(tripWith(draft), context) }, edit);
    }
  }
}

/** Activities that have another day or time: the change was about them. */
function movedBetween(before: TripDocument, after: TripDocument): ReadonlySet<string> {
  const placesIn = (trip: TripDocument) =>
    trip.days.flatMap((day) => day.activities.map((it) => [it.id, `${day.id} ${it.startTime} ${it.endTime}`] as const));
  const was = new Map(placesIn(before));
  return new Set(placesIn(after).flatMap(([id, place]) => (was.has(id) && was.get(id) !== place ? [id] : [])));
}

/** How often an edited plan is checked, in a usual case. */
const ROUNDS = 20;

/** The number of activities that the task looks at. */
export function sizeOf(task: CheckTask): number {
  const activitiesOf = (trip: TripDocument) => trip.days.reduce((sum, day) => sum + day.activities.length, 0);
  if (task.kind === "problems" || task.kind === "edit") {
    const planned = task.plan.days.reduce((sum, day) => sum + day.items.length, 0);
    return planned * (task.kind === "edit" ? ROUNDS : 1);
  }
  const others =
    task.kind === "new_problems"
      ? task.outcomes.map((it) => it.trip)
      : task.kind === "added_findings"
        ? [task.changed]
        : [];
  return [task.trip, ...others].reduce((sum, it) => sum + activitiesOf(it), 0);
}

function isSame(problem: Problem, named: NamedFinding): boolean {
  return (
    problem.code === named.code &&
    sameIds(
      problem.activityIds.filter((id) => !isSegmentBlock(id)),
      named.activityIds,
    ) &&
    sameIds(problem.dayIds, named.dayIds)
  );
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set([...a, ...b]).size === a.length;
}
