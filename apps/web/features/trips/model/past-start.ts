import { todayIn } from "@caravan/domain/calendar";
import { deviceZone, formatDate } from "@/ui/format.ts";
import { t } from "../messages/index.ts";

/** The message for a first day in the past at the person's place; otherwise null. The server refuses it too. */
export function pastStart(date: string, now = new Date()): string | null {
  const today = todayIn(deviceZone(), now);
  if (date >= today) return null;
  return t("past", { today: formatDate(today) });
}
