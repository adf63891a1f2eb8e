import { clockOf } from "../calendar.ts";
import { SLEEP_MINUTES } from "../trip/check/arrivals-and-departures.ts";
import { isStay, timedOf } from "../trip/check/timeline.ts";
import type { Day } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { AFTER_ARRIVAL, BEFORE_DEPARTURE } from "../trip/journeys.ts";
import type { TripOp, TripPatch } from "../trip/patch.ts";
import { type Sentence, said, uncapitalized } from "../words/sentence.ts";
import { afterPatch, dayOf, type FixContext, movable, type ProposedFix, sentence } from "./fix-context.ts";
import { otherDays } from "./other-days.ts";
import { moveTo, park, timesFor } from "./retime-and-park.ts";

const ROUND = 15;

/**
 * Activities that conflict with an arrival, a departure or a night's sleep: moved on that day, to another day, or
 * parked.
 */
export function* clearAroundJourney(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const [journeyId, ...activityIds] = problem.activityIds;
  const found = journeyId === undefined ? null : locate(fix.trip, journeyId);
  const journey = found?.day ? timedOf(found.activity, fix.context) : undefined;
  if (!found?.day || !journey) return;
  if (problem.code === "travel_time") {
    yield* cleared(fix, found.day, activityIds, { from: 480, to: journey.start - BEFORE_DEPARTURE });
    return;
  }
  const morrow = dayOf(fix, problem.dayIds[1]);
  const isNight = morrow !== undefined || journey.end <= 300;
  if (!isNight) {
    const from = journey.end + AFTER_ARRIVAL;
    yield* cleared(fix, found.day, activityIds, { from, to: 1350 });
    return;
  }
  const day = morrow ?? found.day;
  const awake = Math.ceil((journey.end - (morrow ? 1440 : 0) + SLEEP_MINUTES) / ROUND) * ROUND;
  const early = day.activities.filter((it) => {
    const timed = timedOf(it, fix.context);
    return timed && !isStay(timed) && it.id !== journeyId && timed.start < awake && timed.start >= journey.end - 1440;
  });
  const ids = early.filter((it) => it.activityType !== "transport").map((it) => it.id);
  yield* cleared(fix, day, ids, { from: awake, to: 1410 });
}

interface Window {
  readonly from: number;
  readonly to: number;
}

/** One patch for all of them; none if one of them must not be changed. */
function* cleared(fix: FixContext, day: Day, activityIds: readonly string[], window: Window): Generator<ProposedFix> {
  const ways: readonly Way[] = [inWindow, onAnotherDay, setAside];
  // The smallest changes first. Where moving causes other problems, the activities are parked.
  for (const allowed of [ways, [inWindow, setAside], [setAside]]) {
    const proposal = one(fix, day, activityIds, window, allowed);
    if (proposal) yield proposal;
  }
}

interface Done {
  readonly words: Sentence;
  readonly patch: TripPatch;
}
type Way = (fix: FixContext, day: Day, activityId: string, window: Window) => Done | undefined;

function one(
  fix: FixContext,
  day: Day,
  activityIds: readonly string[],
  window: Window,
  ways: readonly Way[],
): ProposedFix | undefined {
  const ops: TripOp[] = [];
  const words: Sentence[] = [];
  let now = fix;
  for (const id of activityIds) {
    const today = dayOf(now, day.id);
    if (!today || !movable(now, id)) return undefined;
    let done: Done | undefined;
    for (const way of ways) done ??= way(now, today, id, window);
    if (!done) return undefined;
    ops.push(...done.patch);
    words.push(done.words);
    now = afterPatch(now, done.patch);
  }
  return { summary: sentence(words), patch: ops };
}

const inWindow: Way = (fix, day, activityId, { from, to }) => {
  const found = movable(fix, activityId);
  if (!found) return undefined;
  const timed = timedOf(found.activity, fix.context);
  const isMeal = found.activity.activityType === "dining";
  const range =
    isMeal && timed ? { from: Math.max(from, timed.start - 90), to: Math.min(to, timed.end + 90) } : { from, to };
  const wish = Math.min(to, Math.max(from, timed?.start ?? from));
  const [start] = timesFor(fix, found.activity, day, { wish, ...range });
  if (start === undefined) return undefined;
  return {
    words: said`move ${found.activity.title} to ${clockOf(start)}`,
    patch: moveTo(fix, found.activity, day, start),
  };
};

const onAnotherDay: Way = (fix, _day, activityId) => {
  for (const { summary, patch } of otherDays(fix, activityId)) {
    if (fix.isHarmless(afterPatch(fix, patch).trip)) return { words: uncapitalized(summary), patch };
  }
  return undefined;
};

const setAside: Way = (fix, _day, activityId) => {
  const found = movable(fix, activityId);
  return found ? { words: said`set ${found.activity.title} aside`, patch: park(fix, activityId) } : undefined;
};
