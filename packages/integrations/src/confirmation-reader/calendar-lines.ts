/** What is read of a calendar; all other lines, and the faults in them, are left out before anybody parses it. */
const wanted =
  /^(?:BEGIN|END|METHOD|UID|SUMMARY|LOCATION|DESCRIPTION|GEO|ORGANIZER|ATTENDEE|STATUS|RRULE|DURATION|TZID|X-LIC-LOCATION|X-WR-TIMEZONE|DTSTART|DTEND|RECURRENCE-ID|EXDATE)[;:]/i;
const dated = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE)[;:]/i;
const moments = /:\d{8}(?:T\d{6}Z?)?(?:,\d{8}(?:T\d{6}Z?)?){0,400}\s*$/;
/** A day alone that does not say that it is one. */
const bareDate = /^(?:DTSTART|DTEND|RECURRENCE-ID|EXDATE)[;:].*(?<!\d)\d{8}\s*$/i;
/** Of the name and the parameters: parsers look through them once for each. */
const MOST_PARAMETERS = 1000;
const LONGEST_LINE = 20_000;
const MOST_LINES = 20_000;
const calendarEdge = /^(BEGIN|END):VCALENDAR[ \t]*\r?$/gim;

export interface CalendarSource {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The calendars in a text; one that breaks off goes to the end. */
export function calendarsIn(text: string): CalendarSource[] {
  const found: CalendarSource[] = [];
  let start: number | undefined;
  const add = (end: number) => {
    if (start !== undefined) found.push({ start, end, text: text.slice(start, end) });
    start = undefined;
  };
  for (const match of text.matchAll(calendarEdge)) {
    if (match[1]?.toUpperCase() === "BEGIN") start ??= match.index;
    else add(match.index + match[0].length);
    if (found.length >= 20) return found;
  }
  add(text.length);
  return found;
}

/** One calendar, unfolded, cut down to what is wanted, and with its ends where it breaks off. */
export function tidied(calendar: string): string {
  const kept: string[] = [];
  const open: string[] = [];
  for (const line of unfolded(calendar)) {
    if (!wanted.test(line) || !line.slice(0, MOST_PARAMETERS).includes(":")) continue;
    if (dated.test(line) && !moments.test(line)) continue;
    const name = /^(?:BEGIN|END):\s*([\w-]{1,40})/i.exec(line)?.[1]?.toUpperCase();
    if (/^END:/i.test(line)) {
      if (open.at(-1) !== name) continue;
      open.pop();
    } else if (/^BEGIN:/i.test(line)) {
      if (name === undefined || open.length >= 8) continue;
      open.push(name);
    }
    kept.push(bareDate.test(line) && !/value=/i.test(line) ? line.replace(/^[^:;]+/, "$&;VALUE=DATE") : line);
    if (kept.length >= MOST_LINES) break;
  }
  return [...kept, ...open.toReversed().map((name) => `END:${name}`)].join("\r\n");
}

function* unfolded(calendar: string): Iterable<string> {
  let parts: string[] = [];
  let length = 0;
  for (const line of calendar.split(/\r?\n/)) {
    const continues = line.startsWith(" ") || line.startsWith("\t");
    if (!continues) {
      if (parts.length > 0) yield parts.join("");
      parts = [];
      length = 0;
    }
    const part = continues ? line.slice(1) : line.trimStart();
    if (length < LONGEST_LINE) parts.push(part.slice(0, LONGEST_LINE - length));
    length += part.length;
  }
  if (parts.length > 0) yield parts.join("");
}
