import type { Weekday } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import type { Meal } from "../places/meal-times.ts";
import { type Clause, foldClause } from "./clauses.ts";
import { numberPattern } from "./clock-words.ts";
import { isCommonWord } from "./common-words.ts";
import { knownTerm } from "./known-words.ts";
import type { ReadWishes } from "./read-wishes.ts";
import { cuisines, type SubjectKind, subjects } from "./subjects.ts";
import {
  isTimed,
  type WishedCount,
  type WishedLength,
  type WishedTime,
  weekdayIn,
  wishedCountIn,
  wishedLengthIn,
  wishedTimeIn,
  withoutTripDates,
} from "./when-words.ts";

/** A word or phrase of a wish, and what meets it. */
export interface Term {
  readonly name: string;
  readonly tags: ReadonlySet<string>;
  /** Beginnings of folded words in the description of a place. */
  readonly told: readonly string[];
  readonly else: ReadonlySet<string>;
  readonly kind: SubjectKind;
  /** It is in a name of the destination: a place, an area, a day trip. */
  readonly isName: boolean;
}

/** One thing that a traveller wants from a trip. */
export interface Want {
  readonly id: string;
  /** In the traveller's words. */
  readonly label: string;
  /** Any of them meets it; empty for a meal of any kind. */
  readonly heads: readonly Term[];
  /** Further words about it: "Danish", "in the harbour", "with a view". */
  readonly more: readonly Term[];
  readonly meal: Meal | "any" | null;
  readonly manner: MealManner;
  readonly count: WishedCount;
  readonly time: WishedTime;
  readonly length: WishedLength;
  /** What it must not be. */
  readonly not: readonly Term[];
}

/** The kind of meal that is wished for. */
export interface MealManner {
  readonly isSpecial: boolean;
  readonly withView: boolean;
  readonly isOutdoors: boolean;
}

/** The words of a destination's places, day trips and events. */
export interface LocalWords {
  /** How many places have one of these forms of a word in their description, and how many in their name. */
  count(forms: readonly string[]): { readonly told: number; readonly named: number };
  readonly places: number;
  /** Words that name the destination itself. */
  readonly own: ReadonlySet<string>;
}

/** Shorter unknown words are not searched. */
const FEWEST_LETTERS = 4;
/** A word that more places than this share is too general. */
const MOST_SHARE = 0.15;
const LEAST_MOST = 8;
const MOST_WANTS = 24;
const LONGEST_LABEL = 60;

/** Words with other meanings, which name a kind of place only as keywords. */
const ambiguous = new Set(
  (
    "night old local book drive road party couple cheap quarter green sight sights walk train star light lights ice event space active " +
    "outdoor wander breakfast dinner restaurant dining eat eating culture cultural show shows night going out modern tech landmark icon iconic " +
    "highlight free family families kid kids child children toddler authentic hidden everyday winter food foodie relax relaxing relaxation scenery landscape " +
    "building tasting culinary class stall stalls neighborhood district going-out entertainment honeymoon romance romantic technology water sweet sweets " +
    "fish fort interior camera royal thrill photo running sand thermal track field quiet fitness beaten writer monument local-life walking adventure pub-crawl " +
    "religion spiritual pilgrimage zen couples partys hotel shop outlet bus cars car town city area fall"
  ).split(" "),
);

const meals: readonly (readonly [RegExp, Meal | "any"])[] = [
  [/\bbrunch(?:es)?\b/, "breakfast"],
  [/\bbreakfasts?\b/, "breakfast"],
  [/\blunch(?:es)?\b/, "lunch"],
  [/\b(?:dinners?|suppers?|dine)\b/, "dinner"],
  [/\b(?:meals?|restaurants?|tables?|eat|eating|tasting menus?|cooking|cuisine|kitchen|food)\b/, "any"],
];
const special =
  /\b(?:grand|festive|special|memorable|splurge|celebrat\w+|birthdays?|anniversar\w+|honeymoon|fine (?:dining|dinner|lunch|meal|restaurant)|fancy|great|unforgettable|romantic|starred|michelin|elegant|best|really good|blow out|treat|once in a lifetime|top)\b/;
const view = /\b(?:views?|rooftops?|skyline|panoram\w+|overlooking|above the city|terrace)\b/;
const outdoors =
  /\b(?:outdoors?|outside|al fresco|open air|green|gardens?|in the park|under (?:the )?trees|courtyards?|beer gardens?|terraces?|picnics?|in nature)\b/;
/** "Good food" asks for nothing in particular. */
const plainFood = /\b(?:food|eat|eating|cooking|cuisine|kitchen|restaurants?|tables?|meals?)\b/;

/** Occasions: they are not the subject of a wish. */
const occasion =
  /\b(?:birthday|(?:thirt|fort|fift|sixt|sevent|eight)ieth|anniversary|wedding anniversary|honeymoon|proposal|propose|engagement)\b/;

/** The wants of all sentences, in the order of the text. */
export function wantsIn(read: ReadWishes, local: LocalWords): readonly Want[] {
  const wants: Want[] = [];
  let lastWeekday: Weekday | null = null;
  let celebrates: { readonly label: string; readonly weekday: Weekday | null } | null = null;
  const clauses = clausesWithKeywords(read);
  for (const clause of clauses) {
    const isFirst = clause.sentence === 0 && clause === clauses[0];
    const text = withoutTripDates(isFirst ? clause.text.replace(preamble, " ").trim() : clause.text);
    const weekday = weekdayIn(text);
    const said = wishedTimeIn(text);
    const sameDay = /\b(?:that|the same) (?:evening|night|day|afternoon)\b/.test(text) && weekday === null;
    const time = sameDay ? { ...said, weekday: lastWeekday } : said;
    if (weekday) lastWeekday = weekday;
    const isOccasion = !clause.isRefused && occasion.test(text);
    if (isOccasion) celebrates = { label: occasion.exec(text)?.[0] ?? "", weekday: time.weekday };
    if (clause.isRefused) {
      if (clause.isLimited) limit(wants, clause, termsIn(text, clause, local));
      continue;
    }
    const want =
      routeOnly.test(text) || toldOnly.test(text) ? undefined : wantOf(text, clause, time, local, wants.length);
    const last = wants.at(-1);
    // "A market, on the Sunday": a part with only a time belongs to the want before it.
    if (
      !want &&
      last &&
      isTimed(time) &&
      !isTimed(last.time) &&
      clause.sentence === sentenceOf(last) &&
      isOnlyTime(text)
    )
      wants[wants.length - 1] = { ...last, time };
    if (!want && celebrates && weekday && isOnlyTime(text)) celebrates = { ...celebrates, weekday };
    if (want && wants.length < MOST_WANTS && !wants.some((it) => isSameWant(it, want))) wants.push(want);
  }
  return celebrates ? withCelebration(wants, celebrates) : wants;
}

/** Keywords with a number or a time are wants too. */
function clausesWithKeywords({ keywords, clauses }: ReadWishes): readonly Clause[] {
  const told = keywords.flatMap((said): Clause[] => {
    const text = foldClause(said);
    const count = wishedCountIn(text);
    const length = wishedLengthIn(text);
    const isWant =
      text.split(" ").length > 1 &&
      (count.of !== "times" || count.times > 1 || length.days > 0 || length.isHalfDay || isTimed(wishedTimeIn(text)));
    const isDenied = /^(?:no|not|without|avoid) /.test(text);
    return isWant && !isDenied ? [{ text, said, isRefused: false, isLimited: false, sentence: -1 }] : [];
  });
  return [...told, ...clauses];
}

/** "A four day trip to": the usual beginning of a request. */
const preamble = new RegExp(
  `^(?!.*\\bhalf )(?:\\w+ ){0,4}?(?:(?:a|an|the|our|my|first|long|short|solo|${numberPattern}) ){1,3}(?:\\w+ )?(?:days?|weekends?|weeks?|nights?|stopovers?|trips?|holidays?|breaks?|visits?|time) (?:in|on|to|at|around|through|across|for)(?= |$)`,
);

/** Parts that say who travels, how one goes or what to explain: nothing to visit is wished for in them. */
const toldOnly = new RegExp(
  [
    "\\bstays? (?:in|at|with|near)\\b",
    "\\b(?:tell|show|warn|remind) (?:us|me)\\b",
    "\\bknows? (?:all|everything|every)\\b",
    "\\b(?:is|are) (?:the|a|our|my) (?:trap|problem|point|issue|worry)\\b",
    "\\baltitude\\b",
    "\\bit must be\\b",
    "^(?:everything |all )?(?:by|on) (?:foot|tram|trams|bus|buses|metro|subway|ferry|ferries|train|trains|taxi|taxis)(?: or (?:by |on )?\\w+)?$",
    "^(?:our |my |a |the )?first (?:trip|time|visit|holiday)\\b",
    `^(?:(?:we are|we re|were|i am|im|a|an|${numberPattern}) )+(?:\\w+ ){0,3}(?:friends?|sisters?|brothers?|cousins?|couples?|teachers?|nurses?|students?|colleagues?|parents?|family|mother|father|dad|mum)(?: |$)`,
  ].join("|"),
);

/** Parts about places to sleep or the way of travelling are no stops: see `route.ts`. */
const routeOnly =
  /^(?:out|home|back) (?:of|from|to)\b|\b(?:arriving|leaving (?:at|from)|(?:starting|ending|finishing) (?:and \w+ )?(?:in|at|from)|(?:fly|flying) (?:in|out|home|from)|land(?:ing)? (?:in|at)|staying (?:in|at|with)|based in|our (?:hotel|flat|apartment) is|by (?:train|car|bus)(?: only)?$)\b/;

const onlyTime =
  /^(?:(?:which|that|it|is|are|on|at|in|the|for|our|my|his|her|first|last|second|night|evening|morning|afternoon|day|end|early|late|of|stay|trip|if|possible|please|falls|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday|sunrise|sunset|dawn|dusk|there|falls|this|happens|be|would|will|ideally|perhaps|best)(?: |$))+$/;

function isOnlyTime(text: string): boolean {
  return onlyTime.test(text);
}

function sentenceOf({ id }: Want): number {
  return Number(id.split(":")[1]);
}

/** One dinner for a birthday on its day, whether or not the text asks for it. */
function withCelebration(
  wants: readonly Want[],
  { label, weekday }: { readonly label: string; readonly weekday: Weekday | null },
): readonly Want[] {
  const index = wants.findIndex((it) => it.meal === "dinner" || (it.meal === "any" && it.manner.isSpecial));
  const found = wants[index];
  if (found) {
    const time = found.time.weekday ? found.time : { ...found.time, weekday };
    return wants.with(index, { ...found, meal: "dinner", time, manner: { ...found.manner, isSpecial: true } });
  }
  return [
    ...wants,
    {
      id: `want:-1:${wants.length}`,
      label: `${label} dinner`,
      heads: [],
      more: [],
      meal: "dinner",
      manner: { isSpecial: true, withView: false, isOutdoors: false },
      count: { of: "times", times: 1 },
      time: { weekday, part: "evening", position: null },
      length: { days: 0, isHalfDay: false, isAway: false },
      not: [],
    },
  ];
}

/** "Not only sit at a show" applies to the wants of its sentence. */
function limit(wants: Want[], clause: Clause, terms: readonly FoundTerm[]): void {
  const not = terms.map((it) => it.term);
  const shows = /\bshows?\b/.test(clause.text)
    ? [{ ...blankTerm("show"), tags: new Set(["show"]), told: ["show "] }]
    : [];
  for (const [index, want] of wants.entries()) {
    if (sentenceOf(want) === clause.sentence) wants[index] = { ...want, not: [...want.not, ...not, ...shows] };
  }
}

function wantOf(text: string, clause: Clause, time: WishedTime, local: LocalWords, index: number): Want | undefined {
  const found = termsIn(text, clause, local);
  const meal = mealIn(text, found);
  const manner = {
    isSpecial: special.test(text),
    withView: view.test(text),
    isOutdoors: outdoors.test(text),
  };
  const length = wishedLengthIn(text);
  const { heads, more } = meal ? { heads: [], more: found.map((it) => it.term) } : headsOf(found, text);
  if (heads.length === 0 && !meal) return undefined;
  const isPlain = meal === "any" && more.length === 0 && !manner.isSpecial && !manner.withView && !manner.isOutdoors;
  if (isPlain) return undefined;
  if (
    meal &&
    meal !== "any" &&
    more.length === 0 &&
    !Object.values(manner).some(Boolean) &&
    !isTimed({ ...time, part: null })
  )
    return undefined;
  return {
    id: `want:${clause.sentence}:${index}`,
    label: labelOf(clause.said),
    heads,
    more: meal ? more.filter((it) => !isMealManner(it)) : more,
    meal: meal && plainFood.test(text) && meal === "any" && isDish(more) ? "any" : meal,
    manner,
    count: wishedCountIn(text),
    time,
    length,
    not: [],
  };
}

function isMealManner({ name }: Term): boolean {
  return view.test(name) || outdoors.test(name);
}

function isDish(terms: readonly Term[]): boolean {
  return terms.length > 0;
}

function isSameWant(a: Want, b: Want): boolean {
  const names = (it: Want) => [...it.heads, ...it.more].map((term) => term.name).join("|");
  return names(a) === names(b) && a.meal === b.meal && (a.meal === null || (a.label === b.label && names(a) === ""));
}

interface FoundTerm {
  readonly at: number;
  readonly end: number;
  readonly term: Term;
}

/** A named meal, unless the clause is about something else to eat or drink. */
function mealIn(text: string, found: readonly FoundTerm[]): Meal | "any" | null {
  const named = meals.find(([pattern]) => pattern.test(text));
  if (!named) return null;
  // "A cooking class", "food market": the meal word belongs to a subject.
  const at = named[0].exec(text)?.index ?? 0;
  if (found.some((it) => it.at <= at && at < it.end)) return null;
  if (named[1] === "any" && found.some((it) => it.term.kind !== "any")) return null;
  return named[1];
}

function termsIn(text: string, clause: Clause, local: LocalWords): readonly FoundTerm[] {
  const found: FoundTerm[] = [];
  const isFree = (at: number, end: number) => !found.some((it) => it.at < end && it.end > at);
  const add = (at: number, end: number, term: Term) => {
    if (isFree(at, end)) found.push({ at, end, term });
  };
  for (const it of namesIn(clause.said, text, local)) add(it.at, it.end, it.term);
  for (const it of subjects) {
    const match = it.pattern.exec(text);
    if (!match) continue;
    const name = match[0];
    // Sights on the way in a train, bus or boat are no wish for a ride.
    if (/\b(?:by|take the|via)$/.test(text.slice(0, match.index).trim()) && it.kind !== "active") continue;
    add(match.index, match.index + name.length, {
      name,
      tags: new Set(it.tags),
      told: it.told,
      else: new Set(it.else),
      kind: it.kind,
      isName: false,
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
    const known = ambiguous.has(word) || isCommonWord(word) ? undefined : knownTerm(word);
    if (known) add(at, at + word.length, { ...known, name: word, kind: "any", isName: false });
    else if (isParticular(word, local)) add(at, at + word.length, { ...blankTerm(word), told: formsOf(word) });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

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
  if (named === 0 && (isPlain || told === 0 || told > LEAST_MOST)) return undefined;
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

const nowhere: LocalWords = { count: () => ({ told: 0, named: 0 }), places: 0, own: new Set() };

/** The words of a clause that are known for every destination. */
export function knownTermsIn(clause: Clause): readonly Term[] {
  if (routeOnly.test(clause.text)) return [];
  return termsIn(withoutTripDates(clause.text), clause, nowhere).map((it) => it.term);
}

function blankTerm(name: string): Term {
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

/** The subject of a wish comes first; parts after "or" are alternatives, other parts are further conditions. */
function headsOf(
  found: readonly FoundTerm[],
  text: string,
): { readonly heads: readonly Term[]; readonly more: readonly Term[] } {
  const [first, ...others] = found;
  if (!first) return { heads: [], more: [] };
  const named = found.find((it) => it.term.isName);
  const second = others[0];
  // "Crib street", "orchid garden", "levada walks": the second noun is the subject, and the first one specifies it.
  const isCompound =
    second !== undefined && second.at - first.end <= 1 && !first.term.isName && second.term.tags.size > 0;
  const head = named ?? (isCompound ? second : first);
  const rest = found.filter((it) => it !== head);
  const isOther = (it: FoundTerm) => {
    const between = text.slice(Math.min(it.end, head.end), Math.max(it.at, head.at));
    return (
      /^\s*(?:\w+ ){0,2}or (?:\w+ ){0,3}$/.test(`${between.trim()} `.replace(/^ /, "")) ||
      / or /.test(` ${between.trim()} `)
    );
  };
  return {
    heads: [head.term, ...rest.filter(isOther).map((it) => it.term)],
    more: rest.filter((it) => !isOther(it)).map((it) => it.term),
  };
}

const before =
  /^(?:(?:who|\d+|we|i|he|she|they|you|would|will|could|can|should|may|might|must|also|just|really|very|much|so|and|to|the|a|an|some|of|for|with|like|love|want|wants|need|hope|wish|please|see|visit|hear|listen|watch|do|have|get|be|is|are|am|was|there|that|it|perhaps|maybe|if|possible|which|our|my|us|me|let|lets|find|try|spend|enjoy|in|on|at|more|most|above|all|especially|mostly|certainly|definitely|love|loves|likes|keen|interested|once|one|at least|trip|including|ideally|only|not)\b[\s']*)+/i;
const after =
  /\s+(?:(?:would be|is|are|will be|please|if|for certain|for sure|too|as well|would|could|perhaps|maybe|we hope|gladly|lovely|perfect|nice|welcome|great|wonderful|ideal|possible|there is one|that is possible|a must|the|that|which|in|on|at|of|with|for|to|from)\b\s*)+$/i;

function labelOf(said: string): string {
  const short = said
    .replace(/\s+/g, " ")
    .trim()
    .replace(before, "")
    .replace(/\s+if (?:there|that|possible|it)\b.*$/i, "")
    .replace(
      /\s+(?:would|will|is|are) (?:be )?(?:lovely|perfect|nice|welcome|great|wonderful|ideal|fun|good|a must|dear to us)\b.*$/i,
      "",
    )
    .replace(after, "")
    .trim();
  const label = short === "" ? said.trim() : short;
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL).replace(/\s+\S*$/, "")}…` : label;
}
