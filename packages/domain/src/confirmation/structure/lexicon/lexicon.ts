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

/** A tree of words: a name of the lexicon is a path from its root. */
export interface Node {
  readonly next: Map<string, Node>;
  /** All that the words up to here may mean; empty where no name ends. */
  meanings: Meaning[];
}

export const root: Node = { next: new Map(), meanings: [] };

for (const [concept, names] of Object.entries(concepts)) {
  for (const [language, name] of namesIn(names)) add(name, concept as Concept, null, language);
}
for (const concept of faceted) {
  for (const [language, name] of namesIn(concepts[concept])) {
    for (const [facet, facetName] of facetsIn(language)) {
      add(`${name} ${facetName}`, concept, facet, language);
      for (const link of links[language] ?? []) add(`${facetName} ${link} ${name}`, concept, facet, language);
      // Languages that write "Abholort", "Ophaallocatie" in one word; German may put an s between the two.
      if (
        language === "de" ||
        language === "nl" ||
        language === "ja" ||
        language === "sv" ||
        language === "da" ||
        language === "no"
      ) {
        add(`${name}${facetName}`, concept, facet, language);
        if (language === "de") add(`${name}s${facetName}`, concept, facet, language);
      }
    }
  }
}

function add(name: string, concept: Concept, facet: Facet | null, language: Language): void {
  let node = root;
  for (const word of wordsOfName(name)) {
    const next: Node = node.next.get(word) ?? { next: new Map(), meanings: [] };
    node.next.set(word, next);
    node = next;
  }
  const known = node.meanings.find((it) => it.concept === concept);
  if (known) known.languages.add(language);
  // "Departure date" is a journey's before it is a hotel's.
  else if (concept === "departure" || concept === "arrival")
    node.meanings.unshift({ concept, facet, languages: new Set([language]) });
  else node.meanings.push({ concept, facet, languages: new Set([language]) });
}

function* namesIn(names: Names): Generator<[Language, string]> {
  for (const [language, list] of Object.entries(names)) {
    for (const name of list.split("|")) yield [language as Language, name];
  }
}

function* facetsIn(language: Language): Generator<[Facet, string]> {
  for (const [facet, names] of Object.entries(facets) as [Facet, Names][]) {
    for (const name of names[language]?.split("|") ?? []) yield [facet, name];
  }
}
