import { datesFrom, weekdayOf } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import { driveMinutes, type Point } from "../places/travel-time.ts";
import { alsoFor, placesFor, tripScore } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { Want } from "../wishes/want.ts";
import { roadPace } from "./road-pace.ts";
import type { PlanStop } from "./stops-of-region.ts";
import type { PlanRequest } from "./types.ts";
import { wantsOf } from "./wants-of-request.ts";

/**
 * The wants of a trip with several stops, by the index of the stop that meets each best: where the day is that it names,
 * and where most places for it are. What is for every evening is for every stop.
 */
export function wantsByStop(request: PlanRequest, stops: readonly PlanStop[]): readonly (readonly Want[])[] {
  const byStop: Want[][] = stops.map(() => []);
  for (const want of wantsOf(request)) {
    if (want.count.of !== "times") {
      for (const [index] of stops.entries()) byStop[index]?.push(forEvery(want));
      continue;
    }
    const scoredBy = (score: typeof scoreAt) =>
      stops
        .map((stop, index) => ({ index, score: score(want, stop, request), isOn: isOn(want, stops, index) }))
        .filter((it) => it.score > 0);
    const best = scoredBy(scoreAt);
    const options = (best.length > 0 ? best : scoredBy(alsoAt)).sort(
      (a, b) => Number(b.isOn) - Number(a.isOn) || b.score - a.score || a.index - b.index,
    );
    const times = Math.min(want.count.times, options.length);
    const [first] = options;
    // "Flamenco twice" may be once here and once there.
    if (times > 1 && want.length.days <= 1)
      for (const { index } of options.slice(0, times))
        byStop[index]?.push({ ...want, count: { of: "times", times: 1 } });
    else if (first) byStop[first.index]?.push(want);
  }
  return byStop;
}

function forEvery(want: Want): Want {
  return want.count.of === "most nights" ? { ...want, count: { of: "nights" } } : want;
}

function scoreAt(want: Want, { candidates, guide, base }: PlanStop, request: PlanRequest): number {
  const [town = ""] = foldTitle(base.name).split(" ");
  const isSaid = town.length >= SHORTEST_TOWN && ` ${foldTitle(want.label)} `.includes(` ${town} `);
  const isHere = isSaid || want.heads.some((it) => it.isName && ` ${foldTitle(base.name)} `.includes(` ${it.name} `));
  const here = new Set(candidates.map((it) => it.id));
  const scores = [...placesFor(want, request.candidates)].flatMap(([place, score]) =>
    here.has(place.id) && isWithinDrive(request, base, place) ? [score] : [],
  );
  const byId = new Map(candidates.map((it) => [it.id, it]));
  const trips = guide.dayTrips.map((it) =>
    tripScore(
      want,
      it,
      it.placeIds.flatMap((id) => byId.get(id) ?? []),
    ),
  );
  const best = Math.max(0, ...scores, ...trips);
  return best === 0 ? 0 : (isHere ? IN_ITS_TOWN : 0) + best + MORE * Math.min(MOST_COUNTED, scores.length);
}

/** Where nothing that is it by its name can be reached: what is told of in its words. */
function alsoAt(want: Want, { candidates }: PlanStop, request: PlanRequest): number {
  const here = new Set(candidates.map((it) => it.id));
  return alsoFor(want, request.candidates).some((it) => here.has(it.id)) ? 1 : 0;
}

/** Whether one drives there and back within the hours at the wheel that were set. */
function isWithinDrive({ interests, guide }: PlanRequest, base: Point, place: Point): boolean {
  const { mostDriving } = readWishes(interests).route;
  return mostDriving === null || 2 * driveMinutes(base, place, roadPace(guide)) <= mostDriving;
}

/** A stop with more places for it meets it more surely. */
const MORE = 0.15;
/** "Skye" means a stay on Skye, not the ferry that goes there. */
const IN_ITS_TOWN = 4;
const SHORTEST_TOWN = 5;
const MOST_COUNTED = 6;

/** Whether the day of a want is spent at a stop. */
function isOn({ time, meal }: Want, stops: readonly PlanStop[], index: number): boolean {
  const stop = stops[index];
  if (!stop) return false;
  if (time.date) return stop.from <= time.date && time.date <= stop.to;
  if (time.weekday) return datesFrom(stop.from, stop.to).some((it) => weekdayOf(it) === time.weekday);
  if (time.position === "last") return index === stops.length - 1;
  if (time.position === "first") return index === 0;
  return meal !== null && index === stops.length - 1;
}
