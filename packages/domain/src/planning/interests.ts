import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { toldOf } from "../places/told-text.ts";
import type { Clause } from "../wishes/clauses.ts";
import { isCommonWord } from "../wishes/common-words.ts";
import { knownTerm } from "../wishes/known-words.ts";
import { foodTags } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { knownTermsIn } from "../wishes/terms-in-clause.ts";
import { isMannerWord } from "./manner.ts";

const fillers = new Set(
  (
    "and or the of a an in on at for with to from by some any good great best nice visit visits visiting see seeing " +
    "things thing stuff love loves like likes enjoy want wants we i our my us me trip days day week weekend lots more " +
    "very much also especially mostly above all is are be place places around about city town local real"
  ).split(" "),
);

/** An interest and what meets it. */
export interface Interest {
  /** As the traveller wrote it, in lower case: "museums". */
  readonly name: string;
  /** Tags and categories. */
  readonly tags: ReadonlySet<string>;
  /** Beginnings of words in what is told of a place, folded. */
  readonly told: readonly string[];
  /** Tags that come close, where nothing meets it. */
  readonly else: ReadonlySet<string>;
  /** The known words of a phrase of several: "beach clubs with music" refuses what is all of that, and not the beach. */
  readonly parts?: readonly Interest[];
  /** It is a word of a sentence that is a want as a whole: see `wishes/wants.ts`. */
  readonly isFromSentence?: boolean;
}

const refusal =
  /^(?:no|not|never|without|avoid|avoiding|hate|hates|dislike|skip|less|fewer)\s+(?:too\s+many\s+|more\s+|any\s+)?/i;

/** "Museums because they bore us". */
const reason = /\s+(?:because|since|which|that|where|who|as (?:we|i|they))\b.*$/i;

/**
 * Separates wishes from refusals: "no museums or churches" refuses both. What is both wished for and refused counts as
 * neither.
 */
export function parseWishes(interests: readonly string[], avoid: readonly string[]) {
  const { keywords, clauses } = readWishes(interests);
  const phrases = [...keywords.flatMap(phrasesOf), ...avoid.flatMap(phrasesOf).map((it) => `no ${it}`)];
  const said = clauses.length === 0 ? noTerms : termsSaid(clauses);
  const ownWishes = parseInterests(phrases.filter((it) => !refusal.test(it)));
  const named = new Set(ownWishes.map((it) => it.name));
  const wished = [...ownWishes, ...said.wished.filter((it) => !named.has(it.name))];
  const refused = [
    ...parseInterests(
      phrases.filter((it) => refusal.test(it)).map((it) => it.replace(refusal, "").replace(reason, "")),
      true,
    ),
    ...said.refused,
  ];
  // A refusal that is no kind of place ("crowds") excludes nothing, and what is told of a place refuses it no more.
  const unwanted = refused.filter((it) => it.tags.size > 0).map((it) => (it.parts ? it : { ...it, told: [] }));
  const isSame = (a: Interest, b: Interest) => a.tags.size > 0 && a.tags.symmetricDifference(b.tags).size === 0;
  const both = wished.filter((it) => unwanted.some((other) => isSame(it, other)));
  return {
    interests: wished.filter((it) => !both.includes(it)),
    avoid: unwanted.filter((it) => !both.some((other) => isSame(it, other))),
    contradictions: both.map((it) => it.name),
  };
}

const noTerms = { wished: [], refused: [] } as const;

/** What the sentences wish for and refuse, in words that we know anywhere. */
function termsSaid(clauses: readonly Clause[]): {
  readonly wished: readonly Interest[];
  readonly refused: readonly Interest[];
} {
  const of = (isRefused: boolean) =>
    clauses
      .filter((it) => it.isRefused === isRefused && !it.isLimited)
      // "No bars or clubs" refuses both.
      .flatMap((it) => (isRefused ? it.text.split(/ n?or /).map((text) => ({ ...it, text })) : [it]))
      .flatMap((it): Interest[] => {
        const terms = knownTermsIn(it).map((term) => ({ ...term, isFromSentence: true }) satisfies Interest);
        const last = terms.at(-1);
        if (!isRefused) return terms;
        const parts = last ? [...terms, ...kindBefore(it.text, last)] : [];
        return last ? [{ ...last, ...(parts.length > 1 && { parts }) }] : [];
      });
  return {
    wished: of(false),
    refused: of(true).filter(({ tags }) => {
      if ([...tags].some((tag) => neverRefused.has(tag))) return false;
      return isNightlife(tags) || ![...tags].some((tag) => foodTags.has(tag));
    }),
  };
}

/** A refusal of bars means the evening, although bars also serve food. */
const isNightlife = (tags: ReadonlySet<string>) => ["nightlife", "club", "pub"].some((it) => tags.has(it));

/** "No party boat" refuses no other boat. */
function kindBefore(text: string, { name }: Interest): readonly Interest[] {
  const word = /(\p{L}+) $/u.exec(text.slice(0, Math.max(0, text.lastIndexOf(name))))?.[1];
  if (word === undefined || word.length < FEWEST_KIND || plain.has(word) || knownTerm(word)?.tags.size === 0) return [];
  return [{ name: word, tags: new Set(), told: [word.replace(/s$/, "")], else: new Set() }];
}

const FEWEST_KIND = 3;
/** Words that name no kind by themselves. */
const plain = new Set(
  (
    "any more other another the too many much all such these those our one and for with see visit long big small busy crowded boring loud " +
    "expensive cheap steep noisy typical usual classic famous only just every endless more single day tourist touristy"
  ).split(" "),
);

/** They would exclude too much. */
const neverRefused = new Set(
  "history walking local-life architecture neighbourhood viewpoint nature waterfront".split(" "),
);

/** The wishes as a destination can meet them: what nothing meets there is met by what comes close. */
export function asKnownHere(interests: readonly Interest[], candidates: readonly Candidate[]): readonly Interest[] {
  return interests.map((it) =>
    it.else.size === 0 || candidates.some((place) => interestsMetBy(place, [it]).length > 0)
      ? it
      : { ...it, tags: it.else },
  );
}

function phrasesOf(text: string): readonly string[] {
  return text
    .split(/[,;.!?]|:(?!\d)|\bbut\b/)
    .map((it) => it.trim())
    .filter((it) => it !== "");
}

/** More words are a sentence, of which only what we know counts. */
const LONGEST_PHRASE = 4;
/** Shorter words that we do not know are looked for nowhere. */
const FEWEST_LETTERS = 4;

/**
 * "food and museums" are two interests; a word that we do not know is looked for in what is told of the places. How
 * people want to travel ("slow", "first time") is no interest; see `manner.ts`.
 *
 * @param areRefused every word counts: "wax museums" and "Sound of Music bus tours" refuse no other museum, and no music
 */
export function parseInterests(texts: readonly string[], areRefused = false): readonly Interest[] {
  const seen = new Map<string, Interest>();
  for (const text of texts) {
    for (const phrase of text.toLowerCase().split(/[,;/&+]|\band\b|\bor\b/)) {
      const name = withoutFillersBefore(phrase.trim().replace(/\s+/g, " "));
      const words = foldTitle(name)
        .split(" ")
        .filter((word) => word !== "" && !fillers.has(word));
      // Filler words alone are no interest. An emoji is one that we cannot read.
      if (words.length === 0 && !/\p{Extended_Pictographic}/u.test(name)) continue;
      const isSentence = !areRefused && name.split(" ").length > LONGEST_PHRASE;
      const wished = words.filter((it) => !isMannerWord(it));
      if (words.length > 0 && wished.length === 0) continue;
      const parts = partsOf(wished, areRefused);
      const known = parts.filter((it) => it.isKnown);
      if (isSentence && known.length > 0) for (const part of known) seen.set(part.name, part);
      // Of a sentence without a word that we know, nothing is looked for: any place could have some word of it.
      else seen.set(name, joined(name, isSentence ? [] : parts));
    }
  }
  return [...seen.values()];
}

/** "to see the viewpoints" is "viewpoints". */
function withoutFillersBefore(phrase: string): string {
  const words = phrase.split(" ");
  const first = words.findIndex((it) => !fillers.has(it));
  return first > 0 ? words.slice(first).join(" ") : phrase;
}

interface Part extends Interest {
  readonly isKnown: boolean;
}

/** The words of a phrase, two that belong together as one. */
function partsOf(words: readonly string[], areRefused: boolean): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next] = [words[at], words[at + 1]];
    const pair = next === undefined ? undefined : knownPart(`${word}-${next}`, `${word} ${next}`);
    if (pair) at++;
    const part = pair ?? knownPart(word, word) ?? unknownPart(word, areRefused);
    if (part) parts.push(part);
  }
  return parts;
}

function knownPart(word: string, name: string): Part | undefined {
  const known = knownTerm(word);
  return known && { name, ...known, isKnown: true };
}

function unknownPart(word: string, isRefused: boolean): Part | undefined {
  if (word.length < FEWEST_LETTERS && (!isRefused || isCommonWord(word))) return undefined;
  return { name: word, tags: new Set(), told: [word.replace(/s$/, "")], else: new Set(), isKnown: false };
}

/** Words that say little beside a wish that we know: "Jewish history" is not every castle. */
const general = new Set(["history", "culture", "heritage", "sights"]);

function joined(name: string, all: readonly Part[]): Interest {
  const isSpecific = all.some((it) => it.isKnown && it.told.length > 0);
  const parts = isSpecific ? all.filter((it) => !general.has(it.name)) : all;
  return {
    name,
    tags: new Set(parts.flatMap((it) => [...it.tags])),
    told: [...new Set(parts.flatMap((it) => it.told))],
    else: new Set(parts.flatMap((it) => [...it.else])),
    ...(all.length > 1 && { parts: all }),
  };
}

/** The first refusal that rules a place out: it is everything that the phrase names. */
export function refusalOf(place: Candidate, avoid: readonly Interest[]): Interest | undefined {
  return avoid.find((it) => (it.parts ?? [it]).every((part) => interestsMetBy(place, [part]).length > 0));
}

/** Whether tags are everything that a refusal names. */
export function areRefused(tags: readonly string[], avoid: readonly Interest[]): boolean {
  return avoid.some((it) => (it.parts ?? [it]).every((part) => tags.some((tag) => part.tags.has(tag))));
}

/** The interests that a place meets: by its tags and category, or by what is told of it. */
export function interestsMetBy(place: Candidate, interests: readonly Interest[]): readonly Interest[] {
  return interests.filter((it) => meetsByTag(place, it) || isToldOf(place, it));
}

/** A place to eat meets a wish by what is eaten, drunk or heard there: an old tavern is no history. */
function meetsByTag({ category, tags }: Candidate, interest: Interest): boolean {
  const counts = (tag: string) => interest.tags.has(tag) && (category !== "food" || foodTags.has(tag));
  return counts(category) || tags.some(counts);
}

/** Whether the name, the kitchen or the description of a place has a word of the wish. */
export function isToldOf(place: Candidate, { told }: Interest): boolean {
  if (told.length === 0) return false;
  const { all, area } = toldOf(place);
  return told.some((it) => all.includes(` ${it}`) || area.includes(` ${it}`));
}
