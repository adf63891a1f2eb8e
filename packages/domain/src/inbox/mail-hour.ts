/** On the clock of the reader. */
const HOUR = 8;

/**
 * Whether a daily mail is due in this hour: it comes at eight, on the clock of its reader.
 *
 * @param timezone IANA name; null, or one that this machine does not know: UTC
 */
export function isMailHour(now: Date, timezone: string | null): boolean {
  return hourIn(now, timezone ?? "UTC") === HOUR;
}

/**
 * Whether a weekly mail is due: from eight on, on the clock of its reader, on their day.
 *
 * @param day 1 for Monday to 7
 * @param timezone like that of {@link isMailHour}
 */
export function isMailDay(now: Date, timezone: string | null, day: number): boolean {
  const zone = timezone ?? "UTC";
  return hourIn(now, zone) >= HOUR && weekdayIn(now, zone) === day;
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function weekdayIn(now: Date, timeZone: string): number {
  try {
    const name = new Intl.DateTimeFormat("en", { timeZone, weekday: "short" }).format(now);
    return weekdays.indexOf(name) + 1;
  } catch {
    // As below.
    return now.getUTCDay() || 7;
  }
}

function hourIn(now: Date, timeZone: string): number {
  try {
    return Number(new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(now));
  } catch {
    // A RangeError: the name was known when it was stored, by another version.
    return now.getUTCHours();
  }
}
