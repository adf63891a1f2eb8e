import * as f from "@caravan/domain/fields";
import { withoutSegments, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { CheckContext } from "@caravan/domain/trip/check";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type FindingCode, type Fix, findingCodes } from "@caravan/domain/trip/finding";
import { listed, type Sentence, said } from "@caravan/domain/words/sentence";
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
    "Applies the repair of a finding: send its code, activity_ids and day_ids as check_trip answered them. The plan is checked again first. all: every error and warning that has one, as one change.",
  audience: "trips:write",
  capability: true,
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      code: "overlap",
      activity_ids: ["0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02", "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e05"],
      day_ids: ["0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03"],
    },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", all: true },
  ],
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "finding_gone"],
  view: "summary",
  input: z
    .object({
      trip_id: f.id,
      code: z.enum(findingCodes).optional(),
      activity_ids: z.array(f.id).max(100).default([]),
      day_ids: z.array(f.id).max(100).default([]),
      all: z.boolean().default(false).meta({ description: "In place of code and ids" }),
      other: z.boolean().default(false).meta({ description: "Applies other_fix instead of fix" }),
      propose: changeInput.propose,
      ...viewInput,
    })
    .refine((it) => it.all !== (it.code !== undefined), { path: ["code"], error: "send code, or all: true" }),
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
    return { ...found, fixes: await findFixes(ctx, document, context, input) };
  },
  async run(ctx, input, { destination, revision, context, fixes: early }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const isAsSeen = trip.document.revision === revision;
    const fixes = isAsSeen ? early : await fixAgain(ctx, trip.document, destination, context, input);
    const patch = withoutSegments(fixes.flatMap((it) => it.patch));
    if (patch === null || (fixes.length === 0 && !input.all))
      throw conflict("finding_gone", "The plan has changed and this finding no longer holds. Check it again.");
    const summary = together(fixes);
    const change = await changeTrip(ctx, trip, { action: "apply_fix", summary, patch });
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId, summary: word(summary) };
  },
});

function together(fixes: readonly Fix[]): Sentence {
  const [first, ...more] = fixes;
  if (!first) return said`No problem or warning has a fix.`;
  return more.length === 0 ? first.summary : said`${listed(fixes.map((it) => it.summary))}`;
}

interface Wanted {
  readonly all: boolean;
  readonly code?: FindingCode | undefined;
  readonly activity_ids: readonly string[];
  readonly day_ids: readonly string[];
  readonly other: boolean;
}

/** The fix of one finding, or one after the other of all that have one. */
async function findFixes(
  ctx: Context,
  document: TripDocument,
  context: CheckContext,
  { code, activity_ids: activityIds, day_ids: dayIds, other }: Wanted,
): Promise<readonly Fix[]> {
  const { userId } = signedIn(ctx.actor);
  const trip = withSegments(document, await segmentsOnTrip(ctx, document.id));
  if (code === undefined) return ctx.ports.checker.run({ kind: "fix_all", trip, context }, userId, ctx.signal);
  const which = other ? "other" : "fix";
  const task = { kind: "fix", trip, context, finding: { code, activityIds, dayIds }, which } as const;
  const fix = await ctx.ports.checker.run(task, userId, ctx.signal);
  return fix ? [fix] : [];
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
): Promise<readonly Fix[]> {
  return trip.destination === destination ? findFixes(ctx, trip, context, wanted) : [];
}
