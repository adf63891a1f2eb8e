import { snake } from "@caravan/domain/trip/activity-fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { MoveFacts } from "@caravan/domain/trip/open-times";
import type { OpConflict, TripPatch } from "@caravan/domain/trip/patch";
import { completePatch, type RequestedPatch } from "@caravan/domain/trip/requested-patch";
import type { EndsBeforeStart } from "@caravan/domain/trip/resolve-times";
import { said } from "@caravan/domain/words/sentence";
import type { Context } from "./context.ts";
import { type DomainError, type ErrorDetail, invalid } from "./errors.ts";
import { targetChanged } from "./history.ts";

/**
 * The exact patch of a request. Every requested change goes through here. Derived changes are named in the warnings of
 * the call.
 *
 * @param facts what moves respect beside the plan
 * @param pathOf the path of a field of the nth op in the caller's input
 * @param whenChanged the error for ops that do not fit
 * @throws invalid when the times of an op are impossible, or no trip can have such stops
 */
export function completeRequest(
  ctx: Context,
  trip: TripDocument,
  requested: RequestedPatch,
  facts: MoveFacts,
  pathOf: (index: number, field: string | null) => string,
  whenChanged: (conflicts: readonly (OpConflict & { readonly index: number })[]) => DomainError = targetChanged,
): TripPatch {
  const { patch, conflicts, refused, refusedStops, warnings } = completePatch(trip, requested, facts, ctx.newId);
  if (refused.length > 0)
    throw invalid(refused.map(({ times, index }) => endsBeforeStart(times, pathOf(index, "end_time"))));
  if (refusedStops.length > 0)
    throw invalid(refusedStops.map(({ why, index }) => ({ path: pathOf(index, null), message: why.message })));
  if (conflicts.length > 0) throw whenChanged(conflicts);
  for (const { code, message, index, field } of warnings)
    ctx.effects.warnings.push({
      code,
      message,
      path: pathOf(index, field === "after" || field === null ? field : snake(field)),
    });
  return patch;
}

export function endsBeforeStart({ startTime, endTime, minutes }: EndsBeforeStart, path: string): ErrorDetail {
  const message = said`${endTime} is before the start at ${startTime}. If it ends on the next day, send duration_minutes ${minutes} too.`;
  return { path, message };
}
