import { clockOf } from "../calendar.ts";
import { capitalize, uncapitalize } from "../join-words.ts";
import { openSpans } from "../places/opening-hours.ts";
import { Restaurants, type Table, type TableQuery } from "../planning/choose-restaurant.ts";
import { rankPlaces } from "../planning/rank-places.ts";
import type { Stop } from "../planning/schedule-visits-and-lunch.ts";
import { activityOf } from "../planning/stop-to-activity.ts";
import { lunchTime } from "../trip/check/day-load-and-lunch.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { isStay, type Timed, timedOf } from "../trip/check/timeline.ts";
import type { Activity, Day } from "../trip/document.ts";
import { addActivity } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import { isKept } from "../trip/kept-activities.ts";
import type { TripPatch } from "../trip/patch.ts";
import { changeActivity } from "../trip/requested-patch.ts";
import { afterPatch, dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";
import { freeTimes } from "./free-times.ts";
import { moveTo, parkOne, retimes } from "./retime-and-park.ts";

const USUAL = 765;
const EARLIEST = 480;
const SHORTEST = 45;
/** Minutes to free for a meal and its travel. */
const ROOM = [50, 65, 80];
const SHORTEST_SHARE = 0.5;
const SHORTEST_VISIT = 40;

/** Adds a lunch in a gap around midday, or makes one by shortening or moving an activity. */
export function* addLunch(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  if (!day) return;
  const timed = timesOf(fix, day);
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
      yield { summary: `${room.summary} and ${lunch.words}`, patch: [...room.patch, ...lunch.patch] };
      break;
    }
  }
}

function timesOf(fix: FixContext, day: Day): readonly Timed[] {
  return day.activities
    .flatMap((it) => timedOf(it, fix.context) ?? [])
    .filter((it) => !isStay(it))
    .sort((a, b) => a.start - b.start);
}

/** Restaurants near the stop before, then a lunch without a venue. */
function* inPause(fix: FixContext, day: Day): Generator<ProposedFix & { readonly words: string }> {
  const timed = timesOf(fix, day);
  const near =
    timed.findLast((it) => it.point && it.start <= USUAL)?.point ?? timed.find((it) => it.point)?.point ?? null;
  const used = new Set(fix.trip.days.flatMap((it) => it.activities.flatMap((a) => placeOf(a, fix.context)?.id ?? [])));
  const restaurants = new Restaurants(fix.request, rankPlaces(fix.request).places, 0);
  const reuseOf: TableQuery["reuseOf"] = (it) => (used.has(it.id) ? "no" : "first");
  const query = { meal: "lunch" as const, near, date: day.date, start: 720, rested: false, reuseOf };
  const known = near ? restaurants.tables(query) : [];
  const anywhere: Table = { place: null, point: near, minutes: SHORTEST, penalty: 0 };
  for (const table of [...known, anywhere]) {
    for (const minutes of new Set([table.minutes, SHORTEST])) {
      const found = seat(fix, day, table, minutes);
      if (!found) continue;
      yield found;
      break;
    }
  }
}

function seat(fix: FixContext, day: Day, table: Table, minutes: number) {
  const [start] = freeTimes(fix, day, {
    entry: table.point,
    exit: table.point,
    minutes,
    open: table.place?.hours ? openSpans(table.place.hours, day.date) : null,
    wish: USUAL,
    from: lunchTime.from,
    to: lunchTime.to + 30,
    ignored: new Set(),
  });
  if (start === undefined || start >= lunchTime.to) return undefined;
  const stop: Stop = { kind: "lunch", visit: null, table, point: table.point, start, end: start + minutes, leg: null };
  const made = activityOf(fix.request, stop, []);
  const activity: Activity = { ...made, id: fix.newId() };
  const where = table.place ? `lunch at ${made.title}` : uncapitalize(made.title);
  const words = `add ${where} at ${clockOf(start)}`;
  return { summary: capitalize(words), words, patch: addActivity(day, activity) };
}

/** Changes that make a gap: one activity starts later or ends earlier, all later or earlier ones move, or one goes. */
function* madeRoom(
  fix: FixContext,
  day: Day,
  timed: readonly Timed[],
): Generator<{ summary: string; patch: TripPatch }> {
  const midday = timed.filter((it) => !isKept(it.activity) && it.activity.activityType !== "transport");
  const before = midday.findLast((it) => it.start <= USUAL && it.end >= lunchTime.from);
  const after = midday.find((it) => it.start >= lunchTime.from && it.start < lunchTime.to);
  for (const minutes of ROOM) {
    if (before && isLongEnough(before, minutes)) yield endAt(fix, before, before.end - minutes);
    if (after && isLongEnough(after, minutes)) yield startAt(fix, after, after.start + minutes);
    if (after) yield* allLater(fix, day, timed, after, minutes);
    if (before) yield* allEarlier(fix, day, timed, before, minutes);
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
    summary: `Leave ${activity.title} at ${changes.endTime}`,
    patch: changeActivity(fix.trip, activity.id, changes),
  };
}

function startAt(fix: FixContext, { activity, end }: Timed, start: number) {
  const changes = { startTime: clockOf(start), endTime: clockOf(end), durationMinutes: end - start };
  return {
    summary: `Start ${activity.title} at ${changes.startTime}`,
    patch: changeActivity(fix.trip, activity.id, changes),
  };
}

/** What comes before it moves too, so that the morning stays as it is. */
function* allEarlier(fix: FixContext, day: Day, timed: readonly Timed[], until: Timed, minutes: number) {
  const earlier = timed.filter((it) => it.start <= until.start);
  if (earlier.some((it) => isKept(it.activity) || it.start - minutes < EARLIEST)) return;
  let now = fix;
  const patch = earlier.flatMap((it) => {
    const today = dayOf(now, day.id) as Day;
    const ops = moveTo(now, it.activity, today, it.start - minutes);
    now = afterPatch(now, ops);
    return ops;
  });
  yield { summary: `Do the morning ${minutes} minutes earlier`, patch };
}

function* allLater(fix: FixContext, day: Day, timed: readonly Timed[], from: Timed, minutes: number) {
  const later = timed.filter((it) => it.start >= from.start);
  if (later.some((it) => isKept(it.activity) || it.end + minutes > 1410)) return;
  let now = fix;
  const patch = [...later].reverse().flatMap((it) => {
    const today = dayOf(now, day.id) as Day;
    const ops = moveTo(now, it.activity, today, it.start + minutes);
    now = afterPatch(now, ops);
    return ops;
  });
  yield { summary: `Do the afternoon ${minutes} minutes later`, patch };
}
