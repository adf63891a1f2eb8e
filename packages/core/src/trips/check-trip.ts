import * as f from "@caravan/domain/fields";
import { checkWithFixes } from "@caravan/domain/fixes/find-fixes";
import { findingWithoutSegments, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { loadCheckContext } from "../planning/plan-check-context.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { findingWire, presentFinding } from "../wire/finding.ts";

export const checkTrip = query({
  name: "check_trip",
  description:
    "What a careful traveller would change: overlaps, impossible ways, closed places, budget, pace, repeats and more, each with a repair where one is known.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ findings: z.array(findingWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/findings", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    return { findings: await findingsOf(ctx, document) };
  },
});

/** Every finding of the plan check for this trip, by the caller's needs, with known fixes. */
export async function findingsOf(ctx: Context, trip: TripDocument): Promise<z.input<typeof findingWire>[]> {
  const context = await loadCheckContext(ctx, trip, await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId));
  const whole = withSegments(trip, await segmentsOnTrip(ctx, trip.id));
  return checkWithFixes(whole, context, ctx.newId).map((it) => presentFinding(findingWithoutSegments(it)));
}
