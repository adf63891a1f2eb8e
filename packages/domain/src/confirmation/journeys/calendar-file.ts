import { findAtoms } from "../atoms/index.ts";
import type { Page } from "../parts/page.ts";
import { readStructure } from "../structure/document.ts";

/** Facts about the file and its zones, which are no journeys. */
const ofTheFile =
  /^[ \t]{0,8}(?:DTSTAMP|CREATED|LAST-MODIFIED|UID|PRODID|TZ[A-Z]{2,12}|X-[A-Z-]{1,40}|RRULE|RDATE|TRIGGER|ACTION|DTEND|URL|CATEGORIES|ORGANIZER|SEQUENCE|LOCATION|GEO)[;:][^\n]{0,500}/gm;
const start = /(DTSTART[^:\n]{0,60}:)(\d{4})(\d\d)(\d\d)(?:T\d{4,6}Z?)?/g;

/**
 * A calendar's file with its descriptions as lines, as long as it was, so that spans fit; the page itself for what is none.
 * Of the event's own beginning only the day is kept: where a description tells the legs, their clocks are in it.
 */
export function withDescriptions(page: Page): Page {
  const { source } = page.document;
  if (!/BEGIN:VEVENT/.test(source)) return page;
  const blank = (found: string): string => found.replace(/[^\n]/g, " ");
  const text = withoutZones(source)
    .replace(ofTheFile, blank)
    .replace(start, (found, label: string, year: string, month: string, day: string) =>
      `${blank(label)}${year}-${month}-${day}`.padEnd(found.length).slice(0, found.length),
    )
    .replace(/(?:DESCRIPTION|SUMMARY)[^:\n]{0,60}:/g, blank)
    .replace(/\\n/gi, " \n")
    .replace(/\\([,;])/g, "$1 ");
  const document = readStructure(text);
  const day = /(\d{4}-\d\d-\d\d)/.exec(text)?.[1];
  const atoms = findAtoms(document.text, {
    writtenOn: day ?? page.context.today,
    dateKnown: day !== undefined,
    language: document.language,
    data: page.context.data,
  });
  return { document, atoms, context: page.context };
}

/** Zones are written as when their clocks changed, which are dates of no journey. */
function withoutZones(source: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const from = source.indexOf("BEGIN:VTIMEZONE", at);
    const to = from < 0 ? -1 : source.indexOf("END:VTIMEZONE", from);
    if (to < 0) break;
    parts.push(source.slice(at, from), source.slice(from, to).replace(/[^\n]/g, " "));
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join("");
}
