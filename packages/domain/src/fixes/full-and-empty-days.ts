import { centroid, distanceKm } from "../places/travel-time.ts";
import { rankPlaces } from "../planning/rank-places.ts";
import type { Stop } from "../planning/schedule-visits-and-lunch.ts";
import { activityOf } from "../planning/stop-to-activity.ts";
import { type Visit, visitOf, windowsOf } from "../planning/visit.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { isAllMidday } from "../trip/check/day-load-and-lunch.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import { dayAnchor } from "../trip/day-anchor.ts";
import type { Activity, Day } from "../trip/document.ts";
import { addActivity } from "../trip/edit-activity.ts";
import type { Problem } from "../trip/finding.ts";
import type { TripOp } from "../trip/patch.ts";
import { listed, type Sentence, said, uncapitalized } from "../words/sentence.ts";
import { afterPatch, dayOf, type FixContext, movable, type ProposedFix, sentence } from "./fix-context.ts";
import { freeTimes } from "./free-times.ts";
import { keepDayFree } from "./keep-free.ts";
import { byImportance, park, parkOne } from "./retime-and-park.ts";

const MOST_PARKED = 12;
/** Limits of the search for an empty day. */
const MOST_PLACES = 15;
const MOST_OFFERS = 3;
const FARTHEST_KM = 12;
const DAYTIME = { from: 540, to: 1110 };
const MORNING = 600;
const AFTERNOON = 840;

/** Parks the least important activities of a full day, as few as possible. */
export function* parkLeastImportant(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const day = dayOf(fix, problem.dayIds[0]);
  if (!day) return;
  const things = byImportance(
    day.activities.filter((it) => it.activityType !== "accommodation").flatMap((it) => movable(fix, it.id) ?? []),
  );
  // Where one is all midday, one has lunch.
  const isLunchToo = ({ activity }: { activity: Activity }) => {
    const timed = timedOf(activity, fix.context);
    return timed !== undefined && isAllMidday(timed);
  };
  const least = [...things.filter((it) => !isLunchToo(it)), ...things.filter(isLunchToo)].slice(0, MOST_PARKED);
  yield* parkOne(
    fix,
    least.slice(0, 3).map((it) => it.activity.id),
  );
  const ops: TripOp[] = [];
  const words: string[] = [];
  let now = fix;
  for (const { activity } of least) {
    const patch = park(now, activity.id);
    ops.push(...patch);
    words.push(activity.title);
    now = afterPatch(now, patch);
    if (words.length > 1) yield { summary: said`Set ${listed(words)} aside`, patch: [...ops] };
  }
}

/** A part of a day, in minutes after midnight, with the preferred start. */
export interface PartOfDay {
  readonly from: number;
  readonly to: number;
  readonly wish?: number;
}

/**
 * Fills an empty day with places. Where only one fits, the longest free hours of the day stay free on purpose.
 */
export function* fillEmptyDay(fix: FixContext, problem: Problem): Generator<ProposedFix> {
  const single: ProposedFix[] = [];
  for (const proposal of addPlaces(fix, problem)) {
    yield proposal;
    if (proposal.patch.length === 1) single.push(proposal);
  }
  for (const { summary, patch } of single)
    for (const free of keepDayFree(afterPatch(fix, patch), problem))
      yield { summary: said`${summary} and ${uncapitalized(free.summary)}`, patch: [...patch, ...free.patch] };
}

/** Adds one place to a nearly empty day or part of one, two to an empty one, near its other stops and at free times. */
export function* addPlaces(fix: FixContext, problem: Problem, part: PartOfDay = DAYTIME): Generator<ProposedFix> {
  const skipped = new Set<string>();
  for (let offer = 0; offer < MOST_OFFERS; offer++) {
    const first = addOne(fix, problem, skipped, part);
    if (!first) return;
    skipped.add(first.placeId);
    yield first;
    const second = addOne(afterPatch(fix, first.patch), problem, skipped, part);
    if (second) yield { summary: sentence([first.summary, second.words]), patch: [...first.patch, ...second.patch] };
  }
}

interface Added extends ProposedFix {
  readonly words: Sentence;
  readonly placeId: string;
}

function addOne(fix: FixContext, problem: Problem, skipped: ReadonlySet<string>, part: PartOfDay): Added | undefined {
  const day = dayOf(fix, problem.dayIds[0]);
  if (!day) return undefined;
  const used = new Set(
    fix.trip.days.flatMap((it) => it.activities.flatMap((other) => placeOf(other, fix.context)?.id ?? [])),
  );
  const near = middleOf(fix, day);
  const km = (place: { lat: number; lng: number }) => (near ? distanceKm(near, place) : 0);
  const choices = rankPlaces({ ...fix.request, only: [day.date] })
    .places.filter(({ candidate: it }) => it.category !== "food" && it.category !== "nightlife")
    .filter(({ candidate: it }) => !used.has(it.id) && !skipped.has(it.id) && km(it) <= FARTHEST_KM)
    .map((choice) => ({ choice, worth: choice.score - km(choice.candidate) / 5 }))
    .sort((a, b) => b.worth - a.worth);
  for (const { choice } of choices.slice(0, MOST_PLACES)) {
    const stop = stopFor(fix, day, visitOf(choice), part);
    if (!stop) continue;
    const made = activityOf(fix.request, stop, []);
    const activity: Activity = { ...made, id: fix.newId() };
    const words = said`${made.title} at ${made.startTime ?? ""}`;
    return { summary: said`Add ${words}`, words, placeId: choice.candidate.id, patch: addActivity(day, activity) };
  }
  return undefined;
}

/** A free time in the morning of an empty day, else around what is there. */
function stopFor(fix: FixContext, day: Day, visit: Visit, part: PartOfDay): Stop | undefined {
  const { minutes, point } = visit;
  const { from, to, wish = day.activities.length === 0 ? MORNING : AFTERNOON } = part;
  const open = windowsOf(visit, day.date);
  const [start] = freeTimes(fix, day, {
    entry: point,
    exit: point,
    minutes,
    open,
    wish,
    from,
    to,
    ignored: new Set(),
  });
  return start === undefined
    ? undefined
    : { kind: "visit", visit, table: null, point, start, end: start + minutes, leg: null };
}

function middleOf({ trip, context }: FixContext, day: Day) {
  const points = (days: readonly Day[]) =>
    days.flatMap((it) => it.activities.flatMap((other) => ownPoint(other) ?? placeOf(other, context) ?? []));
  return centroid(points([day])) ?? dayAnchor(trip, day.date) ?? centroid(points(trip.days));
}
