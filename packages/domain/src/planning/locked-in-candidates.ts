import type { Candidate, Destination } from "../places/candidate.ts";
import { distanceKm } from "../places/travel-time.ts";
import { type Board, type BoardPlace, visitMinutesOf } from "./group-board.ts";

/**
 * The candidates with the board's locked-in places: known ones are marked as wanted, others are added at their
 * position, or in the middle of their neighbourhood or the city. Stays and places in other cities are no stops.
 */
export function withLockedIn(
  known: readonly Candidate[],
  board: Board,
  destination: Pick<Destination, "text" | "lat" | "lng">,
): readonly Candidate[] {
  const ids = new Set(known.map((it) => it.id));
  const wanted = new Map(board.lockedIn.filter((it) => ids.has(it.id) || isStop(it)).map((it) => [it.id, it]));
  const marked = known.map((it): Candidate => {
    const place = wanted.get(it.id);
    return place ? { ...it, provenance: "board", wantedBy: namesOf(place) } : it;
  });
  const extra = [...wanted.values()].filter((it) => !ids.has(it.id));
  return [...marked, ...extra.flatMap((it) => candidateOf(it, known, destination) ?? [])];
}

function isStop({ category, elsewhere }: BoardPlace): boolean {
  return category !== "stay" && !elsewhere;
}

function namesOf({ wantedBy, lockedInBy }: BoardPlace): readonly string[] {
  return wantedBy.length > 0 ? wantedBy : [lockedInBy ?? "The group"];
}

function candidateOf(
  place: BoardPlace,
  known: readonly Candidate[],
  destination: Pick<Destination, "text" | "lat" | "lng">,
): Candidate | undefined {
  const point = pointOf(place, known, destination);
  if (!point) return undefined;
  const { category } = place;
  const isNight = category === "nightlife";
  return {
    id: place.id,
    name: place.name,
    localName: null,
    category: category === null || category === "other" || category === "stay" ? "sight" : category,
    tags: [],
    ...point,
    neighborhood: place.neighborhood || areaAt(point, known) || destination.text,
    fame: null,
    visitMinutes: visitMinutesOf(place),
    hours: null,
    priceLevel: null,
    entryPrice: null,
    bookingAdvised: null,
    stepFree: null,
    setting: category === "nature" ? "outdoor" : "both",
    goodFor: isNight ? ["evening", "night"] : ["morning", "midday", "afternoon"],
    meals: category === "food" ? ["lunch", "dinner"] : [],
    diets: [],
    bestMonths: null,
    onlyDaysKnown: false,
    insight: null,
    dayTrip: null,
    base: null,
    verified: false,
    provenance: "board",
    wantedBy: namesOf(place),
  };
}

function pointOf(place: BoardPlace, known: readonly Candidate[], { lat, lng }: Pick<Destination, "lat" | "lng">) {
  if (place.lat !== null && place.lng !== null) return { lat: place.lat, lng: place.lng };
  const area = place.neighborhood?.toLowerCase();
  const near = known.filter((it) => it.neighborhood.toLowerCase() === area);
  const middle = (of: (it: Candidate) => number) => near.reduce((sum, it) => sum + of(it), 0) / near.length;
  if (near.length > 0) return { lat: middle((it) => it.lat), lng: middle((it) => it.lng) };
  return lat === null || lng === null ? undefined : { lat, lng };
}

const NEIGHBOUR_KM = 2;

function areaAt(point: { readonly lat: number; readonly lng: number }, known: readonly Candidate[]) {
  let best: { readonly area: string; readonly km: number } | undefined;
  for (const it of known) {
    const km = distanceKm(it, point);
    if (km <= NEIGHBOUR_KM && km < (best?.km ?? Number.POSITIVE_INFINITY)) best = { area: it.neighborhood, km };
  }
  return best?.area;
}
