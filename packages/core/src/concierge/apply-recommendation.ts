import type { RepairOption } from "@caravan/domain/concierge/types";
import * as f from "@caravan/domain/fields";
import { asSentence, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { viewInput } from "../wire/trip-view.ts";
import { lockConciergeOfMember, lockOwnRecommendation } from "./access.ts";
import { recommendationAnswerWire, saveAndPresent } from "./recommendation-answer.ts";
import { nextVersion, requireUnanswered } from "./recommendation-status.ts";
import type { Recommendation } from "./recommendation-store.ts";

export const applyRecommendation = command({
  name: "apply_recommendation",
  description:
    "Applies one option of a recommendation to the plan. With an Idempotency-Key the same call answers the same for ever and changes the plan once.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  errors: [
    "not_found",
    "forbidden",
    "recommendation_stale",
    "option_stale",
    "option_not_chosen",
    "trip_stale",
    "target_changed",
    "recommendation_expired",
    "recommendation_closed",
  ],
  logged: true,
  sameCall: ({ trip_id, recommendation_id }) => ({ trip_id, recommendation_id }),
  view: "summary",
  input: z.object({
    trip_id: f.id,
    recommendation_id: f.id,
    ...viewInput,
    option_id: z
      .string()
      .max(100)
      .optional()
      .meta({ description: "The first when left out, unless it does not keep something booked or pinned" }),
    version: z.number().int().min(1).optional(),
    trip_revision: z.number().int().min(1).optional(),
  }),
  output: recommendationAnswerWire,
  rest: {
    method: "POST",
    path: "/api/trips/{id}/concierge/recommendations/{rid}/apply",
    params: { id: "trip_id", rid: "recommendation_id" },
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const me = await lockConciergeOfMember(ctx, input.trip_id);
    const it = await lockOwnRecommendation(ctx, me, input.recommendation_id);
    requireUnanswered(it, ctx.now, input.version);
    const option = chosen(it, input.option_id);
    checkTrip(trip.document.revision, it, input.trip_revision);

    const { document, editId } = await changeTrip(ctx, trip, {
      action: "apply_recommendation",
      summary: asSentence(option.summary),
      patch: option.patch,
      carriesOut: it.id,
    });
    if (editId === null) throw new Error(`option ${option.id} of recommendation ${it.id} has nothing in it`);
    const applied = nextVersion(it, ctx.now, {
      status: "applied",
      snoozedUntil: null,
      appliedOption: option.id,
      appliedEditId: editId,
      appliedRevision: document.revision,
    });
    return saveAndPresent(ctx, me, applied, { document, role: trip.role, editId });
  },
});

function chosen({ options }: Recommendation, id: string | undefined): RepairOption {
  const option = id === undefined ? options[0] : options.find((it) => it.id === id);
  if (id === undefined && option && option.consequences.breaks.length > 0)
    throw conflict(
      "option_not_chosen",
      said`${option.consequences.breaks[0] ?? ""}. Name the option to apply it all the same.`,
      [{ path: "option_id", message: "is needed for what does not keep something booked or pinned" }],
    );
  if (option) return option;
  throw conflict("option_stale", "This option no longer exists. Read the recommendation again.", [
    { path: "option_id", message: "is no longer one of the options" },
  ]);
}

/** The options were computed for one revision of the plan, and the caller saw them at one. */
function checkTrip(revision: number, { tripRevision }: Recommendation, seen: number | undefined): void {
  if (tripRevision === revision && (seen === undefined || seen === revision)) return;
  throw conflict("trip_stale", "The plan has changed since. Read it and the new options first.", [
    { path: "trip_revision", message: `the trip is at revision ${revision}`, revision },
  ]);
}
