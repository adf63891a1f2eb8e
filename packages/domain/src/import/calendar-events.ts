import ICAL from "ical.js";
import { addDays } from "../calendar.ts";
import { localAt } from "../confirmation/journeys/zones.ts";
import { mostActivities } from "../field-choices.ts";
import { said } from "../words/sentence.ts";
import { isWorded } from "../words/worded.ts";
import { type ImportEntry, type ImportPlan, type LeftOut, noEntry, pointOf, type ZoneAt } from "./import-plan.ts";

/**
 * The events of an iCalendar file. Times keep the clock that they are written with. A moment in UTC gets the clock of the
 * place: by the words that our own calendars write, the position of the event, or the zone of the calendar.
 *
 * @throws Error for text that is no iCalendar
 */
export function calendarEvents(text: string, zoneAt: ZoneAt): ImportPlan {
  const parsed: unknown = ICAL.parse(text);
  // Several calendars in one file come as a list of them.
  const calendars = (Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed]).map(
    (it) => new ICAL.Component(it as ConstructorParameters<typeof ICAL.Component>[0]),
  );
  const events = calendars.flatMap((it) => it.getAllSubcomponents("vevent"));
  const [calendar] = calendars;
  const ownZone = textOf(calendar, "x-wr-timezone");
  const leftOut: LeftOut[] = [];
  const entries: ImportEntry[] = [];
  for (const event of events.slice(0, mostActivities + 1)) {
    const title = textOf(event, "summary") ?? "Without a title";
    if (textOf(event, "status")?.toUpperCase() === "CANCELLED")
      leftOut.push({ what: title, why: said`it is cancelled` });
    else if (event.hasProperty("recurrence-id"))
      leftOut.push({ what: title, why: said`it changes one occurrence of a repeating event` });
    else {
      entries.push(entryOf(event, title, ownZone, zoneAt));
      if (event.hasProperty("rrule"))
        leftOut.push({ what: title, why: said`it repeats, and only its first occurrence is imported` });
    }
  }
  return { title: textOf(calendar, "x-wr-calname") ?? textOf(calendar, "name"), entries, leftOut };
}

function entryOf(event: ICAL.Component, title: string, ownZone: string | null, zoneAt: ZoneAt): ImportEntry {
  const geo = event.getFirstPropertyValue("geo") as unknown;
  const point = Array.isArray(geo) ? pointOf(geo[0], geo[1]) : null;
  const description = textOf(event, "description");
  const localTimes = ownLocalTimes(description ?? "");
  const written = /[(（]([A-Za-z_+\-/0-9]+)[)）]/.exec(localTimes);
  const zone = written?.[1] ?? (point && zoneAt(point.lat, point.lng)) ?? ownZone;
  const [start, end] = ["dtstart", "dtend"].map((name) => localOf(event.getFirstPropertyValue(name), zone)) as [
    Local,
    Local,
  ];
  const isNextDay =
    start !== null && end !== null && end.date === addDays(start.date, 1) && (end.clock ?? "") < (start.clock ?? "");
  const isSameDay = end?.date === start?.date && (end?.clock ?? "") >= (start?.clock ?? "");
  const ends = end?.clock && start?.clock && (isSameDay || isNextDay) ? end.clock : null;
  return {
    ...{ ...noEntry, title, point, zone },
    ...{ date: start?.date ?? null, startTime: start?.clock ?? null, endTime: ends, endsNextDay: isNextDay },
    location: textOf(event, "location"),
    description: description?.slice(localTimes.length).trim() || null,
  };
}

const localTimeWords = [
  "Local time: {0} ({1})",
  "Local time: {0} ({1}) to {2} ({3})",
  "Local time: {0} ({1}) to {2}",
  "Local time: {0}–{1} ({2})",
];

/** The line with the clock of the place that our own calendars begin with, in any language; empty without. */
function ownLocalTimes(description: string): string {
  const [first = ""] = description.split("\n", 1);
  return localTimeWords.some((it) => isWorded(first, it)) ? first : "";
}

type Local = { readonly date: string; readonly clock: string | null } | null;

function localOf(value: unknown, zone: string | null): Local {
  if (!(value instanceof ICAL.Time)) return null;
  const text = value.toString().slice(0, 16);
  if (value.isDate) return { date: text.slice(0, 10), clock: null };
  const isUtc = value.zone === ICAL.Timezone.utcTimezone;
  const local = isUtc && zone !== null ? (localAt(Date.parse(`${text}Z`), zone) ?? text) : text;
  return { date: local.slice(0, 10), clock: local.slice(11, 16) };
}

function textOf(of: ICAL.Component | undefined, name: string): string | null {
  const value = of?.getFirstPropertyValue(name) ?? null;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
