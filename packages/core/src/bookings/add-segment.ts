import { deepEqual } from "@caravan/domain/deep-equal";
import * as f from "@caravan/domain/fields";
import { segmentFieldNames } from "@caravan/domain/segments/segment";
import { titleSaid } from "@caravan/domain/segments/title-said";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { lockTrip } from "../kernel/trip-members.ts";
import { requireEndAfterStart } from "../segments/check-times.ts";
import { blankSegment, correctSegment, segmentFields } from "../segments/correct-segment.ts";
import { presentSegment } from "../segments/present.ts";
import { requireRoomForSegments } from "../segments/segment-limit.ts";
import { warnOfPosition } from "../segments/warn-of-position.ts";
import { segmentWire } from "../segments/wire.ts";
import { findSegment, insertSegment } from "../segments/write-segments.ts";
import { warningsWire } from "../wire/trip.ts";
import { addBookingOfSegments } from "./follow-segments.ts";

export const addSegment = command({
  name: "add_segment",
  description: "Adds a flight, train, stay, car rental or meeting to a trip by hand; it is a booking of yours too.",
  audience: "trips:write",
  approval: "applies",
  logged: true,
  errors: ["not_found", "forbidden", "segments_full"],
  input: segmentFields.required({ kind: true }).extend({ trip_id: f.id }),
  output: z.object({ segment: segmentWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/segments", status: 201, params: { id: "trip_id" } },
  async run(ctx, { trip_id: tripId, ...input }) {
    const { userId } = signedIn(ctx.actor);
    await requireRole(ctx, tripId, "editor");
    if (!(await lockTrip(ctx, tripId))) throw notFound("trip");
    await requireRoomForSegments(ctx, tripId, 1);
    const { next, fields } = correctSegment(blankSegment, input);
    requireEndAfterStart(next, fields);
    warnOfPosition(ctx, next);
    const { id: bookingId } = await addBookingOfSegments(ctx, { ownerId: userId, tripId, origin: "trip" }, [next]);
    const id = ctx.newId();
    // Every field of a segment that is added by hand counts as set by a person.
    const mine = segmentFieldNames.filter((it) => !deepEqual(next[it], blankSegment[it]));
    const to = { id, tripId, bookingId, createdById: userId, sourceId: null, corrected: mine };
    await insertSegment(ctx.sql, to, next, ctx.now);
    await recordChange(ctx, tripId, {
      action: "add_segment",
      summary: said`Added ${titleSaid(next)}`,
      records: "segments",
    });
    const kept = await findSegment(ctx.sql, id);
    if (!kept) throw new Error("a segment that was added is not there");
    return { segment: presentSegment(kept, userId) };
  },
});
