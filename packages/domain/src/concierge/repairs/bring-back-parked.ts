import { clockOf } from "../../calendar.ts";
import { moveTo } from "../../fixes/retime-and-park.ts";
import { openSpans } from "../../places/opening-hours.ts";
import { ownPoint } from "../../trip/activity-ends.ts";
import { placeOf } from "../../trip/check/match-place.ts";
import { timedOf } from "../../trip/check/timeline.ts";
import type { Activity } from "../../trip/document.ts";
import { isKept } from "../../trip/kept-activities.ts";
import { said } from "../../words/sentence.ts";
import { isOutdoors } from "../disruptions.ts";
import { importance } from "../importance.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import { isCalledOff } from "../status-events.ts";
import { detourBy, type Gap } from "./places-for-gap.ts";

const MOST = 3;
const USUAL_MINUTES = 60;
const LATEST = 1290;
/** Parked activities come before new places. */
const WANTED_ONCE = 30;
const PER_IMPORTANCE = 2;

/** Parked activities that fit the free time, except those the traveller called off. */
export function* bringBackParked(repair: RepairContext, gap: Gap, isDry: boolean): Generator<RepairCandidate> {
  const { situation, fixContext, day } = repair;
  const off = new Set(situation.events.flatMap((it) => (isCalledOff(it) ? (it.activityId ?? []) : [])));
  const wanted = situation.trip.parked
    .filter((it) => !off.has(it.id) && isForAnyTime(it) && !(isDry && isOutdoors(repair.view, it)))
    .sort((a, b) => importance(b, situation.context) - importance(a, situation.context));
  let offered = 0;
  for (const activity of wanted) {
    const start = hourFor(repair, gap, activity);
    if (start === null) continue;
    yield {
      kind: "fill",
      patch: moveTo(fixContext, activity, day, start),
      parts: [said`add ${activity.title} at ${clockOf(start)}`],
      bonus: WANTED_ONCE + PER_IMPORTANCE * importance(activity, situation.context),
    };
    if (++offered === MOST) return;
  }
}

function isForAnyTime(activity: Activity): boolean {
  return !isKept(activity) && !["dining", "transport", "accommodation"].includes(activity.activityType);
}

/** The first time at which all of it fits while it is open. */
function hourFor(repair: RepairContext, gap: Gap, activity: Activity): number | null {
  const { context, maxDetourMinutes } = repair.situation;
  const { travelTimes } = repair.view.known;
  const timed = timedOf(activity, context);
  const minutes = timed ? timed.end - timed.start : (activity.durationMinutes ?? USUAL_MINUTES);
  const point = ownPoint(activity);
  if (point && detourBy(repair, gap, point) > maxDetourMinutes) return null;
  const there = point && gap.at ? travelTimes.between(gap.at, point).minutes : 0;
  const on = point && gap.to ? travelTimes.between(point, gap.to).minutes : 0;
  const hours = placeOf(activity, context)?.hours;
  const spans = hours ? openSpans(hours, repair.day.date) : [{ start: 0, end: LATEST }];
  const latest = Math.min(gap.until - on, timed && timed.end > LATEST ? gap.until : LATEST);
  const starts = spans.flatMap((it) => {
    const start = Math.ceil(Math.max(gap.from + there, it.start) / 5) * 5;
    return start + minutes <= Math.min(it.end, latest) ? [start] : [];
  });
  return starts[0] ?? null;
}
