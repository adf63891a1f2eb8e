import { clockOf } from "../calendar.ts";
import { lunchTime } from "../trip/check/day-load-and-lunch.ts";
import type { Timed } from "../trip/check/timeline.ts";
import type { Activity, Day } from "../trip/document.ts";
import { addActivity } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { isKept } from "../trip/kept-activities.ts";
import type { TripPatch } from "../trip/patch.ts";
import { changeActivity } from "../trip/requested-patch.ts";
import { type Sentence, said } from "../words/sentence.ts";
import { afterPatch, dayOf, type FixContext, type ProposedFix, sentence } from "./fix-context.ts";
import { parkOne, retimes } from "./retime-and-park.ts";
import { seatsNear } from "./seats-near.ts";
import { restEarlier, restLater, timesOfDay } from "./shift-rest-of-day.ts";
import { onTheSpot } from "./swap-place.ts";

const USUAL = 765;
/** Minutes to free for a meal and its travel. */
const ROOM = [50, 65, 80];
const SHORTEST_SHARE = 0.5;
const SHORTEST_VISIT = 40;

/** Adds a lunch in a gap around midday, or makes one by shortening or moving an activity. */
export function* addLunch(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  if (!day) return;
  const timed = timesOfDay(fix, day);
  // A meal just outside midday moves back.
  for (const { activity, start } of timed) {
    const isStray = activity.activityType === "dining" && start >= 600 && start < 1020;
    if (isStray) yield* retimes(fix, activity.id, { wish: USUAL, from: lunchTime.from, to: lunchTime.to + 30 });
  }
  yield* inPause(fix, day);
  for (const room of madeRoom(fix, day, timed)) {
    const roomy = afterPatch(fix, room.patch);
    const today = dayOf(roomy, day.id);
    for (const lunch of today ? inPause(roomy, today) : []) {
      yield { summary: said`${room.summary} and ${lunch.words}`, patch: [...room.patch, ...lunch.patch] };
      break;
    }
  }
}

/** Restaurants near the stop before, then a lunch without a venue. */
function* inPause(fix: FixContext, day: Day): Generator<ProposedFix & { readonly words: Sentence }> {
  const timed = timesOfDay(fix, day);
  const near =
    timed.findLast((it) => it.point && it.start <= USUAL)?.point ?? timed.find((it) => it.point)?.point ?? null;
  const wanted = { from: lunchTime.from, to: lunchTime.to + 30, before: lunchTime.to };
  for (const { table, start, made } of seatsNear(fix, day, {
    ...wanted,
    ...{ meal: "lunch", near, wish: USUAL, ignored: new Set() },
  })) {
    const activity: Activity = { ...made, id: fix.newId() };
    const clock = clockOf(start);
    const words = table.place
      ? said`add lunch at ${made.title} at ${clock}`
      : said`add ${onTheSpot(made.title)} at ${clock}`;
    yield { summary: sentence([words]), words, patch: addActivity(day, activity) };
  }
}

/** Changes that make a gap: one activity starts later or ends earlier, all later or earlier ones move, or one goes. */
function* madeRoom(
  fix: FixContext,
  day: Day,
  timed: readonly Timed[],
): Generator<{ summary: Sentence; patch: TripPatch }> {
  const midday = timed.filter((it) => !isKept(it.activity) && it.activity.activityType !== "transport");
  const before = midday.findLast((it) => it.start <= USUAL && it.end >= lunchTime.from);
  const after = midday.find((it) => it.start >= lunchTime.from && it.start < lunchTime.to);
  for (const minutes of ROOM) {
    if (before && isLongEnough(before, minutes)) yield endAt(fix, before, before.end - minutes);
    if (after && isLongEnough(after, minutes)) yield startAt(fix, after, after.start + minutes);
    if (after) yield* restLater(fix, day, timed, after, minutes);
    if (before) yield* restEarlier(fix, day, timed, before, minutes);
  }
  const things = midday.filter((it) => it.activity.activityType !== "dining" && it.end > lunchTime.from);
  const near = things.filter((it) => it.start < lunchTime.to);
  yield* parkOne(
    fix,
    near.map((it) => it.activity.id),
  );
}

function isLongEnough({ start, end }: Timed, less: number): boolean {
  return end - start - less >= Math.max(SHORTEST_VISIT, SHORTEST_SHARE * (end - start));
}

function endAt(fix: FixContext, { activity, start }: Timed, end: number) {
  const changes = { endTime: clockOf(end), durationMinutes: end - start };
  return {
    summary: said`Leave ${activity.title} at ${changes.endTime}`,
    patch: changeActivity(fix.trip, activity.id, changes),
  };
}

function startAt(fix: FixContext, { activity, end }: Timed, start: number) {
  const changes = { startTime: clockOf(start), endTime: clockOf(end), durationMinutes: end - start };
  return {
    summary: said`Start ${activity.title} at ${changes.startTime}`,
    patch: changeActivity(fix.trip, activity.id, changes),
  };
}
