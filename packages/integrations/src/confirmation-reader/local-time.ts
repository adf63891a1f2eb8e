import { isCalendarDate } from "@caravan/domain/calendar";

/** A moment as structured data writes it. */
export interface WrittenMoment {
  /** The clock that is written: `YYYY-MM-DDTHH:MM`, or the date alone. */
  readonly local: string;
  /** Set where the clock is that of UTC, which hardly any traveller's is. */
  readonly instant: Date | null;
}

const iso = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** ISO 8601 with what is usually wrong about it; null for all else. A clock with an offset is the local one. */
export function writtenMoment(text: string | null): WrittenMoment | null {
  const match = iso.exec(text?.trim() ?? "");
  if (!match) return null;
  const [, year, month, day, hour, minute, zone] = match;
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date)) return null;
  if (hour === undefined || minute === undefined) return { local: date, instant: null };
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const local = `${date}T${hour}:${minute}`;
  return { local, instant: zone?.toUpperCase() === "Z" ? new Date(`${local}Z`) : null };
}

/** `YYYY-MM-DDTHH:MM` as clocks in the zone show the instant. @param timezone IANA */
export function clockIn(timezone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return parts.format(instant).replace(" ", "T");
}

/** The name as a zone that clocks can be shown in; null when it is none. */
export function timezoneNamed(name: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
