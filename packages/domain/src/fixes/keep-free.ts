import { clockOf } from "../calendar.ts";
import { type FreeHours, freeHoursOf } from "../trip/check/free-hours.ts";
import { checkedDays } from "../trip/check/timeline.ts";
import type { Activity, Day } from "../trip/document.ts";
import { addActivity } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { said } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import { dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";
import { freeTimes } from "./free-times.ts";

/** Free time at the end of a day lasts until this time, and at least SHORTEST_FREE minutes. */
const FREE_UNTIL = 18 * 60;
const SHORTEST_FREE = 120;
/** Free time of a whole day lies between these times, and begins here if it can. */
const FREE_DAY = { from: 540, to: FREE_UNTIL, wish: 600 };
const LENGTHS = [480, 360, 300, 240, 180, SHORTEST_FREE];

/** Keeps the free hours that a finding is about free on purpose. */
export function* keepFree(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  const hours = freeHours(fix, problem);
  if (!day || !hours) return;
  const to = hours.isEnd ? Math.max(FREE_UNTIL, hours.from + SHORTEST_FREE) : hours.to;
  yield freeBetween(fix, day, hours.from, to);
}

/** Keeps an empty day, or the longest free hours of one, free on purpose. */
export function* keepDayFree(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  if (!day) return;
  const anywhere = { entry: null, exit: null, open: null, ignored: new Set<string>() };
  for (const minutes of LENGTHS) {
    const [start] = freeTimes(fix, day, { ...anywhere, ...FREE_DAY, minutes });
    if (start === undefined) continue;
    yield freeBetween(fix, day, start, start + minutes);
    return;
  }
}

function freeBetween(fix: FixContext, day: Day, from: number, to: number): ProposedFix {
  const activity: Activity = {
    ...blankActivity(worded`Free time`),
    id: fix.newId(),
    freeTime: true,
    startTime: clockOf(from),
    endTime: clockOf(to),
    durationMinutes: to - from,
    estimatedCost: "0",
  };
  const summary = said`Keep ${clockOf(from)} to ${clockOf(to)} free on purpose`;
  return { summary, patch: addActivity(day, activity) };
}

export function freeHours(fix: FixContext, { code, dayIds }: Problem): FreeHours | undefined {
  const days = checkedDays(fix.trip, fix.context, new Set(dayIds));
  const checked = days.find((it) => it.day.id === dayIds[0]);
  return (
    checked &&
    freeHoursOf(checked, fix.trip.travelStyle, fix.context.pace).find((it) => it.isEnd === (code === "early_end"))
  );
}
