import { mostActivities } from "../field-choices.ts";
import { type FileProblem, isTripFile, readTripFile } from "../trip-file/read-trip-file.ts";
import { calendarEvents } from "./calendar-events.ts";
import type { ImportPlan, ZoneAt } from "./import-plan.ts";
import type { ImportReading, ImportTask } from "./import-reading.ts";
import { pointsInXml } from "./points-in-xml.ts";
import { isGeoJson, savedPlaces } from "./saved-places.ts";
import { NoTable, tableRows } from "./table-rows.ts";
import { filesInZip } from "./zipped-files.ts";

const readable =
  "A trip is read from JSON of Caravan, calendars (.ics), maps (.gpx, .kml, .kmz), tables (.csv) and saved places of Google Takeout.";

/** Reads a file by what it is, whatever it is called. Takes up to a second for the largest ones. */
export function readImport({ bytes, name }: ImportTask, zoneAt: ZoneAt): ImportReading {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isZip ? filesInZip(bytes) : null;
  const content = isZip
    ? (files?.["trip.json"] ?? Object.entries(files ?? {}).find(([it]) => /\.kml$/i.test(it))?.[1])
    : bytes;
  const text = textOf(content ?? null);
  if (text === null) return failed("unknown_format", `The file is none that can be read. ${readable}`);
  if (text.trim() === "") return failed("unreadable", "The file is empty: nothing is in it.");
  if (/^\s*[[{]/.test(text)) return fromJson(text, name, files ?? {});
  try {
    if (/^\s*BEGIN:VCALENDAR/i.test(text)) return planned(calendarEvents(text, zoneAt), name);
    if (/^\s*</.test(text)) return fromXml(text, name, zoneAt);
    return planned(tableRows(text), name);
  } catch (error) {
    if (error instanceof NoTable) return failed("unknown_format", `The file ${error.message}. ${readable}`);
    // The parsers throw errors of several kinds for damaged files.
    return failed("unreadable", "The file is damaged, or was cut off: it cannot be read to its end.");
  }
}

function fromJson(text: string, name: string, files: Readonly<Record<string, Uint8Array>>): ImportReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failed("unreadable", "The file begins like JSON, and then is none: it may have been cut off.");
  }
  if (isGeoJson(value) && !isTripFile(value)) return planned(savedPlaces(value), name);
  const reading = readTripFile(value);
  return reading.ok ? { ok: true, form: "trip", file: reading.file, files } : reading;
}

function fromXml(text: string, name: string, zoneAt: ZoneAt): ImportReading {
  if (!/<(?:\w+:)?(?:gpx|kml)[\s>]/i.test(text.slice(0, 5000)))
    return failed("unknown_format", `The file is XML, but neither GPX nor KML. ${readable}`);
  return planned(pointsInXml(text, zoneAt), name);
}

function planned(plan: ImportPlan, name: string): ImportReading {
  const count = plan.entries.length;
  if (count > mostActivities)
    return failed(
      "too_many_rows",
      `The file has more than ${mostActivities} places or events, which is what a trip holds. Send a part of it.`,
    );
  if (count === 0) return failed("unknown_format", "The file has no place and no event that a trip could have.");
  const title =
    plan.title ??
    (name
      .replace(/^.*[\\/]/, "")
      .replace(/\.\w{1,5}$/, "")
      .trim() ||
      null);
  return { ok: true, form: "plan", plan: { ...plan, title } };
}

function textOf(bytes: Uint8Array | null): string | null {
  if (bytes === null) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // It throws a TypeError for bytes that are no UTF-8.
    return null;
  }
}

const failed = (code: FileProblem["code"], message: string): ImportReading => ({
  ok: false,
  problem: { code, message, details: [] },
});
