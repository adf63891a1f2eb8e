import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { isMannerWord } from "./manner.ts";
import { type NamedWish, namedWishes, tagWords } from "./wish-words.ts";

const tagsByWord = new Map<string, Set<string>>();
for (const [tag, words] of Object.entries(tagWords)) {
  for (const word of [tag, ...tag.split("-"), ...words]) {
    const tags = tagsByWord.get(word) ?? new Set();
    tagsByWord.set(word, tags.add(tag));
  }
}
// "food" means meals, not every tag that contains the word.
tagsByWord.set("food", new Set(["food"]));
tagsByWord.set("art", new Set(["art", "modern-art"]));
tagsByWord.set("music", new Set(["music", "live-music"]));

const namedByWord = new Map<string, NamedWish>();
for (const it of namedWishes) for (const word of it.words) namedByWord.set(word, it);

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
}

const refusal =
  /^(?:no|not|never|without|avoid|avoiding|hate|hates|dislike|skip|less|fewer)\s+(?:too\s+many\s+|more\s+|any\s+)?/i;

/**
 * Separates wishes from refusals: "no museums or churches" refuses both. What is both wished for and refused counts as
 * neither.
 */
export function parseWishes(interests: readonly string[], avoid: readonly string[]) {
  const phrases = [...interests.flatMap(phrasesOf), ...avoid.flatMap(phrasesOf).map((it) => `no ${it}`)];
  const wished = parseInterests(phrases.filter((it) => !refusal.test(it)));
  const refused = parseInterests(phrases.filter((it) => refusal.test(it)).map((it) => it.replace(refusal, "")));
  // A refusal that is no kind of place ("crowds") excludes nothing, and what is told of a place refuses it no more.
  const unwanted = refused.filter((it) => it.tags.size > 0).map((it) => ({ ...it, told: [] }));
  const isSame = (a: Interest, b: Interest) => a.tags.size > 0 && a.tags.symmetricDifference(b.tags).size === 0;
  const both = wished.filter((it) => unwanted.some((other) => isSame(it, other)));
  return {
    interests: wished.filter((it) => !both.includes(it)),
    avoid: unwanted.filter((it) => !both.some((other) => isSame(it, other))),
    contradictions: both.map((it) => it.name),
  };
}

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
    .split(/[,;.:!?]|\bbut\b/)
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
 */
export function parseInterests(texts: readonly string[]): readonly Interest[] {
  const seen = new Map<string, Interest>();
  for (const text of texts) {
    for (const phrase of text.toLowerCase().split(/[,;/&+]|\band\b|\bor\b/)) {
      const name = withoutFillersBefore(phrase.trim().replace(/\s+/g, " "));
      const words = foldTitle(name)
        .split(" ")
        .filter((word) => word !== "" && !fillers.has(word));
      // Filler words alone are no interest. An emoji is one that we cannot read.
      if (words.length === 0 && !/\p{Extended_Pictographic}/u.test(name)) continue;
      const isSentence = name.split(" ").length > LONGEST_PHRASE;
      const wished = words.filter((it) => !isMannerWord(it));
      if (words.length > 0 && wished.length === 0) continue;
      const parts = partsOf(wished);
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
function partsOf(words: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next] = [words[at], words[at + 1]];
    const pair = next === undefined ? undefined : knownPart(`${word}-${next}`, `${word} ${next}`);
    if (pair) at++;
    const part = pair ?? knownPart(word, word) ?? unknownPart(word);
    if (part) parts.push(part);
  }
  return parts;
}

function knownPart(word: string, name: string): Part | undefined {
  for (const stem of stemsOf(word)) {
    const named = namedByWord.get(stem);
    if (named) {
      const told = named.told;
      return { name, tags: new Set(named.tags), told, else: new Set(named.else), isKnown: true };
    }
    const tags = tagsByWord.get(stem);
    if (tags) return { name, tags, told: [], else: new Set(), isKnown: true };
  }
  return undefined;
}

function unknownPart(word: string): Part | undefined {
  if (word.length < FEWEST_LETTERS) return undefined;
  return { name: word, tags: new Set(), told: [word.replace(/s$/, "")], else: new Set(), isKnown: false };
}

function joined(name: string, parts: readonly Part[]): Interest {
  return {
    name,
    tags: new Set(parts.flatMap((it) => [...it.tags])),
    told: [...new Set(parts.flatMap((it) => it.told))],
    else: new Set(parts.flatMap((it) => [...it.else])),
  };
}

function stemsOf(word: string): readonly string[] {
  return [word, word.replace(/ies$/, "y"), word.replace(/es$/, ""), word.replace(/s$/, "")];
}

/** The interests that a place meets: by its tags and category, or by what is told of it. */
export function interestsMetBy(place: Candidate, interests: readonly Interest[]): readonly Interest[] {
  return interests.filter((it) => meetsByTag(place, it) || isToldOf(place, it));
}

function meetsByTag({ category, tags }: Candidate, interest: Interest): boolean {
  return interest.tags.has(category) || tags.some((tag) => interest.tags.has(tag));
}

/** Whether the name, the kitchen or the description of a place has a word of the wish. */
export function isToldOf(place: Candidate, { told }: Interest): boolean {
  if (told.length === 0) return false;
  const text = textOf(place);
  return told.some((it) => text.includes(` ${it}`));
}

/** A cache: every wish asks for the text of every place. */
const texts = new WeakMap<Candidate, string>();

function textOf(place: Candidate): string {
  const known = texts.get(place);
  if (known !== undefined) return known;
  const { name, localName, insight, neighborhood } = place;
  const parts = [name, localName, neighborhood, insight?.kitchen, insight?.why, insight?.order];
  const text = ` ${parts.flatMap((it) => (it ? foldTitle(it) : [])).join(" | ")} `;
  texts.set(place, text);
  return text;
}
