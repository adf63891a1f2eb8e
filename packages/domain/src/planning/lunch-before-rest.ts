import { isOpen } from "../places/opening-hours.ts";
import { legBetween } from "../places/travel-time.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { roundUp, type Stop } from "./schedule-visits-and-lunch.ts";

/** A shorter rest is left out. */
const SHORTEST_REST = 45;
const LONGEST_LUNCH = 60;

/**
 * Lunch on a day whose morning left no time for it before the rest: the rest begins after it and is as much shorter.
 * Null when the day has lunch, or there is no table near.
 */
export function lunchBeforeRest(
  draft: PlanDraft,
  day: number,
  rest: Stop | undefined,
): { readonly lunch: Stop; readonly rest: Stop } | null {
  const { frame, blocks } = draft.capacity(day);
  const stops = draft.assignments.stopsOf(day);
  if (!rest || !frame.lunch || stops.some((it) => it.kind === "lunch") || blocks.some((it) => it.meal === "lunch"))
    return null;
  const before = stops.findLast((it) => it.end <= rest.start);
  // Between fixed activities only what is certain to fit is planned.
  if (!before || blocks.some((it) => !it.isRest && it.start < rest.end && it.end > before.start)) return null;
  const start = Math.max(before.end, frame.meals.lunch.from);
  const reuseOf = draft.assignments.reuseOn(day, "taken");
  const query = { meal: "lunch" as const, near: before.point, date: frame.date, start, rested: false, reuseOf };
  for (const table of draft.restaurants.tables(query)) {
    if (!table.place) continue;
    const leg = legBetween(before.point, table.point, frame.walkingLimitKm);
    const begins = roundUp(Math.max(start, before.end + leg.minutes));
    const ends = begins + Math.min(table.minutes, LONGEST_LUNCH);
    if (table.place.hours && !isOpen(table.place.hours, frame.date, begins, ends)) continue;
    const way = rest.point ? legBetween(table.point, rest.point, frame.walkingLimitKm).minutes : 0;
    const restFrom = roundUp(Math.max(rest.start, ends + way));
    if (begins > frame.meals.lunch.to || rest.end - restFrom < SHORTEST_REST) continue;
    const lunch: Stop = { kind: "lunch", visit: null, table, point: table.point, start: begins, end: ends, leg };
    return { lunch, rest: { ...rest, start: restFrom } };
  }
  return null;
}
