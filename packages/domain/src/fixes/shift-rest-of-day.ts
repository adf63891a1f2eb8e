import { isStay, type Timed, timedOf } from "../trip/check/timeline.ts";
import type { Day } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";
import type { TripPatch } from "../trip/patch.ts";
import { said } from "../words/sentence.ts";
import { afterPatch, dayOf, type FixContext, type ProposedFix } from "./fix-context.ts";
import { moveTo } from "./retime-and-park.ts";

const EARLIEST = 480;
const LATEST_END = 1410;
/** What is left of a gap that takes up a delay. */
const SLACK = 15;

/** The activities of a day with times, without stays, in order. */
export function timesOfDay(fix: FixContext, day: Day): readonly Timed[] {
  return day.activities
    .flatMap((it) => timedOf(it, fix.context) ?? [])
    .filter((it) => !isStay(it))
    .sort((a, b) => a.start - b.start);
}

/** What comes before it moves too, so that the morning stays as it is. */
export function* restEarlier(
  fix: FixContext,
  day: Day,
  timed: readonly Timed[],
  until: Timed,
  minutes: number,
): Generator<ProposedFix> {
  const earlier = timed.filter((it) => it.start <= until.start);
  if (earlier.some((it) => isKept(it.activity) || it.start - minutes < EARLIEST)) return;
  yield { summary: said`Start the morning ${minutes} minutes earlier`, patch: moved(fix, day, earlier, -minutes) };
}

/** What comes after it moves too, all of it. */
export function* restLater(
  fix: FixContext,
  day: Day,
  timed: readonly Timed[],
  from: Timed,
  minutes: number,
): Generator<ProposedFix> {
  const later = timed.filter((it) => it.start >= from.start);
  if (!mayBeLater(later, minutes)) return;
  yield {
    summary: said`Start the afternoon ${minutes} minutes later`,
    patch: moved(fix, day, later.toReversed(), minutes),
  };
}

/** What follows moves too, up to the first gap that is long enough. */
export function* pushLater(
  fix: FixContext,
  day: Day,
  timed: readonly Timed[],
  from: Timed,
  minutes: number,
): Generator<ProposedFix> {
  const rest = timed.slice(timed.findIndex((it) => it.activity.id === from.activity.id));
  const gap = rest.findIndex((it, at) => at > 0 && it.start - (rest[at - 1] as Timed).end >= minutes + SLACK);
  const pushed = gap < 0 ? rest : rest.slice(0, gap);
  if (pushed.length < 2 || !mayBeLater(pushed, minutes)) return;
  const [last] = pushed.slice(-1) as [Timed];
  yield {
    summary: said`Move everything from ${from.activity.title} to ${last.activity.title} ${minutes} minutes later`,
    patch: moved(fix, day, pushed.toReversed(), minutes),
  };
}

function mayBeLater(things: readonly Timed[], minutes: number): boolean {
  return things.every((it) => !isKept(it.activity) && it.end + minutes <= LATEST_END);
}

function moved(fix: FixContext, day: Day, things: readonly Timed[], minutes: number): TripPatch {
  let now = fix;
  return things.flatMap((it) => {
    const ops = moveTo(now, it.activity, dayOf(now, day.id) as Day, it.start + minutes);
    now = afterPatch(now, ops);
    return ops;
  });
}
