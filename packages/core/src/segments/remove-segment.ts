import * as f from "@caravan/domain/fields";
import { titleOf } from "@caravan/domain/segments/segment";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { segmentForChange } from "./access.ts";
import { markRemoved } from "./store.ts";

export const removeSegment = command({
  name: "remove_segment",
  description:
    "Takes a segment off its trip. The same confirmation read again does not bring it back; update_segment with removed false does.",
  audience: "trips:write",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ segment_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/segments/{id}", params: { id: "segment_id" } },
  async run(ctx, { segment_id }) {
    const before = await segmentForChange(ctx, segment_id);
    if (!before.removed) await markRemoved(ctx.sql, before.id, ctx.now, ctx.now);
    const summary = `Took ${titleOf(before)} off the trip`;
    await recordChange(ctx, before.tripId, { action: "remove_segment", summary, records: "segments" });
    return { removed: true as const };
  },
});
