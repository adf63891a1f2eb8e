import type { TripDocument } from "../trip/document.ts";
import { type ForecastContext, forecastStops, type StopForecast } from "./arrival-forecast.ts";
import { type DayProgress, dayProgress } from "./day-progress.ts";
import { type ReportedStatus, reportedStatus } from "./reported-status.ts";
import { type Stop, stopsOn } from "./stops-of-day.ts";
import { TravelTimes } from "./travel-times.ts";
import type { Situation } from "./types.ts";

/** A plan as one traveller sees it at one moment. Made again for every plan that a repair would lead to. */
export interface DayView {
  readonly trip: TripDocument;
  readonly stops: readonly Stop[];
  readonly progress: DayProgress;
  readonly forecast: readonly StopForecast[];
  /** Arrival at the fixed stops when everything else is left out. */
  readonly directForecast: readonly StopForecast[];
  readonly known: ForecastContext;
}

export function viewDay(
  situation: Omit<Situation, "maxDetourMinutes" | "wish">,
  trip: TripDocument,
  /** The reported status of the current plan, when `trip` is a change of it. */
  said?: ReportedStatus,
): DayView {
  const { context, now, place, mode, events } = situation;
  const stops = stopsOn(trip, now.date, context);
  const status = said ?? reportedStatus(stops, events, now.date, trip, context);
  const progress = dayProgress(stops, status, now.minutes, place);
  const known = { context, status, date: now.date, travelTimes: new TravelTimes(mode, context.accessibility) };
  return {
    trip,
    stops,
    progress,
    known,
    forecast: forecastStops(known, progress),
    directForecast: forecastStops(
      known,
      leaving(progress),
      progress.ahead.filter((it) => it.fixed),
    ),
  };
}

/** A stop that is not fixed can be left now. */
function leaving(progress: DayProgress): DayProgress {
  const { current, now, busyUntil } = progress;
  if (!current || current.stop.fixed || current.isLonger) return progress;
  const free = Math.max(now, busyUntil);
  return { ...progress, current: null, free, setOff: free };
}

/** Minutes by which a fixed stop is missed whatever is left out; 0 when it can be reached. */
export function unavoidableDelay(view: DayView, activityId: string): number {
  return view.directForecast.find((it) => it.stop.activity.id === activityId)?.lateBy ?? 0;
}
