import type { InParts } from "@caravan/domain/in-parts";
import { segmentIdOf, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Problem } from "@caravan/domain/trip/finding";
import { apply, PatchConflict, type TripPatch } from "@caravan/domain/trip/patch";
import { settleOrder } from "@caravan/domain/trip/settle-order";
import type { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { pacer } from "../kernel/let-others-run.ts";
import { word } from "../kernel/word.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import type { newFindingWire } from "../wire/finding.ts";
import type { StoredProposal } from "./store.ts";

/** Limits of what is checked for one answer, in proposals and in activities. */
const MOST_PROPOSALS = 10;
const MOST_WORK = 10_000;
/** More findings only repeat that the plan gets worse. */
const MOST_FINDINGS = 20;

type NewFindings = z.input<typeof newFindingWire>[];

/**
 * The findings that the plan would have with each proposal, and with each bundle as a whole, and does not have now, by the
 * reader's needs: by the id of a proposal and by the key of a bundle. Only for what fits, bundles first, the oldest first.
 */
export async function newFindingsOf(
  ctx: Context,
  trip: TripDocument,
  proposals: readonly StoredProposal[],
  bundles: readonly BundleOutcome[] = [],
): Promise<ReadonlyMap<string, NewFindings>> {
  const size = trip.days.length + trip.days.reduce((sum, it) => sum + it.activities.length, 0);
  const count = Math.min(MOST_PROPOSALS, Math.floor(MOST_WORK / Math.max(1, size)));
  const looked: { readonly key: string; readonly next: TripDocument | undefined }[] = bundles.slice(0, count);
  const pending = proposals.filter((it) => it.status === "pending").slice(0, count - looked.length);
  const pause = pacer();
  for (const { id, patch } of pending) {
    looked.push({ key: id, next: outcomeOf(trip, patch) });
    await pause();
  }
  const found = new Map<string, NewFindings>();
  if (looked.length === 0) return found;
  const { userId } = signedIn(ctx.actor);
  const needs = await loadTravellerNeeds(ctx, userId);
  const segments = await segmentsOnTrip(ctx, trip.id);
  const context = await loadCheckContext(ctx, trip, needs, segments);
  const outcomes = [];
  for (const { key, next } of looked) {
    if (!next) continue;
    const isElsewhere = next.cityId !== trip.cityId || next.lat !== trip.lat || next.lng !== trip.lng;
    const own = isElsewhere ? await loadCheckContext(ctx, next, needs, segments) : null;
    outcomes.push({ key, trip: withSegments(next, segments), context: own });
  }
  const task = { kind: "new_problems", trip: withSegments(trip, segments), context, outcomes } as const;
  const answers = await ctx.ports.checker.run(task, userId, ctx.signal);
  for (const [index, { key }] of outcomes.entries()) found.set(key, presentProblems(answers[index] ?? []));
  return found;
}

/** What a trip becomes when all proposals of a bundle are approved. */
export interface BundleOutcome {
  readonly key: string;
  readonly next: TripDocument;
  /** Ids of those that would no longer fit after the ones before them. */
  readonly unfit: readonly string[];
}

/** Like their approval: one after the other, each brought in order when the trip is another than it was made for. */
export function* outcomeOfBundle(
  trip: TripDocument,
  key: string,
  proposals: readonly StoredProposal[],
): InParts<BundleOutcome> {
  let next = trip;
  const unfit: string[] = [];
  for (const { id, patch, baseRevision } of proposals) {
    const applied = outcomeOf(next, patch);
    if (!applied) {
      unfit.push(id);
      continue;
    }
    const isAsMade = next === trip && trip.revision === baseRevision;
    next = isAsMade ? applied : apply(applied, settleOrder(applied, patch)).next;
    yield;
  }
  return { key, next, unfit };
}

export function presentProblems(problems: readonly Problem[]): NewFindings {
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
