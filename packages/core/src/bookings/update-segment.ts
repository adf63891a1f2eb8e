import * as f from "@caravan/domain/fields";
import { titleSaid } from "@caravan/domain/segments/title-said";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { requireOwnSegment } from "../kernel/own-work.ts";
import { recordChange } from "../kernel/record-change.ts";
import { requireEndAfterStart } from "../segments/check-times.ts";
import { correctSegment, segmentFields } from "../segments/correct-segment.ts";
import { presentSegment } from "../segments/present.ts";
import { warnOfPosition } from "../segments/warn-of-position.ts";
import { segmentWire } from "../segments/wire.ts";
import { findSegment, markRemoved, saveSegment } from "../segments/write-segments.ts";
import { warningsWire } from "../wire/trip.ts";
import { carryToActivities } from "./carry-to-activities.ts";
import { followSegments } from "./follow-segments.ts";
import { segmentWithBooking } from "./segment-for-change.ts";

export const updateSegment = command({
  name: "update_segment",
  description:
    "Corrects fields of a segment, and with it the booking that it is a piece of: they stay as they are set here whatever later mails say. With removed false it brings one back that was taken off.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  allowsOwnWork: true,
  errors: ["not_found", "forbidden"],
  input: segmentFields.extend({ segment_id: f.id, removed: z.literal(false).optional() }),
  output: z.object({ segment: segmentWire, warnings: warningsWire }),
  rest: { method: "PATCH", path: "/api/segments/{id}", params: { id: "segment_id" } },
  async run(ctx, { segment_id, removed, ...input }) {
    const { userId } = signedIn(ctx.actor);
    const { segment: before, booking, all } = await segmentWithBooking(ctx, segment_id);
    await requireOwnSegment(ctx, segment_id);
    const isBack = removed === false && before.removed;
    // A booking that its owner took off the trip can be put back only by its owner.
    if (isBack && booking.tripId === null && booking.tripChosen && booking.ownerId !== userId)
      throw notFound("segment");
    const { next, fields } = correctSegment(before, input);
    requireEndAfterStart(next, fields);
    if (fields.includes("place")) warnOfPosition(ctx, next);
    const theirs = [...new Set([...before.corrected, ...fields])];
    if (fields.length > 0)
      await saveSegment(ctx.sql, { id: before.id, sourceId: before.sourceId, corrected: theirs }, next, ctx.now);
    if (isBack) await markRemoved(ctx.sql, before.id, null, ctx.now);
    await carryToActivities(ctx, booking, await followSegments(ctx, booking, all));
    const summary = isBack ? said`Put back ${titleSaid(next)}` : said`Corrected ${titleSaid(next)}`;
    await recordChange(ctx, before.tripId, { action: "update_segment", summary, records: "segments" });
    const kept = await findSegment(ctx.sql, before.id);
    if (!kept) throw new Error("a segment that was corrected is not there");
    return { segment: presentSegment(kept, userId) };
  },
});
