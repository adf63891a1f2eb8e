import { foldAccents } from "../fold-text.ts";
import { asSentences } from "./day-lists.ts";

/** A part of a sentence that says one thing. */
export interface Clause {
  /** In lower case, without accents and punctuation, single spaces. */
  readonly text: string;
  /** As the traveller wrote it. */
  readonly said: string;
  /** It states what is not wanted. */
  readonly isRefused: boolean;
  /** "Not only museums": some, and other things too. */
  readonly isLimited: boolean;
  /** Number of its sentence, from 0. */
  readonly sentence: number;
}

/** Of longer texts, only this many characters are read. */
const LONGEST = 4_000;

const sentenceEnd = /[.!?]+(?=\s|$)|\n+|;/;
/** A colon within a clock time parts nothing. */
const separator = /,|:(?!\d)|(?<!\d):|\(|\)|\s[–—+/=-]\s|\b(?:and|but|then|plus|also|while|so)\b|\bas well as\b/i;
/** What follows is wanted again: "no church besides the cathedral". */
const exception = /\b(?:besides|except(?: for)?|apart from|other than)\b/i;
/** What follows is not wanted. */
const refusal =
  /\b(?:no one|nobody|none of us|neither of us|no|not|never|without|nothing|avoid(?:ing)?|skip(?:ping)?|hates?|dislikes?|(?:can't|cannot|can not) stand|(?:don't|do not|dont|doesn't|does not|didn't|rather not) (?:want|like|need|care for|enjoy)(?: to)?|rather than|instead of|nor|neither|less|fewer|tired of|sick of|enough of|please don't|don't)\b/i;
/** Expressions with such a word that exclude nothing. */
const noRefusal =
  /\b(?:(?:don't|do not|dont|won't|would not|wouldn't) mind|no problem|no matter|not (?:to )?(?:be )?miss(?:ed)?|(?:don't|do not|not|never) (?:want to )?miss|cannot wait|can't wait|no doubt|no idea|not sure|not far|nothing better|why not|without fail|no less than)\b/gi;
/** "A playground now and then": how often, and no two things. */
const nowAndThen = /\b(?:(?:every )?now and (?:then|again)|here and there|once and again|on and off)\b/gi;
/** What is said of the price is no refusal. */
const notDear =
  /\s+(?:(?:that|which) )?(?:(?:does not|doesn't|do not|don't|won't|not|without) (?:have to )?(?:cost(?:ing)?|pay(?:ing)?|spend(?:ing)?|be(?:ing)?|too|ruin\w*) ?(?:us |me )?(?:a fortune|the earth|too much|much|a lot|expensive|dear|pricey))\b/gi;
const limits = /^\s*(?:only|just|merely|too (?:much|many)|always|all|every|another|yet another|so many|everything)\b/i;

/** The parts of a text, each wanted or not. */
export function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  const sentences = asSentences(text.slice(0, LONGEST).replaceAll("’", "'")).split(sentenceEnd);
  for (const [sentence, words] of sentences.entries()) {
    for (const part of words
      .replace(nowAndThen, " ")
      .replace(notDear, " for little money")
      .replace(noRefusal, " ")
      .split(separator)) {
      for (const { said, isRefused } of byRefusal(part)) {
        const isLimited = isRefused && limits.test(said);
        const clause = said.replace(limits, "").trim();
        const folded = foldClause(clause);
        if (folded !== "") clauses.push({ text: folded, said: clause, isRefused, isLimited, sentence });
      }
    }
  }
  return clauses;
}

/** "Flamenco that is not for coaches": the part before the negation is wanted, the part after it is not. */
function byRefusal(part: string): readonly { readonly said: string; readonly isRefused: boolean }[] {
  const found = refusal.exec(part);
  if (!found) return [{ said: part, isRefused: false }];
  const [refused = "", ...wanted] = part.slice(found.index + found[0].length).split(exception);
  return [
    { said: part.slice(0, found.index), isRefused: false },
    { said: refused, isRefused: true },
    ...wanted.map((said) => ({ said, isRefused: false })),
  ];
}

/** In lower case, without accents; hyphens and punctuation are spaces. */
export function foldClause(text: string): string {
  return foldAccents(text)
    .toLowerCase()
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/ł/g, "l")
    .replace(/['`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
