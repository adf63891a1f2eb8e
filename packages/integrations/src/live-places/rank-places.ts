import { isWorldHeritage } from "./interest-tags.ts";
import type { MapElement } from "./map-elements.ts";
import { nameOf } from "./neighbourhood.ts";
import { kindOf } from "./place-kinds.ts";
import { kmBetween, type Point } from "./point.ts";

const MOST = 120;
const TWIN_KM = 0.3;
/** A town has more restaurants than a trip has meals, so sights come first. */
const shares = { restaurant: 35, cafe: 10, nightlife: 10, shopping: 10 };

/** How well known an object is, from the detail of its map data; about 0 to 10. */
export function notability({ tags }: Pick<MapElement, "tags">): number {
  const languages = Object.keys(tags).filter((key) => /^name:[a-z]{2,3}$/.test(key)).length;
  return (
    (isWorldHeritage(tags) ? 3 : tags.heritage ? 1 : 0) +
    (tags.wikipedia ? 2 : 0) +
    (tags.wikidata ? 1.5 : 0) +
    (tags.tourism ? 0.5 : 0) +
    (tags.opening_hours ? 0.5 : 0) +
    (tags.website || tags["contact:website"] ? 0.5 : 0) +
    (tags.cuisine ? 0.25 : 0) +
    Math.log2(1 + languages) / 2
  );
}

/** The most notable first, then the nearest; at most 120, with a limited share of common kinds. */
export function mostNotable(elements: readonly MapElement[], center: Point): readonly MapElement[] {
  const ranked = elements
    .map((it) => ({ it, score: notability(it) - kmBetween(it, center) / 10 }))
    .sort((a, b) => b.score - a.score || (a.it.id < b.it.id ? -1 : 1))
    .map(({ it }) => it);
  const left = new Map<string, number>(Object.entries(shares));
  const plenty = new Set<MapElement>();
  const visits: MapElement[] = [];
  for (const it of ranked) {
    const share = shareOf(it);
    const room = left.get(share);
    if (room === undefined) visits.push(it);
    else if (room > 0) {
      left.set(share, room - 1);
      plenty.add(it);
    }
  }
  const seen = new Set(visits.slice(0, MOST - plenty.size));
  return ranked.filter((it) => plenty.has(it) || seen.has(it));
}

function shareOf({ tags }: MapElement): string {
  const kind = kindOf(tags);
  if (kind?.category !== "food") return kind?.category ?? "";
  return kind.tags.includes("cafe") ? "cafe" : "restaurant";
}

/** A place that is mapped twice, as building and entrance: the first is kept. */
export function withoutDuplicates(elements: readonly MapElement[]): readonly MapElement[] {
  const byName = new Map<string, MapElement[]>();
  return elements.filter((it) => {
    const name = nameOf(it.tags)?.toLowerCase() ?? it.id;
    const namesakes = byName.get(name) ?? [];
    if (namesakes.some((other) => kmBetween(other, it) < TWIN_KM)) return false;
    byName.set(name, [...namesakes, it]);
    return true;
  });
}
