import type { TripDocument } from "../trip/document.ts";
import { type Forecast, forecast, type Known } from "./arrival-forecast.ts";
import { type Standing, standingAt } from "./day-progress.ts";
import { type Account, accountOf } from "./reported-status.ts";
import { type Stop, stopsOn } from "./stops-of-day.ts";
import { Ways } from "./travel-times.ts";
import type { Situation } from "./types.ts";

/** One plan seen by one traveller at one moment: made again for every plan that a repair would lead to. */
export interface Look {
  readonly trip: TripDocument;
  readonly stops: readonly Stop[];
  readonly standing: Standing;
  readonly forecast: readonly Forecast[];
  /** What is fixed, when one goes there at once and leaves out all that is not. */
  readonly straight: readonly Forecast[];
  readonly known: Known;
}

export function lookAt(
  situation: Omit<Situation, "maxDetourMinutes" | "wish">,
  trip: TripDocument,
  /** What was said of the plan as it is, when this one is a change of it. */
  said?: Account,
): Look {
  const { context, now, place, mode, events } = situation;
  const stops = stopsOn(trip, now.date, context);
  const account = said ?? accountOf(stops, events, now.date, trip, context);
  const standing = standingAt(stops, account, now.minutes, place);
  const known = { context, account, date: now.date, ways: new Ways(mode, context.accessibility) };
  return {
    trip,
    stops,
    standing,
    known,
    forecast: forecast(known, standing),
    straight: forecast(
      known,
      leaving(standing),
      standing.ahead.filter((it) => it.fixed),
    ),
  };
}

/** What is on and not fixed can be left now. */
function leaving(standing: Standing): Standing {
  const { current, now, heldUntil } = standing;
  if (!current || current.stop.fixed || current.isLonger) return standing;
  const free = Math.max(now, heldUntil);
  return { ...standing, current: null, free, setOff: free };
}

/** By how much a fixed thing is missed whatever one leaves out; 0 when it can be reached. */
export function unavoidable(look: Look, activityId: string): number {
  return look.straight.find((it) => it.stop.activity.id === activityId)?.lateBy ?? 0;
}
