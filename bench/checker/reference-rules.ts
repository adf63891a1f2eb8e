import { weekdayOf } from "../../packages/domain/src/calendar.ts";
import type { Candidate } from "../../packages/domain/src/places/candidate.ts";
import type { Activity, Day, TripDocument } from "../../packages/domain/src/trip/document.ts";

/** The benchmark's own random numbers, times, distances and opening hours. It shares no code with the check. */

export interface Random {
  /** In [0, 1). */
  readonly next: () => number;
  readonly int: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
}

/** Random numbers from a seed, by mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, int, pick: (list) => list[Math.floor(next() * list.length)] };
}

export function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(":").map(Number);
  return hours * 60 + rest;
}

export function clock(at: number): string {
  const inDay = ((at % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

export interface Slot {
  readonly day: Day;
  readonly activity: Activity;
  readonly start: number;
  readonly end: number;
}

/** The activities of a day with both times, in order. */
export function slotsOf(day: Day): readonly Slot[] {
  return day.activities
    .flatMap((activity) => {
      if (activity.startTime === null || activity.endTime === null) return [];
      const start = minutes(activity.startTime);
      const end = minutes(activity.endTime);
      return [{ day, activity, start, end: end < start ? end + 1440 : end }];
    })
    .sort((a, b) => a.start - b.start);
}

export function kilometres(a: Activity, b: Activity): number | null {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return null;
  const radians = Math.PI / 180;
  const [from, to] = [a.lat * radians, b.lat * radians];
  const h =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

/** More than enough minutes to get from one activity to the next. */
export function plenty(a: Activity, b: Activity): number {
  const km = (kilometres(a, b) ?? 5) * 1.5;
  return km < 1.5 ? 5 + (km / 3.5) * 60 : 20 + (km / 14) * 60;
}

/** Whether a place is open at a minute of a date, from its opening hours. */
export function isOpenAt(place: Candidate, date: string, minute: number): boolean {
  if (!place.hours) return true;
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  const today = days.indexOf(weekdayOf(date));
  const within = (weekday: number, at: number) =>
    (place.hours?.[days[(weekday + 7) % 7] as (typeof days)[number]] ?? []).some((text) => {
      const [from = "", to = ""] = text.split("-");
      const end = minutes(to) > minutes(from) ? minutes(to) : minutes(to) + 1440;
      return minutes(from) <= at && at < end;
    });
  return within(today, minute) || within(today - 1, minute + 1440) || within(today + 1, minute - 1440);
}

export function isOpenThroughout(place: Candidate, date: string, start: number, end: number): boolean {
  for (let minute = start; minute < end; minute++) if (!isOpenAt(place, date, minute)) return false;
  return true;
}

export function isClosedThroughout(place: Candidate, date: string, start: number, end: number): boolean {
  for (let minute = start; minute < end; minute++) if (isOpenAt(place, date, minute)) return false;
  return true;
}

/** The trip with other activities on one day. */
export function withDay(trip: TripDocument, dayId: string, activities: readonly Activity[]): TripDocument {
  return { ...trip, days: trip.days.map((it) => (it.id === dayId ? { ...it, activities } : it)) };
}

export function withActivity(trip: TripDocument, id: string, fields: Partial<Activity>): TripDocument {
  const change = (it: Activity) => (it.id === id ? { ...it, ...fields } : it);
  return { ...trip, days: trip.days.map((day) => ({ ...day, activities: day.activities.map(change) })) };
}
