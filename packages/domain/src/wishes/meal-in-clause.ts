import type { Meal } from "../places/meal-times.ts";
import type { FoundTerm } from "./terms-in-clause.ts";
import type { MealManner, Term } from "./want.ts";

const meals: readonly (readonly [RegExp, Meal | "any"])[] = [
  [/\bbrunch(?:es)?\b/, "breakfast"],
  [/\bbreakfasts?\b/, "breakfast"],
  [/\blunch(?:es)?\b/, "lunch"],
  [/\b(?:dinners?|suppers?|dine)\b/, "dinner"],
  [/\b(?:meals?|restaurants?|tables?|eat|eating|tasting menus?|cooking|cuisine|kitchen|food)\b/, "any"],
];
const special =
  /\b(?:grand|festive|special|memorable|splurge|celebrat\w+|birthdays?|anniversar\w+|honeymoon|fine (?:dining|dinner|lunch|meal|restaurant)|fancy|great|beautiful|unforgettable|romantic|starred|michelin|elegant|best|really good|blow out|treat|smart|posh|dressy|stylish|good (?:dinner|lunch)|once in a lifetime|top)\b/;
const view = /\b(?:views?|rooftops?|skyline|panoram\w+|overlooking|above the city|terrace)\b/;
const outdoors =
  /\b(?:outdoors?|outside|al fresco|open air|green|gardens?|in the park|under (?:the )?trees|courtyards?|beer gardens?|terraces?|picnics?|in nature)\b/;
/** "Good food" asks for nothing in particular. */
const plainFood = /\b(?:food|eat|eating|cooking|cuisine|kitchen|restaurants?|tables?|meals?)\b/;

const besideMeal = /\b(?:before|after|between|until) (?:breakfast|brunch|lunch|dinner|supper|meals)\b/g;

/** How the meal of a clause should be. */
export function mannerIn(text: string): MealManner {
  return { isSpecial: special.test(text), withView: view.test(text), isOutdoors: outdoors.test(text) };
}

/** "With a view" says how, and not what one eats. */
export function isMealManner({ name }: Term): boolean {
  return view.test(name) || outdoors.test(name);
}

/** Whether the meal is named by a word for food in general. */
export function isPlainFood(text: string): boolean {
  return plainFood.test(text);
}

/** A named meal, unless the clause is about something else to eat or drink. */
export function mealIn(text: string, found: readonly FoundTerm[]): Meal | "any" | null {
  // "A walk before breakfast" is no breakfast.
  const own = text.replace(besideMeal, (words) => " ".repeat(words.length));
  const named = meals.find(([pattern]) => pattern.test(own));
  if (!named) return null;
  // "A cooking class", "food market": the meal word belongs to a subject.
  const at = named[0].exec(own)?.index ?? 0;
  if (found.some((it) => it.at <= at && at < it.end)) return null;
  // "Real fado with a decent dinner": the evening is what is wished for.
  if (found.some((it) => it.term.kind === "evening" && it.at < at)) return null;
  if (named[1] === "any" && found.some((it) => it.term.kind !== "any")) return null;
  return named[1];
}
