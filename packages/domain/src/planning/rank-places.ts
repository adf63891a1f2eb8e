import { datesFrom } from "../calendar.ts";
import type { TripStyle } from "../field-choices.ts";
import type { Audience, Candidate } from "../places/candidate.ts";
import { accessFit, hasStairs, type Mobility, mobilityOf } from "../places/diet-and-access.ts";
import { fastsByDay } from "../places/local-calendar.ts";
import { truncate } from "../truncate.ts";
import { isNotWhatWasMeant, placesFor } from "../wishes/match-want.ts";
import { worded } from "../words/worded.ts";
import { isOnDate, isWorthAWord, meetsWish } from "./events-on-day.ts";
import { asKnownHere, type Interest, interestsMetBy, isToldOf, parseWishes, refusalOf } from "./interests.ts";
import { type Manner, mannerOf } from "./manner.ts";
import { chance } from "./seeded-random.ts";
import type { PlanRequest } from "./types.ts";
import { unknownSentences, wantsOf } from "./wants-of-request.ts";

/** A place with its score and reasons. */
export interface RankedPlace {
  readonly candidate: Candidate;
  /** About 0 to 2, more for wanted places; comparable only within one request. */
  readonly score: number;
  readonly matched: readonly string[];
  readonly famous: boolean;
}

export interface RankedPlaces {
  /** Best first. */
  readonly places: readonly RankedPlace[];
  readonly excluded: readonly { readonly candidate: Candidate; readonly why: string }[];
  /** Wishes that nothing we know can meet, in the traveller's words. */
  readonly unmet: readonly string[];
  /** What is both wished for and unwanted: it counts as neither. */
  readonly contradictions: readonly string[];
}

/** What travellers of each style like in particular: tags, and whom a place suits. */
const tastes: Record<TripStyle, { readonly tags: ReadonlySet<string>; readonly suits: readonly Audience[] }> = {
  budget: {
    tags: new Set(
      "free street-food market park local-life viewpoint hike walking food-hall beach street-art".split(" "),
    ),
    suits: ["backpackers"],
  },
  comfort: { tags: new Set(), suits: [] },
  luxury: {
    tags: new Set(
      "fine-dining spa romantic wine winery design palace boat sailing rooftop cocktail-bar opera".split(" "),
    ),
    suits: ["luxury"],
  },
  adventure: {
    tags: new Set(
      "adventure hike climbing kayaking rafting surfing snorkelling diving cycling paragliding boat sport beach mountain waterfall canyon volcano wildlife cave stargazing hot-spring".split(
        " ",
      ),
    ),
    suits: ["backpackers"],
  },
};

/** An event that somebody came for takes place there during the trip. */
const FESTIVE = 0.6;
const WISHED = 0.5;
const WISHED_BY_NAME = 0.15;
const WISHED_MORE = 0.12;
/** For travellers who have seen the sights, or want lesser-known places. */
const LONGEST_UNMET = 80;
const SEEN_BEFORE = 0.7;
const LESSER_KNOWN = 0.25;
const PHOTOGENIC = 0.2;
const LIKED = 0.14;
const SUITS = 0.15;
const SUITS_COMPANY = 0.3;
const NAMED = 2;
/** A penalty for places that were proposed before, when the whole trip is replanned. */
const SHOWN_BEFORE = 0.25;
/** The same when a day or a single stop is replanned. */
const REPLACED_BEFORE = 0.9;
const IN_SEASON = 0.08;

/**
 * Ranks places by fame, interests, style, needs, season and who asked for them; the seed breaks ties.
 * Needs and unwanted kinds exclude a place, whoever asked for it.
 */
export function rankPlaces(request: PlanRequest): RankedPlaces {
  const { interests: wishes, avoid, contradictions } = parseWishes(request.interests, request.avoid);
  const interests = asKnownHere(wishes, request.candidates);
  const manner = mannerOf(request);
  const mobility = mobilityOf(request.accessibility);
  const ranks = rankInKind(request.candidates);
  const setAside = new Set(request.setAside);
  const months = monthsOf(request);
  const isDry =
    fastsByDay(request.destination.timezone, request.startDate) &&
    fastsByDay(request.destination.timezone, request.endDate);
  const drinksNothing = isTeetotal(request);
  const festive = placesOfEvents(request, interests);
  const wants = wantsOf(request);
  const places: RankedPlace[] = [];
  const metAnywhere = new Set<string>();
  const excluded: { candidate: Candidate; why: string }[] = [];
  for (const candidate of request.candidates) {
    const isNamed = wants.some(
      (it) => it.heads.some((term) => term.isName) && placesFor(it, request.candidates).has(candidate),
    );
    const limited = candidate.wantedBy.length === 0 && wants.find((it) => isNotWhatWasMeant(it, candidate));
    const why = limited
      ? worded`It is not what you meant by ${limited.label}.`
      : exclusion(candidate, mobility, isNamed ? [] : avoid, months, isDry, drinksNothing);
    if (why) {
      excluded.push({ candidate, why });
      continue;
    }
    const fame = fameOf(candidate, ranks.get(candidate.id) ?? 1);
    const met = interestsMetBy(candidate, interests);
    for (const { name } of met) metAnywhere.add(name);
    const wanted = wants.filter((it) => placesFor(it, request.candidates).has(candidate)).map((it) => it.label);
    const wish = wishWorth(candidate, met);
    const shown = !setAside.has(candidate.id) ? 0 : request.only === null ? SHOWN_BEFORE : REPLACED_BEFORE;
    const score =
      fame +
      wish +
      (candidate.wantedBy.length > 0 ? NAMED : 0) +
      styleFit(candidate, request, manner) +
      mannerFit(candidate, manner) +
      seasonFit(candidate, months) +
      (festive.has(candidate.id) ? FESTIVE : 0) +
      accessBonus(candidate, mobility) -
      shown +
      0.06 * chance(`${request.seed}|${candidate.id}`);
    places.push({
      candidate,
      score,
      // The words of a sentence are told as the wants that they are part of.
      matched: matchedBy(met, wanted),
      famous: candidate.fame === 3,
    });
  }
  places.sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
  const isMatched = (name: string) => places.some((it) => it.matched.includes(name));
  const unmet = interests
    .filter(({ name, isFromSentence }) => !isFromSentence && !metAnywhere.has(name) && !isMatched(name))
    .map((it) => it.name)
    .concat(unknownSentences(request).map((it) => truncate(it, LONGEST_UNMET)));
  return { places, excluded, unmet, contradictions };
}

/** Interests and wants that it meets; a keyword that a want has in its words is not said twice. */
function matchedBy(met: readonly Interest[], wanted: readonly string[]): readonly string[] {
  const said = wanted.map((it) => it.toLowerCase());
  const keywords = met.filter((it) => !it.isFromSentence && !said.some((label) => label.includes(it.name)));
  return [...new Set([...wanted, ...keywords.map((it) => it.name)])];
}

/** Descriptions count more than tags, and several wishes more than one. */
function wishWorth(candidate: Candidate, met: readonly Interest[]): number {
  if (met.length === 0) return 0;
  const told = met.some((it) => it.told.length > 0 && isToldOf(candidate, it)) ? WISHED_BY_NAME : 0;
  return WISHED + told + WISHED_MORE * Math.min(2, met.length - 1);
}

/** Places of the events during the trip that meet a wish. */
function placesOfEvents(
  { guide, startDate, endDate }: PlanRequest,
  interests: readonly Interest[],
): ReadonlySet<string> {
  const wished = (guide?.events ?? []).filter(
    (it) => isWorthAWord(it) && it.placeIds.length > 0 && meetsWish(it, interests),
  );
  if (wished.length === 0) return new Set();
  const dates = datesFrom(startDate, endDate);
  return new Set(wished.filter((it) => dates.some((date) => isOnDate(it, date))).flatMap((it) => it.placeIds));
}

/** Why a place is excluded; undefined when it is not. A wanted place is only excluded by needs. */
function exclusion(
  candidate: Candidate,
  mobility: Mobility,
  avoid: readonly Interest[],
  months: ReadonlySet<number>,
  isDry: boolean,
  drinksNothing: boolean,
): string | undefined {
  if (accessFit(candidate, mobility) === "conflicts") return worded`It does not meet your accessibility needs.`;
  if (candidate.wantedBy.length > 0) return undefined;
  if (isDry && servesAlcohol(candidate)) return worded`Little alcohol is served in Ramadan.`;
  if (drinksNothing && isForDrinks(candidate)) return worded`It is a place for drinks, and you do not drink alcohol.`;
  if (hasStairs(candidate, mobility)) return worded`It is said to have stairs.`;
  if (candidate.bestMonths && !candidate.bestMonths.some((it) => months.has(it)))
    return worded`It is out of season at that time.`;
  const unwanted = refusalOf(candidate, avoid);
  return unwanted && worded`You would rather have no ${unwanted.name}.`;
}

const barTags = ["bar", "cocktail-bar", "pub", "club", "wine", "beer", "brewery", "winery", "casino"];

const noAlcohol =
  /\b(?:no alcohol|without alcohol|alcohol[- ]free|teetotal\w*|non[- ]?drinkers?|(?:don.?t|do not|doesn.?t|does not|never|neither of us|nobody|no one|none of us) drinks?(?: alcohol| wine| beer)?(?=[ ,.;!?]|$)(?! (?:coffee|tea|milk|water)))/i;

function isTeetotal({ interests, dietary, avoid }: PlanRequest): boolean {
  return (
    [...interests, ...dietary].some((it) => noAlcohol.test(it) || /\b(?:halal|muslims?)\b/i.test(it)) ||
    avoid.some((it) => /^alcohol$/i.test(it.trim()))
  );
}

/** A bar, brewery or cellar; a restaurant with a wine list is none. */
function isForDrinks(place: Candidate): boolean {
  const { category, tags } = place;
  return (
    servesAlcohol(place) ||
    (category !== "food" && category !== "sight" && tags.slice(0, 2).some((it) => barTags.includes(it)))
  );
}

function servesAlcohol({ category, tags }: Candidate): boolean {
  return category === "nightlife" && barTags.some((it) => tags.includes(it));
}

/** Difference between first and last of a category. */
const BY_RANK = 0.25;
const levels = { 3: 1.4, 2: 0.65, 1: 0.38 } as const;

/**
 * How well known a place is, 0 to 1: its fame level and its position in the list, which names the best known first.
 * Without a level, other signals count.
 */
function fameOf(place: Candidate, rank: number): number {
  if (place.fame !== null) return levels[place.fame] - BY_RANK * rank;
  const signals =
    (place.tags.includes("unesco") ? 0.2 : 0) + (place.bookingAdvised ? 0.15 : 0) + (place.verified ? 0.1 : 0);
  return 0.35 + signals;
}

/** Position among places of the same category, 0 for the first to 1 for the last. */
function rankInKind(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [, group] of Map.groupBy(candidates, (it) => it.category)) {
    for (const [index, place] of group.entries()) ranks.set(place.id, index / group.length);
  }
  return ranks;
}

/** What small children find too long. */
const adultRest: ReadonlySet<string> = new Set([
  "spa",
  "hammam",
  "yoga",
  "wellness",
  "wine",
  "winery",
  "distillery",
  "brewery",
]);
const DULL = 0.6;

function mannerFit(
  { fame, tags, insight }: Candidate,
  { offBeaten, isAgain, lovesPhotos, withChildren }: Manner,
): number {
  const isLocal = tags.includes("local-life") || tags.includes("neighbourhood");
  const seen = isAgain && fame === 3 ? -SEEN_BEFORE : 0;
  const lesser = offBeaten ? (fame === 3 ? -LESSER_KNOWN : isLocal ? LESSER_KNOWN : LESSER_KNOWN / 2) : 0;
  const isSight = insight?.bestTime === "golden-hour" || insight?.bestTime === "sunrise" || tags.includes("viewpoint");
  const dull =
    withChildren && (insight?.suits ?? []).every((it) => it !== "children") && tags.some((it) => adultRest.has(it))
      ? DULL
      : 0;
  return seen + lesser - dull + (lovesPhotos && (isSight || tags.includes("photography")) ? PHOTOGENIC : 0);
}

function styleFit(place: Candidate, request: PlanRequest, { suits: company }: Manner): number {
  const style = request.travelStyle ?? "comfort";
  const { tags, suits } = tastes[style];
  const count = place.tags.filter((tag) => tags.has(tag)).length;
  const suited = place.insight?.suits ?? [];
  const liked =
    LIKED * Math.min(2, count) +
    (suits.some((it) => suited.includes(it)) ? SUITS : 0) +
    (suited.some((it) => company.has(it) && it !== "luxury") ? SUITS_COMPANY : 0);
  const level = place.priceLevel ?? 2;
  if (style === "budget") return liked - 0.06 * Math.max(0, level - 1);
  if (style === "luxury") return liked + (level >= 3 ? 0.1 : 0);
  return liked;
}

/** Months of the trip, 1 to 12. */
function monthsOf(request: PlanRequest): ReadonlySet<number> {
  const first = Number(request.startDate.slice(5, 7));
  const years = Number(request.endDate.slice(0, 4)) - Number(request.startDate.slice(0, 4));
  const count = years * 12 + Number(request.endDate.slice(5, 7)) - first + 1;
  return new Set(Array.from({ length: Math.min(12, count) }, (_, index) => ((first + index - 1) % 12) + 1));
}

function seasonFit({ bestMonths }: Candidate, months: ReadonlySet<number>): number {
  return bestMonths?.some((it) => months.has(it)) ? IN_SEASON : 0;
}

/** Travellers with needs prefer places that are known to meet them. */
const UNKNOWN_STEPS = -0.45;

function accessBonus(candidate: Candidate, mobility: Mobility): number {
  if (!mobility.stepFree) return 0;
  if (accessFit(candidate, mobility) === "fits") return 0.1;
  return candidate.stepFree === "partial" ? -0.1 : mobility.hasToKnow ? UNKNOWN_STEPS : -0.2;
}
