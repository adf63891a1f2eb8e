import { addDays, daysBetween } from "../calendar.ts";
import { isTravelTimeKnown } from "./arrival-forecast.ts";
import { type DayView, viewDay } from "./day-view.ts";
import { boardingPoint, exitMinutes, isDeparture, leadTimes } from "./departures.ts";
import { daysAround, type Stop } from "./stops-of-day.ts";
import type { LocalMoment, Outlook, OutlookStop, OutlookWay, Situation } from "./types.ts";

type Seen = Pick<Situation, "trip" | "context" | "now" | "place" | "mode"> & Partial<Pick<Situation, "events">>;

/** What is on, what is next, and when to leave for it. */
export function outlook(situation: Seen): Outlook {
  const { trip, now } = situation;
  const phase = now.date < trip.startDate ? "before" : now.date > trip.endDate ? "after" : "during";
  const dayNumber = phase === "during" ? daysBetween(trip.startDate, now.date) + 1 : null;
  if (phase !== "during") return { phase, dayNumber, now: null, next: null, way: null, freeMinutes: null };
  const view = viewDay({ ...situation, events: situation.events ?? [] }, daysAround(trip, now.date));
  const { current, ahead } = view.progress;
  const [next] = ahead;
  const way = next ? wayTo(view, next) : null;
  return {
    phase,
    dayNumber,
    now: current && stopOf(now.date, current.stop),
    next: next ? stopOf(now.date, next) : null,
    way: way && next ? wayOf(view, next, way) : null,
    freeMinutes: next ? freeBefore(view, next, way?.minutes ?? 0) : null,
  };
}

function wayTo({ progress, known }: DayView, next: Stop) {
  const { from } = progress;
  const to = boardingPoint(next);
  return from && to && isTravelTimeKnown(from, next) ? known.travelTimes.between(from, to) : null;
}

function wayOf(view: DayView, next: Stop, way: { minutes: number; mode: OutlookWay["mode"] }): OutlookWay {
  const { now, fromHere, current, setOff, busyUntil, boarding } = view.progress;
  // Without information they are assumed to have left in time. Somebody who is kept cannot leave earlier.
  const leaves = Math.max(fromHere || current ? now : setOff, busyUntil, current?.isLonger ? outOf(current) : 0);
  const { target } = view.known.status.runningLate ?? {};
  const arrives = Math.max(leaves + way.minutes, target?.activityId === next.activity.id ? target.notBefore : 0);
  const lateBy = next === boarding ? 0 : arrives - (beginOf(view, next) - leadTimes(next).closes);
  return {
    ...way,
    from: fromHere ? "here" : "stop",
    leaveBy: momentAt(view.known.date, leaveBy(view, next, way.minutes)),
    lateBy: Math.max(0, lateBy),
  };
}

/** When they have left the stop, and its station or airport. */
function outOf({ stop, end }: NonNullable<DayView["progress"]["current"]>): number {
  return end + exitMinutes(stop);
}

/** A delayed stop begins at its new time. */
function beginOf({ known }: DayView, next: Stop): number {
  return next.start + (known.status.delays.get(next.activity.id) ?? 0);
}

/** A delayed departure may catch up, so its planned time counts. */
function leaveBy(view: DayView, next: Stop, minutes: number): number {
  const begins = isDeparture(next) ? next.start : beginOf(view, next);
  return begins - leadTimes(next).early - minutes;
}

function freeBefore(view: DayView, next: Stop, minutes: number): number {
  const { now, current, busyUntil } = view.progress;
  return Math.max(0, leaveBy(view, next, minutes) - Math.max(now, busyUntil, current ? outOf(current) : now));
}

function stopOf(today: string, { activity, start, end, fixed }: Stop): OutlookStop {
  return {
    activityId: activity.id,
    title: activity.title,
    start: momentAt(today, start),
    end: momentAt(today, end),
    fixed,
  };
}

/** Minutes below 0 or from 1440 on belong to another date. */
function momentAt(today: string, minutes: number): LocalMoment {
  const days = Math.floor(minutes / 1440);
  return { date: addDays(today, days), minutes: minutes - days * 1440 };
}
