import { type DayView, viewDay } from "./day-view.ts";
import { isMissed } from "./disruptions.ts";
import type { Stop } from "./stops-of-day.ts";
import type { Situation } from "./types.ts";

const STEP = 5;
/** Longer delays are not checked. */
const MOST = 120;

/** A delay from which on a fixed stop is missed. */
export interface LatestSafeDelay {
  readonly delayed: Stop;
  readonly minutes: number;
  readonly missed: Stop;
}

/** For delays of unknown length: from how many minutes on a fixed stop is missed. */
export function latestSafeDelays(view: DayView, situation: Situation): readonly LatestSafeDelay[] {
  return view.stops
    .filter((it) => view.known.status.unspecifiedDelays.has(it.activity.id) && it.end > view.progress.now)
    .flatMap((delayed) => latestSafeDelay(view, situation, delayed) ?? []);
}

function latestSafeDelay(view: DayView, situation: Situation, delayed: Stop): LatestSafeDelay | null {
  const { status } = view.known;
  const missedAt = (minutes: number) => {
    const delays = new Map([...status.delays, [delayed.activity.id, minutes]]);
    return missedIn(viewDay(situation, view.trip, { ...status, delays }));
  };
  const already = new Set([delayed.activity.id, ...missedAt(0).map((it) => it.activity.id)]);
  for (let minutes = STEP; minutes <= MOST; minutes += STEP) {
    const missed = missedAt(minutes).find((it) => !already.has(it.activity.id));
    if (missed) return { delayed, minutes, missed };
  }
  return null;
}

function missedIn({ directForecast: straight }: DayView): readonly Stop[] {
  return straight.filter(isMissed).map(({ stop }) => stop);
}
