import { addDays } from "@caravan/domain/calendar";
import ICAL from "ical.js";
import { tidied } from "./calendar-lines.ts";
import { ownZone, zoneOf } from "./calendar-zones.ts";
import { clockIn } from "./local-time.ts";
import { travellerNamed } from "./travellers.ts";

/** An event as its calendar states it. */
export interface CalendarEvent {
  readonly summary: string | null;
  readonly location: string | null;
  readonly description: string | null;
  readonly organizer: string | null;
  /** Those who are invited and have not declined; rooms and projectors are no people. */
  readonly attendees: readonly string[];
  readonly start: EventMoment;
  readonly end: EventMoment | null;
  readonly cancelled: boolean;
  readonly repeats: boolean;
  readonly point: { readonly lat: number; readonly lng: number } | null;
}

export interface EventMoment {
  /** `YYYY-MM-DDTHH:MM` on the clocks of its zone, or the date alone. */
  readonly local: string;
  /** IANA; null when the calendar says none, or none that we know. */
  readonly timezone: string | null;
  /** Set where the zone is not said and the clock is that of UTC. */
  readonly instant: Date | null;
}

const MOST_EVENTS = 50;
const MOST_ATTENDEES = 50;

/** The events of one calendar, each once: of what repeats the first. Empty for what cannot be parsed. */
export function eventsIn(source: string): CalendarEvent[] {
  try {
    const calendar = new ICAL.Component(ICAL.parse(tidied(source)) as unknown[]);
    const events = calendar.getAllSubcomponents("vevent").slice(0, MOST_EVENTS);
    const cancelled = textOf(calendar, "method")?.toUpperCase() === "CANCEL";
    return events.flatMap((it) => (isLaterOrOld(it, events) ? [] : (eventOf(it, calendar, cancelled) ?? [])));
  } catch {
    // Not a calendar, whatever it says it is.
    return [];
  }
}

function eventOf(event: ICAL.Component, calendar: ICAL.Component, cancelled: boolean): CalendarEvent | null {
  const first = firstTime(event);
  const property = event.getFirstProperty("dtstart");
  if (!first || !property) return null;
  const moment = (time: ICAL.Time, tzid: string | null) => momentOf(time, tzid, calendar);
  const tzid = parameter(property, "tzid");
  const last = lastTime(event, first);
  const endTzid = parameter(event.getFirstProperty("dtend"), "tzid") ?? tzid;
  return {
    summary: textOf(event, "summary"),
    location: textOf(event, "location"),
    description: textOf(event, "description"),
    organizer: parameter(event.getFirstProperty("organizer"), "cn"),
    attendees: event.getAllProperties("attendee").slice(0, MOST_ATTENDEES).flatMap(attendeeNamed),
    start: moment(first, tzid),
    end: last && moment(last, endTzid),
    cancelled: cancelled || textOf(event, "status")?.toUpperCase() === "CANCELLED",
    repeats: event.hasProperty("rrule"),
    point: pointIn(event.getFirstPropertyValue("geo")),
  };
}

function attendeeNamed(property: ICAL.Property): string[] {
  const isOut = /^declined$/i.test(parameter(property, "partstat") ?? "");
  const isThing = /^(?:room|resource)$/i.test(parameter(property, "cutype") ?? "");
  const name = isOut || isThing ? null : travellerNamed(parameter(property, "cn"));
  return name === null ? [] : [name];
}

function momentOf(time: ICAL.Time, tzid: string | null, calendar: ICAL.Component): EventMoment {
  const local = localOf(time);
  if (time.isDate) return { local, timezone: zoneOf(tzid, calendar), instant: null };
  if (time.zone !== ICAL.Timezone.utcTimezone) {
    return { local, timezone: zoneOf(tzid, calendar) ?? (tzid ? null : ownZone(calendar)), instant: null };
  }
  const instant = new Date(`${local}Z`);
  const timezone = ownZone(calendar);
  return timezone ? { local: clockIn(timezone, instant), timezone, instant: null } : { local, timezone: null, instant };
}

const two = (value: number) => String(value).padStart(2, "0");

function localOf(time: ICAL.Time): string {
  const date = `${String(time.year).padStart(4, "0")}-${two(time.month)}-${two(time.day)}`;
  return time.isDate ? date : `${date}T${two(time.hour)}:${two(time.minute)}`;
}

/** The first time at which it happens: where that was taken out of a series, the next one. */
function firstTime(component: ICAL.Component): ICAL.Time | null {
  const start = component.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) return null;
  const out = component.getAllProperties("exdate").flatMap((it) => it.getValues());
  const isOut = out.some((it) => it instanceof ICAL.Time && localOf(it) === localOf(start));
  if (!isOut || !component.hasProperty("rrule")) return start;
  return new ICAL.Event(component).iterator().next() ?? null;
}

/** The last day of what lasts whole days is the one before the end that calendars write. */
function lastTime(component: ICAL.Component, first: ICAL.Time): ICAL.Time | null {
  const start = component.getFirstPropertyValue("dtstart");
  const end = component.getFirstPropertyValue("dtend");
  const written = component.getFirstPropertyValue("duration");
  if (!(start instanceof ICAL.Time)) return null;
  const duration =
    end instanceof ICAL.Time ? end.subtractDate(start) : written instanceof ICAL.Duration ? written : null;
  if (!duration) return null;
  const last = first.clone();
  last.addDuration(duration);
  // Ends in another zone keep their own clock.
  const ended = end instanceof ICAL.Time && first.compare(start) === 0 ? end.clone() : last;
  if (!ended.isDate) return ended;
  const date = localOf(ended);
  const inclusive = date > localOf(first) ? addDays(date, -1) : date;
  return ICAL.Time.fromDateString(inclusive);
}

/** One occurrence of a series that is there itself: the series has the first, unless this one is it. */
function isLaterOrOld(event: ICAL.Component, all: readonly ICAL.Component[]): boolean {
  const uid = textOf(event, "uid");
  const others = uid === null ? [] : all.filter((it) => it !== event && textOf(it, "uid") === uid);
  const of = (it: ICAL.Component) => {
    const id = it.getFirstPropertyValue("recurrence-id");
    return id instanceof ICAL.Time ? localOf(id) : null;
  };
  const own = of(event);
  if (own === null) return others.some((it) => of(it) === startOf(event));
  const series = others.find((it) => of(it) === null);
  return series !== undefined && startOf(series) !== own;
}

function startOf(event: ICAL.Component): string | null {
  const first = firstTime(event);
  return first && localOf(first);
}

function pointIn(geo: unknown): CalendarEvent["point"] {
  if (!Array.isArray(geo)) return null;
  const [lat, lng] = geo.map(Number);
  const isPoint = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  // Calendars that know no place write the point at which both are nothing.
  return isPoint && (lat !== 0 || lng !== 0) ? { lat, lng } : null;
}

function textOf(component: ICAL.Component, name: string): string | null {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

function parameter(property: ICAL.Property | null, name: string): string | null {
  const value = property?.getParameter(name);
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null;
}
