import { weekdayOf } from "../calendar.ts";
import type { DestinationEvent } from "../places/guide.ts";
import { type Interest, parseWishes } from "./interests.ts";
import type { PlanRequest } from "./types.ts";

/** Whether an event takes place on a date. For one whose dates change every year, this is only likely. */
export function isOnDate(event: DestinationEvent, date: string): boolean {
  const { days, nth, from, to } = event;
  if (days.length > 0 && !days.includes(weekdayOf(date))) return false;
  if (nth !== null && Math.ceil(Number(date.slice(8, 10)) / 7) !== nth) return false;
  if (from === null || to === null) return days.length > 0;
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

/** Adds events to the days: each on the first day that has it, one a day, wanted ones first. */
export function withEvents<T extends { readonly date: string; readonly reason: string }>(
  { guide, interests, avoid }: Pick<PlanRequest, "guide" | "interests" | "avoid">,
  days: readonly T[],
): readonly T[] {
  const wishes = parseWishes(interests, avoid).interests;
  const told = new Set<string>();
  return days.map((day) => {
    const on = (guide?.events ?? []).filter((it) => !told.has(it.id) && isWorthAWord(it) && isOnDate(it, day.date));
    const event = on.find((it) => meetsWish(it, wishes)) ?? on[0];
    if (!event) return day;
    told.add(event.id);
    const when = event.varies ? "Usually on then" : "On then";
    return { ...day, reason: `${day.reason} ${when}: ${event.name}. ${event.why}` };
  });
}

/** Whether an event is mentioned as such. Closures and crowds are mentioned at the places that they affect. */
export function isWorthAWord({ effect }: DestinationEvent): boolean {
  return effect === "go" || effect === "late" || effect === "free" || effect === "season";
}

/** Whether an event meets an interest, by its tags or the words of its name. */
export function meetsWish({ tags, name }: DestinationEvent, interests: readonly Interest[]): boolean {
  const title = name.toLowerCase();
  return interests.some((it) => tags.some((tag) => it.tags.has(tag)) || title.includes(it.name.replace(/s$/, "")));
}
