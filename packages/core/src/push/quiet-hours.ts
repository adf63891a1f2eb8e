import { addDays, minutesOf, momentIn } from "@caravan/domain/calendar";
import { instantOf } from "@caravan/domain/confirmation/journeys/zones";

/** `HH:MM` in a time zone; an end before the start is on the next day, and two equal ones are no quiet hours. */
export interface QuietHours {
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
}

const MINUTE_MS = 60_000;

/** The end of the quiet hours that apply at `now`; null when none do. */
export function quietUntil({ start, end, timezone }: QuietHours, now: Date): Date | null {
  const { date, minutes } = momentIn(timezone, now);
  const overMidnight = minutesOf(end) < minutesOf(start);
  const hasBegun = minutes >= minutesOf(start);
  const hasEnded = minutes >= minutesOf(end);
  if (overMidnight ? !hasBegun && hasEnded : !hasBegun || hasEnded) return null;
  const endsOn = overMidnight && hasBegun ? addDays(date, 1) : date;
  const ends = instantOf(`${endsOn}T${end}`, timezone) ?? 0;
  // In the hour that clocks repeat, the end may be in the past: a retry must not come at once.
  return new Date(ends > now.getTime() ? ends : now.getTime() + MINUTE_MS);
}
