import { within } from "../atoms/index.ts";
import { emptySegment } from "../empty-segment.ts";
import { evidenceOf } from "../parts/evidence.ts";
import type { Page } from "../parts/page.ts";
import { oneLine, placeOf } from "../parts/places.ts";
import type { ReadSegment, Span } from "../reading.ts";

/** The events of an iCalendar file (RFC 5545) that a text holds, with their places in the text. */
export function calendarEvents(page: Page): ReadSegment[] {
  const { source } = page.document;
  const found: ReadSegment[] = [];
  for (
    let at = source.indexOf("BEGIN:VEVENT");
    at >= 0 && found.length < mostEvents;
    at = source.indexOf("BEGIN:VEVENT", at + 1)
  ) {
    const end = source.indexOf("END:VEVENT", at);
    if (end < 0) break;
    const event = segmentOf(page, propertiesOf(source, at, end));
    // A railway's or an airline's own file says a journey, which is no meeting.
    const numbers = [
      ...within(page.atoms.trains, { start: at, end }),
      ...within(page.atoms.flights, { start: at, end }),
    ];
    if (event && numbers.length === 0) found.push(event);
    at = end;
  }
  return found;
}

const mostEvents = 100;

interface Property extends Span {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** Lines of an event; one that begins with a space goes on from the one before. */
function propertiesOf(source: string, from: number, to: number): Property[] {
  const properties: Property[] = [];
  let nested = 0;
  for (let at = from; at < to; ) {
    let end = lineEnd(source, at, to);
    const parts = [source.slice(at, end)];
    while (end < to && /[ \t]/.test(source[end + 1] ?? "")) {
      const next = lineEnd(source, end + 1, to);
      parts.push(source.slice(end + 2, next));
      end = next;
    }
    const line = parts.map((it) => it.replace(/\r$/, "")).join("");
    if (/^BEGIN:(?!VEVENT)/i.test(line)) nested += 1;
    const match = nested === 0 ? /^([A-Za-z-]{1,40})((?:;[^:;"]{0,200}(?:"[^"]{0,200}")?){0,8}):/.exec(line) : null;
    if (match)
      properties.push({
        name: (match[1] as string).toUpperCase(),
        parameters: match[2] as string,
        value: unescaped(line.slice(match[0].length)),
        start: at + match[0].length,
        end,
      });
    if (/^END:/i.test(line)) nested -= 1;
    at = end + 1;
  }
  return properties;
}

function lineEnd(source: string, from: number, to: number): number {
  const at = source.indexOf("\n", from);
  return at < 0 || at > to ? to : at;
}

function unescaped(text: string): string {
  return text.replace(/\\([nN,;\\])/g, (_, letter: string) => (letter.toLowerCase() === "n" ? "\n" : letter)).trim();
}

function segmentOf(page: Page, properties: readonly Property[]): ReadSegment | null {
  const one = (name: string) => properties.find((it) => it.name === name && it.value !== "");
  const begins = one("DTSTART");
  const start = begins && momentOf(begins);
  if (!begins || !start) return null;
  const ends = one("DTEND");
  const end = ends ? momentOf(ends) : null;
  const title = one("SUMMARY");
  const location = one("LOCATION");
  const organiser = one("ORGANIZER");
  const attendees = properties.filter((it) => it.name === "ATTENDEE" && nameOf(it) !== null).slice(0, 50);
  const isOff =
    one("STATUS")?.value.toUpperCase() === "CANCELLED" || /METHOD:CANCEL/i.test(page.document.source.slice(0, 5000));
  const place = location && placeIn(page, location.value);
  return {
    ...emptySegment("meeting"),
    status: isOff ? "cancelled" : "confirmed",
    provider: organiser ? nameOf(organiser) : null,
    title: title ? oneLine(title.value).slice(0, 250) : null,
    travellers: attendees.flatMap((it) => nameOf(it) ?? []),
    start: start.local,
    end: end && end.local > start.local ? lastDay(end) : null,
    startTimezone: start.zone,
    endTimezone: end ? end.zone : null,
    place: place ?? null,
    evidence: evidenceOf({
      start: [begins],
      end: ends && end && [ends],
      title: title && [title],
      place: location && [location],
      provider: organiser && [organiser],
      travellers: attendees,
      status: isOff ? properties.filter((it) => it.name === "STATUS") : [],
    }),
    confidence: 0.95,
  };
}

/** `20220914T183000` in the zone of its parameter, of the world when it ends in Z; days have no clock. */
function momentOf({ value, parameters }: Property): { local: string; zone: string | null } | null {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z?))?$/.exec(value);
  if (!match) return null;
  const [, year, month, day, hour, minute, utc] = match;
  const zone = /TZID="?([^;":]+)/i.exec(parameters)?.[1] ?? (utc === "Z" ? "UTC" : null);
  return {
    local: `${year}-${month}-${day}${hour ? `T${hour}:${minute}` : ""}`,
    zone: zone && isZone(zone) ? zone : null,
  };
}

/** An end without a clock is the day after the last one. */
function lastDay({ local }: { local: string }): string {
  if (local.includes("T")) return local;
  return new Date(Date.parse(`${local}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    // The constructor throws for names that it does not know: that is the answer.
    return false;
  }
}

function nameOf({ parameters }: Property): string | null {
  const name = /CN="?([^;":]+)/i.exec(parameters)?.[1]?.trim();
  return name && !name.includes("@") ? name : null;
}

/** "betahaus (Rudi-Dutschke-Straße 23, Berlin)", "Room 4, Main Street 1, Leeds"; a link is no place. */
function placeIn(page: Page, text: string) {
  if (
    !/\p{L}{2}/u.test(text) ||
    /^https?:/i.test(text) ||
    /^(?:online|zoom|microsoft teams|teams|google meet|video call|webex)\b/i.test(text)
  )
    return null;
  const match = /^([^,(\n]{2,80})(?:[,(\n]\s*([\s\S]{3,250}?)\)?)?$/.exec(text);
  return match
    ? placeOf(page.context.data, match[1] as string, match[2] ?? null)
    : placeOf(page.context.data, text.slice(0, 80), null);
}
