import { minutesOf } from "../calendar.ts";
import type { Activity } from "./document.ts";
import { alwaysOpen, type OpenTimes } from "./open-times.ts";
import { placeByTime } from "./patch.ts";
import { type RetimedMove, retimeMove } from "./retime-move.ts";

/** Where an activity goes on a day, and the times that follow. Without `after`, its own time decides. */
export interface PlaceOnDay {
  readonly after: string | null | undefined;
  readonly result: RetimedMove;
}

/**
 * The place on a day for a moved activity: at its own time if that is free, otherwise where the others have to shift
 * least. Without a time it becomes the last.
 *
 * @param list the activities of the day
 * @param booked what is booked on the day and no activity of the plan, as fixed activities
 */
export function placeOnDay(
  list: readonly Activity[],
  activity: Activity,
  open: OpenTimes = alwaysOpen,
  booked: readonly Activity[] = [],
): PlaceOnDay {
  const rest = list.filter((it) => it.id !== activity.id);
  if (activity.startTime === null) return { after: rest.at(-1)?.id ?? null, result: { fits: true, times: [] } };
  const places = [null, ...rest.map((it) => it.id)].map((after, index) => {
    const result = retimeMove(rest.toSpliced(index, 0, activity), activity.id, open, booked);
    return { after, result, cost: result.fits ? costOf(result.times, rest, activity) : Number.POSITIVE_INFINITY };
  });
  const byTime = places.find((it) => it.after === placeByTime(rest, "", activity.startTime).after);
  const [best] = places.toSorted((a, b) => a.cost - b.cost);
  if (!best || !byTime) return { after: undefined, result: { fits: true, times: [] } };
  // Stated without a neighbour, so that the move is still right when the day has changed meanwhile.
  if (byTime.cost === 0) return { after: undefined, result: byTime.result };
  return best.cost === Number.POSITIVE_INFINITY ? byTime : best;
}

/** A minute by which others shift counts far more than one of its own. */
function costOf(times: Extract<RetimedMove, { fits: true }>["times"], rest: readonly Activity[], activity: Activity) {
  return times.reduce((sum, { activityId, startTime }) => {
    const was = rest.find((it) => it.id === activityId) ?? activity;
    const minutes = Math.abs(minutesOf(startTime) - minutesOf(was.startTime ?? startTime));
    return sum + (was === activity ? minutes : minutes * 1440);
  }, 0);
}
