import type { Candidate } from "@caravan/domain/places/candidate";
import { mobilityOf } from "@caravan/domain/places/diet-and-access";
import { distanceKm } from "@caravan/domain/places/travel-time";
import { parseInterests, parseWishes } from "@caravan/domain/planning/interests";
import type { PlanRequest } from "@caravan/domain/planning/types";
import { fold, nameKey } from "@caravan/gazetteer/spelling";
import type { Pick } from "./answer-schema.ts";

const WITHIN_KM = 25;
const NEIGHBOUR_KM = 3;

const minutes = { food: 75, sight: 75, activity: 120, shopping: 60, nature: 90, nightlife: 90 } as const;
const daytime: Candidate["goodFor"] = ["morning", "midday", "afternoon"];

/**
 * A place that only the model named, as an unconfirmed candidate; undefined when it may not be used. It needs a
 * position near the destination. Its access is unknown, so people who need step-free places get none, and dislikes are
 * checked by its name.
 */
export function unconfirmedPlace(request: PlanRequest, pick: Pick, name: string): Candidate | undefined {
  const { lat, lng } = request.destination;
  if (lat === null || lng === null || pick.lat === undefined || pick.lng === undefined) return undefined;
  const point = { lat: pick.lat, lng: pick.lng };
  if (distanceKm({ lat, lng }, point) > WITHIN_KM) return undefined;
  if (mobilityOf(request.accessibility).shortWays || isUnwanted(request, pick, name)) return undefined;
  const slug = fold(name).replaceAll(" ", "-");
  if (slug === "" || nameKey(name) === nameKey(request.destination.text)) return undefined;
  const category = pick.category ?? "sight";
  return {
    id: `model:${slug}`,
    name,
    localName: null,
    category,
    tags: [],
    ...point,
    neighborhood: areaAt(request, point),
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

function isUnwanted(request: PlanRequest, pick: Pick, name: string): boolean {
  const { avoid } = parseWishes(request.interests, request.avoid);
  const tags = new Set(parseInterests([name]).flatMap((it) => [...it.tags]));
  return avoid.some((it) => it.tags.has(pick.category ?? "sight") || !it.tags.isDisjointFrom(tags));
}

function areaAt(request: PlanRequest, point: { readonly lat: number; readonly lng: number }): string {
  let best: { area: string; km: number } | undefined;
  for (const place of request.candidates) {
    const km = distanceKm(place, point);
    if (km <= NEIGHBOUR_KM && km < (best?.km ?? Number.POSITIVE_INFINITY)) best = { area: place.neighborhood, km };
  }
  return best?.area ?? request.destination.text;
}
