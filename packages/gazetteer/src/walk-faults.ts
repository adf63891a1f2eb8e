import { metresBetween } from "./agreement.ts";
import { type bestTimes, type DestinationFile, type PlaceRecord, weekdays } from "./destination-schema.ts";
import { minutesOf, weekOf } from "./opening-times.ts";

/** When a walk sets out, in minutes after midnight; sunrise as in the longest days. */
const SETS_OUT: Readonly<Record<(typeof bestTimes)[number], number>> = {
  sunrise: 5.5 * 60,
  morning: 9 * 60,
  midday: 11.5 * 60,
  afternoon: 14 * 60,
  "golden-hour": 16.5 * 60,
  evening: 18.5 * 60,
  night: 21 * 60,
};
/** People set out earlier and stay longer. */
const LEEWAY_MIN = 90;
const DAY_MIN = 24 * 60;
/** A walk looks at less of a place than a visit of its own, and some places only from outside. */
const LEAST_SHARE = 0.35;
/** Metres in a minute on the way from place to place, beyond walking distance by car. */
const METRES_A_MINUTE = { onFoot: 75, byCar: 600 } as const;
const WALKABLE_M = 4000;
const TOO_SHORT = 1.15;

/** Walks that cannot be walked: places that are shut while one passes, and fewer minutes than their places take. */
export function walkFaults(file: DestinationFile): readonly { readonly path: string; readonly message: string }[] {
  const places = new Map(file.places.map((it) => [it.id, it]));
  return file.walks.flatMap((walk) => {
    const stops = walk.places.flatMap((id) => places.get(id) ?? []);
    const starts = walk.best_time && SETS_OUT[walk.best_time];
    const shut = starts === undefined ? [] : stops.filter((it) => !opensWithin(it, starts, starts + walk.minutes));
    const least = Math.round(leastMinutes(stops));
    return [
      ...shut.map((it) => ({ path: walk.id, message: `${it.id} is shut during a walk at ${walk.best_time}` })),
      ...(least > walk.minutes * TOO_SHORT
        ? [{ path: walk.id, message: `its places take at least ${least} minutes, not ${walk.minutes}` }]
        : []),
    ];
  });
}

function opensWithin(place: PlaceRecord, from: number, to: number): boolean {
  const week = weekOf(place);
  if (week === null || place.hours === "daily off") return true;
  const spans = weekdays.flatMap((it) => week[it]).map((span) => span.split("-").map(minutesOf) as [number, number]);
  return spans.some(([opens, closes]) => {
    const ends = closes > opens ? closes : closes + DAY_MIN;
    return [0, DAY_MIN].some((later) => opens < to + LEEWAY_MIN + later && ends > from - LEEWAY_MIN + later);
  });
}

function leastMinutes(stops: readonly PlaceRecord[]): number {
  const stays = stops.reduce((sum, it) => sum + it.minutes * LEAST_SHARE, 0);
  const ways = stops.slice(1).map((it, index) => metresBetween((stops[index] ?? it).at, it.at));
  return (
    stays + ways.reduce((sum, it) => sum + it / (it < WALKABLE_M ? METRES_A_MINUTE.onFoot : METRES_A_MINUTE.byCar), 0)
  );
}
