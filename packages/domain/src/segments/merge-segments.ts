import { daysBetween } from "../calendar.ts";
import type { ReadSegment } from "../confirmation/reading.ts";
import { deepEqual } from "../deep-equal.ts";
import { foldToAlphanumeric } from "../fold-text.ts";
import { dayOf, isSamePlace, REBOOKED_DAYS, type Segment, type SegmentField, segmentFieldNames } from "./segment.ts";

/** The changes that a reading makes to the existing segments. */
export interface MergedSegments {
  /** Indexes of new segments in the reading. */
  readonly created: readonly number[];
  readonly updated: readonly Update[];
  /** Stated again without anything new. */
  readonly unchanged: readonly Segment[];
  /** Removed by a person; they stay removed. */
  readonly keptOff: readonly Segment[];
}

export interface Update {
  readonly before: Segment;
  readonly after: ReadSegment;
  /** What is different now. */
  readonly fields: readonly SegmentField[];
}

/**
 * A second mail about a booking updates its segments. Segments match by confirmation number and kind, then by number,
 * route or time. What a person set stays, what the mail leaves out stays, and an older mail only fills gaps. A
 * cancellation without details cancels the whole booking.
 *
 * @param kept what the caller's trips hold of the bookings that the reading names, removed ones too
 */
export function mergeSegments(
  kept: readonly Segment[],
  read: readonly ReadSegment[],
  writtenAt: string | null,
): MergedSegments {
  const left = new Set(kept);
  const created: number[] = [];
  const met: Update[] = [];
  const paired = new Map<number, Segment>();
  for (const fits of likeness) {
    read.forEach((segment, index) => {
      if (paired.has(index)) return;
      const candidates = [...left].filter((it) => fits(it, segment, kept, read));
      const [only] = candidates;
      if (!only || (candidates.length > 1 && fits !== identical && fits !== sameLeg)) return;
      paired.set(index, only);
      left.delete(only);
    });
  }
  read.forEach((segment, index) => {
    const before = paired.get(index);
    if (before) met.push(updateOf(before, segment, writtenAt));
    else if (!isWholeCancellation(segment)) created.push(index);
    if (!isWholeCancellation(segment)) return;
    const rest = [...left].filter((it) => isSameBooking(it, segment));
    for (const it of rest) {
      left.delete(it);
      met.push(updateOf(it, { ...it, status: "cancelled" }, writtenAt));
    }
    // A cancellation of unknown segments is kept too.
    if (!before && rest.length === 0) created.push(index);
  });
  return {
    created: created.sort((a, b) => a - b),
    updated: met.filter((it) => it.fields.length > 0 && !it.before.removed),
    unchanged: met.filter((it) => it.fields.length === 0 && !it.before.removed).map((it) => it.before),
    keptOff: met.filter((it) => it.before.removed).map((it) => it.before),
  };
}

type Likeness = (
  kept: Segment,
  read: ReadSegment,
  allKept: readonly Segment[],
  allRead: readonly ReadSegment[],
) => boolean;

const identical: Likeness = (a, b) => segmentFieldNames.every((it) => deepEqual(a[it], b[it]));

const sameLeg: Likeness = (a, b) =>
  mayBeSame(a, b) && isSameNumber(a, b) && dayOf(a.start) !== null && dayOf(a.start) === dayOf(b.start);

/** The rules for matching, strictest first. A rule applies when it matches exactly one. */
const likeness: readonly Likeness[] = [
  identical,
  sameLeg,
  (a, b) => mayBeSame(a, b) && a.start !== null && a.start === b.start && isSameWhere(a, b),
  (a, b) => mayBeSame(a, b) && a.start !== null && dayOf(a.start) === dayOf(b.start) && isSameWhere(a, b),
  (a, b) => isSameBooking(a, b) && isSameNumber(a, b),
  (a, b) => isSameBooking(a, b) && isSameWhere(a, b),
  (a, b) =>
    isSameBooking(a, b) &&
    a.start !== null &&
    dayOf(a.start) === dayOf(b.start) &&
    (a.number === null || b.number === null),
  // If a booking has one segment, the mail is about that one.
  (a, b, kept, read) =>
    isSameBooking(a, b) &&
    kept.filter((it) => isSameBooking(it, b)).length === 1 &&
    read.filter((it) => isSameBooking(a, it)).length === 1,
];

function isSameBooking(a: Segment, b: ReadSegment): boolean {
  if (a.confirmationNumber === null || b.confirmationNumber === null) return false;
  // Providers use codes again: months later it is another booking, unless the mail says that it changes one.
  if (b.status === "confirmed" && !isNear(a, b)) return false;
  const number = foldToAlphanumeric(a.confirmationNumber);
  // A dash is no number.
  return (
    number !== "" && number === foldToAlphanumeric(b.confirmationNumber) && (a.kind === b.kind || b.kind === "other")
  );
}

/** The same booking, or one of the two states no number. */
function mayBeSame(a: Segment, b: ReadSegment): boolean {
  if (a.confirmationNumber !== null && b.confirmationNumber !== null) return isSameBooking(a, b);
  return a.kind === b.kind;
}

function isSameNumber(a: ReadSegment, b: ReadSegment): boolean {
  return a.number !== null && b.number !== null && foldToAlphanumeric(a.number) === foldToAlphanumeric(b.number);
}

function isSameWhere(a: ReadSegment, b: ReadSegment): boolean {
  if (isSamePlace(a.from, b.from) && (isSamePlace(a.to, b.to) || a.to === null || b.to === null)) return true;
  if (isSamePlace(a.place, b.place)) return true;
  const words = (it: ReadSegment) => it.title ?? (it.kind === "hotel" ? it.provider : null);
  const [one, other] = [words(a), words(b)];
  return one !== null && other !== null && foldToAlphanumeric(one) === foldToAlphanumeric(other);
}

function isNear(a: ReadSegment, b: ReadSegment): boolean {
  const [one, other] = [dayOf(a.start), dayOf(b.start)];
  return one === null || other === null || Math.abs(daysBetween(one, other)) <= REBOOKED_DAYS;
}

/** "Your booking ABC123 has been cancelled", without saying which leg. */
function isWholeCancellation({ status, start, number, from, place }: ReadSegment): boolean {
  return status === "cancelled" && start === null && number === null && from === null && place === null;
}

function updateOf(before: Segment, read: ReadSegment, writtenAt: string | null): Update {
  const isOlder = writtenAt !== null && before.writtenAt !== null && writtenAt < before.writtenAt;
  const merged = Object.fromEntries(
    segmentFieldNames.map((field) => {
      if (before.corrected.includes(field) || field === "kind" || field === "status") return [field, before[field]];
      return [field, isOlder ? filled(before[field], read[field]) : latestOf(field, before, read)];
    }),
  ) as Pick<ReadSegment, SegmentField>;
  const moved = moving.some(
    (it) => before[it] !== null && !deepEqual(before[it], merged[it]) && !isPrecision(it, before, merged),
  );
  const status = before.corrected.includes("status") || isOlder ? before.status : statusOf(before, read, moved);
  const fields = segmentFieldNames.filter((it) => !deepEqual(before[it], it === "status" ? status : merged[it]));
  const evidence = isOlder ? before.evidence : read.evidence;
  return {
    before,
    after: { ...merged, status, evidence, confidence: Math.max(before.confidence, read.confidence) },
    fields,
  };
}

/** Changes of these fields are changes of plan. */
const moving = ["start", "end", "number", "from", "to", "place"] as const satisfies readonly SegmentField[];

/** A time for a known day is no change of plan. */
function isPrecision(field: (typeof moving)[number], before: Segment, now: Pick<ReadSegment, SegmentField>): boolean {
  if (field !== "start" && field !== "end") return false;
  return before[field] !== null && (now[field]?.startsWith(before[field]) ?? false);
}

function statusOf(before: Segment, read: ReadSegment, moved: boolean): ReadSegment["status"] {
  if (read.status === "cancelled") return "cancelled";
  // An old confirmation does not restore a cancelled flight; a rebooking with the same number does.
  if (before.status === "cancelled" && !moved) return "cancelled";
  return moved || read.status === "changed" ? "changed" : before.status;
}

function latestOf(field: SegmentField, before: Segment, read: ReadSegment): ReadSegment[SegmentField] {
  if (field === "travellers") return union(before.travellers, read.travellers);
  if (field === "details") return { ...before.details, ...stated(read.details) };
  if (field === "start" || field === "end") return moreExact(before[field], read[field]);
  if ((field === "from" || field === "to" || field === "place") && isSamePlace(before[field], read[field]))
    return { ...before[field], ...stated(read[field] ?? {}), name: before[field]?.name } as ReadSegment[typeof field];
  return read[field] ?? before[field];
}

function filled(before: unknown, read: unknown): unknown {
  return before === null || (Array.isArray(before) && before.length === 0) ? read : before;
}

/** A reminder with only the day does not remove the time. */
function moreExact(before: string | null, read: string | null): string | null {
  if (read === null) return before;
  return before !== null && read.length < before.length && before.startsWith(read) ? before : read;
}

/** All travellers, each once. */
function union(before: readonly string[], read: readonly string[]): readonly string[] {
  const known = new Set(before.map(foldToAlphanumeric));
  return [...before, ...read.filter((it) => !known.has(foldToAlphanumeric(it)))];
}

function stated<T extends object>(of: T): Partial<T> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) as Partial<T>;
}
