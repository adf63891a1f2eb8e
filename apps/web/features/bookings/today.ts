import { todayIn } from "@caravan/domain/calendar";

/** The date on the reader's own calendar. */
export function today(): string {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
