import { wordsOfName } from "../words.ts";
import { booking } from "./booking.ts";
import { car } from "./car.ts";
import { type Facet, faceted, facets, links } from "./facets.ts";
import { journey } from "./journey.ts";
import { meeting } from "./meeting.ts";
import { moments } from "./moments.ts";
import { people } from "./people.ts";
import { stay } from "./stay.ts";
import type { Language, Names } from "./types.ts";

export type { Facet } from "./facets.ts";

const concepts = { ...booking, ...journey, ...people, ...moments, ...stay, ...car, ...meeting };

/** What a label means, whatever its language. */
export type Concept = keyof typeof concepts;

export interface Meaning {
  readonly concept: Concept;
  readonly facet: Facet | null;
  readonly languages: Set<Language>;
}

/** A tree of words: a name is a path from its root. */
interface Branch<End> {
  next?: Map<string, Branch<End>>;
  ends?: End[];
}

interface Named {
  readonly concept: Concept;
  /** Where one word says both, as "Abholort" does. */
  readonly facet: Facet | null;
  readonly language: Language;
}

interface FacetNamed {
  readonly facet: Facet;
  readonly language: Language;
}

const order = new Map<Concept, number>(faceted.map((concept, index) => [concept, index]));
const names: Branch<Named> = {};
const facetNames: Branch<FacetNamed> = {};
const linkNames = new Map<Language, Branch<true>>();

for (const [concept, of] of Object.entries(concepts) as [Concept, Names][]) {
  for (const [language, name] of namesIn(of)) add(names, wordsOfName(name), { concept, facet: null, language });
}
for (const [facet, of] of Object.entries(facets) as [Facet, Names][]) {
  for (const [language, name] of namesIn(of)) add(facetNames, wordsOfName(name), { facet, language });
}
for (const [language, of] of Object.entries(links) as [Language, readonly string[]][]) {
  const branch: Branch<true> = {};
  for (const link of of) add(branch, wordsOfName(link), true);
  linkNames.set(language, branch);
}
/** Languages that write "Abholort", "Ophaallocatie" in one word; German may put an s between the two. */
const joining: ReadonlySet<Language> = new Set(["de", "nl", "ja", "sv", "da", "no"]);
for (const concept of faceted) {
  for (const [language, name] of namesIn(concepts[concept])) {
    if (!joining.has(language)) continue;
    for (const [facet, of] of Object.entries(facets) as [Facet, Names][]) {
      for (const facetName of of[language]?.split("|") ?? []) {
        add(names, wordsOfName(`${name}${facetName}`), { concept, facet, language });
        if (language === "de") add(names, wordsOfName(`${name}s${facetName}`), { concept, facet, language });
      }
    }
  }
}

/**
 * How far the words so far are into names of the lexicon. "Pick-up date" is a name and a facet, "date of pick-up" a facet, a
 * link and a name; all of these written out would be a third of a million labels.
 */
export type Reach = readonly Place[];

type Place =
  | { readonly in: "name"; readonly at: Branch<Named> }
  | { readonly in: "facet behind"; readonly at: Branch<FacetNamed>; readonly of: readonly Named[] }
  | { readonly in: "facet before"; readonly at: Branch<FacetNamed> }
  | { readonly in: "link"; readonly at: Branch<true>; readonly of: FacetNamed }
  | { readonly in: "name behind"; readonly at: Branch<Named>; readonly of: FacetNamed };

export const beginning: Reach = [
  { in: "name", at: names },
  { in: "facet before", at: facetNames },
];

/** One word on; empty when no name goes on with it. */
export function reach(from: Reach, word: string): Reach {
  const places: Place[] = [];
  for (const place of from) {
    const at = place.at.next?.get(word);
    if (!at) continue;
    const next = { ...place, at } as Place;
    places.push(next);
    if (next.in === "name") {
      const heads = next.at.ends?.filter((it) => it.facet === null && order.has(it.concept)) ?? [];
      if (heads.length > 0) places.push({ in: "facet behind", at: facetNames, of: heads });
    } else if (next.in === "facet before") {
      for (const of of next.at.ends ?? []) {
        const link = linkNames.get(of.language);
        if (link) places.push({ in: "link", at: link, of });
      }
    } else if (next.in === "link" && next.at.ends) places.push({ in: "name behind", at: names, of: next.of });
  }
  return places;
}

/** All that the words up to here may mean, likeliest first; empty where no name ends. */
export function meaningsAt(places: Reach): readonly Meaning[] {
  const ends = places.flatMap(endsAt);
  if (ends.length === 0) return [];
  const rank = ({ facet, concept }: Named) => (facet === null ? -1 : (order.get(concept) ?? 0));
  const meanings: Meaning[] = [];
  for (const { concept, facet, language } of ends.sort((a, b) => rank(a) - rank(b))) {
    const known = meanings.find((it) => it.concept === concept);
    if (known) known.languages.add(language);
    // "Departure date" is a journey's before it is a hotel's.
    else if (concept === "departure" || concept === "arrival")
      meanings.unshift({ concept, facet, languages: new Set([language]) });
    else meanings.push({ concept, facet, languages: new Set([language]) });
  }
  return meanings;
}

function endsAt(place: Place): readonly Named[] {
  switch (place.in) {
    case "name":
      return place.at.ends ?? [];
    case "facet behind":
      return (place.at.ends ?? []).flatMap(({ facet, language }) =>
        place.of.filter((it) => it.language === language).map((it) => ({ ...it, facet })),
      );
    case "name behind":
      return (place.at.ends ?? [])
        .filter((it) => it.facet === null && it.language === place.of.language && order.has(it.concept))
        .map((it) => ({ ...it, facet: place.of.facet }));
    default:
      return [];
  }
}

function add<End>(root: Branch<End>, words: readonly string[], end: End): void {
  let branch = root;
  for (const word of words) {
    branch.next ??= new Map();
    const next: Branch<End> = branch.next.get(word) ?? {};
    branch.next.set(word, next);
    branch = next;
  }
  branch.ends ??= [];
  branch.ends.push(end);
}

function* namesIn(of: Names): Generator<[Language, string]> {
  for (const [language, list] of Object.entries(of)) {
    for (const name of list.split("|")) yield [language as Language, name];
  }
}
