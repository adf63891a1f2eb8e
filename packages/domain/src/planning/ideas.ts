import { centroid, distanceKm, type Point } from "./travel.ts";
import type { Candidate, Destination } from "./types.ts";
import type { DayPart, Visit } from "./visit.ts";

/** Honest fillers: what one may do in a part of town or in a city, with no venue named because none is known. */

interface Neighborhood extends Point {
  readonly name: string;
}

const EXPLORING_MINUTES = 90;
const walkTitles: readonly ((name: string) => string)[] = [
  (name) => `Explore ${name}`,
  (name) => `${name} at your own pace`,
  (name) => `A walk through ${name} by other streets`,
];

/** The neighbourhoods of the places that we know, each at the middle of its places, most places first. */
export function neighborhoodsOf(candidates: readonly Candidate[]): readonly Neighborhood[] {
  return [...Map.groupBy(candidates, (it) => it.neighborhood)]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([name, members]) => {
      const middle = centroid(members);
      return middle ? [{ name, ...middle }] : [];
    });
}

/** Hands out walks through neighbourhoods: the least used first, and of those the nearest to where the day is. */
export class Explorer {
  private readonly uses: Map<Neighborhood, number>;

  constructor(candidates: readonly Candidate[]) {
    this.uses = new Map(neighborhoodsOf(candidates).map((it) => [it, 0]));
  }

  next(near: Point | null, avoid: ReadonlySet<string>): Visit | undefined {
    const cost = (it: Neighborhood) => (this.uses.get(it) ?? 0) * 2 + (near ? distanceKm(near, it) : 0);
    let best: Neighborhood | undefined;
    for (const it of this.uses.keys()) {
      if (!avoid.has(it.name) && (!best || cost(it) < cost(best))) best = it;
    }
    if (!best) return undefined;
    const before = this.uses.get(best) ?? 0;
    this.uses.set(best, before + 1);
    const title = walkTitles[before % walkTitles.length]?.(best.name) ?? best.name;
    return idea(
      `explore:${best.name}:${before}`,
      title,
      best,
      EXPLORING_MINUTES,
      ["morning", "midday", "afternoon"],
      best.name,
    );
  }
}

const shapes: readonly {
  readonly title: (city: string) => string;
  readonly minutes: number;
  readonly when: readonly DayPart[];
}[] = [
  { title: (city) => `Morning walk in the centre of ${city}`, minutes: 90, when: ["morning"] },
  { title: (city) => `Afternoon at the main sights of ${city}`, minutes: 120, when: ["midday", "afternoon"] },
  { title: (city) => `A market or food street in ${city}`, minutes: 75, when: ["morning"] },
  { title: (city) => `A museum or gallery in ${city}`, minutes: 120, when: ["midday", "afternoon"] },
  { title: (city) => `A park or the waterfront of ${city}`, minutes: 90, when: ["morning"] },
  { title: (city) => `A neighbourhood of ${city} off the usual route`, minutes: 120, when: ["midday", "afternoon"] },
  { title: (city) => `A viewpoint or high spot in ${city}`, minutes: 75, when: ["morning"] },
  { title: (city) => `Shops and cafés in ${city}`, minutes: 90, when: ["midday", "afternoon"] },
];

/** Two shapes for each day of a destination whose places are not known, turning over so that no two days in a row are alike. */
export function shapesOfDay(destination: Destination, day: number, interests: readonly string[]): readonly Visit[] {
  const point =
    destination.lat === null || destination.lng === null ? null : { lat: destination.lat, lng: destination.lng };
  const city = destination.text;
  const pair = [shapes[(day * 2) % shapes.length], shapes[(day * 2 + 1) % shapes.length]].flatMap((it) => it ?? []);
  const visits = pair.map((it, index) =>
    idea(`shape:${day}:${index}`, it.title(city), point, it.minutes, it.when, city),
  );
  // Every day one of the wishes takes the place of the afternoon's shape.
  const wish = interests[day % Math.max(1, interests.length)];
  const [first] = visits;
  if (wish === undefined || !first) return visits;
  return [first, idea(`wish:${day}`, `Time for ${wish} in ${city}`, point, 120, ["midday", "afternoon"], city, [wish])];
}

/** Free time as a visit: what an idea is made of. */
export const freeVisit: Visit = {
  id: "idea:free",
  title: "Free time",
  point: null,
  neighborhood: null,
  minutes: EXPLORING_MINUTES,
  value: 0,
  matched: [],
  famous: false,
  advice: null,
  flavour: "idea",
  goodFor: ["morning", "midday", "afternoon"],
  candidate: null,
};

function idea(
  id: string,
  title: string,
  point: Point | null,
  minutes: number,
  goodFor: readonly DayPart[],
  neighborhood: string,
  matched: readonly string[] = [],
): Visit {
  return {
    ...freeVisit,
    id: `idea:${id}`,
    title,
    point: point && { lat: point.lat, lng: point.lng },
    neighborhood,
    minutes,
    matched,
    goodFor,
  };
}
