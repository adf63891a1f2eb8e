import type { Plan } from "@caravan/domain/planning/types";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Warning } from "@caravan/domain/trip/warning";
import type { Scene } from "../define.ts";
import { dayProgress } from "./day-progress.ts";
import { placesFor } from "./known-places.ts";
import { needsOf } from "./needs.ts";
import { type PlanScope, planRequest } from "./plan-request.ts";

interface MadePlan {
  readonly plan: Plan;
  /** Of the places, the model and the planner, without repetition. */
  readonly warnings: readonly Warning[];
}

/**
 * choose -> arrange -> explain for a trip; the checker runs on the stored trip like on any other. Tells the scene how far it
 * is. A model and a live source may help, and their faults end in a plan without them and a warning.
 */
export async function makePlan(scene: Scene, trip: TripDocument, userId: string, scope: PlanScope): Promise<MadePlan> {
  const places = await placesFor(scene, trip);
  const request = planRequest(trip, await needsOf(scene, userId), places.candidates, scope);
  const advised = await scene.ports.advisor?.advise(request, scene.signal, (count) =>
    scene.progress({ stage: "choosing", places: count }),
  );
  scene.progress({ stage: "arranging" });
  const plan = await scene.ports.planner.plan(
    advised ? { ...request, candidates: [...request.candidates, ...advised.extra], advice: advised.advice } : request,
    scene.signal,
    (day) => scene.progress({ stage: "day", day: dayProgress(trip, day) }),
  );
  const warnings = [...places.warnings, ...at(advised?.warnings ?? []), ...at(plan.warnings)];
  return { plan, warnings };
}

function at(warnings: Plan["warnings"]): Warning[] {
  return warnings.map((it) => ({ ...it, path: "itinerary" }));
}

/** One warning a code: the planner's own word on an unknown destination repeats ours. */
export function mergeWarnings(...lists: readonly (readonly Warning[])[]): Warning[] {
  const byCode = new Map<string, Warning>();
  for (const it of lists.flat()) if (!byCode.has(it.code)) byCode.set(it.code, it);
  return [...byCode.values()];
}
