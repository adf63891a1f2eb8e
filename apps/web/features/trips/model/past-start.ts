import { todayIn } from "@caravan/domain/calendar";
import { deviceZone, formatDate } from "@/ui/format.ts";

/** What to say of a first day that has passed where the person is; null for one that has not. The server refuses it too. */
export function pastStart(date: string, now = new Date()): string | null {
  const today = todayIn(deviceZone(), now);
  if (date >= today) return null;
  return `That day is in the past: today is ${formatDate(today)}. For a trip under way, start with today.`;
}
