import { clockOf } from "../../calendar.ts";
import { mobilityOf, walkingLimitKm } from "../../places/diet-and-access.ts";
import { legSaid } from "../../places/leg-said.ts";
import { distanceKm, legBetween } from "../../places/travel-time.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { Problem } from "../finding.ts";
import type { CheckContext } from "./match-place.ts";
import { type CheckedDay, isStay, isWholeDay, occupiesTime, type Timed } from "./timeline.ts";

/** Fastest possible travel in a town: km/h, and minutes to start. */
const FASTEST_KMH = 35;
const FASTEST_START = 3;
/** Tolerated missing minutes. */
const TOLERANCE = 5;

/**
 * Reports overlaps, and travel times longer than the gap between activities. One pass over the day, however much
 * overlaps.
 */
export function checkOverlapsAndTravel(checked: CheckedDay, context: CheckContext): Problem[] {
  const busy = new EarlierThings();
  const free = new EarlierThings();
  /** The activity that ends last among those before the current one. */
  let last: Timed | undefined;
  const pass = (it: Timed) => {
    if (occupiesTime(it)) (it.activity.freeTime ? free : busy).add(it);
    const isPassedBy = isStay(it) || it.activity.freeTime || isWholeDay(it.activity, it.start, it.end);
    if (!isPassedBy && (!last || it.end >= last.end)) last = it;
  };
  for (const it of checked.carried) pass(it);
  return checked.timed.flatMap((later): Problem[] => {
    const from = last;
    const clash = occupiesTime(later) ? (busy.firstUntil(later.start) ?? free.firstUntil(later.start)) : undefined;
    pass(later);
    const cuts = clash ? [overlap(checked, clash, later)] : [];
    if (isStay(later) || later.activity.freeTime || (clash && !clash.activity.freeTime)) return cuts;
    return from ? [...cuts, ...travel(checked, from, later, context)] : cuts;
  });
}

/** The earlier activities in their order. Queried with growing times only, so ended ones are never visited again. */
class EarlierThings {
  private readonly things: Timed[] = [];
  private ended = 0;

  add(it: Timed): void {
    this.things.push(it);
  }

  /** The first that lasts beyond this minute. */
  firstUntil(minute: number): Timed | undefined {
    while (this.ended < this.things.length && (this.things[this.ended] as Timed).end <= minute) this.ended += 1;
    return this.things[this.ended];
  }
}

/** Tells whether two activities overlap; {@link checkOverlapsAndTravel} names only one overlap for each. */
export function overlapsIn(days: readonly CheckedDay[]): (a: string, b: string) => boolean {
  const byDay = days.map(
    ({ timed, carried }) => new Map([...carried, ...timed].filter(occupiesTime).map((it) => [it.activity.id, it])),
  );
  return (a, b) =>
    byDay.some((things) => {
      const [one, other] = [things.get(a), things.get(b)];
      return one !== undefined && other !== undefined && one.end > other.start && other.end > one.start;
    });
}

function overlap(checked: CheckedDay, first: Timed, second: Timed): Problem {
  // Activities may be planned into free time, which then becomes shorter.
  const isFree = first.activity.freeTime || second.activity.freeTime;
  return {
    code: "overlap",
    severity: isFree ? "info" : "error",
    message: isFree
      ? said`${first.activity.title} and ${second.activity.title} are at the same time: less of that time is free.`
      : said`${second.activity.title} starts at ${clockOf(second.start)}, before ${first.activity.title} ends at ${clockOf(first.end)}.`,
    dayIds: [checked.day.id],
    activityIds: [first.activity.id, second.activity.id],
  };
}

function travel(checked: CheckedDay, first: Timed, second: Timed, context: CheckContext): Problem[] {
  const [from, to] = [first.exit, second.entry];
  if (!from || !to) return [];
  const leg = legBetween(from, to, walkingLimitKm(mobilityOf(context.accessibility)));
  const gap = second.start - first.end;
  if (gap < 0 || gap + TOLERANCE >= leg.minutes) return [];
  const fastest = Math.min(leg.minutes, FASTEST_START + (distanceKm(from, to) / FASTEST_KMH) * 60);
  return [
    {
      code: "travel_time",
      severity: gap < fastest ? "error" : "warning",
      message: said`From ${first.activity.title} to ${second.activity.title} it is ${legSaid(leg)}, but ${minutesInWords(gap)} for it.`,
      dayIds: [checked.day.id],
      activityIds: [first.activity.id, second.activity.id],
    },
  ];
}

function minutesInWords(gap: number): Sentence {
  if (gap === 0) return said`there is no time`;
  return gap === 1 ? said`there is 1 minute` : said`there are ${gap} minutes`;
}
