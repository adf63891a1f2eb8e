import * as f from "@caravan/domain/fields";
import { titleSaid } from "@caravan/domain/segments/title-said";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { requireOwnSegment } from "../kernel/own-work.ts";
import { recordChange } from "../kernel/record-change.ts";
import { markRemoved } from "../segments/write-segments.ts";
import { carryToActivities } from "./carry-to-activities.ts";
import { followSegments } from "./follow-segments.ts";
import { segmentWithBooking } from "./segment-for-change.ts";

export const removeSegment = command({
  name: "remove_segment",
  description:
    "Takes a segment off its trip; a booking without any others is on no trip then, and stays among its owner's bookings. The same confirmation read again does not bring it back; update_segment with removed false does.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  allowsOwnWork: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ segment_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/segments/{id}", params: { id: "segment_id" } },
  async run(ctx, { segment_id }) {
    const { segment, booking, all } = await segmentWithBooking(ctx, segment_id);
    await requireOwnSegment(ctx, segment_id);
    if (!segment.removed) {
      await markRemoved(ctx.sql, segment.id, ctx.now, ctx.now);
      await carryToActivities(ctx, booking, await followSegments(ctx, booking, all));
    }
    const summary = said`Removed ${titleSaid(segment)} from the trip`;
    await recordChange(ctx, segment.tripId, { action: "remove_segment", summary, records: "segments" });
    return { removed: true as const };
  },
});
