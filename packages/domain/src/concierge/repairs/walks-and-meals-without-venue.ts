import type { Meal } from "../../places/meal-times.ts";
import { mealTimes } from "../../places/meal-times.ts";
import type { Point } from "../../places/travel-time.ts";
import { freeVisit, neighborhoodsOf } from "../../planning/ideas-without-venue.ts";
import type { Stop as PlannedStop } from "../../planning/schedule-visits-and-lunch.ts";
import { activityOf } from "../../planning/stop-to-activity.ts";
import type { Activity } from "../../trip/document.ts";
import { worded } from "../../words/worded.ts";
import type { RepairContext } from "../repair-context.ts";
import type { Gap } from "./places-for-gap.ts";

const SHORTEST = 20;
const SHORTEST_MEAL = 30;
const STROLL = 60;
const MOST_STROLLS = 3;
const FARTHEST_MINUTES = 25;
const DAYLIGHT = { from: 480, to: 1230 };

/** Walks through neighbourhoods on the way, where no place fits. */
export function walksWithoutVenue(repair: RepairContext, gap: Gap): readonly Activity[] {
  if (gap.from < DAYLIGHT.from) return [];
  const taken = new Set(repair.situation.trip.days.flatMap((day) => day.activities.map((it) => it.title)));
  return areasFor(repair, gap)
    .filter(({ name }) => !taken.has(worded`Explore ${name}`))
    .flatMap(({ name, point, from, until }): Activity[] => {
      const [start, end] = [from, Math.min(from + STROLL, until, DAYLIGHT.to)];
      if (end - start < SHORTEST) return [];
      const visit = { ...freeVisit, title: worded`Explore ${name}`, point, neighborhood: name };
      return [made(repair, { kind: "visit", visit, table: null, point, start, end, leg: null })];
    })
    .slice(0, MOST_STROLLS);
}

/** A meal without a venue, in a neighbourhood and not at the traveller's position. */
export function mealWithoutVenue(repair: RepairContext, gap: Gap, meal: Meal): readonly Activity[] {
  return areasFor(repair, gap)
    .flatMap(({ point, from, until }): Activity[] => {
      const [start, end] = [from, Math.min(from + mealTimes[meal].minutes, until)];
      if (end - start < SHORTEST_MEAL) return [];
      const table = { place: null, point, minutes: end - start, penalty: 0 };
      return [made(repair, { kind: meal, visit: null, table, point, start, end, leg: null })];
    })
    .slice(0, 1);
}

interface Area {
  readonly name: string;
  readonly point: Point;
  /** Earliest arrival and latest departure. */
  readonly from: number;
  readonly until: number;
}

/** Neighbourhoods near the way, nearest first. */
function areasFor(repair: RepairContext, gap: Gap): readonly Area[] {
  const { travelTimes } = repair.view.known;
  const near = gap.at ?? gap.to ?? gap.instead;
  if (!near) return [];
  return neighborhoodsOf(repair.fixContext.request.candidates)
    .map(({ name, lat, lng }) => {
      // The middle of a neighbourhood is not an exact place, so its coordinates are rounded.
      const point = { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
      const there = travelTimes.between(near, point).minutes;
      const on = gap.to ? travelTimes.between(point, gap.to).minutes : 0;
      const from = Math.ceil((gap.from + there) / 5) * 5;
      return { name, point, there, on, from, until: Math.floor((gap.until - on) / 5) * 5 };
    })
    .filter(({ there }) => there <= FARTHEST_MINUTES)
    .sort((a, b) => a.there + a.on - b.there - b.on);
}

function made(repair: RepairContext, stop: PlannedStop): Activity {
  return { ...activityOf(repair.fixContext.request, stop, []), id: repair.newId() };
}
