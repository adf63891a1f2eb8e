import { weekdayOf } from "../calendar.ts";
import { capitalize } from "../join-words.ts";
import { legSaid } from "../places/leg-said.ts";
import { hoursWords } from "../places/opening-hours.ts";
import { driveMinutes, legBetween, type Point } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { placesById } from "../trip/check/match-place.ts";
import type { Activity, Day } from "../trip/document.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { type Sentence, said, together } from "../words/sentence.ts";
import { worded, wordOf } from "../words/worded.ts";
import { isRideBy } from "./ride.ts";
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
  const rides = day.activities.some(
    (it) => it.activityType === "transport" && ["car", "tour", "taxi"].some((mode) => isRideBy(mode, it.title)),
  );
  return day.activities.flatMap((it, index) => {
    const place = it.placeId === null ? undefined : places.get(it.placeId);
    if (!place) return [];
    const open = place.onlyDaysKnown ? undefined : place.hours && hoursWords(place.hours, day.date);
    const hours = open && open !== "00:00–24:00" ? said`open ${open} on ${{ weekday: weekdayOf(day.date) }}` : null;
    const way = wayTo(it, day.activities.slice(0, index), byCar || rides, roadPace(guide));
    const parts = [hours, way].filter((part) => part !== null);
    const reason = capitalize(wordOf(together(parts, "semicolons")));
    return parts.length === 0 ? [] : [{ activityId: it.id, reason: worded`${reason}.` }];
  });
}

/** A ride ends at its stop, so there is no further way. */
function wayTo(stop: Activity, before: readonly Activity[], byCar: boolean, pace: number): Sentence | null {
  const last = before.findLast((it) => ownPoint(it) !== null);
  const [from, to] = [last && ownPoint(last), ownPoint(stop)];
  if (!last || !from || !to) return null;
  const way = wayBetween(from, to, byCar, pace);
  return way === null || last.activityType === "transport" ? null : said`${way} from ${last.title}`;
}

function wayBetween(from: Point, to: Point, byCar: boolean, pace: number): Sentence | null {
  const leg = legBetween(from, to);
  return byCar && leg.mode === "transit"
    ? said`about ${driveMinutes(from, to, pace)} minutes by car`
    : leg && legSaid(leg);
}
