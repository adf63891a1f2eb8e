import { daysBetween, momentIn } from "../calendar.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { leastOf, type Stop } from "./day.ts";
import { isDeparture } from "./departures.ts";
import type { LocalMoment, StatusEvent } from "./types.ts";

/** A stretch of today, in minutes after its midnight. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a traveller has said of today, against the plan as it is now. */
export interface Account {
  readonly gone: ReadonlyMap<string, "cancelled" | "skipped">;
  /** Minutes by which things start and end later. */
  readonly delays: ReadonlyMap<string, number>;
  /** Of these, what had begun when that was said: it lasts longer. */
  readonly begun: ReadonlySet<string>;
  /** Of these nobody said by how much. */
  readonly unsaid: ReadonlySet<string>;
  readonly arrived: { readonly activityId: string; readonly at: number } | null;
  readonly held: Held | null;
  readonly unwell: Stretch | null;
  readonly weather: Stretch | null;
}

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

interface Said extends Omit<StatusEvent, "at"> {
  readonly at: number;
}

/** How late somebody is who does not say it. */
const UNSAID = 20;
const LAST = 1440;
/** Running late is about what begins within that time. */
const MEANT = 90;
/** Said without a name it is about what is on, or what comes so soon. */
const SOON = 45;
/** So long before a journey one hears that it will be late. */
const AWAITED = 360;
const A_WHILE = 15;

/** How a slot tells that what it was made for gave way to something else. */
export const FORMER = "It was here before.";

/** What stands in its slot by now was not meant when it was cancelled. */
export function isSubstitute({ alternatives }: Activity): boolean {
  return alternatives.some((it) => it.reason === FORMER);
}

/** Reads the events of today and last night: each counts for what comes after it. */
export function accountOf(
  stops: readonly Stop[],
  events: readonly StatusEvent[],
  today: string,
  trip: TripDocument,
): Account {
  const said = events
    .map((it): Said => ({ ...it, at: minutesFrom(today, it.at) }))
    .filter((it) => it.at < LAST)
    .sort((a, b) => a.at - b.at);
  const gone = new Map<string, "cancelled" | "skipped">();
  const delays = new Map<string, number>();
  const begun = new Set<string>();
  const unsaid = new Set<string>();
  let arrived: Account["arrived"] = null;
  let late: Said | null = null;
  let unwell: Stretch | null = null;
  let weather: Stretch | null = null;
  for (const event of said) {
    const isOver = event.kind === "cancelled" || event.kind === "skipped";
    const stop =
      (event.activityId === null ? departureMeant(stops, event) : undefined) ??
      subjectOf(stops, event, isOver && event.activityId !== null ? 0 : event.at);
    const isToday = event.at >= 0;
    // What has gone since, nobody is late for.
    if (event.kind === "running_late" && (event.activityId === null || stop)) late = event;
    if (event.kind === "unwell" && isToday) unwell = stretch(event.at, event.minutes);
    if (event.kind === "weather" && isToday) weather = stretch(event.at, event.minutes);
    if (!stop) continue;
    if (event.kind === "delayed") {
      delays.set(stop.activity.id, event.minutes ?? UNSAID);
      if (hasBegun(stop, event.at)) begun.add(stop.activity.id);
      if (event.minutes === null) unsaid.add(stop.activity.id);
      else unsaid.delete(stop.activity.id);
    }
    if (isOver && !isSubstitute(stop.activity)) gone.set(stop.activity.id, event.kind);
    if (event.kind === "arrived") {
      arrived = { activityId: stop.activity.id, at: event.at };
      gone.delete(stop.activity.id);
      // Who is there is no longer on the way.
      late = null;
    }
  }
  const going = stops.filter((it) => !gone.has(it.activity.id));
  const held = late && heldBy(going, late, reachOf(trip, today, late.at, late.minutes ?? UNSAID));
  return { gone, delays, begun, unsaid, arrived, held, unwell, weather };
}

/**
 * How far ahead something may begin that running late is meant for. Where the plan changed in that very minute, nobody knows
 * which came first: then no farther than what a shift by these minutes leaves behind.
 */
function reachOf({ createdAt, updatedAt, timezone }: TripDocument, today: string, at: number, minutes: number): number {
  const minutesAt = (instant: string) => minutesFrom(today, momentIn(timezone ?? "UTC", new Date(instant)));
  const changed = minutesAt(updatedAt);
  if (changed < at || minutesAt(createdAt) > at) return MEANT;
  return changed === at ? Math.min(MEANT, minutes) : 0;
}

function minutesFrom(today: string, { date, minutes }: LocalMoment): number {
  return daysBetween(today, date) * 1440 + minutes;
}

function stretch(from: number, minutes: number | null): Stretch {
  return { from, to: minutes === null ? LAST : from + minutes };
}

/** A journey that is late has not left; a lunch of which one says so after a while is going on. */
function hasBegun({ activity, start }: Stop, at: number): boolean {
  return activity.activityType !== "transport" && at - start >= A_WHILE;
}

/** What is late without a name is first of all what runs by a timetable: the journey they are on, or the next one. */
function departureMeant(stops: readonly Stop[], { kind, at }: Said): Stop | undefined {
  if (kind !== "delayed") return undefined;
  return stops.find((it) => isDeparture(it) && it.end > at && it.start - at <= AWAITED);
}

/** What an event is about: what it names, else what is on then or comes soon. Not what was over by then. */
function subjectOf(stops: readonly Stop[], { kind, activityId }: Said, at: number): Stop | undefined {
  if (activityId !== null) return stops.find((it) => it.activity.id === activityId && it.end > at);
  const on = stops.findLast((it) => it.start <= at && at < it.end);
  const soon = stops.find((it) => it.start > at && it.start - at <= SOON);
  // Nobody arrives where they have been for most of the time.
  return kind === "arrived" && on && soon && on.end - at < at - on.start ? soon : (on ?? soon);
}

/**
 * Said at the beginning of a thing, it is for that thing; said towards its end, that lasts longer; said before one, that is
 * begun so much later. Of a plan that has changed since it was said nobody knows what it was late for: then it counts from the
 * moment alone, since a plan that was shifted for it must not be shifted again.
 */
function heldBy(stops: readonly Stop[], event: Said, reach: number): Held {
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
    target: isMeant && !isOverrun ? { activityId: next.activity.id, notBefore: next.start + minutes } : null,
  };
}
