import { MOST_ITEMS } from "../trip/check/day-load-and-lunch.ts";
import { mannerOf } from "./manner.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { busyMinutes, type Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

/** Total busy minutes of a day; the plan check calls a day too dense above 740. */
const BUSY = 735;
const MORE_WHEN_FAST = 60;

/** @param later minutes of activities that are still to be added */
export function isOverfull(draft: PlanDraft, day: number, extra: Stop, later = 0): boolean {
  const stops = [...draft.assignments.stopsOf(day), extra];
  return (
    stops.length + draft.capacity(day).blocks.length > MOST_ITEMS ||
    busyMinutes(draft.capacity(day), stops) + later > BUSY + (draft.request.pace === "fast" ? MORE_WHEN_FAST : 0)
  );
}

export const isDone = ({ kind }: Stop) => kind !== "ride" && kind !== "free";

/**
 * Removes the least valuable visits of a day with more items than allowed, such as a day trip with an evening in town. What
 * was asked for and the best-known sights stay.
 */
export function notTooMany(stops: readonly Stop[], most: number): readonly Stop[] {
  const tooMany = stops.filter(isDone).length - most;
  if (tooMany <= 0) return stops;
  const spare = stops
    .filter((it) => it.visit?.candidate?.wantedBy.length === 0 && !it.visit.famous)
    .toSorted((a, b) => (a.visit?.value ?? 0) - (b.visit?.value ?? 0));
  const left = new Set(spare.slice(0, tooMany));
  return stops.filter((it) => !left.has(it));
}

/** What a day out leaves of the visits that somebody wants in a day; null when nobody said how many. */
export function leftToSee(request: PlanRequest, onTrip: readonly Stop[]): number | null {
  const { mostVisits } = mannerOf(request).rhythm;
  if (mostVisits === null) return null;
  return Math.max(0, mostVisits - onTrip.filter((it) => it.kind === "visit").length);
}

/** Of more sights than somebody wants in a day, those that were asked for stay, then the best. */
export function atMost(most: number | null, stops: readonly Stop[]): readonly Stop[] {
  const visits = stops.filter((it) => it.kind === "visit");
  if (most === null || visits.length <= most) return stops;
  const isAsked = ({ visit }: Stop) => Number((visit?.candidate?.wantedBy.length ?? 0) > 0);
  const best = visits.toSorted((a, b) => isAsked(b) - isAsked(a) || (b.visit?.value ?? 0) - (a.visit?.value ?? 0));
  const kept = new Set(best.slice(0, most));
  return stops.filter((it) => it.kind !== "visit" || kept.has(it));
}
