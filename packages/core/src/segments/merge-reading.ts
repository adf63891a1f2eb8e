import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { capitalize } from "@caravan/domain/join-words";
import { type MergedSegments, mergeSegments } from "@caravan/domain/segments/merge-segments";
import { type SegmentField, titleOf } from "@caravan/domain/segments/segment";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { lockTrip } from "../kernel/trip-members.ts";
import { requireRoomForSegments } from "./segment-limit.ts";
import { insertSegment, type StoredSegment, saveSegment, segmentsToMerge } from "./store.ts";

/** A segment to store, with the fields that a person set. */
export interface SegmentToMerge {
  readonly segment: ReadSegment;
  readonly corrected: readonly SegmentField[];
}

export interface MergedReading {
  /** The stored segments that the reading is about, by time. Removed ones are not among them. */
  readonly segments: readonly StoredSegment[];
  readonly counts: Counts;
  readonly keptOff: readonly StoredSegment[];
}

export type Counts = Readonly<Record<"created" | "updated" | "unchanged" | "kept_off", number>>;

/**
 * Updates a trip's segments with a reading: new ones are added, known ones changed, and what people corrected or
 * removed stays. The caller has checked the permission.
 *
 * @throws conflict `segments_full`
 */
export async function mergeReading(
  ctx: Context,
  tripId: string,
  wanted: readonly SegmentToMerge[],
  source: { readonly id: string; readonly writtenAt: string | null },
): Promise<MergedReading> {
  const { userId } = signedIn(ctx.actor);
  if (!(await lockTrip(ctx, tripId))) throw notFound("trip");
  const kept = await segmentsToMerge(ctx.sql, [tripId]);
  const merged = mergeSegments(
    kept,
    wanted.map((it) => it.segment),
    source.writtenAt,
  );
  const ids = new Set([...merged.unchanged, ...merged.updated.map((it) => it.before)].map((it) => it.id));
  await requireRoomForSegments(ctx, tripId, merged.created.length);
  for (const index of merged.created) {
    const { segment, corrected } = wanted[index] as SegmentToMerge;
    const to = { id: ctx.newId(), tripId, createdById: userId, sourceId: source.id, corrected };
    await insertSegment(ctx.sql, to, segment, ctx.now);
    ids.add(to.id);
  }
  for (const { before, after, fields } of merged.updated) {
    // Fields that a person set in this reading count as set on the matching segment too.
    const theirs = wanted.find((it) => it.segment.evidence === after.evidence)?.corrected ?? [];
    const corrected = [...new Set([...before.corrected, ...theirs.filter((it) => fields.includes(it))])];
    await saveSegment(ctx.sql, { id: before.id, sourceId: source.id, corrected }, after, ctx.now);
  }
  if (merged.created.length + merged.updated.length > 0) {
    const summary = inWords(wanted, merged);
    await recordChange(ctx, tripId, { action: "ingest_confirmation", summary, records: "segments" });
  } else ctx.effects.logged += 1;
  const now = await segmentsToMerge(ctx.sql, [tripId]);
  return {
    segments: now.filter((it) => ids.has(it.id) && !it.removed).sort(byTime),
    keptOff: now.filter((it) => merged.keptOff.some((off) => off.id === it.id)),
    counts: {
      created: merged.created.length,
      updated: merged.updated.length,
      unchanged: merged.unchanged.length,
      kept_off: merged.keptOff.length,
    },
  };
}

/** "Added LH809 Stockholm to Frankfurt and 2 more, changed Hotel Lumen". */
function inWords(wanted: readonly SegmentToMerge[], { created, updated }: MergedSegments): string {
  const added = created.flatMap((index) => wanted[index]?.segment ?? []);
  const cancelled = updated.filter((it) => it.fields.includes("status") && it.after.status === "cancelled");
  const changed = updated.filter((it) => !cancelled.includes(it));
  const parts = [
    phrase("added", added),
    phrase(
      "changed",
      changed.map((it) => it.after),
    ),
    phrase(
      "cancelled",
      cancelled.map((it) => it.after),
    ),
  ].filter((it) => it !== "");
  return capitalize(parts.join(", "));
}

function phrase(verb: string, [first, ...others]: readonly ReadSegment[]): string {
  if (!first) return "";
  return `${verb} ${titleOf(first)}${others.length > 0 ? ` and ${others.length} more` : ""}`;
}

function byTime(a: StoredSegment, b: StoredSegment): number {
  return (a.start ?? "9") < (b.start ?? "9") ? -1 : 1;
}
