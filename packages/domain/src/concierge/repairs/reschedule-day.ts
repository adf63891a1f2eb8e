import { openSpans, type Span } from "../../places/opening-hours.ts";
import { legBetween, type Point } from "../../places/travel-time.ts";
import { placeOf } from "../../trip/check/match-place.ts";
import { isTravelTimeKnown, pointAfter, startOf, travelMinutesTo } from "../arrival-forecast.ts";
import type { DayView } from "../day-view.ts";
import { exitMinutes, isDeparture, leadTimes } from "../departures.ts";
import { toleranceOf } from "../disruptions.ts";
import { type Stop, shortestVisit } from "../stops-of-day.ts";

/** A stop with its new times. */
export interface RescheduledStop {
  readonly stop: Stop;
  readonly start: number;
  readonly end: number;
  readonly lateBy: number;
  /** Whether the plan changes. Fixed and delayed stops only take their time. */
  readonly isRetimed: boolean;
}

export interface RescheduleOptions {
  /**
   * keep: visits keep their length and start later; cut: they end at their planned time if enough of the visit remains.
   */
  readonly lengths: "keep" | "cut";
  /** The rest of the day in this order; as it is planned when left out. */
  readonly order?: readonly Stop[];
  /** A stop to be reached in time, besides the fixed ones. */
  readonly protect?: string;
  /** Stops that swap or come earlier, and from when each may begin. */
  readonly inTurn?: { readonly stops: readonly Stop[]; readonly from: number };
  /** A stop that is kept but shortened. */
  readonly longest?: { readonly activityId: string; readonly minutes: number };
  /** Stops that begin at this time or later: after a rest or the rain. */
  readonly notBefore?: { readonly stops: readonly Stop[]; readonly at: number };
}

const MOST_ROUNDS = 6;
/** Tolerated by the plan check. */
const ACROSS = 5;
/** Latest end of a stop, unless it was planned later; how far a meal may move. */
const LATEST_END = 1350;
const LATER_THAN_PLANNED = 60;
const MEAL_SHIFT = 90;
/** Minutes for a way of unknown length. */
const SOMEWHERE = 15;

/**
 * Computes new times for the rest of the day, stop by stop: not before the traveller can be there, within opening
 * hours, fixed stops at their own times. Null when a stop finds no time.
 */
export function rescheduleDay(view: DayView, how: RescheduleOptions): readonly RescheduledStop[] | null {
  const lengths = new Map<string, number>();
  for (let round = 0; ; round++) {
    const placed = forward(view, how, lengths);
    if (!placed || round === MOST_ROUNDS) return placed;
    const missed = placed.findIndex((it) => isMissed(view, how, it));
    if (missed === -1 || !leaveEarlier(view, placed, missed, lengths)) return placed;
  }
}

function isMissed(view: DayView, { protect }: RescheduleOptions, { stop, lateBy, start }: RescheduledStop): boolean {
  if (stop.activity.id === protect) return start > stop.start + ACROSS;
  return stop.fixed && lateBy > Math.max(toleranceOf(stop), inAnyCase(view, stop));
}

/** How late the stop is reached when going there at once. */
function inAnyCase(view: DayView, stop: Stop): number {
  const { closes, rush } = leadTimes(stop);
  const direct = view.directForecast.find((it) => it.stop.activity.id === stop.activity.id);
  return direct ? Math.max(0, direct.lateBy, direct.arrive - (stop.start + delayOf(view, stop) - rush)) : rush - closes;
}

function delayOf({ known }: DayView, { activity }: Stop): number {
  return known.status.delays.get(activity.id) ?? 0;
}

/** Shortens the last movable stop before it by the missing minutes; false when there is none. */
function leaveEarlier(
  view: DayView,
  placed: readonly RescheduledStop[],
  missed: number,
  lengths: Map<string, number>,
): boolean {
  const { stop, start, lateBy } = placed[missed] as RescheduledStop;
  const missing = stop.fixed ? lateBy : start - stop.start;
  const now = Math.ceil(view.progress.now / 5) * 5;
  for (const it of placed.slice(0, missed).reverse()) {
    if (it.stop.fixed) return false;
    const isOn = view.progress.current?.stop === it.stop;
    if (!isMovable(view, it.stop) || (isOn && view.progress.current?.isLonger)) continue;
    const least = Math.max(shortestVisit(it.stop), isOn ? now - it.start : 0);
    const spare = it.end - it.start - least;
    if (spare < 5) continue;
    lengths.set(it.stop.activity.id, it.end - it.start - Math.min(spare, Math.ceil(missing / 5) * 5));
    return true;
  }
  return false;
}

/** Whether a repair may move the stop. Delayed stops begin when they can. */
export function isMovable({ known }: Pick<DayView, "known">, stop: Stop): boolean {
  return !stop.fixed && stop.isToday && !known.status.delays.has(stop.activity.id);
}

function forward(
  view: DayView,
  how: RescheduleOptions,
  lengths: ReadonlyMap<string, number>,
): RescheduledStop[] | null {
  const { progress } = view;
  const placed: RescheduledStop[] = [];
  // For a stop that comes earlier the traveller has not left yet.
  let time = how.inTurn ? progress.free : progress.setOff;
  let at = progress.from;
  let lastSeen = at;
  let before: Stop | null = null;
  if (progress.current) {
    const { stop } = progress.current;
    const length = lengths.get(stop.activity.id);
    const leaves = length === undefined ? stop.end : stop.start + length;
    placed.push({ stop, start: stop.start, end: leaves, lateBy: 0, isRetimed: leaves !== stop.end });
    before = stop;
    if (length !== undefined) time = Math.max(progress.now, stop.start + length, progress.busyUntil);
  }
  for (const stop of how.order ?? progress.ahead) {
    const way = (before ? exitMinutes(before) : 0) + wayBetween(view, startOf(stop, at, lastSeen), before, stop);
    const isSooner = how.inTurn?.stops.includes(stop) && !isTravelTimeKnown(at, stop) && before === null;
    const arrive = Math.max(progress.now, time + (isSooner ? Math.max(way, SOMEWHERE) : way));
    const next = isMovable(view, stop) ? placeFree(view, how, stop, arrive, lengths) : placeFixed(view, stop, arrive);
    if (!next) return null;
    placed.push(next);
    [time, at, before] = [
      isMovable(view, stop) ? next.end : Math.max(next.end, next.start),
      pointAfter(stop, at),
      stop,
    ];
    lastSeen = isDeparture(stop) ? at : (at ?? lastSeen);
  }
  return placed;
}

/** Travel time by the traveller's mode, and no less than the plan check requires. */
function wayBetween(view: DayView, at: Point | null, before: Stop | null, stop: Stop): number {
  const own = travelMinutesTo(
    view.known.travelTimes,
    at,
    stop,
    isTravelTimeKnown(at, stop) || !before ? null : stop.start - before.end,
  );
  return before?.exit && stop.entry ? Math.max(own, legBetween(before.exit, stop.entry).minutes) : own;
}

function placeFixed(view: DayView, stop: Stop, arrive: number): RescheduledStop {
  const delay = delayOf(view, stop);
  const begin = Math.max(arrive, stop.start + delay);
  const lateBy = Math.max(0, arrive - (stop.start + delay - leadTimes(stop).rush));
  return { stop, start: begin, end: Math.max(begin, stop.end + delay), lateBy, isRetimed: false };
}

function placeFree(
  view: DayView,
  how: RescheduleOptions,
  stop: Stop,
  arrive: number,
  lengths: ReadonlyMap<string, number>,
): RescheduledStop | null {
  const { status } = view.known;
  const isMeal = stop.activity.activityType === "dining";
  const target = status.runningLate?.target;
  const runningLate = target?.activityId === stop.activity.id ? target.notBefore : 0;
  const earliest = Math.max(arrive, runningLate, how.notBefore?.stops.includes(stop) ? how.notBefore.at : 0);
  const most = how.longest?.activityId === stop.activity.id ? how.longest.minutes : Number.POSITIVE_INFINITY;
  const length = Math.min(stop.end - stop.start, most);
  const from = !isMeal && how.inTurn?.stops.includes(stop) ? how.inTurn.from : null;
  const wanted = from === null ? stop.start : Math.min(stop.start, rounded(Math.max(from, earliest)));
  const start = earliest <= wanted + ACROSS ? wanted : rounded(earliest);
  const cut = Math.max(shortestVisit(stop), Math.min(length, stop.end - start));
  const wish = lengths.get(stop.activity.id) ?? (how.lengths === "cut" && start > stop.start ? cut : length);
  const hours = placeOf(stop.activity, view.known.context)?.hours;
  // A stop planned outside opening hours may stay at its time.
  const spans =
    hours && (start !== stop.start || !fits(openSpans(hours, view.known.date), start, wish))
      ? openSpans(hours, view.known.date)
      : null;
  const found = spans
    ? inHours(spans, start, wish, how.lengths === "cut" ? shortestVisit(stop) : wish)
    : { start, end: start + wish };
  if (!found || found.start >= 1440) return null;
  const latest = isMeal ? stop.end + MEAL_SHIFT : Math.max(LATEST_END, stop.end + LATER_THAN_PLANNED);
  if (found.end > latest || (isMeal && Math.abs(found.start - stop.start) > MEAL_SHIFT)) return null;
  return { stop, ...found, lateBy: 0, isRetimed: found.start !== stop.start || found.end !== stop.end };
}

function fits(spans: readonly Span[], start: number, length: number): boolean {
  return spans.some((it) => it.start <= start && start + length <= it.end);
}

/** The first time at which it is open for the whole length, else for the shortest visit. */
function inHours(spans: readonly Span[], from: number, length: number, least: number): Span | null {
  for (const minutes of new Set([length, least])) {
    const span = spans.find((it) => Math.max(it.start, from) + minutes <= it.end);
    if (!span) continue;
    const start = Math.max(span.start, from);
    return { start, end: Math.min(start + length, span.end) };
  }
  return null;
}

/** Rounds up to five minutes, or to a quarter of an hour that is near. */
function rounded(minutes: number): number {
  const quarter = Math.ceil(minutes / 15) * 15;
  return quarter - minutes <= 7 ? quarter : Math.ceil(minutes / 5) * 5;
}
