const diet =
  "vegetarians?|vegans?|veggies?|pescatarians?|halal|kosher|gluten[- ]free|coeliacs?|celiacs?|lactose[- ]intolerant|dairy[- ]free|nut allerg(?:y|ies)|allergic to [a-z]+(?:(?:, | and | or )[a-z]+)?";
const neverEats =
  /\b(?:(?:do not|don't|don’t|does not|doesn't|cannot|can't|never) eat|(?:eats?|have) no|no) (meat|pork|beef|fish|seafood|shellfish|dairy|gluten|nuts|eggs)\b/gi;
/** "Fish is fine", "but we do eat fish": no meat is then no vegetarian's diet. */
const eatsFish =
  /\b(?:fish|seafood)(?: and (?:fish|seafood))?(?:'s| is| are) (?:fine|ok|okay|good|great|all ?right|no problem)\b|\bbut (?:i |we |she |he |they )?(?:(?:do|does) )?eats? (?:fish|seafood)\b/i;
const said = new RegExp(`\\b(?:${diet})\\b`, "gi");
/** Of the sentence around it, in characters. */
const [BEFORE, AFTER] = [60, 30];
/** People, or what they need: "we eat vegetarian", "one of us is vegan", "vegetarian options for both". */
const people =
  /\b(?:we|we're|i|i'm|he|she|they|both|all|one|two|three|four|us|wife|husband|partner|friends?|son|daughter|mother|father|kids?|children|family|group|eats?|needs?|only|strictly|must be|couple)\b/i;
/** "A vegetarian restaurant", "kosher bakeries": a kind of place, and no need; other words after it are about people or all meals. */
const kindOfPlace =
  /^(?:-friendly\b| (?!(?:and|or|but|so|as|food|options?|meals?|diets?|both|only|too|please|with|without|because|since|who|in|on|at|to|for|by|all|couple|family|friends|travell?ers|people|person|ones?|cuisine)\b)[a-z]+)/i;

/**
 * What travellers say in their own words that they do not eat: "vegetarian", "allergic to nuts", "no pork". A dinner at a vegetarian
 * restaurant is a wish, and not returned.
 *
 * @param texts wishes and notes
 */
export function saidDiets(texts: readonly string[]): readonly string[] {
  const found = texts.flatMap((text) =>
    dietsIn(text).map((it) => (isMeatless(it) && eatsFish.test(text) ? "pescatarian" : it)),
  );
  return [...new Set(found)];
}

const isMeatless = (diet: string) => diet === "no meat" || /^(?:vegetarian|veggie)/.test(diet);

function dietsIn(text: string): readonly string[] {
  return [
    ...[...text.matchAll(said)].flatMap(({ 0: diet, index }, nth, all) => {
      const last = nth === 0 ? undefined : all[nth - 1];
      const from = Math.max(last ? last.index + last[0].length : 0, index - BEFORE);
      const before = /[^.;!?\n]*$/.exec(text.slice(from, index))?.[0] ?? "";
      const end = index + diet.length;
      const after = /^[^.;!?\n]*/.exec(text.slice(end, end + AFTER))?.[0] ?? "";
      const isPlace = kindOfPlace.test(after) && !/\b(?:only|every|all|always)\b[^,]*$/i.test(before);
      const isNeed = people.test(before) || /^\s*(?:$|[,;)]|both|only|food only|for (?:both|all|us|me))/i.test(after);
      return isNeed && !isPlace ? [diet.toLowerCase()] : [];
    }),
    ...[...text.matchAll(neverEats)].map(([, what = ""]) => `no ${what.toLowerCase()}`),
  ];
}
