import { weekdayOf } from "../calendar.ts";
import { capitalize } from "../join-words.ts";
import { hoursWords } from "../places/opening-hours.ts";
import { driveMinutes, formatLeg, legBetween, type Point } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { placesById } from "../trip/check/match-place.ts";
import type { Activity, Day } from "../trip/document.ts";
import { everyWeekday } from "../weekday-names.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { roadPace } from "./road-pace.ts";
import type { PlanRequest } from "./types.ts";

/** For a known place: its opening hours that day, and the way there. */
export interface StopExplanation {
  readonly activityId: string;
  readonly reason: string;
}

/** When each known place of a day is open that day, and how to get there from the stop before. */
export function explainStops({ candidates, guide, interests }: PlanRequest, day: Day): readonly StopExplanation[] {
  const places = placesById(candidates);
  const { withCar, withDriver } = readWishes(interests).route;
  const byCar = (guide?.needsCar ?? false) || withCar || withDriver;
  const rides = day.activities.some((it) => it.activityType === "transport" && /^(?:Drive|Tour|Taxi) /.test(it.title));
  return day.activities.flatMap((it, index) => {
    const place = it.placeId === null ? undefined : places.get(it.placeId);
    if (!place) return [];
    const open = place.onlyDaysKnown ? undefined : place.hours && hoursWords(place.hours, weekdayOf(day.date));
    const hours = open && open !== "00:00–24:00" ? `open ${open} on ${everyWeekday[weekdayOf(day.date)]}` : null;
    const way = wayTo(it, day.activities.slice(0, index), byCar || rides, roadPace(guide));
    const parts = [hours, way].filter(Boolean);
    return parts.length === 0 ? [] : [{ activityId: it.id, reason: `${capitalize(parts.join("; "))}.` }];
  });
}

/** After a ride one is there already. */
function wayTo(stop: Activity, before: readonly Activity[], byCar: boolean, pace: number): string | null {
  const last = before.findLast((it) => ownPoint(it) !== null);
  const [from, to] = [last && ownPoint(last), ownPoint(stop)];
  if (!last || !from || !to) return null;
  const way = wayBetween(from, to, byCar, pace);
  return way === null || last.activityType === "transport" ? null : `${way} from ${last.title}`;
}

function wayBetween(from: Point, to: Point, byCar: boolean, pace: number): string | null {
  const leg = legBetween(from, to);
  return byCar && leg.mode === "transit" ? `about ${driveMinutes(from, to, pace)} minutes by car` : formatLeg(leg);
}
