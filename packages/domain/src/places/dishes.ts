import { rulesOf, statedDiets } from "./diet-rules.ts";

/** Names that resemble something else: goat cheese is not goat meat, and rice noodles have no wheat. */
const harmless =
  /\b(rice|glass|sweet potato|konjac) (noodles?|cakes?|paper|vermicelli|rolls?)\b|\bcoconut (milk|cream|butter|ice cream)\b|\b(oat|soy|rice) milk\b|\b(oyster|lobster) mushrooms?\b|\bbeef tomato(es)?\b|\bcrab apples?\b|\blamb['’]s lettuce\b|\bcorn (tortillas?|bread)\b/giu;
const animalCheese = /\b(?:goat|sheep|ewe)(?:['’]?s)?['’]? (cheese|milk|curd|yogh?urt)/giu;
const nutMilk = /\b(almond) milk\b|\b(peanut) butter\b/giu;

/** Words in the name of a dish that make it acceptable: "vegan burger", "gluten-free pizza". */
const exceptions: readonly { readonly need: RegExp; readonly dish: RegExp }[] = [
  { need: /gluten|coeliac|celiac|wheat/i, dish: /\bgluten[- ]free\b/i },
  { need: /vegan|plant.?based|lactose|dairy|milk|cheese|egg/i, dish: /\b(vegan|plant[- ]based)\b/i },
  {
    need: /vegetarian|veggie|jain|meat|pescat|pork|halal|muslim|kosher|fish|prawn|shrimp/i,
    dish: /\b(vegan|vegetarian|veggie|plant[- ]based|meatless|meat[- ]free)\b/i,
  },
];

/** The dishes of a list ("confit duck, cod fritters") that no stated need is known to rule out; null when none is left. */
export function dishesFor(dishes: string, dietary: readonly string[]): string | null {
  if (statedDiets(dietary).length === 0) return dishes;
  const left = dishes.split(/[,;]\s*/).filter((dish) => !isRefused(dish, dietary));
  return left.length === 0 ? null : left.join(", ");
}

/**
 * Whether a dish, or the description of a restaurant, names something that a need rules out. Unnamed ingredients are
 * unknown.
 */
export function isRefused(text: string, dietary: readonly string[]): boolean {
  const plain = text.replace(harmless, "").replace(animalCheese, "$1").replace(nutMilk, "$1$2");
  return statedDiets(dietary).some(
    (need) =>
      !exceptions.some((it) => it.need.test(need) && it.dish.test(text)) &&
      rulesOf(need).some((rule) => rule.dishes.test(plain)),
  );
}
