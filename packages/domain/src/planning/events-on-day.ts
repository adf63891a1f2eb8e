import { weekdayOf } from "../calendar.ts";
import type { DestinationEvent } from "../places/guide.ts";
import type { Interest } from "./interests.ts";

/** Whether an event takes place on a date; one whose dates move from year to year is only likely then. */
export function isOnDate(event: DestinationEvent, date: string): boolean {
  const { days, nth, from, to } = event;
  if (days.length > 0 && !days.includes(weekdayOf(date))) return false;
  if (nth !== null && Math.ceil(Number(date.slice(8, 10)) / 7) !== nth) return false;
  if (from === null || to === null) return days.length > 0;
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Events that are worth a word to travellers: closures and crowds are told where they matter. */
export function isWorthAWord({ effect }: DestinationEvent): boolean {
  return effect === "go" || effect === "late" || effect === "free" || effect === "season";
}

/** Whether an event meets an interest, by its tags or the words of its name. */
export function meetsWish({ tags, name }: DestinationEvent, interests: readonly Interest[]): boolean {
  const title = name.toLowerCase();
  return interests.some((it) => tags.some((tag) => it.tags.has(tag)) || title.includes(it.name.replace(/s$/, "")));
}
