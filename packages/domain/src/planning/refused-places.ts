import { foldTitle } from "../fold-text.ts";
import type { PlanRequest } from "./types.ts";

/** Shorter names are words of many phrases. */
const SHORTEST_NAME = 6;

/**
 * The request without the places that the traveller refuses by name. "No Bourbon Street party crowds" is about that street:
 * it refuses no other place where one can party.
 */
export function withoutRefusedPlaces(request: PlanRequest): PlanRequest {
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
