import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { foldClause } from "../wishes/clauses.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { PlanRequest } from "./types.ts";

/** Shorter names are words of many phrases. */
const SHORTEST_NAME = 6;

/**
 * The request without the places that the traveller refuses by name. "No Bourbon Street party crowds" is about that street:
 * it refuses no other place where one can party.
 */
export function withoutRefusedPlaces(request: PlanRequest): PlanRequest {
  return withoutRefusedTrips(withoutAvoided(withoutStreets(request)));
}

/** "One easy day out of the city, but not Sintra": neither the day trip nor its places. */
function withoutRefusedTrips(request: PlanRequest): PlanRequest {
  const { guide, candidates, interests } = request;
  const refused = readWishes(interests).clauses.filter((it) => it.isRefused && !it.isLimited);
  if (!guide || refused.length === 0) return request;
  const isRefused = (name: string) =>
    name !== "" && refused.some(({ text }) => ` ${text.replace(toThere, "")} `.startsWith(` ${name} `));
  const out = new Set(guide.dayTrips.flatMap((it) => (isRefused(foldClause(it.name)) ? [it.id] : [])));
  const kept = candidates.filter(
    (it) =>
      !(it.dayTrip !== null && out.has(it.dayTrip)) &&
      (it.name.length < SHORTEST_NAME || !isRefused(foldClause(it.name))),
  );
  if (out.size === 0 && kept.length === candidates.length) return request;
  return {
    ...request,
    candidates: kept,
    guide: { ...guide, dayTrips: guide.dayTrips.filter((it) => !out.has(it.id)) },
  };
}

const toThere = /^(?:(?:want|need|care|go|going|travel|see|visit|do|to|for|the|a|trip|please)\b ?)+/;

const street =
  /\b(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:Street|Road|Square|Lane|Avenue|Strip|Quarter|Boulevard)\b(?<rest>[^,.;]{0,20})/gu;
const byNight = /\b(?:at|by) night|after dark|in the evening|nightlife|party|bars?\b/i;

/** "Bourbon Street at night" refuses its bars too. */
function withoutStreets(request: PlanRequest): PlanRequest {
  const refused = request.avoid.flatMap((phrase) =>
    [...phrase.matchAll(street)].flatMap((it) => (byNight.test(it.groups?.rest ?? "") ? [it[1] ?? ""] : [])),
  );
  if (refused.length === 0) return request;
  const isOnIt = ({ name, neighborhood, insight }: Candidate) =>
    refused.some((it) =>
      new RegExp(`\\b${it}\\b(?! (?:whisk|cocktail|sour|tasting|pecan))`, "u").test(
        `${name}. ${neighborhood}. ${insight?.why ?? ""} ${insight?.catch ?? ""}`,
      ),
    );
  const isForNights = ({ category, goodFor }: Candidate) =>
    category === "nightlife" || goodFor.every((it) => it === "evening" || it === "night");
  return { ...request, candidates: request.candidates.filter((it) => !(isForNights(it) && isOnIt(it))) };
}

function withoutAvoided(request: PlanRequest): PlanRequest {
  if (request.avoid.length === 0) return request;
  const names = request.candidates.map((it) => ({ id: it.id, name: ` ${foldTitle(it.name)} ` }));
  const refused = new Set<string>();
  const avoid = request.avoid.filter((phrase) => {
    const folded = ` ${foldTitle(phrase)} `;
    const named = names.filter(({ name }) => name.length > SHORTEST_NAME && folded.includes(name));
    for (const { id } of named) refused.add(id);
    return named.length === 0;
  });
  if (refused.size === 0) return request;
  return { ...request, avoid, candidates: request.candidates.filter((it) => !refused.has(it.id)) };
}
