import { CalendarArrowDown, Clock, type LucideIcon, Plus, Repeat2, Replace, SkipForward, Timer } from "lucide-react";
import { formatMoney } from "../../ui/format.ts";
import type { Option, Recommendation } from "./types.ts";

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
