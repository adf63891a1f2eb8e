import { clockOf } from "../calendar.ts";
import { type FreeHours, freeHoursOf } from "../trip/check/free-hours.ts";
import { checkedDays } from "../trip/check/timeline.ts";
import type { Activity } from "../trip/document.ts";
import { addActivity } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";
import { addPlaces } from "./full-and-empty-days.ts";

/** Places are added until this time, which leaves room for dinner. */
const AFTERNOON_ENDS = 18 * 60 + 30;
/** Free time at the end of a day lasts until this time, and at least SHORTEST_FREE minutes. */
const FREE_UNTIL = 18 * 60;
const SHORTEST_FREE = 120;

/** Adds a nearby place that fits into the free hours. */
export function* fillFreeHours(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const hours = freeHours(fix, problem);
  if (!hours) return;
  const to = hours.isEnd ? AFTERNOON_ENDS : hours.to;
  yield* addPlaces(fix, problem, { from: hours.from, to, wish: hours.from });
}

/** Keeps the hours free on purpose. */
export function* keepFree(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  const hours = freeHours(fix, problem);
  if (!day || !hours) return;
  const to = hours.isEnd ? Math.max(FREE_UNTIL, hours.from + SHORTEST_FREE) : hours.to;
  const activity: Activity = {
    ...blankActivity("Free time"),
    id: fix.newId(),
    freeTime: true,
    startTime: clockOf(hours.from),
    endTime: clockOf(to),
    durationMinutes: to - hours.from,
    estimatedCost: "0",
  };
  yield {
    summary: `Keep ${activity.startTime} to ${activity.endTime} free on purpose`,
    patch: addActivity(day, activity),
  };
}

function freeHours(fix: FixContext, { code, dayIds }: Problem): FreeHours | undefined {
  const days = checkedDays(fix.trip, fix.context, new Set(dayIds));
  const checked = days.find((it) => it.day.id === dayIds[0]);
  return (
    checked &&
    freeHoursOf(checked, fix.trip.travelStyle, fix.context.pace).find((it) => it.isEnd === (code === "early_end"))
  );
}
