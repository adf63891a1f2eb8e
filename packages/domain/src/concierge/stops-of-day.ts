import { addDays } from "../calendar.ts";
import { checkedDays, isStay, isWholeDay, type Timed } from "../trip/check/timeline.ts";
import type { CheckContext } from "../trip/check.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";
import { isDeparture, leadTimes } from "./departures.ts";

/** An activity of today with times, in minutes after midnight of today. */
export interface Stop extends Timed {
  /** Kept by every repair: pinned, booked, a segment, or locked in by a board. */
  readonly fixed: boolean;
  /** False for what began yesterday or leaves tonight after midnight: repairs of today do not touch it. */
  readonly isToday: boolean;
}

/** Days looked at: back for activities that last for days, ahead for moving activities. */
const DAYS_BACK = 7;
const DAYS_AHEAD = 8;
/** Fixed activities of tomorrow before these times belong to tonight: until four, and early departures. */
export const SMALL_HOURS = 240;
const BEFORE_DAWN = 300;

/** The days of a trip that matter today, so that long trips cost no more than short ones. */
export function daysAround(trip: TripDocument, date: string): TripDocument {
  const [from, to] = [addDays(date, -DAYS_BACK), addDays(date, DAYS_AHEAD)];
  return { ...trip, days: trip.days.filter((it) => it.date >= from && it.date <= to) };
}

export function dayOn(trip: TripDocument, date: string): Day | undefined {
  return trip.days.find((it) => it.date === date);
}

/**
 * The stops of a day in order, without stays, whole-day activities and free time, because nobody can be late for those.
 */
export function stopsOn(trip: TripDocument, date: string, context: CheckContext): readonly Stop[] {
  const day = dayOn(trip, date);
  if (!day) return [];
  const days = checkedDays(trip, context, new Set([day.id]));
  const today = days.find((it) => it.day.id === day.id);
  const tomorrow = days.find((it) => it.day.date === addDays(date, 1));
  const tonight = (tomorrow?.timed ?? [])
    .filter((it) => isKept(it.activity) && (it.start < SMALL_HOURS || isBeforeDawn(it)))
    .map((it) => ({ ...it, start: it.start + 1440, end: it.end + 1440 }));
  const stop = (isToday: boolean) => (it: Timed) => ({ ...it, fixed: isKept(it.activity), isToday });
  return [
    ...(today?.carried ?? []).map(stop(false)),
    ...(today?.timed ?? []).map(stop(true)),
    ...tonight.map(stop(false)),
  ].filter((it) => !isStay(it) && !it.activity.freeTime && !isWholeDay(it.activity, it.start, it.end));
}

function isBeforeDawn(timed: Timed): boolean {
  return isDeparture(timed) && timed.start - leadTimes(timed).early < BEFORE_DAWN;
}

const SHORTEST_LOOK = 15;

/** The shortest useful visit: half of it, and at least 15 minutes. */
export function shortestVisit({ start, end }: Pick<Timed, "start" | "end">): number {
  const length = end - start;
  return Math.min(length, Math.max(SHORTEST_LOOK, Math.ceil(length / 10) * 5));
}
