import type { DateRange } from "@caravan/domain/alignment/types";
import { addDays, datesFrom, daysBetween } from "@caravan/domain/calendar";
import type { Group, GroupMember } from "@/features/groups/index.ts";

export type Wishes = NonNullable<NonNullable<GroupMember["preferences"]>["dates"]>;

/** A member who has stated something about dates. */
export interface DatedMember {
  readonly id: string;
  readonly name: string;
  readonly isYou: boolean;
  /** They have answered since the last round, or ever before the first. */
  readonly answered: boolean;
  readonly wishes: Wishes;
}

export type DayMark = "ideal" | "flexible" | "blackout";

/** The reader first, the others in the order of joining. */
export function datedMembers(group: Pick<Group, "members" | "you">): DatedMember[] {
  const dated = group.members.flatMap((member): DatedMember[] => {
    const wishes = member.preferences?.dates;
    // An empty answer states nothing about dates.
    if (!wishes || (!wishes.ideal_start && wishes.blackout_dates.length === 0)) return [];
    const isYou = member.user_id === group.you;
    return [{ id: member.user_id, name: member.name, isYou, answered: member.state === "answered", wishes }];
  });
  return [...dated.filter((it) => it.isYou), ...dated.filter((it) => !it.isYou)];
}

export function idealOf({ ideal_start: start, ideal_end: end }: Wishes): DateRange | null {
  return start && end ? { start, end } : null;
}

/** Returns a function that gives a member's wish for a day; prepared once for all days. */
export function marker(wishes: Wishes): (day: string) => DayMark | null {
  const ideal = idealOf(wishes);
  const out = new Set(wishes.blackout_dates);
  const first = ideal && addDays(ideal.start, -wishes.flexibility_days);
  const last = ideal && addDays(ideal.end, wishes.flexibility_days);
  return (day) => {
    if (out.has(day)) return "blackout";
    if (!ideal || !first || !last || day < first || day > last) return null;
    return day >= ideal.start && day <= ideal.end ? "ideal" : "flexible";
  };
}

/** A member who named only unsuitable days can come on all others. */
export function canCome(wishes: Wishes, mark: DayMark | null): boolean {
  return mark === null ? idealOf(wishes) === null : mark !== "blackout";
}

/** The days from the first to the last that anybody named, with a few more around them; null when nobody named any. */
export function spanOf(members: readonly DatedMember[], also: readonly (DateRange | null)[]): DateRange | null {
  const spoken = members.flatMap(({ wishes }) => {
    const ideal = idealOf(wishes);
    const reach = ideal && [
      addDays(ideal.start, -wishes.flexibility_days),
      addDays(ideal.end, wishes.flexibility_days),
    ];
    return [...(reach ?? []), ...wishes.blackout_dates];
  });
  for (const range of also) if (range) spoken.push(range.start, range.end);
  spoken.sort();
  const [first, last] = [spoken[0], spoken.at(-1)];
  return first && last ? { start: addDays(first, -air), end: addDays(last, air) } : null;
}

const air = 3;
/** More at once is slow to draw and tiring to scroll. */
export const daysAtOnce = 98;

/** The visible part of the span: all of it, or as much as is shown at once with `around` in the middle. */
export function partOf(span: DateRange, around: DateRange | null, atOnce = daysAtOnce): DateRange {
  const length = daysBetween(span.start, span.end) + 1;
  if (length <= atOnce) return span;
  const middle = around
    ? Math.floor((daysBetween(span.start, around.start) + daysBetween(span.start, around.end)) / 2)
    : 0;
  const from = Math.max(0, Math.min(length - atOnce, middle - Math.floor(atOnce / 2)));
  return { start: addDays(span.start, from), end: addDays(span.start, from + atOnce - 1) };
}

/** The same number of days, moved inside the span. */
export function movedPart(span: DateRange, part: DateRange, days: number): DateRange {
  const length = daysBetween(part.start, part.end);
  const latest = addDays(span.end, -length);
  // The middle one of the three is inside.
  const [, start = span.start] = [span.start, latest, addDays(part.start, days)].sort();
  return { start, end: addDays(start, length) };
}

/** "2030-05", and how many of the days are in it. */
export function monthsOf(days: readonly string[]): { month: string; days: number }[] {
  return [...Map.groupBy(days, (day) => day.slice(0, 7))].map(([month, inIt]) => ({ month, days: inIt.length }));
}

export interface Calendar {
  readonly days: readonly string[];
  readonly rows: readonly { readonly member: DatedMember; readonly marks: readonly (DayMark | null)[] }[];
  /** By day, how many of the rows can come. */
  readonly can: readonly number[];
}

export function calendarOf(members: readonly DatedMember[], part: DateRange): Calendar {
  const days = datesFrom(part.start, part.end);
  const rows = members.map((member) => ({ member, marks: days.map(marker(member.wishes)) }));
  const can = days.map((_, index) =>
    rows.reduce((sum, { member, marks }) => sum + Number(canCome(member.wishes, marks[index] ?? null)), 0),
  );
  return { days, rows, can };
}
