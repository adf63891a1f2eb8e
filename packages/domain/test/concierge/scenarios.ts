import { changes } from "./scenarios/changes.ts";
import { closed } from "./scenarios/closed.ts";
import { closing } from "./scenarios/closing.ts";
import { departures } from "./scenarios/departures.ts";
import { elsewhereChanges } from "./scenarios/elsewhere-changes.ts";
import { elsewhereDoors } from "./scenarios/elsewhere-doors.ts";
import { elsewhereLate } from "./scenarios/elsewhere-late.ts";
import { elsewhereOnTheWay } from "./scenarios/elsewhere-on-the-way.ts";
import { elsewhereWell } from "./scenarios/elsewhere-well.ts";
import { freshDays } from "./scenarios/fresh-days.ts";
import { hard } from "./scenarios/hard.ts";
import { journeys } from "./scenarios/journeys.ts";
import { late } from "./scenarios/late.ts";
import { lateAndBooked } from "./scenarios/late-and-booked.ts";
import { leftOut } from "./scenarios/left-out.ts";
import { littleLeft } from "./scenarios/little-left.ts";
import { odd } from "./scenarios/odd.ts";
import { oddPlans } from "./scenarios/odd-plans.ts";
import { onTheWay } from "./scenarios/on-the-way.ts";
import { overAndDone } from "./scenarios/over-and-done.ts";
import { quiet } from "./scenarios/quiet.ts";
import { realDays } from "./scenarios/real-days.ts";
import { realTrifles } from "./scenarios/real-trifles.ts";
import { seenTo } from "./scenarios/seen-to.ts";
import { timeZones } from "./scenarios/time-zones.ts";
import { toBook } from "./scenarios/to-book.ts";
import { unwell } from "./scenarios/unwell.ts";
import { weather } from "./scenarios/weather.ts";
import { whatNow } from "./scenarios/what-now.ts";
import { whatNowLimits } from "./scenarios/what-now-limits.ts";

/** By theme. Written by somebody who had not seen the engine: they say what a good human concierge would. */
export const scenarios = {
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
