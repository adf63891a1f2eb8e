import ICAL from "ical.js";
import { addDays } from "../calendar.ts";
import { instantOf } from "../confirmation/journeys/zones.ts";
import { worded } from "../words/worded.ts";
import type { EntryTime, Plan, PlanEntry } from "./plan-entries.ts";

export interface CalendarOf {
  readonly title: string;
  /** Where people see the trip; named by each event. */
  readonly url: string;
  /** Grows with each change: calendars take the event with the higher number. */
  readonly revision: number;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * A plan as iCalendar (RFC 5545). Times are in UTC, so that every calendar shows the right moment without knowing zones; the
 * description repeats the clock of the place. Without a known zone a time is floating, and without a clock an event takes the
 * day. Identifiers stay the same, so that a calendar changes its events instead of adding others.
 */
export function calendarFile(of: CalendarOf, { days, outside }: Plan): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Caravan//Trip//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  // The library does not know their type, without which it would not escape them.
  for (const name of ["name", "x-wr-calname"])
    calendar.addProperty(new ICAL.Property([name, {}, "text", clean(of.title)]));
  calendar.addPropertyWithValue("refresh-interval", ICAL.Duration.fromString("PT1H"));
  for (const entry of [...days.flatMap((it) => it.entries), ...outside]) calendar.addSubcomponent(eventOf(of, entry));
  return `${calendar.toString()}\r\n`;
}

function eventOf(of: CalendarOf, entry: PlanEntry): ICAL.Component {
  const { id, title, place, address, point, isCancelled } = entry;
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", `${id}@caravan`);
  event.addPropertyWithValue("dtstamp", instant(of.updatedAt));
  event.addPropertyWithValue("created", instant(of.createdAt));
  event.addPropertyWithValue("last-modified", instant(of.updatedAt));
  event.addPropertyWithValue("sequence", of.revision);
  event.addPropertyWithValue("summary", clean(title));
  const { start, end, isWholeDay } = spanOf(entry);
  event.addPropertyWithValue("dtstart", start);
  if (end) event.addPropertyWithValue("dtend", end);
  const location = [place, address].filter((it) => it !== null).join(", ");
  if (location !== "") event.addPropertyWithValue("location", clean(location));
  if (point) event.addPropertyWithValue("geo", [point.lat, point.lng] as unknown as string);
  const description = [localTimes(entry), ...entry.lines].filter((it) => it !== null).join("\n");
  if (description !== "") event.addPropertyWithValue("description", clean(description));
  event.addPropertyWithValue("url", of.url);
  event.addPropertyWithValue("status", isCancelled ? "CANCELLED" : "CONFIRMED");
  // A stay or an idea for the day does not make its people busy.
  event.addPropertyWithValue("transp", isWholeDay ? "TRANSPARENT" : "OPAQUE");
  return event;
}

function spanOf({ kind, start, end }: PlanEntry) {
  const isWholeDay = kind === "hotel" || start.clock === null;
  if (!isWholeDay) {
    const [from, to] = [momentOf(start), end?.clock ? momentOf(end) : null];
    return { start: from, end: to && to.compare(from) > 0 ? to : null, isWholeDay };
  }
  // The last day is not included, which is right for a stay: nobody sleeps there on the day of departure.
  const last = kind === "hotel" && end !== null && end.date > start.date ? end.date : addDays(start.date, 1);
  return { start: ICAL.Time.fromDateString(start.date), end: ICAL.Time.fromDateString(last), isWholeDay };
}

function momentOf({ date, clock, zone }: EntryTime): ICAL.Time {
  const local = `${date}T${clock}`;
  const at = zone === null ? null : instantOf(local, zone);
  return at === null ? ICAL.Time.fromDateTimeString(`${local}:00`) : instant(new Date(at).toISOString());
}

const instant = (iso: string) => ICAL.Time.fromDateTimeString(`${iso.slice(0, 19)}Z`);

/** "Local time: 09:00–10:30 (Europe/Lisbon)"; null without a clock or a zone. */
function localTimes({ start, end }: PlanEntry): string | null {
  if (start.clock === null || start.zone === null) return null;
  if (!end || end.clock === null) return worded`Local time: ${start.clock} (${start.zone})`;
  if (end.zone !== start.zone)
    return end.zone
      ? worded`Local time: ${start.clock} (${start.zone}) to ${end.clock} (${end.zone})`
      : worded`Local time: ${start.clock} (${start.zone}) to ${end.clock}`;
  return worded`Local time: ${start.clock}–${end.clock} (${start.zone})`;
}

/** Without control characters, which RFC 5545 forbids; line breaks are escaped by the library. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "");
