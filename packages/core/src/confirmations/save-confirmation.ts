import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import type { SegmentToMerge } from "../bookings/book-reading.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, forbidden, invalidAt, notFound } from "../kernel/errors.ts";
import { reviewedByEye } from "../kernel/without-tool.ts";
import { requireEndAfterStart } from "../segments/check-times.ts";
import { correctSegment, segmentFields } from "../segments/correct-segment.ts";
import { presentSaved } from "./present.ts";
import { saveReading } from "./save-reading.ts";
import { lockSource, reachesSource, type Source } from "./store.ts";
import { savedWire } from "./wire.ts";

const edits = z
  .array(segmentFields.extend({ index: z.number().int().min(0), skip: z.boolean().default(false) }))
  .max(200);

export const saveConfirmation = command({
  name: "save_confirmation",
  description:
    "Puts a confirmation that was read on a trip, with corrections: fields by the index of the segment, or skip to leave one out. Without trip_id the trip that fits, else a new one; null asks for a new one.",
  audience: "trips:write",
  withoutTool: reviewedByEye,
  guests: false,
  approval: "applies",
  logged: true,
  errors: [
    "not_found",
    "forbidden",
    "already_saved",
    "nothing_recognised",
    "no_dates",
    "segments_full",
    "documents_full",
    "quota_reached",
  ],
  input: z.object({ confirmation_id: f.id, trip_id: f.id.nullish(), segments: edits.default([]) }),
  output: savedWire,
  rest: { method: "POST", path: "/api/confirmations/{id}/save", params: { id: "confirmation_id" } },
  async run(ctx, input) {
    const source = await lockSource(ctx.sql, input.confirmation_id, signedIn(ctx.actor).userId, ctx.now);
    if (!source || !reachesSource(ctx.actor, source)) throw notFound("confirmation");
    if (source.savedAt !== null)
      throw conflict("already_saved", "This confirmation is already on a trip. Correct its segments there.");
    if (source.origin === "mail" && ctx.actor.kind === "agent")
      throw forbidden("This email is waiting for its person to look at it. Ask them to save it.");
    const where = input.trip_id === null ? "new" : input.trip_id === undefined ? "fitting" : { tripId: input.trip_id };
    return presentSaved(ctx, source, await saveReading(ctx, source, wantedOf(source, input.segments), where));
  },
});

function wantedOf({ reading }: Source, wishes: z.output<typeof edits>): readonly SegmentToMerge[] {
  const beyond = wishes.findIndex((it) => it.index >= reading.segments.length);
  if (beyond >= 0)
    throw invalidAt(`segments.${beyond}.index`, said`there are ${reading.segments.length} segments, counted from 0`);
  const twice = wishes.findIndex((it, at) => wishes.findIndex((other) => other.index === it.index) < at);
  if (twice >= 0) throw invalidAt(`segments.${twice}.index`, "is named twice");
  const wanted = reading.segments.flatMap((segment, index): SegmentToMerge[] => {
    const at = wishes.findIndex((it) => it.index === index);
    const wish = wishes[at];
    if (!wish) return [{ segment, corrected: [] }];
    if (wish.skip) return [];
    const { index: _, skip: __, ...input } = wish;
    const { next, fields } = correctSegment(segment, input);
    requireEndAfterStart(next, fields, `segments.${at}.end`);
    return [{ segment: next, corrected: fields }];
  });
  if (wanted.length === 0) throw invalidAt("segments", "everything is left out; discard the confirmation instead");
  return wanted;
}
