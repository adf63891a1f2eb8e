import { minutesOf } from "../calendar.ts";
import type { PlannedActivity, PlannedDay } from "./types.ts";

const MIDDAY = 13 * 60;

/**
 * Reduces a planned day to at most `most` planned activities, for trips so long that the whole plan would be too large.
 * The most important ones stay: first a visit, then the meal nearest to midday, then a meal for every two visits.
 */
export function limitDay(day: PlannedDay, most: number): PlannedDay {
  const planned = day.items.flatMap((it) => (it.kind === "planned" ? it.activity : []));
  if (planned.length <= most) return day;
  const staying = new Set(byImportance(planned).slice(0, most));
  return { ...day, items: day.items.filter((it) => it.kind === "fixed" || staying.has(it.activity)) };
}

function byImportance(planned: readonly PlannedActivity[]): readonly PlannedActivity[] {
  const fromMidday = (it: PlannedActivity) => Math.abs(minutesOf(it.startTime ?? "00:00") - MIDDAY);
  const meals = planned.filter((it) => it.activityType === "dining").sort((a, b) => fromMidday(a) - fromMidday(b));
  const visits = planned
    .filter((it) => it.activityType !== "dining")
    .sort((a, b) => (b.durationMinutes ?? 0) - (a.durationMinutes ?? 0));
  const order: PlannedActivity[] = [];
  while (visits.length + meals.length > 0) {
    if (order.length % 3 === 1 && meals.length > 0) order.push(...meals.splice(0, 1));
    else order.push(...(visits.length > 0 ? visits : meals).splice(0, 1));
  }
  return order;
}
