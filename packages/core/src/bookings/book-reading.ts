import { numberOfBooking } from "@caravan/domain/bookings/same-booking";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { isOtherBooking } from "@caravan/domain/segments/match-trip";
import { type MergedSegments, mergeSegments } from "@caravan/domain/segments/merge-segments";
import { dayOf, type SegmentField } from "@caravan/domain/segments/segment";
import { titleSaid } from "@caravan/domain/segments/title-said";
import { englishValue } from "@caravan/domain/words/english-value";
import { type List, listed, type Sentence, said, together } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { requireNoApproval } from "../kernel/propose-or-apply.ts";
import { recordChange } from "../kernel/record-change.ts";
import { lockTrip } from "../kernel/trip-members.ts";
import { requireRoomForSegments } from "../segments/segment-limit.ts";
import {
  deleteSegments,
  insertSegment,
  type StoredSegment,
  saveSegment,
  segmentsOfBookings,
  segmentsToMerge,
} from "../segments/write-segments.ts";
import { bringToTrip } from "./bring-to-trip.ts";
import { carryToActivities } from "./carry-to-activities.ts";
import { isConcluded } from "./carry-to-segments.ts";
import { addBookingOfSegments, bookingFromSegments, followSegments } from "./follow-segments.ts";
import { findOwnSame, holdOwnBookings } from "./own-booking.ts";
import { nameOfBooking } from "./record-booking-change.ts";
import { type Booking, lockBookings, saveBooking } from "./store.ts";

/** A segment to store, with the fields that a person set. */
export interface SegmentToMerge {
  readonly segment: ReadSegment;
  readonly corrected: readonly SegmentField[];
}

export interface MergedReading {
  /** The stored segments that the reading is about, by time, without removed ones. */
  readonly segments: readonly StoredSegment[];
  readonly counts: Counts;
  readonly keptOff: readonly StoredSegment[];
}

export type Counts = Readonly<Record<"created" | "updated" | "unchanged" | "kept_off", number>>;

export interface ReadSource {
  readonly id: string;
  readonly writtenAt: string | null;
  /** Called with each existing segment or booking before the reading changes it; may throw. */
  readonly beforeChange?: (what: string) => void;
}

/**
 * Updates a trip's segments and their bookings with a reading: new ones are added, known ones changed, and corrections
 * and removals by people stay. A booking that its owner recorded earlier becomes the confirmed one. The caller has
 * checked the permission.
 *
 * @throws conflict `segments_full`, forbidden when the key needs approval and something that exists would change
 */
export async function bookReading(
  ctx: Context,
  tripId: string,
  wanted: readonly SegmentToMerge[],
  source: ReadSource,
): Promise<MergedReading> {
  const beforeChange = (what: string) => {
    requireNoApproval(ctx, what);
    source.beforeChange?.(what);
  };
  const { userId } = signedIn(ctx.actor);
  await holdOwnBookings(ctx);
  if (!(await lockTrip(ctx, tripId))) throw notFound("trip");
  const groups = groupsOf(wanted);
  const own = await bringOwnBookings(ctx, tripId, groups, beforeChange);
  const kept = await segmentsToMerge(ctx.sql, [tripId]);
  const merged = mergeSegments(
    kept,
    wanted.map((it) => it.segment),
    source.writtenAt,
  );
  await requireRoomForSegments(ctx, tripId, merged.created.length);
  const byId = new Map(kept.map((it) => [it.id, it]));
  const changed = new Set(merged.updated.flatMap((it) => byId.get(it.before.id)?.bookingId ?? []));
  // The existing booking of each new segment.
  const known = new Map<number, string>();
  for (const index of merged.created) {
    const id = own.get(groupOf(groups, index))?.id ?? siblingOf(wanted[index]?.segment, kept);
    if (id === undefined) continue;
    known.set(index, id);
    changed.add(id);
  }
  const bookings = new Map((await lockBookings(ctx.sql, [...changed])).map((it) => [it.id, it]));
  for (const it of merged.updated) beforeChange(englishValue(titleSaid(it.before)));
  for (const it of bookings.values()) beforeChange(`The booking ${nameOfBooking(it)}`);
  const before = await segmentsOfBookings(ctx.sql, [...changed]);
  const added = new Map<number, string>();
  const ids = new Set([...merged.unchanged, ...merged.updated.map((it) => it.before)].map((it) => it.id));
  for (const index of merged.created) {
    const { segment, corrected } = wanted[index] as SegmentToMerge;
    const group = groupOf(groups, index);
    const bookingId =
      known.get(index) ??
      added.get(group) ??
      (
        await addBookingOfSegments(
          ctx,
          { ownerId: userId, tripId, origin: "confirmation" },
          newOf(groups, group, merged),
        )
      ).id;
    added.set(group, bookingId);
    const to = { id: ctx.newId(), tripId, bookingId, createdById: userId, sourceId: source.id, corrected };
    await insertSegment(ctx.sql, to, segment, ctx.now);
    ids.add(to.id);
  }
  for (const { before: it, after, fields } of merged.updated) {
    // Fields that a person set in this reading count as set on the matching segment too.
    const theirs = wanted.find((one) => one.segment.evidence === after.evidence)?.corrected ?? [];
    const corrected = [...new Set([...it.corrected, ...theirs.filter((field) => fields.includes(field))])];
    await saveSegment(ctx.sql, { id: it.id, sourceId: source.id, corrected }, after, ctx.now);
  }
  // Segments that the confirmation states replace those that were derived from two dates.
  const stated = new Set([...added.values()]);
  await deleteSegments(
    ctx.sql,
    before.filter((it) => stated.has(it.bookingId) && isConcluded(it) && !ids.has(it.id)).map((it) => it.id),
  );
  for (const booking of bookings.values()) await confirm(ctx, booking, before);
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

/** The segments of one booking: those with one number, or one without. */
interface Group {
  readonly indexes: readonly number[];
  readonly segments: readonly ReadSegment[];
}

function groupsOf(wanted: readonly SegmentToMerge[]): readonly Group[] {
  const keyed = wanted.map(({ segment }, index) => ({ segment, index, key: numberOfBooking(segment) || `#${index}` }));
  return [...Map.groupBy(keyed, (it) => it.key).values()].map((its) => ({
    indexes: its.map((it) => it.index),
    segments: its.map((it) => it.segment),
  }));
}

const groupOf = (groups: readonly Group[], index: number) => groups.findIndex((it) => it.indexes.includes(index));

const newOf = (groups: readonly Group[], at: number, { created }: MergedSegments): readonly ReadSegment[] =>
  groups[at]?.segments.filter((_, i) => created.includes(groups[at]?.indexes[i] ?? -1)) ?? [];

/**
 * The booking of other segments of the trip with the same number. Providers use numbers again, so the dates have to be
 * near.
 */
function siblingOf(segment: ReadSegment | undefined, kept: readonly StoredSegment[]): string | undefined {
  const number = segment ? numberOfBooking(segment) : "";
  if (segment === undefined || number === "") return undefined;
  return kept.find((it) => numberOfBooking(it) === number && !it.removed && !isOther(it, segment))?.bookingId;
}

function isOther(kept: StoredSegment, read: ReadSegment): boolean {
  const day = dayOf(kept.start);
  return day !== null && isOtherBooking([read], { startDate: day, endDate: day });
}

/**
 * The caller's own records of the same bookings, by group of the reading. Records on no trip or on another one are
 * moved to this trip first, so that the reading finds their segments.
 */
async function bringOwnBookings(
  ctx: Context,
  tripId: string,
  groups: readonly Group[],
  beforeChange: (what: string) => void,
): Promise<ReadonlyMap<number, Booking>> {
  const { userId } = signedIn(ctx.actor);
  const found = new Map<number, Booking>();
  for (const [at, { segments }] of groups.entries()) {
    const asked = bookingFromSegments(ctx, { ownerId: userId, tripId, origin: "confirmation" }, segments);
    const same = await findOwnSame(ctx, asked, "mail", segments);
    if (!same) continue;
    // What was removed from its trip stays removed; what was on a deleted trip is moved to this one.
    const isOff = same.tripId === null && same.origin !== "recorded";
    if (isOff && (await segmentsOfBookings(ctx.sql, [same.id])).some((it) => it.removed)) continue;
    if (same.tripId !== tripId) beforeChange(`The booking ${nameOfBooking(same)}`);
    const [locked] = await lockBookings(ctx.sql, [same.id]);
    // The row keeps the id of its trip while that is in the trash.
    if (locked) found.set(at, await bringToTrip(ctx, { ...locked, tripId: same.tripId }, tripId));
  }
  return found;
}

/** Marks a booking as confirmed by a mail: it follows its segments from now on. */
async function confirm(ctx: Context, booking: Booking, before: readonly StoredSegment[]): Promise<void> {
  const after = await followSegments(
    ctx,
    booking,
    before.filter((it) => it.bookingId === booking.id),
  );
  await carryToActivities(ctx, booking, after);
  if (after.origin !== "recorded") return;
  await saveBooking(ctx.sql, { ...after, origin: "confirmation", updatedAt: ctx.now });
  if (after.ownerId !== signedIn(ctx.actor).userId) return;
  const message = said`"${after.title}" was already among the bookings; the confirmation was merged with it.`;
  ctx.effects.warnings.push({ code: "joined_booking", message, path: "segments" });
}

/** "Added LH809 Stockholm to Frankfurt and 2 more, changed Hotel Lumen". */
function inWords(wanted: readonly SegmentToMerge[], { created, updated }: MergedSegments): Sentence {
  const added = created.flatMap((index) => wanted[index]?.segment ?? []);
  const cancelled = updated.filter((it) => it.fields.includes("status") && it.after.status === "cancelled");
  const changed = updated.filter((it) => !cancelled.includes(it)).map((it) => it.after);
  const parts: Sentence[] = [];
  if (added.length > 0) parts.push(said`Added ${named(added)}`);
  if (changed.length > 0) parts.push(said`Changed ${named(changed)}`);
  if (cancelled.length > 0) parts.push(said`Cancelled ${named(cancelled.map((it) => it.after))}`);
  return together(parts, "semicolons");
}

function named([first, ...others]: readonly ReadSegment[]): List {
  return { ...listed(first ? [titleSaid(first)] : []), more: others.length };
}

function byTime(a: StoredSegment, b: StoredSegment): number {
  return (a.start ?? "9") < (b.start ?? "9") ? -1 : 1;
}
