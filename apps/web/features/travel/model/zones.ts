import { daysBetween } from "@caravan/domain/calendar";
import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { t } from "../messages/index.ts";

/** Local times and their zones: exact to the minute, by the zone data of the browser. */

const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = formatIn("en-GB", zone, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(zone, made);
  return made;
}

/** Null for a name that this browser's data does not have. */
function formatIn(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  } catch {
    return null;
  }
}

/** `YYYY-MM-DDTHH:MM`: the local time of an instant in a zone. */
export function localIn(zone: string, instant: number): string | null {
  const clock = clockOf(zone);
  if (!clock) return null;
  const part = Object.fromEntries(clock.formatToParts(instant).map((it) => [it.type, it.value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

const asUtc = (local: string) => Date.parse(`${local}:00Z`);

/**
 * The instant of a local date-time in `zone`; null without a time or with an unknown zone. Of an hour that comes twice
 * it is the first; one that is skipped counts as if the clocks had not changed.
 */
export function instantOf(local: string | null, zone: string | null): number | null {
  if (local === null || zone === null || clockIn(local) === null) return null;
  const wall = asUtc(local);
  const offsetAt = (instant: number) => {
    const shown = localIn(zone, instant);
    return shown === null ? null : asUtc(shown) - instant;
  };
  // The two possible offsets around a change of clocks.
  const [before, after] = [offsetAt(wall - 86_400_000), offsetAt(wall + 86_400_000)];
  if (before === null || after === null || Number.isNaN(wall)) return null;
  const fits = [wall - before, wall - after].filter((it) => localIn(zone, it) === local);
  return fits.length > 0 ? Math.min(...fits) : wall - before;
}

/** The duration; null unless both times and both zones are known and it ends after it begins. */
export function minutesBetween(
  start: string | null,
  startZone: string | null,
  end: string | null,
  endZone: string | null,
): number | null {
  const [from, to] = [instantOf(start, startZone), instantOf(end, endZone)];
  if (from === null || to === null || to <= from) return null;
  return (to - from) / 60_000;
}

/** How many local calendar days later the end is: 1 for a flight through the night, -1 across the date line. */
export function daysLater(start: string | null, end: string | null): number {
  const [from, to] = [dayOf(start), dayOf(end)];
  return from === null || to === null ? 0 : daysBetween(from, to);
}

/** Locales, in the order of how people there would name their zone; others only know it as GMT+1. */
const abbreviating = ["en-GB", "en-US", "en-CA", "en-AU", "en-NZ", "en-IN", "en-ZA"];

/** "CEST", "PDT", or "GMT+9" when English has no abbreviation; empty when the zone is unknown. */
export function zoneName(zone: string | null, local: string | null): string {
  if (zone === null || local === null) return "";
  const at = instantOf(clockIn(local) === null ? `${local}T12:00` : local, zone);
  if (at === null) return "";
  let offset = "";
  for (const locale of abbreviating) {
    const parts = formatIn(locale, zone, { timeZoneName: "short" })?.formatToParts(at) ?? [];
    const name = parts.find((it) => it.type === "timeZoneName")?.value ?? "";
    if (name !== "" && !/^(?:GMT|UTC)[+-]/.test(name)) return name;
    offset ||= name.replace("-", "−");
  }
  return offset;
}

/** Whether two zones have the same local time then; unknown zones count as the same. */
export function isSameClock(a: string | null, b: string | null, local: string | null): boolean {
  if (a === null || b === null || local === null || a === b) return true;
  const day = local.slice(0, 10);
  const at = instantOf(clockIn(local) === null ? `${day}T12:00` : local, a);
  return at === null || localIn(a, at) === localIn(b, at);
}

/** The number of days for the small "+1" behind a time, as from `daysLater`. */
export const shiftMark = (days: number) => (days === 0 ? "" : days > 0 ? `+${days}` : `−${-days}`);

/** "next day", "2 days later", "the day before". */
export function shiftWords(days: number): string {
  if (days === 1) return t("shift.next");
  if (days === -1) return t("shift.before");
  return days > 0 ? t("shift.later", { count: String(days) }) : t("shift.earlier", { count: String(-days) });
}

/** The number of nights of a stay; null when it is unknown. */
export const nightsBetween = (start: string | null, end: string | null) => {
  const nights = daysLater(start, end);
  return nights > 0 ? nights : null;
};
