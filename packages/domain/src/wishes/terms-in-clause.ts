import { foldTitle } from "../fold-text.ts";
import { type Clause, foldClause } from "./clauses.ts";
import { isCommonWord } from "./common-words.ts";
import { knownTerm } from "./known-words.ts";
import { passions } from "./makers-and-passions.ts";
import { isRouteOnly } from "./no-wishes.ts";
import { cuisines, subjects } from "./subjects.ts";
import type { LocalWords, Term } from "./want.ts";
import { withoutTripDates } from "./when-words.ts";

/** Shorter unknown words are not searched. */
const FEWEST_LETTERS = 4;
/** A word that more places than this share is too general. */
const MOST_SHARE = 0.15;
const LEAST_MOST = 8;

/** Words with other meanings, which name a kind of place only as keywords. */
const ambiguous = new Set(
  (
    "street streets war wars night old local book drive road party couple cheap quarter green sight sights walk train star light lights ice event space active " +
    "outdoor wander breakfast dinner restaurant dining eat eating culture cultural show shows night going out modern tech landmark icon iconic " +
    "highlight free family families kid kids child children toddler authentic hidden everyday winter food foodie relax relaxing relaxation scenery landscape " +
    "building tasting culinary class stall stalls neighborhood district going-out entertainment honeymoon romance romantic technology water sweet sweets " +
    "fish fort interior camera royal thrill photo running sand thermal track field quiet fitness beaten writer monument local-life walking adventure pub-crawl " +
    "religion spiritual pilgrimage zen couples partys hotel shop outlet bus cars car town city area fall"
  ).split(" "),
);

/** A term with its position in the folded clause. */
export interface FoundTerm {
  readonly at: number;
  readonly end: number;
  readonly term: Term;
}

/** The words and phrases of a clause that name something, in their order. */
export function termsIn(text: string, clause: Clause, local: LocalWords): readonly FoundTerm[] {
  const found: FoundTerm[] = [];
  const isFree = (at: number, end: number) => !found.some((it) => it.at < end && it.end > at);
  const add = (at: number, end: number, term: Term) => {
    if (isFree(at, end)) found.push({ at, end, term });
  };
  for (const it of passions) {
    const match = it.pattern.exec(text);
    if (!match || isOwnWay(text, match.index) || match[0].split(" ").some((word) => isOwn(word, local))) continue;
    const { told, tags } = it;
    const term = {
      name: match[0].trim(),
      told,
      tags: new Set(tags),
      else: new Set(it.else),
      kind: it.kind,
      isName: false,
    };
    add(match.index, match.index + match[0].length, {
      ...{ ...term, byMention: it.byMention },
      ...(it.unless && { unless: new Set(it.unless) }),
    });
  }
  for (const name of local.names) {
    const at = ` ${text} `.indexOf(` ${name} `);
    if (at >= 0) add(at, at + name.length, { ...blankTerm(name), told: [`${name} `], isName: true });
  }
  for (const it of namesIn(clause.said, text, local)) add(it.at, it.end, it.term);
  for (const it of subjects) {
    const match = it.pattern.exec(text);
    if (!match) continue;
    const name = match[0];
    // "The South Island" names the destination.
    if (local.own.size > 1 && isOwnName(name, text, match.index, local)) continue;
    // A milk bar or a sushi bar is no nightlife.
    const [, word] = foodBefore.exec(text.slice(0, match.index)) ?? [];
    const own =
      word && it.kind === "evening"
        ? { ...blankTerm(`${word} ${name}`), told: [`${word} `, ...formsOf(`${word} ${name}`)] }
        : null;
    if (own && word) {
      add(match.index - word.length - 1, match.index + name.length, own);
      continue;
    }
    // Sights on the way in a train, bus or boat are no wish for a ride.
    if (isOwnWay(text, match.index) && it.kind !== "active") continue;
    add(match.index, match.index + name.length, {
      name,
      tags: new Set(it.tags),
      told: it.told,
      else: new Set(it.else),
      kind: it.kind,
      isName: false,
      ...(it.unless && { unless: new Set(it.unless) }),
    });
  }
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((it) => ({ word: it[0], at: it.index }));
  for (const [index, { word, at }] of words.entries()) {
    const next = words[index + 1];
    const pair = next && knownTerm(`${word}-${next.word}`);
    if (next && pair)
      add(at, next.at + next.word.length, { ...pair, name: `${word} ${next.word}`, kind: "any", isName: false });
    const isKnown = (it: string) => !ambiguous.has(it) && knownTerm(it) !== undefined;
    const both = next && !isKnown(word) && !isKnown(next.word) ? localPair(word, next.word, local) : undefined;
    if (both && next) add(at, next.at + next.word.length, both);
    if (!isFree(at, at + word.length) || isOwn(word, local)) continue;
    const cuisine = cuisines[word];
    if (cuisine && /\b(?:lunch|dinner|food|cooking|cuisine|meal|kitchen|restaurant|dishes|table|eat)/.test(text)) {
      add(at, at + word.length, { ...blankTerm(word), told: cuisine });
      continue;
    }
    const isAmbiguous = ambiguous.has(word) || ambiguous.has(word.replace(/s$/, ""));
    const known = isAmbiguous || isCommonWord(word) ? undefined : knownTerm(word);
    if (known) add(at, at + word.length, { ...known, name: word, kind: "any", isName: false });
    else if (isParticular(word, local)) add(at, at + word.length, { ...blankTerm(word), told: formsOf(word) });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** A word of the destination's name beside another one of it. */
function isOwnName(name: string, text: string, at: number, { own }: LocalWords): boolean {
  if (!own.has(name)) return false;
  const before = text.slice(0, at).trim().split(" ").at(-1) ?? "";
  const after =
    text
      .slice(at + name.length)
      .trim()
      .split(" ")[0] ?? "";
  return (before !== "" && own.has(before)) || (after !== "" && own.has(after));
}

/** "By train", "take the ferry". */
function isOwnWay(text: string, at: number): boolean {
  return /\b(?:by|take the|via)$/.test(text.slice(0, at).trim());
}

const foodBefore = /\b(milk|juice|snack|sushi|tapas|pintxos?|coffee|espresso|oyster|tea|salad|noodle|dessert) $/;

/** Articles and prepositions, which cannot begin a name. */
const joining = new Set(
  "the and for with from into onto over under near our your his her its this that than then not all any one two out off".split(
    " ",
  ),
);

/**
 * Two adjacent words that occur together in names of the destination or in descriptions of its places: "second line",
 * "rock art".
 */
function localPair(a: string, b: string, local: LocalWords): Term | undefined {
  const isWord = (it: string) => it.length >= 3 && !joining.has(it) && !isOwn(it, local);
  if (!isWord(a) || !isWord(b)) return undefined;
  const pair = formsOf(`${a} ${b}`);
  const { named, told } = local.count(pair);
  const isPlain = isCommonWord(a) && isCommonWord(b);
  if (named === 0 && (isPlain || told === 0 || told > Math.max(LEAST_MOST, local.places * MOST_SHARE)))
    return undefined;
  return { ...blankTerm(`${a} ${b}`), told: pair, isName: named > 0 };
}

/** The destination's own name, also in another spelling. */
function isOwn(word: string, { own }: LocalWords): boolean {
  return (
    own.has(word) ||
    (word.length > 5 &&
      [...own].some((it) => it.slice(0, 5) === word.slice(0, 5) && Math.abs(it.length - word.length) <= 2))
  );
}

const nowhere: LocalWords = { count: () => ({ told: 0, named: 0 }), places: 0, names: [], own: new Set() };

/** The words of a clause that are known for every destination. */
export function knownTermsIn(clause: Clause): readonly Term[] {
  if (isRouteOnly(clause.text)) return [];
  return termsIn(withoutTripDates(clause.text), clause, nowhere).map((it) => it.term);
}

export function blankTerm(name: string): Term {
  return { name, tags: new Set(), told: [], else: new Set(), kind: "any", isName: false };
}

/** The word, in the singular and the plural, as whole words. */
function formsOf(word: string): readonly string[] {
  const one = word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
  return [`${one} `, `${one}s `, `${one}es `, ...(one.endsWith("y") ? [`${one.slice(0, -1)}ies `] : [])];
}

/** A word that some places have in their description, but not most. */
function isParticular(word: string, local: LocalWords): boolean {
  if (word.length < FEWEST_LETTERS || isCommonWord(word) || ambiguous.has(word) || /\d/.test(word)) return false;
  const { told } = local.count(formsOf(word));
  return told > 0 && told <= Math.max(LEAST_MOST, local.places * MOST_SHARE);
}

const notNames =
  /^(?:I|We|My|Our|Please|The|A|An|If|In|On|And|But|Also|One|Two|Three|Some|No|Not|It|He|She|They|You|At|For|With|From|To|By|Of|Danish|English|French|Italian|Spanish|German|Greek|Turkish|Japanese|Chinese|Indian|Thai|Mexican|Roman|European|American|Jewish|Christmas|Easter|UNESCO|Michelin)$/;

/** Names written with a capital that the destination knows: "Tivoli", "Museum Island". */
function namesIn(said: string, text: string, local: LocalWords): readonly FoundTerm[] {
  const runs = said.matchAll(/\p{Lu}[\p{L}'’-]+(?:\s+(?:(?:of|de|del|da|di|la|le|the|el|al)\s+)?\p{Lu}[\p{L}'’-]+)*/gu);
  return [...runs].flatMap((run): FoundTerm[] => {
    const words = run[0].split(/\s+/).filter((it) => !notNames.test(it));
    const name = foldClause(words.join(" "));
    if (name === "" || name.split(" ").every((it) => isOwn(it, local) || isCommonWord(it))) return [];
    // A capital at the start of a sentence does not make a known word a name.
    const isStart = run.index === 0 && !name.includes(" ");
    if (isStart && (knownTerm(name) || subjects.some((it) => it.pattern.test(name)))) return [];
    const forms = formsOf(foldTitle(name));
    const { named, told } = local.count(forms);
    if (named + told === 0) return [];
    const at = text.indexOf(name);
    if (at < 0) return [];
    return [{ at, end: at + name.length, term: { ...blankTerm(name), told: forms, isName: named > 0 } }];
  });
}
