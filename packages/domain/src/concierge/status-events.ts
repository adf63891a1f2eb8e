import { daysBetween } from "../calendar.ts";
import { isDeparture } from "./departures.ts";
import type { Stop } from "./stops-of-day.ts";
import type { LocalMoment, StatusEvent } from "./types.ts";

/** An event by the minutes of today. */
export interface TimedEvent extends Omit<StatusEvent, "at"> {
  readonly at: number;
}

/** How late somebody is who does not say it. */
export const DEFAULT_DELAY_MINUTES = 20;
/** Said without a name it is about what is on, or what comes so soon. */
const SOON = 45;
/** So long before a journey one hears that it will be late. */
const AWAITED = 360;

/** That something does not take place, or not for them. */
export function isCalledOff<Event extends { readonly kind: StatusEvent["kind"] }>(
  event: Event,
): event is Event & { readonly kind: "cancelled" | "skipped" } {
  return event.kind === "cancelled" || event.kind === "skipped";
}

export function minutesOfToday(today: string, { date, minutes }: LocalMoment): number {
  return daysBetween(today, date) * 1440 + minutes;
}

/** What is late without a name is first of all what runs by a timetable: the journey they are on, or the next one. */
function departureMeant(stops: readonly Stop[], { kind, at }: TimedEvent): Stop | undefined {
  if (kind !== "delayed") return undefined;
  return stops.find((it) => isDeparture(it) && it.end > at && it.start - at <= AWAITED);
}

/** What an event is about: what it names, else what is on then or comes soon. Not what was over by then. */
function subjectOf(stops: readonly Stop[], { kind, activityId }: TimedEvent, at: number): Stop | undefined {
  if (activityId !== null) return stops.find((it) => it.activity.id === activityId && it.end > at);
  const on = stops.findLast((it) => it.start <= at && at < it.end);
  const soon = stops.find((it) => it.start > at && it.start - at <= SOON);
  // Nobody arrives where they have been for most of the time.
  return kind === "arrived" && on && soon && on.end - at < at - on.start ? soon : (on ?? soon);
}

/** What an event is about, of the plan as it was then. */
export function subjectOfEvent(stops: readonly Stop[], event: TimedEvent): Stop | undefined {
  const departure = event.activityId === null ? departureMeant(stops, event) : undefined;
  return departure ?? subjectOf(stops, event, isCalledOff(event) && event.activityId !== null ? 0 : event.at);
}
