import { daysBetween, weekdayOf } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import type { DestinationEvent } from "../places/guide.ts";
import { sentencesIn, worded } from "../words/worded.ts";
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

/** Events of so few days a year are noticed by everybody who is there. */
const SHORT_SEASON = 24;

/**
 * The days with what is on then, each event on the first day that it concerns, one a day: the one that was wished for
 * first. An event concerns a day when it meets a wish, when the day goes where it is, or when the town celebrates.
 */
export function withEvents<T extends { readonly date: string; readonly reason: string }>(
  { guide, interests, avoid }: Pick<PlanRequest, "guide" | "interests" | "avoid">,
  days: readonly T[],
  placesOn: (day: T) => ReadonlySet<string>,
): readonly T[] {
  const wishes = parseWishes(interests, avoid).interests;
  const told = new Set<string>();
  return days.map((day) => {
    const there = placesOn(day);
    const on = (guide?.events ?? []).filter(
      (it) => !told.has(it.id) && isWorthAWord(it) && isOnDate(it, day.date) && concerns(it, wishes, there),
    );
    const event = on.find((it) => meetsWish(it, wishes)) ?? on[0];
    if (!event) return day;
    told.add(event.id);
    const what = event.varies ? worded`Usually on then: ${event.name}.` : worded`On then: ${event.name}.`;
    return { ...day, reason: sentencesIn([day.reason, what, event.why]) };
  });
}

function concerns(event: DestinationEvent, wishes: readonly Interest[], there: ReadonlySet<string>): boolean {
  const isThere = event.placeIds.some((id) => there.has(id));
  const isWished = meetsWish(event, wishes);
  if (event.effect === "season") return isWished || isThere;
  if (isThere) return true;
  // Events elsewhere are told only when they meet a wish or the whole town celebrates.
  return event.placeIds.length === 0 && event.effect === "go" && (isWished || isShortSeason(event));
}

function isShortSeason({ from, to }: DestinationEvent): boolean {
  if (from === null || to === null) return false;
  const days = daysBetween(`2026-${from}`, `${from <= to ? 2026 : 2027}-${to}`);
  return days <= SHORT_SEASON;
}

/** Events that are worth a word to travellers: closures and crowds are told where they matter. */
export function isWorthAWord({ effect }: DestinationEvent): boolean {
  return effect === "go" || effect === "late" || effect === "free" || effect === "season";
}

/** Whether an event meets an interest, by its tags or by what is told of it. */
export function meetsWish({ tags, name, why }: DestinationEvent, interests: readonly Interest[]): boolean {
  const text = ` ${foldTitle(name)} | ${foldTitle(why)} `;
  return interests.some(
    (it) => tags.some((tag) => it.tags.has(tag)) || it.told.some((word) => text.includes(` ${word}`)),
  );
}
