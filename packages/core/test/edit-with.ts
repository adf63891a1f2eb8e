import { type CheckTask, runCheckTask } from "@caravan/domain/fixes/check-task";
import { plan } from "@caravan/domain/planning/plan";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import { contextOf, tripOf } from "../../domain/test/cities.ts";
import type { Actor } from "../src/kernel/actor.ts";
import type { PlanEditor, Ports } from "../src/kernel/ports.ts";
import { editPlan } from "../src/planning/edit-plan.ts";

const ana: Actor = { kind: "person", userId: crypto.randomUUID(), name: "Ana", email: "ana@example.com" };

const withoutPlanned = (day: PlannedDay): PlannedDay => ({
  ...day,
  items: day.items.filter((it) => it.kind === "fixed"),
});

/** The plan of the rules, and what an editor makes of it. */
export async function editWith(
  editor: PlanEditor,
  request: PlanRequest,
  signal: AbortSignal,
  onDay: (day: PlannedDay) => void,
) {
  const draft = plan(request);
  return { draft, made: await editDraft(editor, request, draft, signal, onDay) };
}

/** What an editor makes of a plan, checked in this thread. */
export function editDraft(
  editor: PlanEditor,
  request: PlanRequest,
  draft: Plan,
  signal: AbortSignal,
  onDay?: (day: PlannedDay) => void,
): Promise<Plan> {
  const empty: Plan = { ...draft, stops: [], days: draft.days.map(withoutPlanned) };
  const unplanned = { trip: tripOf(request, empty), towns: {} };
  const ports = { checker: { run: async (task: CheckTask) => runCheckTask(task, () => crypto.randomUUID()) } };
  const caller = { ports: ports as unknown as Ports, actor: ana, signal };
  return editPlan(editor, { request, draft, unplanned, context: contextOf(request) }, caller, onDay);
}
