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

function hourIn(now: Date, timeZone: string): number {
  try {
    return Number(new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(now));
  } catch {
    // A RangeError: the name was known when it was stored, by another version.
    return now.getUTCHours();
  }
}
