import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { Fix } from "@caravan/domain/trip/finding";
import type { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import type { VerbDescription } from "../kernel/verb-description.ts";
import { word } from "../kernel/word.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import type { addedFindingWire } from "../wire/finding.ts";
import { presentProblems } from "./new-findings.ts";
import { isProposed } from "./wire.ts";

type Added = z.input<typeof addedFindingWire>;
type ChangedPlan = NonNullable<Context["effects"]["changedPlan"]>;

/**
 * The answer of a change with the errors and warnings that the plan has by it, or would have when a proposal is approved.
 * People see them on the screen, so they get them with proposals only. Left out when too much is checked at this moment.
 */
export async function tellNewFindings(ctx: Context, verb: VerbDescription, answer: object): Promise<object> {
  const proposed = isProposed(answer);
  if (!proposed && !(verb.tellsNewFindings === true && ctx.actor.kind === "agent")) return answer;
  const { changedPlan } = ctx.effects;
  const found = changedPlan ? await addedBy(ctx, changedPlan, !proposed) : [];
  if (!found) return answer;
  if (!proposed) return { new_findings: found, ...answer };
  const { proposal, ...head } = answer;
  return { ...head, new_findings: found, proposal: { ...proposal, new_findings: found } };
}

async function addedBy(ctx: Context, { before, after }: ChangedPlan, withFixes: boolean): Promise<Added[] | undefined> {
  const { userId } = signedIn(ctx.actor);
  const needs = await loadTravellerNeeds(ctx, userId);
  const segments = await segmentsOnTrip(ctx, before.id);
  const isElsewhere = after.cityId !== before.cityId || after.lat !== before.lat || after.lng !== before.lng;
  const plans = {
    trip: withSegments(before, segments),
    context: await loadCheckContext(ctx, before, needs, segments),
    changed: withSegments(after, segments),
    changedContext: isElsewhere ? await loadCheckContext(ctx, after, needs, segments) : null,
  };
  try {
    if (withFixes) {
      const added = await ctx.ports.checker.run({ kind: "added_findings", ...plans }, userId, ctx.signal);
      return presentProblems(added).map((it, index) => ({ ...it, ...inWords(added[index]?.fix) }));
    }
    const { trip, context, changed, changedContext } = plans;
    const outcomes = [{ trip: changed, context: changedContext }];
    const [problems] = await ctx.ports.checker.run(
      { kind: "new_problems", trip, context, outcomes },
      userId,
      ctx.signal,
    );
    return presentProblems(problems ?? []);
  } catch (error) {
    // The change is made; whoever wants to know calls check_trip.
    if (error instanceof DomainError && error.kind === "unavailable") return undefined;
    throw error;
  }
}

const inWords = (fix: Fix | null | undefined) => (fix ? { fix: word(fix.summary) } : {});
