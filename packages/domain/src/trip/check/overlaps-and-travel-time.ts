import { clockOf } from "../../calendar.ts";
import { mobilityOf, walkingLimitKm } from "../../places/diet-and-access.ts";
import { distanceKm, formatLeg, legBetween } from "../../places/travel-time.ts";
import type { Problem } from "../finding.ts";
import type { CheckContext } from "./match-place.ts";
import { type CheckedDay, isStay, isWholeDay, occupiesTime, type Timed } from "./timeline.ts";

/** Fastest possible travel in a town: km/h, and minutes to start. */
const FASTEST_KMH = 35;
const FASTEST_START = 3;
/** Tolerated missing minutes. */
const TOLERANCE = 5;

/** Overlaps, and travel times longer than the time between activities. */
export function checkOverlapsAndTravel(checked: CheckedDay, context: CheckContext): Problem[] {
  return checked.timed.flatMap((later, index): Problem[] => {
    const before = [...checked.carried, ...checked.timed.slice(0, index)];
    const clashes = occupiesTime(later) ? before.filter((it) => it.end > later.start && occupiesTime(it)) : [];
    const clash = clashes.find((it) => !it.activity.freeTime) ?? clashes[0];
    const cuts = clash ? [overlap(checked, clash, later)] : [];
    if (isStay(later) || later.activity.freeTime || (clash && !clash.activity.freeTime)) return cuts;
    const last = before
      .filter((it) => !isStay(it) && !it.activity.freeTime && !isWholeDay(it.activity, it.start, it.end))
      .reduce<Timed | undefined>((latest, it) => (latest && latest.end > it.end ? latest : it), undefined);
    return last ? [...cuts, ...travel(checked, last, later, context)] : cuts;
  });
}

/** Every overlapping pair; {@link checkOverlapsAndTravel} names only one for each activity. */
export function overlapsOn({ timed, carried }: CheckedDay): readonly (readonly [Timed, Timed])[] {
  const things = [...carried, ...timed].filter(occupiesTime);
  return things.flatMap((later, index) =>
    things.slice(0, index).flatMap((it): [Timed, Timed][] => (it.end > later.start ? [[it, later]] : [])),
  );
}

function overlap(checked: CheckedDay, first: Timed, second: Timed): Problem {
  // Free time can be used for something; it is then less.
  const isFree = first.activity.freeTime || second.activity.freeTime;
  return {
    code: "overlap",
    severity: isFree ? "info" : "error",
    message: isFree
      ? `${first.activity.title} and ${second.activity.title} are at the same time: less of it is free.`
      : `${second.activity.title} starts at ${clockOf(second.start)}, before ${first.activity.title} ends at ${clockOf(first.end)}.`,
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
      message: `From ${first.activity.title} to ${second.activity.title} it is ${formatLeg(leg)}, and ${minutesInWords(gap)} for it.`,
      dayIds: [checked.day.id],
      activityIds: [first.activity.id, second.activity.id],
    },
  ];
}

function minutesInWords(gap: number): string {
  if (gap === 0) return "there is no time";
  return gap === 1 ? "there is 1 minute" : `there are ${gap} minutes`;
}
