import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { presentSegment } from "./present.ts";
import { segmentsOf } from "./store.ts";
import { segmentWire } from "./wire.ts";

export const listItinerarySegments = query({
  name: "list_itinerary_segments",
  description:
    "The flights, trains, stays, rented cars and meetings of a trip in the order of time, with local times, zones, places and the words of the confirmation that say so.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_id: "00000000-0000-4000-8000-000000000000" }],
  input: z.object({ trip_id: f.id }),
  output: z.object({ segments: z.array(segmentWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/segments", params: { id: "trip_id" } },
  async run(ctx, { trip_id }) {
    await requireRole(ctx, trip_id, "viewer");
    const userId = "userId" in ctx.actor ? ctx.actor.userId : null;
    return { segments: (await segmentsOf(ctx.sql, trip_id)).map((it) => presentSegment(it, userId)) };
  },
});
