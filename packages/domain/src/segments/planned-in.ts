import { dayOf, type Segment } from "./segment.ts";

export interface BookedDay {
  readonly date: string;
  readonly activities: readonly { readonly bookingId: string | null }[];
}

/** Tells which segments have an activity for their booking on their day; those are shown as that activity only. */
export function plannedIn(
  days: readonly BookedDay[],
): (segment: Pick<Segment, "kind" | "start" | "bookingId">) => boolean {
  const planned = new Set(
    days.flatMap(({ date, activities }) =>
      activities.flatMap((it) => (it.bookingId === null ? [] : `${date} ${it.bookingId}`)),
    ),
  );
  // A stay is shown on all its nights.
  return ({ kind, start, bookingId }) => kind !== "hotel" && planned.has(`${dayOf(start)} ${bookingId}`);
}
