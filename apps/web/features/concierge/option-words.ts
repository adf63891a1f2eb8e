import { CalendarArrowDown, Clock, type LucideIcon, Plus, Repeat2, Replace, SkipForward, Timer } from "lucide-react";
import { formatMoney } from "../../ui/format.ts";
import type { Alert, Option, Recommendation } from "./types.ts";

export const kindIcons: Record<Option["kind"], LucideIcon> = {
  shift: Clock,
  shorten: Timer,
  swap: Repeat2,
  skip: SkipForward,
  move_day: CalendarArrowDown,
  replace: Replace,
  fill: Plus,
};

export const situationWords: Record<Recommendation["situation"], string> = {
  late: "Running late",
  delayed: "Delayed",
  cancelled: "Cancelled",
  closed: "Closed when you come",
  skipped: "Time to use",
  unwell: "Taking it easy",
  weather: "Bad weather",
  clash: "The day does not fit",
  free_time: "Time for something",
};

/** Time that is free is no trouble, and does not look like one. */
export const isTrouble = (situation: Recommendation["situation"]) =>
  situation !== "free_time" && situation !== "skipped";

/** "€12 more for each person"; null when nothing changes or nobody knows. */
export function costWords(cost: number | null, currency: string): string | null {
  if (cost === null || cost === 0) return null;
  return `${formatMoney(Math.abs(cost), currency)} ${cost > 0 ? "more" : "less"} for each person`;
}

/** "Louvre 13:00 → 14:30" in its parts; a move that is told otherwise stays one text. */
export function beforeAndAfter(move: string): { readonly before: string; readonly after: string } | null {
  const [before, after, more] = move.split(" → ");
  return before && after && more === undefined ? { before, after } : null;
}

/** "Louvre 13:00" in its parts; without an hour it is all title. */
export function titleAndTime(before: string): { readonly title: string; readonly time: string } {
  const [, title, time] = /^(.*) (\d\d:\d\d)$/.exec(before) ?? [];
  return title && time ? { title, time } : { title: before.trim(), time: "" };
}

/** Whether one of the alerts, which stand above, says what cannot be kept: "You will be late for Dinner (19:00, booked)". */
export function isInAlert(broken: string, alerts: readonly Pick<Alert, "message">[]): boolean {
  const [, what] = / late for (.+)$/.exec(broken) ?? [];
  return what !== undefined && alerts.some((it) => it.message.includes(` late for ${what}`));
}

/** What cannot be kept with any of the options: said once, and not with each. */
export function brokenByAll(options: readonly Pick<Option, "consequences">[]): readonly string[] {
  const [first, ...others] = options;
  if (!first || others.length === 0) return [];
  return first.consequences.breaks.filter((it) => others.every(({ consequences }) => consequences.breaks.includes(it)));
}
