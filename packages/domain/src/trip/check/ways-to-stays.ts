import { clockOf } from "../../calendar.ts";
import { mobilityOf, walkingLimitKm } from "../../places/diet-and-access.ts";
import { legSaid } from "../../places/leg-said.ts";
import { type Leg, legBetween, type Point } from "../../places/travel-time.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { Problem } from "../finding.ts";
import { isSegmentBlock } from "../kept-activities.ts";
import type { NightInStay } from "../night-in-stay.ts";
import type { CheckContext } from "./match-place.ts";
import { type CheckedDay, isStay, isWholeDay, type Timed } from "./timeline.ts";

/** The earliest departure from the stay for a visit, and for a ride, in minutes after midnight. */
export const EARLIEST_START = 300;
const EARLIEST_FOR_RIDE = 180;
/** The latest return to the stay, in minutes after midnight, unless the way is short. */
export const LATEST_BACK = 1500;
const SHORT_WAY = 45;
/** A booked journey that ends this many minutes from the stay belongs to somebody else of the group. */
const ELSEWHERE = 240;
const DAY = 1440;

/**
 * Reports travel from the stay of the night before to the first activity of a day, and from the last activity to the
 * stay of the night, at impossible hours. Not checked: the morning of the first day, the night of the last day, and
 * nights of travel.
 */
export function checkWaysToStays(
  checked: CheckedDay,
  before: CheckedDay | undefined,
  context: CheckContext,
): readonly Problem[] {
  const limit = walkingLimitKm(mobilityOf(context.accessibility));
  const way = (from: Point, to: Point) => legBetween(from, to, limit);
  const morning = checked.isFirst ? [] : wayOut(checked, before, way);
  const night = checked.isLast ? [] : wayBack(checked, way);
  const [first] = morning;
  return [...morning, ...night.filter((it) => it.activityIds[0] !== first?.activityIds[0])];
}

type Way = (from: Point, to: Point) => Leg;

function wayOut(checked: CheckedDay, before: CheckedDay | undefined, way: Way): readonly Problem[] {
  const first = checked.timed.find(isSomewhere);
  const { morning } = checked;
  if (!morning || !first?.entry || checked.carried.some(isRide)) return [];
  const leg = way(morning.point, first.entry);
  if (isElsewhere(first, leg)) return [];
  const leaves = first.start - leg.minutes;
  const last = before && lastOf(before);
  const inBed =
    before && last?.exit ? last.end + way(last.exit, morning.point).minutes - DAY : Number.NEGATIVE_INFINITY;
  const isTooLate = leg.minutes > SHORT_WAY && inBed > leaves;
  const isTooEarly = leg.minutes > SHORT_WAY && leaves < (isRide(first) ? EARLIEST_FOR_RIDE : EARLIEST_START);
  if (!isTooLate && !isTooEarly) return [];
  const then = isTooLate
    ? last
      ? said`before that you are not back from ${last.activity.title}`
      : said`before that you are not back from the evening`
    : said`you would have to leave at ${clockOf((leaves + DAY) % DAY)}`;
  const isImpossible = isTooLate || leaves < 0;
  return [
    problem(
      checked,
      first,
      isImpossible,
      said`${first.activity.title} is at ${clockOf(first.start)}`,
      morning,
      leg,
      then,
    ),
  ];
}

function wayBack(checked: CheckedDay, way: Way): readonly Problem[] {
  const last = lastOf(checked);
  const { night } = checked;
  if (!night || !last?.exit || (isRide(last) && last.end > LATEST_BACK)) return [];
  const leg = way(last.exit, night.point);
  const arrives = last.end + leg.minutes;
  if (leg.minutes <= SHORT_WAY || arrives <= LATEST_BACK || isElsewhere(last, leg)) return [];
  const then = said`you would be back at ${clockOf(arrives % DAY)}`;
  const ends = said`${last.activity.title} ends at ${clockOf(last.end % DAY)}`;
  return [problem(checked, last, false, ends, night, leg, then)];
}

function problem(
  { day }: CheckedDay,
  { activity }: Timed,
  isImpossible: boolean,
  start: Sentence,
  { name }: NightInStay,
  leg: Leg,
  then: Sentence,
): Problem {
  return {
    code: "far_from_stay",
    severity: isImpossible ? "error" : "warning",
    message: said`${start}, and ${name || said`the stay`} is ${legSaid(leg)} away: ${then}.`,
    dayIds: [day.id],
    activityIds: [activity.id],
  };
}

/** The activity that ends last of those that take place somewhere. */
export function lastOf({ timed }: CheckedDay): Timed | undefined {
  return timed
    .filter(isSomewhere)
    .reduce<Timed | undefined>((last, it) => (last && last.end > it.end ? last : it), undefined);
}

function isSomewhere(it: Timed): boolean {
  return !isStay(it) && !it.activity.freeTime && !isWholeDay(it.activity, it.start, it.end);
}

function isRide({ activity }: Timed): boolean {
  return activity.activityType === "transport";
}

function isElsewhere(it: Timed, leg: Leg): boolean {
  return isRide(it) && isSegmentBlock(it.activity.id) && leg.minutes > ELSEWHERE;
}
