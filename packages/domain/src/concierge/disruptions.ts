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
  /** How much it weighs against others: a plan after a repair must weigh less. */
  readonly weight: number;
  readonly stops: readonly Stop[];
  readonly forecast: StopForecast | null;
  /** Of free time: how many. */
  readonly minutes?: number;
}

/** Coming so late to something without a booking is how days are. */
const TOLERANCE = 10;
/** What was left out can still find another day for so long after its hour. */
const REMEMBERED = 240;
const FIXED_TOLERANCE = 5;
/** Who is out in the open has to be there for so long yet to look for a roof. */
const STILL_WET = 20;
/** A visit that is over after this does not tire somebody who is unwell. */
export const EASY = 60;

export function toleranceOf(stop: Stop): number {
  if (!stop.fixed) return TOLERANCE;
  return isDeparture(stop) ? 0 : FIXED_TOLERANCE;
}

/** Later than is forgiven. */
export const isMissed = ({ stop, lateBy }: Pick<StopForecast, "stop" | "lateBy">): boolean =>
  lateBy > toleranceOf(stop);

/** What is wrong, the first first. What no change of the plan can mend is none of it: that is for the alerts. */
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

/** What was cancelled or skipped and still stands on the plan. Nobody but its owner can take a booking off it. */
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

/** What is in the open air while it rains, or whatever it does. */
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

/** What will be missed or found closed. */
function lateOrClosedStops(view: DayView): Disruption[] {
  return view.forecast.flatMap((it): Disruption[] => {
    const { stop, lateBy } = it;
    const helpless = stop.fixed ? unavoidableDelay(view, stop.activity.id) : 0;
    const isLate = lateBy > Math.max(toleranceOf(stop), helpless === 0 ? 0 : helpless + FIXED_TOLERANCE);
    // Who does not get there before midnight is not kept out by a door.
    const isClosed = it.isClosed && !stop.fixed && it.arrive < 1440;
    if ((!isLate && !isClosed) || !(stop.isToday || stop.fixed)) return [];
    const situation = isClosed ? "closed" : it.cause === "plan" ? "clash" : it.cause === "delay" ? "delayed" : "late";
    const weight = stop.fixed ? 200 + 3 * (lateBy - helpless) : 20 + (isClosed ? 60 : Math.min(lateBy, 60));
    const key = keyOf(situation, stop.activity, view.known.date);
    return [{ situation, key, at: Math.min(stop.start, it.arrive), weight, stops: [stop], forecast: it }];
  });
}

function keyOf(situation: SituationKind, { id }: Activity, date: string): string {
  return `${situation}:${id}:${date}`;
}
