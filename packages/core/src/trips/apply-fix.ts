import * as f from "@caravan/domain/fields";
import { segmentIdOf, withoutSegments, withSegments } from "@caravan/domain/segments/on-plan";
import { shortened } from "@caravan/domain/shortened";
import { check } from "@caravan/domain/trip/check";
import { fixFor } from "@caravan/domain/trip/check/repair";
import { findingCodes } from "@caravan/domain/trip/finding";
import { z } from "zod";
import { tripFor, tripForChange } from "../access.ts";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { conflict } from "../errors.ts";
import { changeTrip } from "../history.ts";
import { checkContextOf } from "../planning/check-context.ts";
import { needsOf } from "../planning/needs.ts";
import { segmentsOnTrip } from "../segments/on-trip.ts";
import { changeInput } from "./change-input.ts";
import { presentTrip, tripWire, warningsWire } from "./wire.ts";

export const applyFix = command({
  name: "apply_fix",
  description: "Applies the repair that the checker knows for a finding. The plan is checked again first.",
  audience: "trips:write",
  logged: true,
  askedFirst: "proposes",
  errors: ["not_found", "forbidden", "finding_gone"],
  input: z.object({
    trip_id: f.id,
    code: z.enum(findingCodes),
    activity_ids: z.array(f.id).max(100),
    day_ids: z.array(f.id).max(100),
    propose: changeInput.propose,
  }),
  output: z.object({
    trip: tripWire,
    edit_id: f.id.nullable(),
    summary: z.string().meta({ description: "What was done, in one line" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/findings/fix", params: { id: "trip_id" } },
  async prepare(scene, input) {
    // What is known of the place is read over a connection of its own, so before the trip is locked.
    const { document } = await tripFor(scene, input.trip_id, "editor");
    const needs = await needsOf(scene, signedIn(scene.actor).userId);
    return { destination: document.destination, context: await checkContextOf(scene, document, needs) };
  },
  async run(scene, input, { destination, context }) {
    const trip = await tripForChange(scene, input.trip_id, "editor", undefined);
    const whole = withSegments(trip.document, await segmentsOnTrip(scene, trip.document.id));
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
    const fix = problem && fixFor(whole, context, problems, problem, scene.newId);
    const patch = fix && withoutSegments(fix.patch);
    if (!fix || !patch)
      throw conflict("finding_gone", "The plan has changed and this finding no longer holds. Check it again.");
    const change = await changeTrip(scene, trip, {
      action: "apply_fix",
      summary: shortened(fix.summary, 500),
      patch,
    });
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId, summary: fix.summary };
  },
});

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set([...a, ...b]).size === a.length;
}
