import { legBetween } from "../places/travel-time.ts";
import { checkedDays, timedOf } from "../trip/check/timeline.ts";
import { EARLIEST_START, LATEST_BACK, lastOf } from "../trip/check/ways-to-stays.ts";
import type { Problem } from "../trip/finding.ts";
import { dayOf, type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { otherDays } from "./other-days.ts";
import { reorder } from "./reorder-day.ts";
import { retimes } from "./retime-and-park.ts";

/**
 * For travel that is too long at its hour: later in the morning, earlier in the evening, another order, or a day with a
 * nearer stay.
 */
export function* comeNearStay(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const found = movable(fix, problem.activityIds[0]);
  const day = dayOf(fix, problem.dayIds[0]);
  const timed = found && timedOf(found.activity, fix.context);
  const ends = day && checkedDays(fix.trip, fix.context, new Set([day.id])).find((it) => it.day === day);
  if (!timed || !ends || found.day !== day) return;
  const { id } = found.activity;
  const isLast = lastOf(ends)?.activity.id === id;
  if (ends.morning && timed.entry)
    yield* retimes(fix, id, { wish: EARLIEST_START + legBetween(ends.morning.point, timed.entry).minutes });
  if (isLast && ends.night && timed.exit) {
    const to = LATEST_BACK - legBetween(timed.exit, ends.night.point).minutes;
    yield* retimes(fix, id, { wish: to - (timed.end - timed.start), to });
  }
  yield* reorder(fix, day);
  yield* otherDays(fix, id);
}
