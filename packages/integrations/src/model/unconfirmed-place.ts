import type { Candidate } from "@caravan/domain/places/candidate";
import { distanceKm, type Point } from "@caravan/domain/places/travel-time";
import { parseInterests, parseWishes } from "@caravan/domain/planning/interests";
import type { PlanRequest } from "@caravan/domain/planning/types";
import { fold, nameKey } from "@caravan/gazetteer/spelling";

/** A plan may lead out of town for a day, and in a region far from the bases that we know. */
const WITHIN_KM = { town: 60, region: 150 };
const NEIGHBOUR_KM = 3;

const minutes = { food: 75, sight: 75, activity: 120, shopping: 60, nature: 90, nightlife: 90 } as const;
const daytime: Candidate["goodFor"] = ["morning", "midday", "afternoon"];

interface Named {
  readonly name: string;
  readonly point: Point;
  readonly category: Candidate["category"];
  readonly area?: string | undefined;
}

/**
 * A place that only the model named, as an unconfirmed candidate; undefined when it may not be used. It has to be near the
 * destination or something that we know there, and dislikes are checked by its name.
 */
export function unconfirmedPlace(request: PlanRequest, { name, point, category, area }: Named): Candidate | undefined {
  if (!isNear(request, point) || isUnwanted(request, category, name)) return undefined;
  const slug = fold(name).replaceAll(" ", "-");
  if (slug === "" || nameKey(name) === nameKey(request.destination.text)) return undefined;
  return {
    id: `model:${slug}`,
    name,
    localName: null,
    category,
    tags: [],
    ...point,
    neighborhood: area ?? areaAt(request, point),
    fame: null,
    visitMinutes: minutes[category],
    hours: null,
    priceLevel: null,
    entryPrice: null,
    bookingAdvised: null,
    stepFree: null,
    setting: category === "nature" ? "outdoor" : "both",
    goodFor: category === "nightlife" ? ["evening", "night"] : daytime,
    meals: category === "food" ? ["lunch", "dinner"] : [],
    diets: [],
    bestMonths: null,
    onlyDaysKnown: false,
    insight: null,
    dayTrip: null,
    base: null,
    verified: false,
    provenance: "model",
    wantedBy: [],
  };
}

export function isNear({ destination, candidates, guide }: PlanRequest, point: Point): boolean {
  const { lat, lng } = destination;
  const town = lat === null || lng === null ? [] : [{ lat, lng }];
  const known = [...town, ...(guide?.bases ?? []), ...candidates];
  // Of a destination that nobody knows, the model knows more than we do.
  if (known.length === 0) return true;
  const most = guide && guide.bases.length > 0 ? WITHIN_KM.region : WITHIN_KM.town;
  return known.some((it) => distanceKm(it, point) <= most);
}

/** "Mountain hairpins in the dark" is for the model to read; taken word by word, it would refuse all mountains. */
const MOST_WORDS = 2;

function isUnwanted(request: PlanRequest, category: Candidate["category"], name: string): boolean {
  const said = request.avoid.filter((it) => it.trim().split(/\s+/).length <= MOST_WORDS);
  const { avoid } = parseWishes(request.interests, said);
  const tags = new Set(parseInterests([name]).flatMap((it) => [...it.tags]));
  return avoid.some((it) => it.tags.has(category) || !it.tags.isDisjointFrom(tags));
}

function areaAt(request: PlanRequest, point: { readonly lat: number; readonly lng: number }): string {
  let best: { area: string; km: number } | undefined;
  for (const place of request.candidates) {
    const km = distanceKm(place, point);
    if (km <= NEIGHBOUR_KM && km < (best?.km ?? Number.POSITIVE_INFINITY)) best = { area: place.neighborhood, km };
  }
  return best?.area ?? request.destination.text;
}
