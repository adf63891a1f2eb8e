import { interestsMetBy, parseInterests } from "./interests.ts";
import { accessFit, mobilityOf } from "./needs.ts";
import { chance } from "./random.ts";
import type { Candidate, PlanRequest } from "./types.ts";

/** A place with what speaks for it. */
export interface Choice {
  readonly candidate: Candidate;
  /** About 0 to 2; comparable within one request only. */
  readonly score: number;
  readonly matched: readonly string[];
  readonly famous: boolean;
}

export interface Choices {
  /** Best first. */
  readonly places: readonly Choice[];
  readonly excluded: readonly { readonly candidate: Candidate; readonly why: string }[];
  /** Wishes that nothing we know can meet, in the traveller's words. */
  readonly unmet: readonly string[];
}

/** What stands before arranging, and may be a language model instead of {@link choose}. */
export type Chooser = (request: PlanRequest) => Choices;

const styleTags = {
  budget: new Set(["free", "street-food", "market", "park", "local-life"]),
  comfort: new Set<string>(),
  luxury: new Set(["romantic", "design", "wine", "palace", "boat"]),
  adventure: new Set(["adventure", "hike", "boat", "sport", "beach", "walking", "viewpoint"]),
};

/** The built-in chooser: fame, the traveller's interests, style and needs; a pinch of the seed settles ties. */
export const choose: Chooser = (request) => {
  const interests = parseInterests(request.interests);
  const mobility = mobilityOf(request.accessibility);
  const ranks = rankInKind(request.candidates);
  const places: Choice[] = [];
  const excluded: { candidate: Candidate; why: string }[] = [];
  for (const candidate of request.candidates) {
    const access = accessFit(candidate, mobility);
    if (access === "conflicts") {
      excluded.push({ candidate, why: "It does not fit your accessibility needs." });
      continue;
    }
    const rank = ranks.get(candidate.id) ?? 1;
    const fame = fameOf(candidate, rank);
    const met = interestsMetBy(candidate, interests);
    const wish = met.length === 0 ? 0 : 0.45 + 0.1 * Math.min(2, met.length - 1);
    const needs = mobility.stepFree ? (access === "fits" ? 0.1 : candidate.stepFree === "partial" ? -0.1 : -0.2) : 0;
    const score = fame + wish + styleFit(candidate, request) + needs + 0.06 * chance(`${request.seed}|${candidate.id}`);
    places.push({
      candidate,
      score,
      matched: met.map((it) => it.name),
      famous: fame >= FAMOUS || (candidate.category === "sight" && rank <= AMONG_THE_FIRST),
    });
  }
  places.sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
  const unmet = interests.filter((it) => !places.some((place) => place.matched.includes(it.name))).map((it) => it.name);
  return { places, excluded, unmet };
};

const FAMOUS = 0.7;
const AMONG_THE_FIRST = 0.1;

/**
 * How well known a place is, 0 to 1, from what the record shows: a world heritage site, queues that make booking wise,
 * hours that people spend there, a second source that knows it, a motif that everyone photographs, and the order of the
 * list, which names the best known of a kind first.
 */
function fameOf(place: Candidate, rank: number): number {
  const has = (tag: string) => place.tags.includes(tag);
  const signals =
    (has("unesco") ? 0.15 : 0) +
    (place.bookingAdvised ? 0.18 : 0) +
    (place.verified ? 0.1 : 0) +
    (has("monument") ? 0.1 : 0) +
    (has("photography") ? 0.06 : 0) +
    0.12 * Math.min(1, Math.max(0, place.visitMinutes - 60) / 90);
  // A place of the board has no rank in our lists; it was named for a reason.
  const named = place.provenance === "board" ? 1 : 0;
  return Math.min(1, 0.15 + signals + (place.category === "sight" ? 0.38 : 0.28) * (1 - rank)) + named;
}

/** Position among places of the same category, 0 for the first to 1 for the last. */
function rankInKind(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [, group] of Map.groupBy(candidates, (it) => it.category)) {
    for (const [index, place] of group.entries()) ranks.set(place.id, index / group.length);
  }
  return ranks;
}

function styleFit(place: Candidate, request: PlanRequest): number {
  const style = request.travelStyle ?? "comfort";
  const liked = place.tags.some((tag) => styleTags[style].has(tag)) ? 0.15 : 0;
  const level = place.priceLevel ?? 2;
  if (style === "budget") return liked - 0.06 * Math.max(0, level - 1);
  if (style === "luxury") return liked + (level >= 3 ? 0.1 : 0);
  return liked;
}
