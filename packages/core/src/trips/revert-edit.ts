import * as f from "@caravan/domain/fields";
import { findingsSince } from "@caravan/domain/fixes/find-fixes";
import { findingWithoutSegments } from "@caravan/domain/segments/finding-without-segments";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { said, together } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { changeTrip } from "../kernel/history.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { changeInput } from "../wire/change-input.ts";
import { findingWire, presentFinding } from "../wire/finding.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { patchOfRevert, revertibleEdit, summaryOfRevert } from "./revertible-edit.ts";

export const revertEdit = command({
  name: "revert_edit",
  description:
    "Undoes one change, by its edit_id from an answer or from get_edit_log. Refused when later changes build on it; the error names them. After an older change, the answer states what the plan check finds since, with fixes.",
  audience: "trips:write",
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", edit_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e07" }],
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "already_reverted", "not_revertible", "revert_conflict"],
  view: "summary",
  input: z.object({ trip_id: f.id, edit_id: f.id, propose: changeInput.propose, ...viewInput }),
  output: z.object({
    trip: tripWire,
    edit_id: f.id.nullable(),
    findings: z
      .array(findingWire)
      .optional()
      .meta({ description: "New errors and warnings of the plan check, with fixes; left out when there are none" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/edits/{editId}/revert", params: { id: "trip_id", editId: "edit_id" } },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const segments = await segmentsOnTrip(ctx, document.id);
    const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    return { segments, context: await loadCheckContext(ctx, document, needs, segments) };
  },
  async run(ctx, input, { segments, context }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const entry = await revertibleEdit(ctx, trip.document, input.edit_id);
    const change = await changeTrip(ctx, trip, {
      action: "revert_edit",
      summary: summaryOfRevert(entry),
      patch: await patchOfRevert(ctx, trip.document, [entry]),
      reverts: [entry.id],
    });
    const isOlder = entry.revision < trip.document.revision;
    const whole = (it: TripDocument) => withSegments(it, segments);
    const findings = isOlder ? findingsSince(whole(trip.document), whole(change.document), context, ctx.newId) : [];
    if (findings.length > 0)
      ctx.effects.warnings.push({
        code: "undo_left_findings",
        message: said`The plan has changed since then: ${together(findings.map((it) => it.message))}`,
        path: "edit_id",
      });
    return {
      trip: presentTrip(change.document, trip.role),
      edit_id: change.editId,
      ...(findings.length > 0 && { findings: findings.map((it) => presentFinding(findingWithoutSegments(it))) }),
    };
  },
});
