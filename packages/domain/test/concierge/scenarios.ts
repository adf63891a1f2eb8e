import { alreadyReplanned } from "./scenarios/already-replanned.ts";
import { changes } from "./scenarios/changes.ts";
import { closed } from "./scenarios/closed.ts";
import { closingTimes } from "./scenarios/closing-times.ts";
import { departures } from "./scenarios/departures.ts";
import { freeTime } from "./scenarios/free-time.ts";
import { freeTimeLimits } from "./scenarios/free-time-limits.ts";
import { hardCases } from "./scenarios/hard-cases.ts";
import { journeys } from "./scenarios/journeys.ts";
import { late } from "./scenarios/late.ts";
import { lateAndBooked } from "./scenarios/late-and-booked.ts";
import { nearlyEmptyDays } from "./scenarios/nearly-empty-days.ts";
import { needsBooking } from "./scenarios/needs-booking.ts";
import { noLongerRelevant } from "./scenarios/no-longer-relevant.ts";
import { nothingWrong } from "./scenarios/nothing-wrong.ts";
import { onTheWay } from "./scenarios/on-the-way.ts";
import { otherTownsChanges } from "./scenarios/other-towns-changes.ts";
import { otherTownsClosed } from "./scenarios/other-towns-closed.ts";
import { otherTownsFreeTime } from "./scenarios/other-towns-free-time.ts";
import { otherTownsLate } from "./scenarios/other-towns-late.ts";
import { otherTownsOnTheWay } from "./scenarios/other-towns-on-the-way.ts";
import { realDays } from "./scenarios/real-days.ts";
import { skipped } from "./scenarios/skipped.ts";
import { smallProblems } from "./scenarios/small-problems.ts";
import { timeZones } from "./scenarios/time-zones.ts";
import { unusualPlans } from "./scenarios/unusual-plans.ts";
import { unwell } from "./scenarios/unwell.ts";
import { vagueReports } from "./scenarios/vague-reports.ts";
import { weather } from "./scenarios/weather.ts";
import { wholeDays } from "./scenarios/whole-days.ts";

/** By theme. Written by somebody who had not seen the engine: what a good human concierge would say. */
export const scenarios = {
  late: [...late, ...lateAndBooked],
  "on the way": onTheWay,
  journeys: [...journeys, ...departures, ...timeZones],
  "closed doors": [...closed, ...closingTimes],
  "changes of the day": [...changes, ...skipped, ...needsBooking],
  unwell,
  weather,
  "what now": [...freeTime, ...freeTimeLimits],
  "all is well": [...nothingWrong, ...noLongerRelevant],
  "seen to": alreadyReplanned,
  "other towns": [
    ...otherTownsLate,
    ...otherTownsOnTheWay,
    ...otherTownsClosed,
    ...otherTownsChanges,
    ...otherTownsFreeTime,
  ],
  "real days": [...realDays, ...smallProblems, ...wholeDays],
  "hard cases": [...hardCases, ...nearlyEmptyDays, ...vagueReports, ...unusualPlans],
};
