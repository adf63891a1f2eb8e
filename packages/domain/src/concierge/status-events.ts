import { daysBetween } from "../calendar.ts";
import { isDeparture } from "./departures.ts";
import type { Stop } from "./stops-of-day.ts";
import type { LocalMoment, StatusEvent } from "./types.ts";

/** An event with its time as minutes of today. */
export interface TimedEvent extends Omit<StatusEvent, "at"> {
  readonly at: number;
}

/** Assumed when no length is stated. */
export const DEFAULT_DELAY_MINUTES = 20;
/** Without a named activity, an event is about the current stop or one that begins within this time. */
const SOON = 45;
/** A delay of a journey may be reported this long before. */
const AWAITED = 360;

/** Cancelled or skipped. */
export function isCalledOff<Event extends { readonly kind: StatusEvent["kind"] }>(
  event: Event,
): event is Event & { readonly kind: "cancelled" | "skipped" } {
  return event.kind === "cancelled" || event.kind === "skipped";
}

export function minutesOfToday(today: string, { date, minutes }: LocalMoment): number {
  return daysBetween(today, date) * 1440 + minutes;
}

/** A delay without a named activity is about the current or next departure. */
function departureMeant(stops: readonly Stop[], { kind, at }: TimedEvent): Stop | undefined {
  if (kind !== "delayed") return undefined;
  return stops.find((it) => isDeparture(it) && it.end > at && it.start - at <= AWAITED);
}

/** The stop that an event names, else the current or next one; not one that was over. */
function subjectOf(stops: readonly Stop[], { kind, activityId }: TimedEvent, at: number): Stop | undefined {
  if (activityId !== null) return stops.find((it) => it.activity.id === activityId && it.end > at);
  const on = stops.findLast((it) => it.start <= at && at < it.end);
  const soon = stops.find((it) => it.start > at && it.start - at <= SOON);
  // An arrival is not about a stop that is nearly over.
  return kind === "arrived" && on && soon && on.end - at < at - on.start ? soon : (on ?? soon);
}

/** The stop that an event is about, in the plan as it was then. */
export function subjectOfEvent(stops: readonly Stop[], event: TimedEvent): Stop | undefined {
  const departure = event.activityId === null ? departureMeant(stops, event) : undefined;
  return departure ?? subjectOf(stops, event, isCalledOff(event) && event.activityId !== null ? 0 : event.at);
}
