import { addDays } from "../calendar.ts";
import type { ActivityType } from "../field-choices.ts";
import { foldTitle } from "../fold-text.ts";
import { categoryOfKind, type PricedRow } from "./automatic-entries.ts";

interface TripNights {
  readonly startDate: string;
  readonly endDate: string;
  readonly days: readonly {
    readonly date: string;
    readonly activities: readonly {
      readonly id: string;
      readonly title: string;
      readonly activityType: ActivityType;
    }[];
  }[];
}

export interface NightsByStay {
  /** Nights that accommodation activities of the plan cover, without booked ones. */
  readonly ofActivity: ReadonlyMap<string, number>;
  /** Dates of the trip's nights without a place to stay. */
  readonly openDates: readonly string[];
  /** Nights of the trip in a booked stay. */
  readonly booked: number;
}

/**
 * Which stay covers each night of a trip: a booked one, otherwise the last one that the plan names before it.
 * Check-outs cover none.
 */
export function nightsByStay(trip: TripNights, bought: readonly PricedRow[]): NightsByStay {
  const booked = new Set<string>();
  for (const { kind, date, endDate } of bought) {
    if (categoryOfKind(kind) !== "accommodation" || date === null) continue;
    const last = endDate === null || endDate <= date ? date : addDays(endDate, -1);
    for (const night of trip.days) if (night.date >= date && night.date <= last) booked.add(night.date);
  }
  const ofActivity = new Map<string, number>();
  let current: string | null = null;
  const openDates: string[] = [];
  for (const { date, activities } of trip.days) {
    for (const { id, title, activityType } of activities) {
      if (activityType !== "accommodation") continue;
      current = /\bcheck ?out\b/.test(foldTitle(title)) ? null : id;
    }
    if (date >= trip.endDate || booked.has(date)) continue;
    if (current === null) openDates.push(date);
    else ofActivity.set(current, (ofActivity.get(current) ?? 0) + 1);
  }
  const last = trip.endDate;
  return { ofActivity, openDates, booked: [...booked].filter((it) => it < last).length };
}
