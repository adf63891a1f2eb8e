import { fixFor } from "../../fixes/find-fixes.ts";
import { check } from "../../trip/check.ts";
import type { FindingCode, Problem } from "../../trip/finding.ts";
import { PatchConflict, type TripPatch } from "../../trip/patch.ts";
import { uncapitalized } from "../../words/sentence.ts";
import type { Disruption } from "../disruptions.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import type { RepairKind, SituationKind } from "../types.ts";

/** What the plan check calls a trouble that is in the plan itself, whatever the traveller does. */
const codesOf: Partial<Record<SituationKind, readonly FindingCode[]>> = {
  clash: ["overlap", "travel_time"],
  closed: ["closed"],
};

/** It comes first, so that the same trouble has the same answer in the plan check and here. */
const SAME_ANSWER = 10_000;

/** The fix that the plan check offers for the same trouble, as long as it still helps at this hour. */
export function* fixOfCheck(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const { trip, context } = repair.situation;
  const codes = codesOf[disruption.situation] ?? [];
  const ids = new Set(disruption.stops.map((it) => it.activity.id));
  if (codes.length === 0) return;
  const problems = check(trip, context);
  const isMeant = (it: Problem) =>
    codes.includes(it.code) && it.dayIds.includes(repair.day.id) && it.activityIds.some((id) => ids.has(id));
  const problem = problems.find(isMeant);
  const fix = problem && fixFor(trip, context, problems, problem, repair.newId);
  if (!fix || !fitsAround(repair, fix.patch)) return;
  const kind = kindOf(fix.patch);
  // Where it gives up a stop, the repairs of the day may keep it.
  if (kind === "replace" || kind === "skip") return;
  yield { kind, patch: fix.patch, parts: [uncapitalized(fix.summary)], bonus: SAME_ANSWER };
}

/** The days around today, which a repair is tried on, may not have the day that a fix moves something to. */
function fitsAround(repair: RepairContext, patch: TripPatch): boolean {
  try {
    repair.viewAfter(patch);
    return true;
  } catch (error) {
    if (error instanceof PatchConflict) return false;
    throw error;
  }
}

function kindOf(patch: TripPatch): RepairKind {
  const moves = patch.flatMap((op) =>
    op.op === "activity.move" && op.from.dayId !== op.to.dayId ? [op.to.dayId] : [],
  );
  if (moves.includes(null)) return "skip";
  if (moves.length > 0) return "move_day";
  const sets = patch.flatMap((op) => (op.op === "activity.set" ? [op.after] : []));
  if (sets.some((it) => it.placeId !== undefined || it.title !== undefined)) return "replace";
  if (sets.length > 1) return "shift";
  return sets.some((it) => it.durationMinutes !== undefined) ? "shorten" : "shift";
}
