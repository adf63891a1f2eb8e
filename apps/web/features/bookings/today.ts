import { todayIn } from "@caravan/domain/calendar";
import { deviceZone } from "@/ui/format.ts";

/** The date on the reader's own calendar. */
export function today(): string {
  return todayIn(deviceZone(), new Date());
}
