import type { ReadSegment } from "@caravan/domain/confirmation/reading";

/** A segment under way: what is known of it, and what of that nobody has stated yet. */
export interface Draft {
  readonly segment: ReadSegment;
  /** False while `segment.kind` is only what it is for want of a better one. */
  readonly kindStated: boolean;
  readonly statusStated: boolean;
  /** Stated as instants, as long as the zone is not known; `segment` then has them in UTC. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Whether those who write so often mean the local clock. */
  readonly instantsDoubtful: boolean;
}

/** Of a segment that was read out of words, which state all that they hold. */
export const draftOf = (segment: ReadSegment): Draft => ({
  segment,
  kindStated: true,
  statusStated: segment.status !== "confirmed" || (segment.evidence.status?.length ?? 0) > 0,
  startsAt: null,
  endsAt: null,
  instantsDoubtful: false,
});
