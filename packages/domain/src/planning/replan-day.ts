import type { Candidate } from "../places/candidate.ts";
import { centroid, distanceKm } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { isDinner, isLunch, mealsOn } from "../trip/check/day-load-and-lunch.ts";
import type { CheckContext } from "../trip/check/match-place.ts";
import { checkedDays } from "../trip/check/timeline.ts";
import type { Activity, Day, TripDocument } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";
import { HIGHEST_PLANNED } from "./stop-to-activity.ts";

/** An activity that a person gave this priority or more stays. */
const WANTED = 8;
/** The radius of a day's area is at least this, and large enough for a choice of places. */
const SHORTEST_KM = 2;
const ENOUGH_VISITS = 12;
const ENOUGH_TABLES = 6;
const WIDER = 1.5;
const WIDEST_KM = 30;

/**
 * Whether an activity stays when its day is replanned: what every plan keeps, what has a high priority, and what the
 * group likes.
 *
 * @param liked ids of places with the votes of at least half of the group
 */
export function isKeptOnDay(activity: Activity, liked: ReadonlySet<string>): boolean {
  if (isKept(activity)) return true;
  if (activity.placeId !== null && liked.has(activity.placeId)) return true;
  return activity.provenance === "person" ? activity.priority >= WANTED : activity.priority > HIGHEST_PLANNED;
}

/**
 * The meals of a day that its new plan has lost: with these kept, the day is planned again, so that it has the meals
 * that it had.
 *
 * @param after the day with its new plan
 */
export function mealsToKeep(trip: TripDocument, after: TripDocument, dayId: string): ReadonlySet<string> {
  const on = (it: TripDocument) => checkedDays(it, noPlaces, new Set([dayId])).find(({ day }) => day.id === dayId);
  const [was, is] = [on(trip), on(after)];
  if (!was || !is) return new Set();
  const meals = mealsOn(is);
  const lost = was.timed.filter(
    (it) =>
      it.activity.activityType === "dining" &&
      ((isLunch(it) && !meals.has("lunch")) || (isDinner(it) && !meals.has("dinner"))),
  );
  return new Set(lost.map((it) => it.activity.id));
}

const noPlaces: CheckContext = { candidates: new Map(), dietary: [], accessibility: [] };

/** The candidates in the area of a day, so that its new plan stays there; all of them for a day without positions. */
export function candidatesInArea(candidates: readonly Candidate[], { activities }: Day): readonly Candidate[] {
  const points = activities.flatMap((it) => (it.activityType === "transport" ? [] : (ownPoint(it) ?? [])));
  const middle = centroid(points);
  if (!middle) return candidates;
  let km = Math.max(SHORTEST_KM, ...points.map((it) => distanceKm(it, middle)));
  for (; km <= WIDEST_KM; km *= WIDER) {
    const near = candidates.filter((it) => distanceKm(it, middle) <= km);
    const tables = near.filter((it) => it.category === "food").length;
    if (tables >= ENOUGH_TABLES && near.length - tables >= ENOUGH_VISITS) return near;
  }
  return candidates;
}
