import { plan } from "@caravan/domain/planning/plan";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import { contextOf, tripOf } from "../../domain/test/cities.ts";
import type { PlanEditor } from "../src/kernel/ports.ts";
import { editPlan } from "../src/planning/edit-plan.ts";

/** The plan of the rules, and what an editor makes of it. */
export async function editWith(
  editor: PlanEditor,
  request: PlanRequest,
  signal: AbortSignal,
  onDay: (day: PlannedDay) => void,
) {
  const draft = plan(request);
  const tripWith = (it: Plan) => tripOf(request, it);
  const made = await editPlan(editor, { request, draft, tripWith, context: contextOf(request) }, signal, onDay);
  return { draft, made };
}
