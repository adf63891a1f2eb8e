import { apply, type TripOp } from "../../trip/patch.ts";
import { changeActivity } from "../../trip/requested-patch.ts";
import { listed, said } from "../../words/sentence.ts";
import { pointAfter, travelMinutesTo } from "../arrival-forecast.ts";
import type { DayView } from "../day-view.ts";
import type { Disruption } from "../disruptions.ts";
import { importance } from "../importance.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import { type Stop, shortestVisit } from "../stops-of-day.ts";
import { thenReschedule } from "./new-times.ts";
import { isMovable } from "./reschedule-day.ts";
import { onOtherDays, parkStops } from "./skip-or-move-day.ts";

/** When only one stop is missed, other repairs are enough. */
const FEWEST = 2;
const MOST_KEPT = 3;

/**
 * For travellers who are hours late: what they cannot reach is parked or moved to another day, and the plan continues
 * from there.
 */
export function* catchUp(repair: RepairContext, _trouble: Disruption): Generator<RepairCandidate> {
  const { view, situation } = repair;
  const missed = overBefore(view);
  if (missed.length < FEWEST) return;
  // Missed meals are not moved to another day.
  const worth = ({ activity }: Stop) =>
    activity.activityType === "dining" ? 0 : importance(activity, situation.context);
  const things = [...missed].sort((a, b) => worth(b) - worth(a));
  yield* thenReschedule(repair, parkStops(repair.fixContext, missed));
  for (let kept = 1; kept <= Math.min(MOST_KEPT, things.length); kept++)
    yield* thenReschedule(repair, onOtherDays(repair, things, kept));
}

/** Missed stops stay on the day without a start time. */
export function* dropMissedStartTimes(repair: RepairContext): Generator<RepairCandidate> {
  const missed = overBefore(repair.view);
  if (missed.length < FEWEST) return;
  let { trip } = repair;
  const patch: TripOp[] = [];
  for (const { activity } of missed) {
    const ops = changeActivity(trip, activity.id, { startTime: null });
    patch.push(...ops);
    trip = apply(trip, ops).next;
  }
  const parts = [said`leave the time of ${listed(missed.map((it) => it.activity.title))} open`];
  yield* thenReschedule(repair, { kind: "shift", patch, parts });
}

/** Stops that cannot be visited at their planned times. */
function overBefore({ progress, known }: DayView): readonly Stop[] {
  const { runningLate } = known.status;
  let time = Math.max(progress.now, progress.setOff);
  let at = progress.from;
  let plannedEnd = progress.current?.stop.end ?? null;
  const missed: Stop[] = [];
  for (const stop of progress.ahead) {
    const gap = plannedEnd === null ? null : stop.start - plannedEnd;
    const meant = runningLate?.target?.activityId === stop.activity.id ? runningLate.target.notBefore : 0;
    const arrive = Math.max(time + travelMinutesTo(known.travelTimes, at, stop, gap), meant);
    if (isMovable({ known }, stop) && arrive > stop.end - shortestVisit(stop)) {
      missed.push(stop);
      continue;
    }
    time = Math.max(arrive, stop.end);
    [at, plannedEnd] = [pointAfter(stop, at), stop.end];
  }
  return missed;
}
