import * as f from "@caravan/domain/fields";
import { fixFor } from "@caravan/domain/fixes/find-fixes";
import { segmentIdOf, withoutSegments, withSegments } from "@caravan/domain/segments/segments-on-plan";
import { check } from "@caravan/domain/trip/check";
import { findingCodes } from "@caravan/domain/trip/finding";
import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";

export const applyFix = command({
  name: "apply_fix",
  description: "Applies the fix of a finding. The plan is checked again first.",
  audience: "trips:write",
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "finding_gone"],
  input: z.object({
    trip_id: f.id,
    code: z.enum(findingCodes),
    activity_ids: z.array(f.id).max(100),
    day_ids: z.array(f.id).max(100),
    other: z.boolean().default(false).meta({ description: "Applies other_fix instead of fix" }),
    propose: changeInput.propose,
  }),
  output: z.object({
    trip: tripWire,
    edit_id: f.id.nullable(),
    summary: z.string().meta({ description: "What was done, in one line" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/findings/fix", params: { id: "trip_id" } },
  async prepare(ctx, input) {
    // Places are read over another connection, so before the trip is locked.
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    return { destination: document.destination, context: await loadCheckContext(ctx, document, needs) };
  },
  async run(ctx, input, { destination, context }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const whole = withSegments(trip.document, await segmentsOnTrip(ctx, trip.document.id));
    const problems = trip.document.destination === destination ? check(whole, context) : [];
    const problem = problems.find(
      (it) =>
        it.code === input.code &&
        sameIds(
          it.activityIds.filter((id) => segmentIdOf(id) === null),
          input.activity_ids,
        ) &&
        sameIds(it.dayIds, input.day_ids),
    );
    const fix = problem && fixFor(whole, context, problems, problem, ctx.newId, input.other ? "other" : "fix");
    const patch = fix && withoutSegments(fix.patch);
    if (!fix || !patch)
      throw conflict("finding_gone", "The plan has changed and this finding no longer holds. Check it again.");
    const change = await changeTrip(ctx, trip, {
      action: "apply_fix",
      summary: truncate(fix.summary, 500),
      patch,
    });
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId, summary: fix.summary };
  },
});

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set([...a, ...b]).size === a.length;
}
