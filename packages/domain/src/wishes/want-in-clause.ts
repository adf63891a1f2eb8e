import type { Clause } from "./clauses.ts";
import { isMealManner, isPlainFood, mannerIn, mealIn } from "./meal-in-clause.ts";
import { blankTerm, type FoundTerm, termsIn } from "./terms-in-clause.ts";
import type { LocalWords, Term, Want } from "./want.ts";
import { labelOf } from "./want-label.ts";
import { isTimed, type WishedTime, wishedCountIn, wishedLengthIn } from "./when-words.ts";

/** What a clause wishes for; undefined when it names nothing. */
export function wantOf(
  text: string,
  clause: Clause,
  time: WishedTime,
  local: LocalWords,
  index: number,
): Want | undefined {
  const found = termsIn(text, clause, local);
  const length = wishedLengthIn(text);
  const isOuting = length.days > 0 || length.isHalfDay || length.isAway;
  // "A day in the desert with lunch": the day is what is wished for.
  const meal = mealIn(isOuting && found.length > 0 ? text.replace(besideOuting, " ") : text, found);
  const manner = mannerIn(text);
  const age = aged.test(text) ? ofAge : [];
  const { heads, more } = meal ? { heads: [], more: found.map((it) => it.term) } : headsOf(found, text);
  if (heads.length === 0 && !meal) return undefined;
  const isPlain = meal === "any" && more.length === 0 && !manner.isSpecial && !manner.withView && !manner.isOutdoors;
  if (isPlain) return undefined;
  if (
    meal &&
    meal !== "any" &&
    more.length === 0 &&
    !Object.values(manner).some(Boolean) &&
    !isTimed({ ...time, part: null, at: null })
  )
    return undefined;
  return {
    id: `want:${clause.sentence}:${index}`,
    label: labelOf(clause.said),
    heads,
    more: meal ? more.filter((it) => !isMealManner(it)) : withAge(heads, withoutTime(more, time), age),
    meal: meal && isPlainFood(text) && meal === "any" && more.length > 0 ? "any" : meal,
    manner,
    count: wishedCountIn(text),
    time,
    length,
    ...(isSeveral(text, heads) && { isSeveral: true }),
    not: [],
  };
}

/** "At sunset" says when, and not what. */
function withoutTime(more: readonly Term[], { part }: WishedTime): readonly Term[] {
  return part === null ? more : more.filter((it) => !/^(?:sunset|sunrise|dawn|evening|night|morning)s?$/.test(it.name));
}

function withAge(heads: readonly Term[], more: readonly Term[], age: readonly Term[]): readonly Term[] {
  return heads.some(canBeOld) ? [...more, ...age] : more;
}

const besideOuting = /\b(?:with|and|including|then) (?:a |an |our )?(?:\w+ )?(?:lunch|dinner|meal|picnic)\b.*$/;

/** "The great temples", "Caravaggio", and not "a market". */
function isSeveral(text: string, [head]: readonly Term[]): boolean {
  if (!head || /^(?:a|an|one|some|perhaps|maybe) /.test(text)) return false;
  return head.byMention === true || (/[^s]s$/.test(head.name) && !head.isName);
}

const aged = /\b(?:old|historic|traditional|grand|vintage)\b/;
/** "Old coffee houses": of several, those that are told to be old. */
const ofAge: readonly Term[] = [
  {
    ...blankTerm("old"),
    tags: new Set(["history"]),
    told: ["since 1", "old ", "retro", "prewar", "historic", "century", "vintage"],
  },
];
const agingTags = ["cafe", "pub", "bar", "market", "theatre"];

function canBeOld({ tags }: Term): boolean {
  return agingTags.some((it) => tags.has(it));
}

/** The subject of a wish comes first; parts after "or" are alternatives, other parts are further conditions. */
function headsOf(
  found: readonly FoundTerm[],
  text: string,
): { readonly heads: readonly Term[]; readonly more: readonly Term[] } {
  const [first, ...others] = found;
  if (!first) return { heads: [], more: [] };
  // "Street food in Palermo": where it is, and not what it is. A walk there is the place.
  const isWhere = (it: FoundTerm) =>
    it !== first &&
    !first.term.tags.has("hike") &&
    /\b(?:in|at|near|around|from|outside|on|along|down)(?: the)? $/.test(text.slice(0, it.at));
  // "The tree at Rockefeller": of a word that is nowhere in particular, the name says what is meant.
  const isVague = first.term.tags.size === 0 && !first.term.isName && first.term.else.size === 0;
  const named = found.find((it) => it.term.isName && (isVague || !isWhere(it)));
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
  // "Whales or dolphins at Kaikoura": the town is no third choice.
  const alternatives = rest.filter(
    (it) => isOther(it) && !(isWhere(it) && !isWhere(head) && !/ or (?:\w+ )?$/.test(text.slice(0, it.at))),
  );
  return {
    heads: [head.term, ...alternatives.map((it) => it.term)],
    more: rest.filter((it) => !alternatives.includes(it)).map((it) => it.term),
  };
}
