import * as f from "@caravan/domain/fields";
import { titleOf } from "@caravan/domain/segments/segment";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { segmentForChange } from "./access.ts";
import { requireEndAfterStart } from "./check-times.ts";
import { correctSegment, segmentFields } from "./correct-segment.ts";
import { presentSegment } from "./present.ts";
import { findSegment, markRemoved, saveSegment } from "./store.ts";
import { segmentWire } from "./wire.ts";

export const updateSegment = command({
  name: "update_segment",
  description:
    "Corrects fields of a segment: they stay as they are set here whatever later mails say. With removed false it brings one back that was taken off.",
  audience: "trips:write",
  logged: true,
  errors: ["not_found", "forbidden"],
  input: segmentFields.extend({ segment_id: f.id, removed: z.literal(false).optional() }),
  output: z.object({ segment: segmentWire }),
  rest: { method: "PATCH", path: "/api/segments/{id}", params: { id: "segment_id" } },
  async run(ctx, { segment_id, removed, ...input }) {
    const { userId } = signedIn(ctx.actor);
    const before = await segmentForChange(ctx, segment_id);
    const { next, fields } = correctSegment(before, input);
    requireEndAfterStart(next, fields);
    const theirs = [...new Set([...before.corrected, ...fields])];
    const isBack = removed === false && before.removed;
    if (fields.length > 0)
      await saveSegment(ctx.sql, { id: before.id, sourceId: before.sourceId, corrected: theirs }, next, ctx.now);
    if (isBack) await markRemoved(ctx.sql, before.id, null, ctx.now);
    const summary = `${isBack ? "Put back" : "Corrected"} ${titleOf(next)}`;
    await recordChange(ctx, before.tripId, { action: "update_segment", summary, records: "segments" });
    const kept = await findSegment(ctx.sql, before.id);
    if (!kept) throw new Error("a segment that was corrected is not there");
    return { segment: presentSegment(kept, userId) };
  },
});
