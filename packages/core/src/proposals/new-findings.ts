import { segmentIdOf, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Problem } from "@caravan/domain/trip/finding";
import { apply, PatchConflict, type TripPatch } from "@caravan/domain/trip/patch";
import type { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { word } from "../kernel/word.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import type { StoredProposal } from "./store.ts";
import type { newFindingWire } from "./wire.ts";

/** Limits of what is checked for one answer, in proposals and in activities. */
const MOST_PROPOSALS = 10;
const MOST_WORK = 10_000;
/** More findings only repeat that the plan gets worse. */
const MOST_FINDINGS = 20;

type NewFindings = z.input<typeof newFindingWire>[];

/**
 * The findings that the plan would have with each proposal and does not have now, by the reader's needs. Only for
 * proposals that fit as a whole, oldest first.
 */
export async function newFindingsOf(
  ctx: Context,
  trip: TripDocument,
  proposals: readonly StoredProposal[],
): Promise<ReadonlyMap<string, NewFindings>> {
  const found = new Map<string, NewFindings>();
  const size = trip.days.length + trip.days.reduce((sum, it) => sum + it.activities.length, 0);
  const count = Math.min(MOST_PROPOSALS, Math.floor(MOST_WORK / Math.max(1, size)));
  const looked = proposals.filter((it) => it.status === "pending").slice(0, count);
  if (looked.length === 0) return found;
  const { userId } = signedIn(ctx.actor);
  const needs = await loadTravellerNeeds(ctx, userId);
  const segments = await segmentsOnTrip(ctx, trip.id);
  const context = await loadCheckContext(ctx, trip, needs, segments);
  const outcomes = [];
  for (const { id, patch } of looked) {
    const next = outcomeOf(trip, patch);
    if (!next) continue;
    const isElsewhere = next.cityId !== trip.cityId || next.lat !== trip.lat || next.lng !== trip.lng;
    const own = isElsewhere ? await loadCheckContext(ctx, next, needs, segments) : null;
    outcomes.push({ id, trip: withSegments(next, segments), context: own });
  }
  const task = { kind: "new_problems", trip: withSegments(trip, segments), context, outcomes } as const;
  const answers = await ctx.ports.checker.run(task, userId, ctx.signal);
  for (const [index, { id }] of outcomes.entries()) found.set(id, presentProblems(answers[index] ?? []));
  return found;
}

function presentProblems(problems: readonly Problem[]): NewFindings {
  return problems.slice(0, MOST_FINDINGS).map(({ code, severity, message, dayIds, activityIds }) => ({
    ...{ code, severity, message: word(message) },
    day_ids: [...dayIds],
    activity_ids: activityIds.filter((id) => segmentIdOf(id) === null),
  }));
}

function outcomeOf(trip: TripDocument, patch: TripPatch): TripDocument | undefined {
  try {
    return apply(trip, patch).next;
  } catch (error) {
    if (error instanceof PatchConflict) return undefined;
    throw error;
  }
}
