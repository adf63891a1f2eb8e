import type { FoundPlace } from "@caravan/domain/board/found-place";
import type { PageHeading, ParsedPage } from "@caravan/domain/board/parsed-page";
import { matchPlace } from "./match-place.ts";
import { citiesNamedIn, recognisePlace } from "./recognise-place.ts";

const MOST_PLACES = 20;
/** Fewer numbered headings may be chapters, or chance. */
const SHORTEST_LIST = 3;
/** Headings are looked up in these cities only: "Museum" is a place somewhere. */
const MOST_CITIES = 6;

/**
 * The places of a page: those of its structured data, else of its headings, else the one in its title.
 *
 * @param among likely cities, as written
 */
export function placesOfPage(page: ParsedPage, among: readonly string[]): FoundPlace[] {
  const named = [...new Set(page.titles.flatMap(citiesNamedIn))];
  const likely = [...named, ...among];
  // "Ten places in Lisbon" says where they are; "From Lisbon to Porto" does not.
  const [only = null] = named.length === 1 ? named : [];
  return (page.places.length > 0 ? page.places : unstructured(page, likely))
    .slice(0, MOST_PLACES)
    .map((it) => recognisePlace(it, likely))
    .map((it) => (it.city === null && it.lat === null ? { ...it, city: only } : it));
}

/**
 * A page about one place may have headings about others: they count when they are numbered, or when the page is about
 * no single place.
 */
function unstructured({ itself, headings }: ParsedPage, likely: readonly string[]): readonly FoundPlace[] {
  const own = itself ? [itself] : [];
  const isList = new Set(headings.flatMap((it) => it.number ?? [])).size >= SHORTEST_LIST;
  const isPlace = itself !== null && recognisePlace(itself, likely).lat !== null;
  if (isPlace && !isList) return own;
  const places = listed(headings, likely, isList);
  return places.length > 1 ? places : own;
}

/** The headings that are places: known ones, or those of a numbered list. */
function listed(headings: readonly PageHeading[], likely: readonly string[], isList: boolean): FoundPlace[] {
  return headings.flatMap((heading): FoundPlace[] => {
    const match = firstOf(likely.slice(0, MOST_CITIES), (city) => matchPlace({ name: heading.text, city }, []));
    if (!match && !(isList && heading.number !== null)) return [];
    return [
      {
        name: heading.text,
        city: match?.city ?? null,
        neighborhood: null,
        category: null,
        blurb: heading.blurb,
        confidence: match ? "medium" : "low",
        placeId: null,
        lat: null,
        lng: null,
        pictureUrl: null,
      },
    ];
  });
}

function firstOf<In, Out>(list: readonly In[], find: (it: In) => Out | null): Out | null {
  for (const it of list) {
    const found = find(it);
    if (found !== null) return found;
  }
  return null;
}
