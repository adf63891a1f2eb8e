import type { DateRange } from "@caravan/domain/alignment/types";
import { daysBetween } from "@caravan/domain/calendar";
import { count, formatDate } from "../../ui/format.ts";
import { type DayMark, idealOf, type Wishes } from "./calendar.ts";
import { listNames } from "./proposal-words.ts";

/** Why a day does not suit: "not possible", "3 days before what suits". */
export function whyNot(wishes: Wishes, mark: DayMark | null, day: string): string {
  const ideal = idealOf(wishes);
  if (mark === "blackout" || !ideal) return "cannot";
  const early = daysBetween(day, ideal.start) - wishes.flexibility_days;
  if (early > 0) return `${count(early, "day")} too early`;
  return `${count(daysBetween(ideal.end, day) - wishes.flexibility_days, "day")} too late`;
}

/** What a window asks of somebody: null when it suits. */
export function misfit(wishes: Wishes, { start, end }: DateRange): string | null {
  const out = wishes.blackout_dates.filter((day) => day >= start && day <= end).sort();
  if (out.length > 0) {
    return `cannot on ${listNames(
      out.map((day) => formatDate(day, "short")),
      3,
    )}`;
  }
  const ideal = idealOf(wishes);
  if (!ideal) return null;
  const from = beyond(daysBetween(ideal.start, start), wishes.flexibility_days);
  const to = beyond(daysBetween(ideal.end, end), wishes.flexibility_days);
  if (from * to > 0) return off(Math.abs(from) > Math.abs(to) ? from : to);
  if (from !== 0 && to !== 0) return `starts ${off(from)} and ends ${off(to)}`;
  if (from !== 0) return `starts ${off(from)}`;
  return to === 0 ? null : `ends ${off(to)}`;
}

/** What is left of a distance after the flexibility, in its direction. */
const beyond = (by: number, flexibility: number) => Math.sign(by) * Math.max(0, Math.abs(by) - flexibility);

const off = (by: number) => `${count(Math.abs(by), "day")} too ${by < 0 ? "early" : "late"}`;

/** How far from the ideal a window is that suits: "2 days from ideal"; null when it is the ideal. */
export function distance(wishes: Wishes, { start, end }: DateRange): string | null {
  const ideal = idealOf(wishes);
  if (!ideal) return null;
  const days = Math.abs(daysBetween(ideal.start, start)) + Math.abs(daysBetween(ideal.end, end));
  return days === 0 ? null : `${count(days, "day")} from ideal`;
}

export const suitsWords = (fits: number, of: number): string => {
  if (of === 1) return fits === 1 ? "suits the one who answered" : "suits nobody yet";
  if (fits === of) return of === 2 ? "suits both" : `suits all ${of}`;
  return fits === 0 ? "suits nobody fully" : `suits ${fits} of ${of}`;
};
