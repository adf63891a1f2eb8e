import type { Candidate, Destination } from "../places/candidate.ts";
import { centroid, type Point } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { worded } from "../words/worded.ts";
import { withoutBoardOnly } from "./group-board.ts";
import type { Interest } from "./interests.ts";
import type { DayPart, Visit } from "./visit.ts";

/** Ideas without a venue, for parts of a plan where no place is known. */

interface Neighborhood extends Point {
  readonly name: string;
}

const EXPLORING_MINUTES = 90;

/** The neighbourhoods of the places that we know, each at the middle of its places, most places first. */
export function neighborhoodsOf(candidates: readonly Candidate[]): readonly Neighborhood[] {
  return [...Map.groupBy(withoutBoardOnly(candidates), (it) => it.neighborhood)]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([name, members]) => {
      const middle = centroid(members);
      return middle ? [{ name, ...middle }] : [];
    });
}

interface Shape {
  readonly title: (city: string) => string;
  readonly minutes: number;
  /** Its tags, for travellers who want to avoid it. */
  readonly tags: readonly string[];
}

const mornings: readonly Shape[] = [
  { title: (city) => worded`Morning walk in the centre of ${city}`, minutes: 90, tags: [] },
  { title: (city) => worded`A market or food street in ${city}`, minutes: 75, tags: ["market", "street-food"] },
  { title: (city) => worded`A park or the waterfront of ${city}`, minutes: 90, tags: ["park", "waterfront"] },
  { title: (city) => worded`A viewpoint or high spot in ${city}`, minutes: 75, tags: ["viewpoint"] },
];
const afternoons: readonly Shape[] = [
  { title: (city) => worded`Afternoon at the main sights of ${city}`, minutes: 120, tags: [] },
  { title: (city) => worded`A museum or gallery in ${city}`, minutes: 120, tags: ["museum", "art"] },
  { title: (city) => worded`A neighbourhood of ${city} off the usual route`, minutes: 120, tags: [] },
  { title: (city) => worded`Shops and cafés in ${city}`, minutes: 90, tags: ["shopping"] },
];

/**
 * Two generic ideas for each day of a destination without known places, different from day to day. A wish of the
 * traveller replaces the one for the afternoon.
 */
export function genericDay(
  destination: Destination,
  day: number,
  wishes: readonly string[],
  avoid: readonly Interest[],
): readonly Visit[] {
  const { text: city } = destination;
  const point = ownPoint(destination);
  const wanted = ({ tags }: Shape) => !avoid.some((it) => tags.some((tag) => it.tags.has(tag)));
  const shape = (shapes: readonly Shape[], when: readonly DayPart[]) => {
    const left = shapes.filter(wanted);
    const it = left[day % left.length];
    return it ? [idea(`shape:${day}:${when[0]}`, it.title(city), point, it.minutes, when, city)] : [];
  };
  const morning = shape(mornings, ["morning"]);
  const wish = wishes[day % Math.max(1, wishes.length)];
  if (wish === undefined) return [...morning, ...shape(afternoons, ["midday", "afternoon"])];
  const title = worded`Time for ${wish} in ${city}`;
  return [...morning, idea(`wish:${day}`, title, point, 120, ["midday", "afternoon"], city, [wish])];
}

/** The base of every idea. */
export const freeVisit: Visit = {
  id: "idea:free",
  // Worded for whoever asks, each time it is copied.
  get title() {
    return worded`Free time`;
  },
  point: null,
  neighborhood: null,
  minutes: EXPLORING_MINUTES,
  value: 0,
  matched: [],
  famous: false,
  experience: "idea",
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
