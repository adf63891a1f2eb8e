import { setImmediate as breathe } from "node:timers/promises";
import type { Candidate } from "@caravan/domain/places/candidate";
import type { Deadline, SourceClient } from "../live-sources/source-client.ts";
import { type MapElement, readElements } from "./map-elements.ts";
import { nameOf, neighbourhoods } from "./neighbourhood.ts";
import { overpassQuery } from "./overpass-query.ts";
import { kindOf } from "./place-kinds.ts";
import type { Point } from "./point.ts";
import { mostNotable, withoutDuplicates } from "./rank-places.ts";
import { toCandidate } from "./to-candidate.ts";

const NARROW_M = 3000;
const WIDE_M = 8000;
/** With fewer sights the search area is extended. */
const FEW = 12;

interface Asked {
  readonly url: string;
  readonly userAgent: string;
  readonly center: Point;
  readonly seconds: number;
}

/**
 * Places worth a visit around a point, best known first. `whole` is false when a wider search failed: then the answer
 * is cached for a short time only.
 */
export async function placesAround(
  source: SourceClient,
  asked: Asked,
  deadline: Deadline,
): Promise<{ places: Candidate[]; whole: boolean }> {
  const narrow = await elementsWithin(source, asked, NARROW_M, deadline);
  if (visitsIn(narrow) >= FEW) return { places: await candidatesOf(narrow, asked.center), whole: true };
  const wide = await elementsWithin(source, asked, WIDE_M, deadline).catch((error: unknown) => {
    // An empty result is not an acceptable answer.
    if (visitsIn(narrow) === 0) throw error;
    return null;
  });
  return { places: await candidatesOf(wide ?? narrow, asked.center), whole: wide !== null };
}

function elementsWithin(
  source: SourceClient,
  { url, userAgent, center, seconds }: Asked,
  radius: number,
  deadline: Deadline,
) {
  const form = { data: overpassQuery(center, radius, seconds) };
  return source.ask({ url: new URL(url), userAgent, form }, deadline, (it) => readElements(it, center, radius / 1000));
}

function visitsIn(elements: readonly MapElement[]): number {
  return elements.filter(
    (it) => nameOf(it.tags) !== null && !["food", "nightlife", undefined].includes(kindOf(it.tags)?.category),
  ).length;
}

async function candidatesOf(elements: readonly MapElement[], center: Point): Promise<Candidate[]> {
  const neighbourhoodOf = neighbourhoods(elements);
  const worthy = elements.filter((it) => kindOf(it.tags) !== undefined && nameOf(it.tags) !== null);
  const found: Candidate[] = [];
  for (const it of withoutDuplicates(mostNotable(worthy, center))) {
    // Opening hours cost some milliseconds each, so the event loop gets a turn in between.
    await breathe();
    const candidate = toCandidate(it, neighbourhoodOf(it), new Date().getFullYear());
    if (candidate) found.push(candidate);
  }
  return found;
}
