import type { Point } from "@caravan/domain/places/travel-time";
import type { NightInStay } from "@caravan/domain/trip/night-in-stay";
import type { Activity } from "@/features/api-client/index.ts";
import { type DayMoment, interleave } from "./day-moments.ts";
import { stopEnds } from "./stop-ends.ts";

/** The travel between a stay and a stop. */
export interface StayWay {
  readonly stay: NightInStay;
  readonly from: Point;
  readonly to: Point;
}

interface Nights {
  readonly morning: NightInStay | undefined;
  readonly evening: NightInStay | undefined;
}

/**
 * The travel from the stay to the first stop of a day, and from its last one back. None when a position is unknown, or
 * when a journey comes first or last.
 */
export function stayWays(
  activities: readonly Activity[],
  moments: readonly DayMoment[],
  { morning, evening }: Nights,
): { readonly out: StayWay | null; readonly back: StayWay | null } {
  const { before, atEnd } = interleave(activities, moments);
  const [first, last] = [activities[0], activities.at(-1)];
  const startsThere = first && (before.get(first.id) ?? []).every((it) => it.quiet);
  const endsThere = last && atEnd.every((it) => it.quiet);
  const to = startsThere && morning ? stopEnds(first).entry : null;
  const from = endsThere && evening ? stopEnds(last).exit : null;
  return {
    out: to && morning ? { stay: morning, from: morning.point, to } : null,
    back: from && evening ? { stay: evening, from, to: evening.point } : null,
  };
}
