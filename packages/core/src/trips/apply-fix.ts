import * as f from "@caravan/domain/fields";
import { withoutSegments, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { CheckContext } from "@caravan/domain/trip/check";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type FindingCode, type Fix, findingCodes } from "@caravan/domain/trip/finding";
import { z } from "zod";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { word } from "../kernel/word.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";

export const applyFix = command({
  name: "apply_fix",
  description:
    "Applies the repair of a finding: send its code, activity_ids and day_ids as check_trip answered them. The plan is checked again first.",
  audience: "trips:write",
  capability: true,
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      code: "overlap",
      activity_ids: ["0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02", "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e05"],
      day_ids: ["0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03"],
    },
  ],
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "finding_gone"],
  view: "summary",
  input: z.object({
    trip_id: f.id,
    code: z.enum(findingCodes),
    activity_ids: z.array(f.id).max(100),
    day_ids: z.array(f.id).max(100),
    other: z.boolean().default(false).meta({ description: "Applies other_fix instead of fix" }),
    propose: changeInput.propose,
    ...viewInput,
  }),
  output: z.object({
    trip: tripWire,
    edit_id: f.id.nullable(),
    summary: z.string().meta({ description: "What was done, in one line" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/trips/{id}/findings/fix", params: { id: "trip_id" } },
  async prepare(ctx, input) {
    // Done before the trip is locked, because reading places uses another connection and the search for a fix takes
    // long.
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    const context = await loadCheckContext(ctx, document, needs, await segmentsOnTrip(ctx, document.id));
    const found = { destination: document.destination, revision: document.revision, context };
    return { ...found, fix: await findFix(ctx, document, context, input) };
  },
  async run(ctx, input, { destination, revision, context, fix: early }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const isAsSeen = trip.document.revision === revision;
    const fix = isAsSeen ? early : await fixAgain(ctx, trip.document, destination, context, input);
    const patch = fix && withoutSegments(fix.patch);
    if (!fix || !patch)
      throw conflict("finding_gone", "The plan has changed and this finding no longer holds. Check it again.");
    const change = await changeTrip(ctx, trip, {
      action: "apply_fix",
      summary: fix.summary,
      patch,
    });
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId, summary: word(fix.summary) };
  },
});

interface Wanted {
  readonly code: FindingCode;
  readonly activity_ids: readonly string[];
  readonly day_ids: readonly string[];
  readonly other: boolean;
}

async function findFix(
  ctx: Context,
  trip: TripDocument,
  context: CheckContext,
  { code, activity_ids: activityIds, day_ids: dayIds, other }: Wanted,
): Promise<Fix | null> {
  const task = {
    kind: "fix",
    trip: withSegments(trip, await segmentsOnTrip(ctx, trip.id)),
    context,
    finding: { code, activityIds, dayIds },
    which: other ? "other" : "fix",
  } as const;
  return ctx.ports.checker.run(task, signedIn(ctx.actor).userId, ctx.signal);
}

/**
 * Searches again when somebody changed the trip between the search and the lock, with the places of the same
 * destination.
 */
async function fixAgain(
  ctx: Context,
  trip: TripDocument,
  destination: string,
  context: CheckContext,
  wanted: Wanted,
): Promise<Fix | null> {
  return trip.destination === destination ? findFix(ctx, trip, context, wanted) : null;
}
