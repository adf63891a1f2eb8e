import { timedOf } from "../trip/check/timeline.ts";
import { changesBetween } from "./consequences.ts";
import type { DayView } from "./day-view.ts";
import { isDeparture, leadTimes } from "./departures.ts";
import { type Disruption, isMissed, totalWeight } from "./disruptions.ts";
import { importance } from "./importance.ts";
import type { TriedRepair } from "./repair-context.ts";

/** Costs of a repair, in about minutes of the traveller's time. Less is better. */
const FIXED_MISSED = 400;
const PER_FIXED_MINUTE = 3;
/** Arriving at a booking without spare minutes is a risk. */
const SPARE = 5;
const PER_SPARE_MINUTE = 6;
const PER_RUSH_MINUTE = 2;
const PER_IMPORTANCE = 6;
/** Moving to another day or replacing by something similar costs only a part. */
const OTHER_DAY = 0.55;
const OWN_ALTERNATIVE = 0.35;
const REPLACED = 0.5;
/** If the traveller is only late, the place itself could still be seen. */
const ALTERNATIVE_IF_LATE = 0.55;
const REPLACED_IF_LATE = 0.7;
const NEW_THING = 8;
const PER_CHANGE = 3;
/** A new order is a greater change than new times. */
const OTHER_ORDER = 10;
const PER_MINUTE_MOVED = 0.1;
/** More per minute beyond an hour. */
const PER_MINUTE_FAR = 0.07;
const FAR = 60;
const PER_MINUTE_LOST = 0.4;
const PER_MINUTE_OF_WAY = 0.3;
/** Money is relative to the usual costs of the trip. */
const PER_USUAL_COST = 12;
/** Per activity left for somebody who is unwell. */
const STILL_TO_DO = 22;

/** The cost of a repair: fixed stops missed, then what is given up, then how much changes, then travel and money. */
export function scoreRepair(before: DayView, tried: TriedRepair, disruption: Disruption): number {
  const { view, disruptions, bonus = 0 } = tried;
  const travelTimes = PER_MINUTE_OF_WAY * Math.max(-20, waysOf(view) - waysOf(before));
  const tiring = disruption.situation === "unwell" ? STILL_TO_DO * thingsLeft(view) : 0;
  return (
    missedWeight(view) +
    2 * totalWeight(disruptions) +
    changeOf(before, tried, disruption) +
    travelTimes +
    tiring -
    bonus
  );
}

function missedWeight({ forecast }: DayView): number {
  return forecast.reduce((sum, it) => {
    const { stop, lateBy, arrive, travelMinutes } = it;
    if (!stop.fixed) return sum;
    if (isMissed(it)) return sum + FIXED_MISSED + PER_FIXED_MINUTE * lateBy;
    const rush = PER_RUSH_MINUTE * Math.max(0, arrive - (stop.start - leadTimes(stop).rush));
    if (rush > 0 && isDeparture(stop)) return sum + rush;
    return travelMinutes === 0 ? sum : sum + PER_SPARE_MINUTE * Math.max(0, SPARE - Math.max(0, stop.start - arrive));
  }, 0);
}

function changeOf(before: DayView, { view, kind }: TriedRepair, { situation }: Disruption): number {
  const { context } = before.known;
  // If times are the problem, swapping two stops hardly changes the day.
  const isTrade = kind === "swap" && (situation === "closed" || situation === "weather");
  const pairs = changesBetween(before.trip, view.trip);
  const price = (it: (typeof pairs)[number]["is"]) => Number((it?.day && it.activity.estimatedCost) || 0);
  // With an unknown price nothing can be said about the difference.
  const isKnown = pairs.every(({ was }) => was?.activity.estimatedCost !== null);
  const money = isKnown ? pairs.reduce((sum, { was, is }) => sum + price(is) - price(was), 0) : 0;
  // If a stop falls out of a day with time left, filling the gap is good.
  const leavesGap = situation === "closed" || situation === "cancelled" || situation === "weather";
  const [swapped, replaced] = leavesGap ? [OWN_ALTERNATIVE, REPLACED] : [ALTERNATIVE_IF_LATE, REPLACED_IF_LATE];
  const other = kind === "swap" && !isTrade ? OTHER_ORDER : 0;
  const dearer = (PER_USUAL_COST * Math.max(0, money)) / usualCost(before);
  return pairs.reduce((sum, { was, is }) => {
    const worth = was ? PER_IMPORTANCE * importance(was.activity, context) : 0;
    if (!was?.day) return sum + PER_CHANGE + (leavesGap ? 0 : NEW_THING);
    if (!is?.day) return sum + PER_CHANGE + (kind === "replace" ? replaced : 1) * worth;
    if (is.activity.title !== was.activity.title) return sum + PER_CHANGE + swapped * worth;
    if (is.day.id !== was.day.id) return sum + PER_CHANGE + OTHER_DAY * worth;
    const [a, b] = [timedOf(was.activity, context), timedOf(is.activity, context)];
    if (!a || !b) return sum + PER_CHANGE;
    const lost = Math.max(0, a.end - a.start - (b.end - b.start));
    const moved = Math.min(Math.abs(a.start - b.start), Math.abs(a.start - b.start - lost));
    return sum + PER_CHANGE + movedCost(moved, isTrade) + lostCost(lost, a.end - a.start, worth);
  }, dearer + other);
}

/** Shortening never costs more than dropping. */
function lostCost(lost: number, length: number, worth: number): number {
  return Math.min(PER_MINUTE_LOST * lost, (worth * lost) / Math.max(1, length));
}

function movedCost(minutes: number, isTrade: boolean): number {
  const counted = isTrade ? Math.min(minutes, FAR) : minutes;
  return PER_MINUTE_MOVED * counted + PER_MINUTE_FAR * Math.max(0, counted - FAR);
}

function thingsLeft({ progress }: DayView): number {
  return progress.ahead.filter((it) => !it.fixed && it.activity.activityType !== "dining").length;
}

/** The average cost of an activity, or of lunch; infinite when both are unknown. */
function usualCost({ trip, known }: DayView): number {
  const costs = trip.days.flatMap((day) => day.activities.flatMap((it) => Number(it.estimatedCost ?? 0) || []));
  const average = costs.reduce((a, b) => a + b, 0) / Math.max(1, costs.length);
  return Math.max(average, Number(known.context.mealCost?.lunch ?? 0)) || Number.POSITIVE_INFINITY;
}

function waysOf({ forecast }: DayView): number {
  return forecast.reduce((sum, it) => sum + it.travelMinutes, 0);
}
