import type { Candidate, Diet } from "./candidate.ts";
import { WALKING_LIMIT_KM } from "./travel-time.ts";

/** "fits" and "conflicts" need a tag that says so; most places are "unknown". */
export type NeedsFit = "fits" | "unknown" | "conflicts";

/** Diets and the words for them, in needs that people write. */
export const dietWords: Readonly<Record<Diet, RegExp>> = {
  vegan: /vegan|plant.?based/i,
  vegetarian: /vegetarian|veggie|jain|no meat|meat.?free/i,
  halal: /halal|muslim/i,
  kosher: /kosher/i,
  "gluten-free": /gluten|coeliac|celiac|wheat/i,
};
const diets = Object.keys(dietWords) as readonly Diet[];
const noFish = /vegan|vegetarian|veggie|plant.?based|jain|shellfish|seafood|\bfish\b/i;
/** Kitchens that are about one animal. */
const meatKitchens =
  /tonkatsu|steak|parrilla|asado|\bgrill\b|barbecue|\bbbq\b|chicken|\bduck|\bgoose|\bpork|sausage|wurst|yakitori|yakiniku|seafood|fish and chips|fried fish|oyster|churrasc|rodizio|\bribs\b|\beel\b|sushi|unagi/i;
const refusesMeat = (need: string) => dietWords.vegan.test(need) || dietWords.vegetarian.test(need);
const noNeed = /^(none|no restrictions?|anything)$/i;

/** Without "none" and the like, which people also write. */
export function statedDiets(dietary: readonly string[]): readonly string[] {
  return dietary.filter((it) => !noNeed.test(it.trim()));
}

/** Whether somebody with these dietary needs can eat there, as far as is known. */
export function dietFit(place: Candidate, dietary: readonly string[]): NeedsFit {
  const needs = statedDiets(dietary);
  if (needs.length === 0) return "fits";
  const has = (tag: string) => place.tags.includes(tag);
  if (needs.every((need) => caters(place, need))) return "fits";
  const meatless = place.diets.length > 0 || has("vegetarian-friendly");
  if (needs.some((it) => noFish.test(it)) && has("seafood") && !meatless) return "conflicts";
  const kitchen = place.insight?.kitchen ?? "";
  if (needs.some(refusesMeat) && meatKitchens.test(kitchen) && !meatless) return "conflicts";
  if (needs.some((it) => dietWords["gluten-free"].test(it)) && has("pastry")) return "conflicts";
  return "unknown";
}

/** Vegan kitchens suit vegetarians. An unknown need is never met for certain. */
function caters(place: Candidate, need: string): boolean {
  const wanted = diets.find((it) => dietWords[it].test(need));
  if (wanted === undefined) return false;
  if (wanted === "vegetarian" && (place.diets.includes("vegan") || place.tags.includes("vegetarian-friendly")))
    return true;
  return place.diets.includes(wanted);
}

/** What a traveller's accessibility needs mean for a plan. */
export interface Mobility {
  /** Steps are a barrier. */
  readonly stepFree: boolean;
  /** Long ways on foot are. */
  readonly shortWays: boolean;
}

export function mobilityOf(accessibility: readonly string[]): Mobility {
  const needs = accessibility.join(" | ");
  const stepFree = /wheel|step.?free|stairs|\bsteps?\b|mobility|scooter|walker|stroller|pram|buggy|accessible/i.test(
    needs,
  );
  const shortWays =
    stepFree || /walk|elder|senior|knee|\bhip\b|crutch|cane|heart|breath|pregnan|fatigue|slow/i.test(needs);
  return { stepFree, shortWays };
}

/** How far these people walk, in km, before they use transport. */
export function walkingLimitKm(mobility: Mobility): number {
  return mobility.shortWays ? WALKING_LIMIT_KM / 2 : WALKING_LIMIT_KM;
}

/** Whether a place suits these needs. Hikes do not suit people who cannot walk far. */
export function accessFit(place: Candidate, mobility: Mobility): NeedsFit {
  if (mobility.shortWays && place.tags.includes("hike")) return "conflicts";
  if (!mobility.stepFree) return "fits";
  if (place.stepFree === "no") return "conflicts";
  return place.stepFree === "yes" ? "fits" : "unknown";
}
