import { momentIn } from "../calendar.ts";
import type { TripDocument } from "../trip/document.ts";
import { minutesFrom, type Said, UNSAID } from "./status-events.ts";
import { leastOf, type Stop } from "./stops-of-day.ts";

/** Running late: kept from going on until then. */
export interface Held {
  readonly at: number;
  readonly minutes: number;
  readonly until: number;
  /** What lasts longer than planned, if that is what keeps them. */
  readonly staysAt: string | null;
  /** What they said they will be late for, and when they come to it at the earliest. */
  readonly target: { readonly activityId: string; readonly notBefore: number } | null;
}

/** Running late is about what begins within that time. */
const MEANT = 90;

/**
 * Said at the beginning of a thing, it is for that thing; said towards its end, that lasts longer; said before one, that is
 * begun so much later. Where the plan has changed and nobody knows from what, it counts from the moment alone, since a plan
 * that was shifted for it must not be shifted again.
 */
export function heldBy(stops: readonly Stop[], event: Said, reach: number): Held {
  const { at, activityId } = event;
  const minutes = event.minutes ?? UNSAID;
  const on = stops.findLast((it) => it.start <= at && at < it.end);
  const named = stops.find((it) => it.activity.id === activityId && it.end > at);
  const isOverrun =
    on !== undefined &&
    on !== named &&
    (named !== undefined || at - on.start >= Math.min(leastOf(on), (on.end - on.start) / 2));
  const until = (isOverrun ? on.end : at) + minutes;
  const next = named ?? stops.find((it) => it.start > at);
  const ahead = next ? next.start - at : 0;
  // What is fixed keeps its hour whatever has changed.
  const isMeant = next && ahead > 0 && ((next === named && next.fixed) || ahead <= reach);
  return {
    at,
    minutes,
    until,
    staysAt: isOverrun ? on.activity.id : null,
    // Who names what they are late for knows when they come to it, also where something else keeps them.
    target:
      isMeant && (!isOverrun || next === named)
        ? { activityId: next.activity.id, notBefore: next.start + minutes }
        : null,
  };
}

/** What they would be kept at, or late for, may have been taken off since. */
export function stillHeld(held: Held, stops: readonly Stop[]): Held {
  const isThere = (id: string | undefined | null) => stops.some((it) => it.activity.id === id);
  const target = isThere(held.target?.activityId) ? held.target : null;
  return held.staysAt === null || isThere(held.staysAt)
    ? { ...held, target }
    : { ...held, target, staysAt: null, until: held.at + held.minutes };
}

/**
 * How far ahead something may begin that running late is meant for. Where nobody knows how the plan was then, and it changed in
 * that very minute, nobody knows which came first: then no farther than what a shift by these minutes leaves behind.
 */
export function reachOf(event: Said, trip: TripDocument, today: string): number {
  const { at, minutes, plan } = event;
  // What they name they mean, however far ahead it is.
  const all = event.activityId === null ? MEANT : Number.POSITIVE_INFINITY;
  if (plan) return all;
  const { createdAt, updatedAt, timezone } = trip;
  const minutesAt = (instant: string) => minutesFrom(today, momentIn(timezone ?? "UTC", new Date(instant)));
  const changed = minutesAt(updatedAt);
  if (changed < at || minutesAt(createdAt) > at) return all;
  return changed === at ? Math.min(MEANT, minutes ?? UNSAID) : 0;
}
