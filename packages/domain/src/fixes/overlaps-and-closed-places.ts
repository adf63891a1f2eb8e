import { clockOf } from "../calendar.ts";
import { mobilityOf, walkingLimitKm } from "../places/diet-and-access.ts";
import { openSpans } from "../places/opening-hours.ts";
import { legBetween } from "../places/travel-time.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { type Timed, timedOf } from "../trip/check/timeline.ts";
import { editActivity, locate } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { clearAround } from "./arrivals-and-departures.ts";
import { dayOf, movable, type Proposal, type Workshop } from "./fix-context.ts";
import { otherDays, swapDays } from "./other-days.ts";
import { reorder } from "./reorder-day.ts";
import { parkOne, retimes } from "./retime-and-park.ts";
import { swaps } from "./swap-place.ts";

/** A visit that loses more than this is another visit. */
const SHORTEST_SHARE = 0.65;
const SHORTEST = 30;

/** Overlaps and ways without time: another time, a little less of one, another order, and last the lesser of the two. */
export function* untangle(shop: Workshop, problem: Problem): Generator<Proposal> {
  const [first, second] = problem.activityIds.map((id) => timed(shop, id));
  const day = dayOf(shop, problem.dayIds[0]);
  if (!first || !second || !day) return;
  if (first.activity.activityType === "transport" && problem.code === "travel_time") {
    yield* clearAround(shop, problem);
    return;
  }
  const limit = walkingLimitKm(mobilityOf(shop.context.accessibility));
  const isRide = [first, second].some((it) => it.activity.activityType === "transport");
  const way = first.point && second.point && !isRide ? legBetween(first.point, second.point, limit).minutes : 0;
  if (problem.code === "travel_time") yield* shorten(shop, first, way - (second.start - first.end));
  yield* retimes(shop, second.activity.id, { wish: first.end + way });
  yield* retimes(shop, first.activity.id, { wish: second.start - way - (first.end - first.start) });
  yield* reorder(shop, day);
  yield* otherDays(shop, second.activity.id);
  yield* parkOne(shop, problem.activityIds);
}

function timed(shop: Workshop, activityId: string): Timed | undefined {
  const found = locate(shop.trip, activityId);
  return found?.day ? timedOf(found.activity, shop.context) : undefined;
}

/** Leaves a visit earlier when little is missing. */
function* shorten(shop: Workshop, { activity, start, end }: Timed, missing: number): Generator<Proposal> {
  const length = end - start - Math.ceil(missing / 5) * 5;
  if (!movable(shop, activity.id) || length < Math.max(SHORTEST, SHORTEST_SHARE * (end - start))) return;
  const changes = { endTime: clockOf(start + length), durationMinutes: length };
  yield {
    summary: `Leave ${activity.title} at ${changes.endTime}`,
    patch: editActivity(shop.trip, activity.id, changes, {}, undefined),
  };
}

/** A closed place: another hour, another day, else another place, which is open then. */
export function* reopen(shop: Workshop, problem: Problem): Generator<Proposal> {
  const found = movable(shop, problem.activityIds[0]);
  if (!found) return;
  const { activity, day } = found;
  const hours = placeOf(activity, shop.context)?.hours;
  const when = timedOf(activity, shop.context);
  if (when && hours && openSpans(hours, day.date).length > 0) {
    yield* cutToHours(shop, when, openSpans(hours, day.date));
    yield* retimes(shop, activity.id, { wish: when.start });
  } else {
    yield* swapDays(shop, activity.id);
  }
  yield* otherDays(shop, activity.id);
  yield* swaps(
    shop,
    activity.id,
    () => true,
    () => ", which is open then",
  );
  yield* parkOne(shop, [activity.id]);
}

/** Stays until it closes when that is nearly the whole visit. */
function* cutToHours(shop: Workshop, when: Timed, open: ReturnType<typeof openSpans>): Generator<Proposal> {
  const span = open.find((it) => it.start <= when.start && when.start < it.end);
  if (span) yield* shorten(shop, when, when.end - span.end);
}
