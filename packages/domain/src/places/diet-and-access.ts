import { worded } from "../words/worded.ts";
import type { Candidate, Diet } from "./candidate.ts";
import { type DietRule, dietWords, isForAnyKitchen, rulesOf, statedDiets } from "./diet-rules.ts";
import { dishesFor } from "./dishes.ts";
import { WALKING_LIMIT_KM } from "./travel-time.ts";

/** "fits" and "conflicts" need a tag or a kitchen that says so; most places are "unknown". */
export type NeedsFit = "fits" | "unknown" | "conflicts";

interface DietJudgement {
  readonly fit: NeedsFit;
  /** Its kitchen is based on a food that a need rules out, even if it serves other things too. */
  readonly isBuiltOn: boolean;
  /** Everything that it is known for is ruled out. */
  readonly isKnownForRefused: boolean;
  /** What to ask for in its kitchen. */
  readonly ask: readonly string[];
  /** What one asks for there is what one asks for anywhere. */
  readonly asksAnywhere: boolean;
  /** Its record says something less than the need: vegetarian for vegans. */
  readonly isNear: boolean;
}

/** A cache, by the list of needs and by place: planning asks for the same ones thousands of times. */
const judged = new WeakMap<readonly string[], WeakMap<Candidate, DietJudgement>>();
const eatsAll: DietJudgement = {
  fit: "fits",
  isBuiltOn: false,
  isKnownForRefused: false,
  ask: [],
  asksAnywhere: false,
  isNear: true,
};

function judgement(place: Candidate, dietary: readonly string[]): DietJudgement {
  if (dietary.length === 0) return eatsAll;
  const places = judged.get(dietary) ?? new WeakMap<Candidate, DietJudgement>();
  if (!judged.has(dietary)) judged.set(dietary, places);
  const known = places.get(place) ?? judge(place, dietary);
  places.set(place, known);
  return known;
}

/** Whether somebody with these dietary needs can eat there, as far as is known. */
export function dietFit(place: Candidate, dietary: readonly string[]): NeedsFit {
  return judgement(place, dietary).fit;
}

/** Whether a place is about what these needs rule out. It is then planned only when there is no other. */
export function isBuiltOnRefused(place: Candidate, dietary: readonly string[]): boolean {
  return judgement(place, dietary).isBuiltOn;
}

/** Whether nothing that a place is known for suits these needs. */
export function isKnownForRefused(place: Candidate, dietary: readonly string[]): boolean {
  return judgement(place, dietary).isKnownForRefused;
}

/** What to ask for in a restaurant that is not known to suit, without the condition: "corn tortillas only". */
export function dishesToAskFor(place: Candidate, dietary: readonly string[]): readonly string[] {
  return judgement(place, dietary).ask;
}

/** Whether at a table that is not known to suit one asks for what one asks for anywhere: it is said once for all of them. */
export function asksAnywhere(place: Candidate, dietary: readonly string[]): boolean {
  return judgement(place, dietary).asksAnywhere;
}

/** Whether a kitchen makes what these needs ask for more easily than others: a vegetarian one for vegans. */
export function isNearDiet(place: Candidate, dietary: readonly string[]): boolean {
  return judgement(place, dietary).isNear;
}

const easyForVegans =
  /india|thali|dosa|leban|levant|meze|ethiop|eritre|syria|israel|palestin|georg|buddhist|temple food|falafel|hummus|vegetarian/i;

function isNearTo(place: Candidate, needs: readonly string[]): boolean {
  const isVegan = needs.some((it) => dietWords.vegan.test(it));
  const isVegetarian = needs.some((it) => dietWords.vegetarian.test(it));
  return (
    (isVegan && caters(place, "vegetarian")) || ((isVegan || isVegetarian) && easyForVegans.test(kitchenOf(place)))
  );
}

function judge(place: Candidate, dietary: readonly string[]): DietJudgement {
  const needs = statedDiets(dietary);
  if (needs.length === 0) return eatsAll;
  let fit: NeedsFit = "fits";
  let isBuiltOn = false;
  let asksAnywhere = false;
  const ask = new Set<string>();
  for (const need of needs) {
    const rules = rulesOf(need);
    if (rules.length === 0 && fit === "fits") fit = "unknown";
    for (const rule of rules) {
      const standing = standingOf(place, rule);
      isBuiltOn ||= standing === "built_on" || standing === "has_other";
      if (standing === "built_on") fit = "conflicts";
      else if (standing !== "meets" && fit === "fits") fit = "unknown";
      const asked = standing === "meets" ? undefined : rule.ask.find(([it]) => it.test(kitchenOf(place)));
      if (asked && isForAnyKitchen(asked[0])) asksAnywhere = true;
      else if (asked) ask.add(asked[1]);
    }
  }
  const order = place.insight?.order ?? null;
  const isKnownForRefused = order !== null && dishesFor(order, dietary) === null;
  return { fit, isBuiltOn, isKnownForRefused, ask: [...ask], asksAnywhere, isNear: isNearTo(place, needs) };
}

const kitchenOf = ({ insight, name }: Candidate) => insight?.kitchen ?? name;

/** `has_other`: it is based on what the need rules out, and is known to serve something else. */
function standingOf(place: Candidate, rule: DietRule): "meets" | "has_other" | "built_on" | "unknown" {
  const kitchen = kitchenOf(place);
  if (rule.freeOf?.test(kitchen)) return "meets";
  const states = caters(place, rule.diet);
  const isBuiltOn =
    rule.tags.some((it) => place.tags.includes(it)) || rule.builtOn.test(kitchen) || rule.builtOn.test(place.name);
  if (!isBuiltOn) {
    const isFree = rule.isOnlyThere && !rule.ask.some(([it]) => it.test(kitchen));
    return states || isFree ? "meets" : "unknown";
  }
  if (!states) return "built_on";
  // "Has gluten-free pizza" is stated by few places and reliable; "has something vegetarian" is stated by most.
  return rule.diet === "vegetarian" || rule.diet === "vegan" ? "has_other" : "meets";
}

/** Whether the place's record says so; vegan kitchens suit vegetarians. */
function caters({ diets, tags }: Candidate, diet: Diet | null): boolean {
  if (diet === null) return false;
  if (diet === "vegetarian" && (diets.includes("vegan") || tags.includes("vegetarian-friendly"))) return true;
  return diets.includes(diet);
}

/** What a traveller's accessibility needs mean for a plan. */
export interface Mobility {
  /** Whether steps are a barrier. */
  readonly stepFree: boolean;
  /** Whether long ways on foot are a barrier. */
  readonly shortWays: boolean;
  /** Whether stairs and slopes hurt, though one can take a step. */
  readonly badKnees: boolean;
  /** Whether one has to know before one sets out: a pram is carried over a step, a wheelchair is not. */
  readonly hasToKnow: boolean;
}

export function mobilityOf(accessibility: readonly string[]): Mobility {
  const needs = accessibility.join(" | ");
  const stepFree = /wheel|step.?free|stairs|\bsteps?\b|mobility|scooter|walker|stroller|pram|buggy|accessible/i.test(
    needs,
  );
  const shortWays =
    stepFree || /walk|elder|senior|knee|\bhip\b|crutch|cane|heart|breath|pregnan|fatigue|slow/i.test(needs);
  const hasToKnow = /wheel ?chair|step.?free|mobility|scooter|walker|accessible|no (?:stairs|steps)/i.test(needs);
  const badKnees = /\bknees?\b|\bhips?\b|\bno (?:hills?|climbing)\b|arthr|cannot climb|can't climb/i.test(needs);
  return { stepFree, shortWays, hasToKnow, badKnees };
}

/** How far these people walk, in km, before they use transport. */
export function walkingLimitKm(mobility: Mobility): number {
  return mobility.shortWays ? WALKING_LIMIT_KM / 2 : WALKING_LIMIT_KM;
}

/** Whether a place suits these needs. Hikes do not suit people who cannot walk far. */
export function accessFit(place: Candidate, mobility: Mobility): NeedsFit {
  if (mobility.shortWays && place.tags.includes("hike")) return "conflicts";
  if (mobility.badKnees && place.stepFree === "no" && place.wantedBy.length === 0) return "conflicts";
  if (!mobility.stepFree) return "fits";
  if (place.stepFree === "no") return "conflicts";
  return place.stepFree === "yes" ? "fits" : "unknown";
}

const stairs =
  /\b(?:stairs?|staircase|spiral|ladders?|scramble|climb(?:s|ing)?|belfry|campanile)\b|\bsteps (?:to|up|down)\b|\b(?:\d{2,4}|hundreds? of|\p{L}+ hundred)(?: [\p{L}-]+){0,2} (?:steps|stairs)\b/iu;
const manySteps = /\b(?:\d{3,4}|hundreds? of|\p{L}+ hundred)(?: [\p{L}-]+){0,2} (?:steps|stairs)\b/iu;
/** What a wheelchair does not manage, or only with luck. */
const rough =
  /\b(?:steep(?:ly)?|cobbl\p{L}*|uphill|hillside|cellars?|basement|upstairs|vaulted|up the hill|narrow lanes?|rough (?:ground|path)|gravel)\b/iu;
/** Where one stands in a crowd. */
const crammed =
  /\b(?:elbow to elbow|shoulder to shoulder|standing room|standing only|stand(?:s|ing)? (?:at|in) the)\b/i;
const lifted = /\b(?:lifts?|elevators?|escalators?|funicular|cable[- ]car|ramps?|skip the|from below|step-free)\b/i;

/** Whether the description of a place mentions stairs that its record does not deny. */
export function hasStairs(place: Candidate, { stepFree, shortWays, badKnees, hasToKnow }: Mobility): boolean {
  if (place.stepFree === "yes" || !(stepFree || shortWays)) return false;
  const told = `${place.name}. ${place.insight?.why ?? ""} ${place.insight?.catch ?? ""}`;
  if (badKnees && crammed.test(told)) return true;
  if (lifted.test(told)) return false;
  return (hasToKnow && rough.test(told)) || (stepFree || badKnees ? stairs : manySteps).test(told);
}

/**
 * What somebody with these needs should know about the access to a place; null when nothing matters, or nothing is known,
 * which the overview says once of all such places.
 */
export function accessNote(place: Candidate, mobility: Mobility, isMeal: boolean): string | null {
  const isPart = place.stepFree === "partial";
  if (!mobility.stepFree) return mobility.shortWays && isPart ? worded`Some steps: ask for the lift` : null;
  if (place.stepFree === "yes") return worded`Step-free`;
  if (!isPart) return null;
  return isMeal
    ? worded`Partly step-free: book a table without steps`
    : worded`Partly step-free: ask at the entrance for the lift or the side door`;
}
