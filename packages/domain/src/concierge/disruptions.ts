import { placeOf } from "../trip/check/match-place.ts";
import type { Activity } from "../trip/document.ts";
import type { StopForecast } from "./arrival-forecast.ts";
import { type DayView, unavoidableDelay } from "./day-view.ts";
import { isDeparture } from "./departures.ts";
import { isSubstitute } from "./reported-status.ts";
import type { Stop } from "./stops-of-day.ts";
import type { SituationKind } from "./types.ts";

/** Something that is wrong with the rest of the day. */
export interface Disruption {
  readonly situation: SituationKind;
  readonly key: string;
  /** When it begins to matter, in minutes after midnight. */
  readonly at: number;
  /** Its weight against other disruptions; a repair has to reduce the total. */
  readonly weight: number;
  readonly stops: readonly Stop[];
  readonly forecast: StopForecast | null;
  /** Length of the free time. */
  readonly minutes?: number;
}

/** A delay of this many minutes is accepted for something without a booking. */
const TOLERANCE = 10;
/** For this many minutes after its end, a skipped stop can still be moved to another day. */
const REMEMBERED = 240;
const FIXED_TOLERANCE = 5;
/** Bad weather matters only if an outdoor stop still lasts this long. */
const STILL_WET = 20;
/** A visit of up to this length is fine for somebody who is unwell. */
export const EASY = 60;

export function toleranceOf(stop: Stop): number {
  if (!stop.fixed) return TOLERANCE;
  return isDeparture(stop) ? 0 : FIXED_TOLERANCE;
}

/** Later than the tolerance. */
export const isMissed = ({ stop, lateBy }: Pick<StopForecast, "stop" | "lateBy">): boolean =>
  lateBy > toleranceOf(stop);

/** All disruptions, by time. What no repair can solve is an alert instead. */
export function disruptionsIn(view: DayView): readonly Disruption[] {
  const disruptions = [
    ...calledOffStops(view),
    ...unwellDisruption(view),
    ...weatherDisruption(view),
    ...lateOrClosedStops(view),
  ];
  return disruptions.sort((a, b) => a.at - b.at);
}

export function totalWeight(disruptions: readonly Disruption[]): number {
  return disruptions.reduce((sum, it) => sum + it.weight, 0);
}

/** Stops that were called off and are still on the plan. Bookings are left to their owner. */
function calledOffStops({ stops, known, progress }: DayView): Disruption[] {
  return stops.flatMap((stop): Disruption[] => {
    const situation = known.status.calledOff.get(stop.activity.id);
    if (!situation || stop.fixed || !stop.isToday || isSubstitute(stop.activity)) return [];
    if (stop.end + REMEMBERED <= progress.now) return [];
    return [
      {
        situation,
        key: keyOf(situation, stop.activity, known.date),
        at: stop.start,
        weight: 60,
        stops: [stop],
        forecast: null,
      },
    ];
  });
}

function unwellDisruption({ progress, known }: DayView): Disruption[] {
  const { unwell: rest } = known.status;
  if (!rest || rest.to <= progress.now) return [];
  const meant = progress.ahead.filter(
    (it) => isLeft(it) && it.start < rest.to && it.activity.activityType !== "dining",
  );
  const isBounded = rest.to < 1440;
  const minutes = meant.reduce((sum, it) => sum + it.end - it.start, 0);
  if (meant.length === 0 || (!isBounded && meant.length === 1 && minutes <= EASY)) return [];
  const key = `unwell:${known.date}`;
  return [{ situation: "unwell", key, at: progress.now, weight: 30 + minutes / 4, stops: meant, forecast: null }];
}

/** Outdoor stops during bad weather. */
function weatherDisruption(view: DayView): Disruption[] {
  const { known, progress } = view;
  const { weather } = known.status;
  if (!weather || weather.to <= progress.now) return [];
  const { current, now, ahead } = progress;
  const on = current && current.end - now >= STILL_WET ? [current.stop] : [];
  const meant = [...on, ...ahead].filter((it) => isLeft(it) && it.start < weather.to && isOutdoors(view, it.activity));
  const [first] = meant;
  if (!first) return [];
  const key = `weather:${known.date}`;
  return [{ situation: "weather", key, at: first.start, weight: 40 * meant.length, stops: meant, forecast: null }];
}

function isLeft(stop: Stop): boolean {
  return !stop.fixed && stop.isToday && stop.activity.activityType !== "transport";
}

export function isOutdoors({ known }: DayView, activity: Activity): boolean {
  const place = placeOf(activity, known.context);
  return place ? place.setting === "outdoor" && place.category !== "food" : activity.activityType === "outdoor";
}

/** Stops that will be missed or found closed. */
function lateOrClosedStops(view: DayView): Disruption[] {
  return view.forecast.flatMap((it): Disruption[] => {
    const { stop, lateBy } = it;
    const unavoidable = stop.fixed ? unavoidableDelay(view, stop.activity.id) : 0;
    const isLate = lateBy > Math.max(toleranceOf(stop), unavoidable === 0 ? 0 : unavoidable + FIXED_TOLERANCE);
    // Opening hours are not checked after midnight.
    const isClosed = it.isClosed && !stop.fixed && it.arrive < 1440;
    if ((!isLate && !isClosed) || !(stop.isToday || stop.fixed)) return [];
    const situation = isClosed ? "closed" : it.cause === "plan" ? "clash" : it.cause === "delay" ? "delayed" : "late";
    const weight = stop.fixed ? 200 + 3 * (lateBy - unavoidable) : 20 + (isClosed ? 60 : Math.min(lateBy, 60));
    const key = keyOf(situation, stop.activity, view.known.date);
    return [{ situation, key, at: Math.min(stop.start, it.arrive), weight, stops: [stop], forecast: it }];
  });
}

function keyOf(situation: SituationKind, { id }: Activity, date: string): string {
  return `${situation}:${id}:${date}`;
}
