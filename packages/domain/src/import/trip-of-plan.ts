import { addDays, datesFrom } from "../calendar.ts";
import { longestTrip } from "../trip/change-dates.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { lastingUntil } from "../trip/resolve-times.ts";
import { withAgreeingTimes } from "../trip/settle-imported-times.ts";
import { truncate } from "../truncate.ts";
import { dateOf, said } from "../words/sentence.ts";
import type { ImportEntry, ImportPlan, LeftOut } from "./import-plan.ts";

export interface DatesOfPlan {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * The dates that a plan has by itself, or gets from a first day; null when it needs one. Days longer after the first than a
 * trip lasts do not count.
 */
export function datesOfPlan({ entries }: ImportPlan, wanted: Partial<DatesOfPlan>): DatesOfPlan | null {
  const dated = entries.flatMap((it) => it.date ?? []).sort();
  const startDate = wanted.startDate ?? dated[0];
  if (startDate === undefined) return null;
  const latest = addDays(startDate, longestTrip - 1);
  const numbered = entries.flatMap((it) =>
    it.date === null && it.dayNumber !== null ? [addDays(startDate, it.dayNumber - 1)] : [],
  );
  const last =
    [...dated, ...numbered]
      .filter((it) => it >= startDate && it <= latest)
      .sort()
      .at(-1) ?? startDate;
  return { startDate, endDate: wanted.endDate ?? last };
}

type Frame = Omit<TripDocument, "days" | "parked">;

/** The trip of a plan: what has a day on its dates is there by time, everything else is set aside. */
export function tripOfPlan(
  { entries, leftOut }: ImportPlan,
  frame: Frame,
  newId: () => string,
): { readonly trip: TripDocument; readonly leftOut: readonly LeftOut[] } {
  const { startDate, endDate } = frame;
  const dates = datesFrom(startDate, endDate);
  const placed = entries.map((entry) => {
    const date = entry.date ?? (entry.dayNumber === null ? null : addDays(startDate, entry.dayNumber - 1));
    return { entry, date: date !== null && date >= startDate && date <= endDate ? date : null, wanted: date };
  });
  const onDay = Map.groupBy(placed, (it) => it.date);
  const days = dates.map((date) => ({
    ...{ id: newId(), date, notes: "" },
    activities: (onDay.get(date) ?? [])
      .map((it) => it.entry)
      .toSorted(byTime)
      .map((it) => activityOf(it, newId)),
  }));
  const aside = onDay.get(null) ?? [];
  const outside = aside.filter((it) => it.wanted !== null);
  const parked = aside.map(({ entry }) => ({
    ...activityOf(entry, newId),
    parked: { date: startDate, dayNotes: "", reason: "set_aside" as const },
  }));
  const endless = entries.filter((it) => it.startTime !== null && it.endTime !== null && !hasEnd(it));
  return {
    trip: { ...frame, days, parked },
    leftOut: [
      ...leftOut,
      ...endless.map((it) => ({
        what: it.title,
        why: said`its end at ${it.endTime ?? ""} is before its start at ${it.startTime ?? ""}`,
      })),
      ...outside.map(({ entry, wanted }) => ({
        what: entry.title,
        why: said`set aside: ${dateOf(wanted ?? "", true)} is not among the dates`,
      })),
    ],
  };
}

/** What has no time keeps its place among the others. */
function byTime(a: ImportEntry, b: ImportEntry): number {
  if (a.startTime === null || b.startTime === null || a.startTime === b.startTime) return 0;
  return a.startTime < b.startTime ? -1 : 1;
}

function activityOf(it: ImportEntry, newId: () => string): Activity {
  const text = (words: string | null, most: number) => (words === null ? null : truncate(clean(words), most) || null);
  const { startTime, endTime } = it;
  const isLong = it.endsNextDay && startTime !== null && endTime !== null;
  return withAgreeingTimes({
    ...blankActivity(text(it.title, 255) ?? "Without a title"),
    ...{ id: newId(), startTime, endTime, durationMinutes: isLong ? lastingUntil(startTime, endTime) : null },
    ...{ location: text(it.location, 255), address: text(it.address, 500), description: text(it.description, 1000) },
    ...{ lat: it.point?.lat ?? null, lng: it.point?.lng ?? null },
  });
}

const hasEnd = (entry: ImportEntry) => activityOf(entry, () => "").endTime !== null;

const clean = (words: string) => words.toWellFormed().replaceAll("\u0000", "").trim();
