import { type Clause, foldClause } from "./clauses.ts";
import { numberPattern } from "./clock-words.ts";
import { beginsWithDay, type DayInWords, dayBesideAnother, dayIn, withoutDay } from "./day-words.ts";
import { isAboutJourney } from "./journey.ts";
import { isHowLong, isNoWish, isOnlyTime, withoutPreamble } from "./no-wishes.ts";
import type { ReadWishes } from "./read-wishes.ts";
import { withoutSaidHour } from "./said-hour.ts";
import { blankTerm, type FoundTerm, termsIn } from "./terms-in-clause.ts";
import type { LocalWords, Term, Want } from "./want.ts";
import { wantOf } from "./want-in-clause.ts";
import {
  anyTime,
  isOnNamedDay,
  isTimed,
  type WishedTime,
  weekdayIn,
  wishedCountIn,
  wishedLengthIn,
  wishedTimeIn,
  withoutTripDates,
} from "./when-words.ts";

const MOST_WANTS = 24;

/** Occasions: they are not the subject of a wish. */
const occasion =
  /\b(?:birthday|(?:thirt|fort|fift|sixt|sevent|eight)ieth|anniversary|wedding anniversary|honeymoon|proposal|propose|engagement)\b/;

/** The wants of all sentences, in the order of the text. */
export function wantsIn(read: ReadWishes, local: LocalWords): readonly Want[] {
  const wants: Want[] = [];
  let lastDay: NamedDay = anyTime;
  let celebrates: { readonly label: string; readonly day: NamedDay } | null = null;
  /** The day with which a sentence begins: "Day 3: Sintra". */
  let ahead: { readonly sentence: number; readonly day: NamedDay } | null = null;
  const clauses = clausesWithKeywords(read);
  /** The sentence of the want that was said last, if nothing else came after it. */
  let afterWant = -1;
  for (const clause of clauses) {
    const isFirst = clause.sentence === 0 && clause === clauses[0];
    // "Make the third day a day trip to Sintra" begins like "A four day trip to Lisbon".
    const short = dayIn(clause.text) || weekdayIn(clause.text) ? clause.text : withoutPreamble(clause.text);
    if (isHowLong(clause.text, local.own) && !occasion.test(clause.text)) continue;
    if (clause.sentence === 0 && isAboutPeople(clause.text, local)) continue;
    const isPreamble = isFirst || local.own.has(short.split(" ")[0] ?? "");
    const whole = isPreamble ? short : clause.text;
    const text = withoutSaidHour(withoutDay(withoutTripDates(whole)));
    const own = wishedTimeIn(whole);
    const beside = own.day === null && own.weekday === null ? dayBesideAnother(whole, asDay(lastDay)) : null;
    const said = beside ? { ...own, day: beside, position: null } : own;
    const isDated = said.weekday !== null || said.day !== null;
    const sameDay =
      /\b(?:that|the same)(?: same| very)? (?:evening|night|day|afternoon|morning)\b/.test(text) && !isDated;
    const isLed = ahead?.sentence === clause.sentence && !isOnNamedDay(said) && !isAboutMore.test(text);
    const led = isLed ? ahead?.day : null;
    const time = sameDay ? { ...said, ...dayOf(lastDay) } : led ? { ...said, ...dayOf(led) } : said;
    if (isDated) lastDay = said;
    if (isOnNamedDay(said) && beginsWithDay(whole)) ahead = { sentence: clause.sentence, day: said };
    const isOccasion = !clause.isRefused && occasion.test(text);
    if (isOccasion) celebrates = { label: occasion.exec(text)?.[0] ?? "", day: time };
    if (clause.isRefused) {
      if (clause.isLimited) limit(wants, clause, termsIn(text, clause, local));
      // "A view that is not the Skydeck".
      else if (afterWant === clause.sentence) exceptFrom(wants, termsIn(text, clause, local));
      afterWant = -1;
      continue;
    }
    const want =
      isNoWish(text) || isAboutJourney(clause.said) ? undefined : wantOf(text, clause, time, local, wants.length);
    if (want && isOnlyOwnTown(want, text, local)) continue;
    const last = wants.at(-1);
    // "A market, on the Sunday": a part with only a time belongs to the want before it.
    if (!want && isTimed(said) && isOnlyTime(text)) {
      const isOfLast = last !== undefined && clause.sentence === sentenceOf(last);
      if (isOfLast && !isTimed(last.time)) wants[wants.length - 1] = { ...last, time };
      if (!isOfLast && isOnNamedDay(said)) ahead = { sentence: clause.sentence, day: said };
      if (celebrates && isDated) celebrates = { ...celebrates, day: said };
    }
    afterWant = want ? clause.sentence : -1;
    if (want && wants.length < MOST_WANTS && !wants.some((it) => isSameWant(it, want))) wants.push(want);
  }
  for (const it of keywordWants(read, local, wants)) wants.push(it);
  return celebrates ? withCelebration(wants, celebrates) : wants;
}

type NamedDay = Pick<WishedTime, "weekday" | "position" | "day">;

/** A clause of its own, and no further place for the day that was said. */
const isAboutMore =
  /\b(?:we|i|they|he|she|love|loves|like|likes|want|wants|enjoy|prefer|any (?:other )?(?:day|time)|whenever|some day)\b/;

const asDay = ({ weekday, day }: NamedDay): DayInWords | null => day ?? (weekday ? { weekday } : null);

const dayOf = ({ weekday, position, day }: NamedDay): NamedDay => ({ weekday, position, day });

/** Beside a sentence, each keyword is wished for once, if no want has it in its words. */
function keywordWants({ keywords, clauses }: ReadWishes, local: LocalWords, wants: readonly Want[]): readonly Want[] {
  if (clauses.length === 0) return [];
  const found: Want[] = [];
  for (const said of keywords) {
    const text = foldClause(said);
    const clause: Clause = { text, said, isRefused: false, isLimited: false, sentence: KEYWORDS };
    const want = isNoWish(text) ? undefined : wantOf(text, clause, anyTime, local, wants.length + found.length);
    const isKnown = (it: Want) =>
      isSameWant(it, want ?? it) || foldClause(it.label).includes(text) || (want !== undefined && hasWordsOf(it, want));
    if (want && wants.length + found.length < MOST_WANTS && ![...wants, ...found].some(isKnown)) found.push(want);
  }
  return found;
}

/** "Canals" beside "one canal from the water in a small boat". */
function hasWordsOf(said: Want, keyword: Want): boolean {
  if (keyword.meal !== said.meal || keyword.heads.length === 0) return false;
  const isPart = (term: Term) =>
    [...said.heads, ...said.more].some(
      (it) =>
        (it.tags.size > 0 && it.tags.symmetricDifference(term.tags).size === 0) ||
        (it.told.length > 0 && it.told.join() === term.told.join()) ||
        it.name.replace(/s$/, "") === term.name.replace(/s$/, ""),
    );
  return [...keyword.heads, ...keyword.more].every(isPart);
}

const KEYWORDS = -2;

/** Whether a want comes from a keyword beside the sentences. */
export function isKeyword(want: Want): boolean {
  return sentenceOf(want) === KEYWORDS;
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

/** "The blue town of Chefchaouen" on a trip that sleeps there: a colour is nothing to see elsewhere. */
function isOnlyOwnTown({ heads, meal, length }: Want, text: string, { own }: LocalWords): boolean {
  const isVague = heads.every((it) => it.tags.size === 0 && it.else.size === 0 && !it.isName && !it.byMention);
  return (
    meal === null &&
    length.days === 0 &&
    isVague &&
    / (?:of|in|at) (\w+)/.test(text) &&
    own.has(/ (?:of|in|at) (\w+)/.exec(text)?.[1] ?? "")
  );
}

const people =
  /\b(?:mother|father|daughter|son|parents|grand\w+|friends?|couple|family|sisters?|brothers?|students?|woman|man|wife|husband|cousins?|colleagues?)\b/;
const howLong = new RegExp(`\\b(?:${numberPattern}|a|long) (?:days?|nights?|weeks?|weekend)\\b`);

/** "Mother and daughter of 15 in New York for five days": who travels where for how long. */
function isAboutPeople(text: string, { own }: LocalWords): boolean {
  return people.test(text) && howLong.test(text) && text.split(" ").some((word) => own.has(word));
}

function sentenceOf({ id }: Want): number {
  return Number(id.split(":")[1]);
}

/** One dinner for a birthday on its day, whether or not the text asks for it. */
function withCelebration(
  wants: readonly Want[],
  { label, day }: { readonly label: string; readonly day: NamedDay },
): readonly Want[] {
  const index = wants.findIndex((it) => it.meal === "dinner" || (it.meal === "any" && it.manner.isSpecial));
  const found = wants[index];
  if (found) {
    const time = isOnNamedDay(found.time) ? found.time : { ...found.time, ...dayOf(day) };
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
      time: { ...anyTime, ...dayOf(day), part: "evening" },
      length: { days: 0, isHalfDay: false, isAway: false },
      not: [],
    },
  ];
}

/** What is excepted from the last want. */
function exceptFrom(wants: Want[], terms: readonly FoundTerm[]): void {
  const last = wants.at(-1);
  const named = terms.map((it) => it.term).filter((it) => it.isName || (it.tags.size === 0 && it.told.length > 0));
  if (last && named.length > 0) wants[wants.length - 1] = { ...last, not: [...last.not, ...named] };
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

function isSameWant(a: Want, b: Want): boolean {
  const names = (it: Want) => [...it.heads, ...it.more].map((term) => term.name).join("|");
  return names(a) === names(b) && a.meal === b.meal && (a.meal === null || (a.label === b.label && names(a) === ""));
}
