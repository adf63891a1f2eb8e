import { legBetween } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import type { ActivityFields } from "../trip/document.ts";
import { listed } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";

const FEWEST_WAYS = 3;
const MOST_RIDES = 2;

/** How the stops of a day hang together: on foot, or with a ride or two. Null when there is nothing to tell, or too much. */
export function waysOfDay(stops: readonly ActivityFields[]): string | null {
  if (stops.some((it) => it.activityType === "transport")) return null;
  const placed = stops.filter((it) => it.placeId !== null && ownPoint(it) !== null);
  const ways = placed
    .slice(1)
    .map((to, index) => ({ to, leg: legBetween(ownPoint(placed[index] ?? to), ownPoint(to)) }));
  if (ways.length < FEWEST_WAYS) return null;
  const rides = ways.filter((it) => it.leg.mode === "transit");
  const longest = Math.max(...ways.map((it) => (it.leg.mode === "walk" ? it.leg.minutes : 0)));
  if (rides.length === 0) return worded`All of it is on foot; no walk is longer than ${longest} minutes.`;
  if (rides.length > MOST_RIDES) return null;
  const to = listed(rides.map((it) => it.to.title));
  return rides.length === 1
    ? worded`On foot except for one ride, to ${to}.`
    : worded`On foot except for two rides, to ${to}.`;
}
