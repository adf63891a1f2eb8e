import type { Day } from "@/features/api-client/index.ts";

export interface Listed {
  readonly days: readonly Day[];
  /** How many are folded above them. */
  readonly folded: number;
}

/**
 * The days that the list shows. On a day of the trip it begins with that day: those that are over are folded.
 *
 * @param only the one chosen day, null for all
 * @param today null when the trip is not under way
 */
export function listedDays(days: readonly Day[], only: string | null, today: string | null, unfolded: boolean): Listed {
  const chosen = days.find((it) => it.id === only);
  if (chosen) return { days: [chosen], folded: 0 };
  const folded = unfolded ? 0 : daysOver(days, today);
  return { days: days.slice(folded), folded };
}

/** How many days of a trip that is under way are over. */
export function daysOver(days: readonly Day[], today: string | null): number {
  return Math.max(
    0,
    days.findIndex((it) => it.date === today),
  );
}

/** Whether the day or the stop of this address (`#day-…`, `#activity-…`) is on a day that is over. */
export function isOver(days: readonly Day[], today: string | null, hash: string): boolean {
  const over = days.slice(0, daysOver(days, today));
  return over.some((day) => hash === `#day-${day.id}` || day.activities.some((it) => hash === `#activity-${it.id}`));
}
