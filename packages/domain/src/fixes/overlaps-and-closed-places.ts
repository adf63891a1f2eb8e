import { clockOf } from "../calendar.ts";
import { mobilityOf, walkingLimitKm } from "../places/diet-and-access.ts";
import { openSpans } from "../places/opening-hours.ts";
import { legBetween } from "../places/travel-time.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { type Timed, timedOf } from "../trip/check/timeline.ts";
import { locate } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { changeActivity } from "../trip/requested-patch.ts";
import { said } from "../words/sentence.ts";
import { clearAroundJourney } from "./arrivals-and-departures.ts";
import { eatElsewhere } from "./eat-elsewhere.ts";
import { dayOf, type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { newcomerOf } from "./newcomer.ts";
import { otherDays, otherDaysInNewOrder, swapDays } from "./other-days.ts";
import { reorder } from "./reorder-day.ts";
import { parkOne, retimes } from "./retime-and-park.ts";
import { pushLater, timesOfDay } from "./shift-rest-of-day.ts";
import { swaps } from "./swap-place.ts";

/** The shortest share of a visit that is still worth it. */
const SHORTEST_SHARE = 0.65;
const SHORTEST = 30;

/**
 * Fixes overlaps and missing travel time: another time, a shorter visit, another order, another day,
 * another table for a meal, or parking.
 */
export function* fixOverlap(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const [first, second] = problem.activityIds.map((id) => timed(fix, id));
  const day = dayOf(fix, problem.dayIds[0]);
  if (!first || !second || !day) return;
  if (first.activity.activityType === "transport" && problem.code === "travel_time") {
    yield* clearAroundJourney(fix, problem);
    return;
  }
  const limit = walkingLimitKm(mobilityOf(fix.context.accessibility));
  const way = first.exit && second.entry ? legBetween(first.exit, second.entry, limit).minutes : 0;
  const shorter = () => (problem.code === "travel_time" ? shorten(fix, first, way - (second.start - first.end)) : []);
  const secondLater = () => retimes(fix, second.activity.id, { wish: first.end + way });
  const firstEarlier = () => retimes(fix, first.activity.id, { wish: second.start - way - (first.end - first.start) });
  const newcomer = newcomerOf(first.activity, second.activity, fix.context.changedAt);
  if (newcomer && movable(fix, newcomer.id)) {
    const isFirst = newcomer === first.activity;
    // The earlier activity stays as long as there is a time for the newcomer.
    if (isFirst) yield* shorter();
    yield* isFirst ? firstEarlier() : secondLater();
    yield* otherDays(fix, newcomer.id);
    if (!isFirst) yield* shorter();
    yield* isFirst ? secondLater() : firstEarlier();
    yield* reorder(fix, day);
    yield* eatElsewhere(fix, newcomer.id);
    yield* parkOne(fix, [newcomer.id]);
  } else {
    yield* shorter();
    yield* secondLater();
    yield* firstEarlier();
    yield* reorder(fix, day);
    yield* otherDays(fix, second.activity.id);
  }
  const missing = Math.ceil((first.end + way - second.start) / 5) * 5;
  yield* pushLater(fix, day, timesOfDay(fix, day), second, missing);
  for (const id of problem.activityIds) yield* eatElsewhere(fix, id);
  yield* parkOne(fix, problem.activityIds);
}

function timed(fix: FixContext, activityId: string): Timed | undefined {
  const found = locate(fix.trip, activityId);
  return found?.day ? timedOf(found.activity, fix.context) : undefined;
}

/** Ends a visit earlier if little time is missing. */
function* shorten(fix: FixContext, { activity, start, end }: Timed, missing: number): Generator<ProposedFix> {
  const length = end - start - Math.ceil(missing / 5) * 5;
  if (!movable(fix, activity.id) || length < Math.max(SHORTEST, SHORTEST_SHARE * (end - start))) return;
  const changes = { endTime: clockOf(start + length), durationMinutes: length };
  yield {
    summary: said`Leave ${activity.title} at ${changes.endTime}`,
    patch: changeActivity(fix.trip, activity.id, changes),
  };
}

/** Fixes a closed place: another time, another day, another order, or another place that is open. */
export function* fixClosed(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const found = movable(fix, problem.activityIds[0]);
  if (!found) return;
  const { activity, day } = found;
  const hours = placeOf(activity, fix.context)?.hours;
  const when = timedOf(activity, fix.context);
  if (when && hours && openSpans(hours, day.date).length > 0) {
    yield* cutToHours(fix, when, openSpans(hours, day.date));
    yield* retimes(fix, activity.id, { wish: when.start });
  } else {
    yield* swapDays(fix, activity.id);
  }
  yield* otherDays(fix, activity.id);
  yield* reorder(fix, day);
  yield* otherDaysInNewOrder(fix, activity.id);
  yield* swaps(
    fix,
    activity.id,
    () => true,
    (from, to) => said`Swap ${from} for ${to}, which is open then`,
  );
  yield* eatElsewhere(fix, activity.id);
  yield* parkOne(fix, [activity.id]);
}

/** Ends the visit at closing time if that is most of it. */
function* cutToHours(fix: FixContext, when: Timed, open: ReturnType<typeof openSpans>): Generator<ProposedFix> {
  const span = open.find((it) => it.start <= when.start && when.start < it.end);
  if (span) yield* shorten(fix, when, when.end - span.end);
}
