import { changes } from "./stories/changes.ts";
import { closed } from "./stories/closed.ts";
import { closing } from "./stories/closing.ts";
import { departures } from "./stories/departures.ts";
import { elsewhereChanges } from "./stories/elsewhere-changes.ts";
import { elsewhereDoors } from "./stories/elsewhere-doors.ts";
import { elsewhereLate } from "./stories/elsewhere-late.ts";
import { elsewhereOnTheWay } from "./stories/elsewhere-on-the-way.ts";
import { elsewhereWell } from "./stories/elsewhere-well.ts";
import { freshDays } from "./stories/fresh-days.ts";
import { hard } from "./stories/hard.ts";
import { journeys } from "./stories/journeys.ts";
import { late } from "./stories/late.ts";
import { lateAndBooked } from "./stories/late-and-booked.ts";
import { leftOut } from "./stories/left-out.ts";
import { littleLeft } from "./stories/little-left.ts";
import { odd } from "./stories/odd.ts";
import { oddPlans } from "./stories/odd-plans.ts";
import { onTheWay } from "./stories/on-the-way.ts";
import { overAndDone } from "./stories/over-and-done.ts";
import { quiet } from "./stories/quiet.ts";
import { realDays } from "./stories/real-days.ts";
import { realTrifles } from "./stories/real-trifles.ts";
import { seenTo } from "./stories/seen-to.ts";
import { timeZones } from "./stories/time-zones.ts";
import { toBook } from "./stories/to-book.ts";
import { unwell } from "./stories/unwell.ts";
import { weather } from "./stories/weather.ts";
import { whatNow } from "./stories/what-now.ts";
import { whatNowLimits } from "./stories/what-now-limits.ts";

/** By theme. Written by somebody who had not seen the engine: they say what a good human concierge would. */
export const stories = {
  late: [...late, ...lateAndBooked],
  "on the way": onTheWay,
  journeys: [...journeys, ...departures, ...timeZones],
  "closed doors": [...closed, ...closing],
  "changes of the day": [...changes, ...leftOut, ...toBook],
  unwell,
  weather,
  "what now": [...whatNow, ...whatNowLimits],
  "all is well": [...quiet, ...overAndDone],
  "seen to": seenTo,
  "other towns": [...elsewhereLate, ...elsewhereOnTheWay, ...elsewhereDoors, ...elsewhereChanges, ...elsewhereWell],
  "real days": [...realDays, ...realTrifles, ...freshDays],
  "hard cases": [...hard, ...littleLeft, ...odd, ...oddPlans],
};
