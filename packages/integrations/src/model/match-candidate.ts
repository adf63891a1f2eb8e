import type { Candidate } from "@caravan/domain/places/candidate";
import { editDistance, nameKey, slipsAllowed } from "@caravan/gazetteer/spelling";

interface Named {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
}

/** Longer names are not compared by edit distance. */
const LONGEST_KEY = 60;

/** Finds the candidate of a stop: by id, else by its name in either language, with small misspellings. */
export function candidateMatcher(candidates: readonly Candidate[]): (named: Named) => Candidate | undefined {
  const byId = new Map(candidates.map((it) => [it.id, it]));
  const byKey = new Map<string, Candidate>();
  for (const place of candidates) {
    for (const name of [place.name, place.localName ?? ""]) {
      const key = nameKey(name);
      if (key !== "" && !byKey.has(key)) byKey.set(key, place);
    }
  }
  return ({ id, name }) => (id === undefined ? undefined : byId.get(id)) ?? named(byKey, name?.slice(0, 200) ?? "");
}

/** "Belém Tower, Lisbon" and "Belém Tower (Torre de Belém)" are Belém Tower. */
function named(byKey: ReadonlyMap<string, Candidate>, name: string): Candidate | undefined {
  const keys = [name, name.split(/[,(]/)[0] ?? ""].map(nameKey).filter((it) => it !== "");
  for (const key of keys) {
    const exact = byKey.get(key);
    if (exact) return exact;
  }
  const [key] = keys;
  if (key === undefined || key.length > LONGEST_KEY) return undefined;
  const limit = slipsAllowed(key.length);
  let best: { place: Candidate; slips: number } | undefined;
  for (const [other, place] of byKey) {
    const slips = editDistance(key, other, limit);
    if (slips <= limit && (!best || slips < best.slips)) best = { place, slips };
  }
  return best?.place;
}
