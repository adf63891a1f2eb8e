import { numberOf, numberPattern } from "./clock-words.ts";

const number = `(${numberPattern}|a|an)`;
const whole = new RegExp(
  `\\b(?:family|group|party) of ${number}\\b|\\b${number} of us\\b|\\b${number} (?:people|persons|travell?ers)\\b|\\bfor ${number}$`,
  "i",
);
const adults = new RegExp(`\\b${number} adults?\\b`, "i");
const children = new RegExp(`\\b${number} (?:\\w+ )?(?:kids?|child(?:ren)?|teenagers?|bab(?:y|ies))\\b`, "i");
const couple = /\b(?:as a couple|for a couple|honeymoon)\b/i;
const alone = /\b(?:solo|alone|by myself|on my own)\b/i;
const withWhom = /\bwith ((?:my|our|a|an|the|two|three|four|five|six|\d|kids|children|friends|family)\b[^.;]*)/i;
const two = /\b(?:grand)?parents(?:-in-law)?\b/gi;
const one =
  /\b(?:my|our|a|an|and) (?:\w+ )?(?:wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|child|baby|toddler|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|colleague)\b/gi;
const several = new RegExp(
  `\\b(${numberPattern}) (?:\\w+ )?(?:friends|kids|children|sisters|brothers|sons|daughters|cousins|colleagues|teenagers|adults|girls|boys)\\b`,
  "gi",
);
const uncounted =
  /\b(?:friends|kids|children|sisters|brothers|sons|daughters|cousins|colleagues|teenagers|girls|boys|family|in-laws)\b/i;
const MOST = 20;

/** How many travel, where a sentence says it plainly; null otherwise. */
export function saidTravelers(text: string): number | null {
  const said = whole.exec(text);
  const count = said && amount(said.slice(1).find((it) => it !== undefined));
  if (count) return atMost(count);
  const grown = amount(adults.exec(text)?.[1]);
  if (grown) return atMost(grown + (amount(children.exec(text)?.[1]) ?? 0));
  if (couple.test(text)) return 2;
  if (alone.test(text)) return 1;
  const others = withWhom.exec(text)?.[1];
  return others === undefined ? null : withOthers(others);
}

function withOthers(others: string): number | null {
  const counted = [...others.matchAll(several)].map((it) => amount(it[1]) ?? 0);
  const rest = others.replace(several, " ").replace(/\bparents-in-law\b/gi, "parents");
  if (uncounted.test(rest)) return null;
  const more = (rest.match(two)?.length ?? 0) * 2 + (rest.match(one)?.length ?? 0);
  const sum = counted.reduce((all, it) => all + it, more);
  return sum === 0 ? null : atMost(sum + 1);
}

const atMost = (count: number) => (count >= 1 && count <= MOST ? count : null);

function amount(word: string | undefined): number | null {
  if (word === undefined) return null;
  return /^an?$/i.test(word) ? 1 : (numberOf(word.toLowerCase()) ?? null);
}
