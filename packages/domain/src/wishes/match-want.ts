import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import type { DayTrip, DestinationEvent } from "../places/guide.ts";
import { toldOf } from "../places/told-text.ts";
import type { LocalWords, Term, Want } from "./want.ts";

/** From this score on a place meets a want, and is not only close to it. */
export const MEETS = 1;

const BY_NAME = 3;
const BY_TAG = 2;
const BY_FIRST_TAG = 2.4;
/** By a word in the description; used when no place has it in its name or tags. */
const BY_WORD = 1.2;
const BY_AREA = 2;
const NEAR = 0.4;
const ALSO = 0.8;

/** The tags by which a place to eat can meet a wish. An old restaurant does not meet a wish for history. */
export const foodTags: ReadonlySet<string> = new Set(
  (
    "food restaurant local-cuisine street-food seafood market food-hall food-area cafe coffee tea pastry bakery ice-cream wine winery beer " +
    "brewery distillery fine-dining vegetarian-friendly cocktail-bar bar pub rooftop live-music jazz cooking-class"
  ).split(" "),
);

/** The words of a destination, counted on first use. */
export function localWordsOf(
  candidates: readonly Candidate[],
  trips: readonly DayTrip[],
  events: readonly DestinationEvent[],
  own: readonly string[],
): LocalWords {
  const counts = new Map<string, { readonly told: number; readonly named: number }>();
  const others = [...trips, ...events].map((it) => ({
    name: ` ${foldTitle(it.name)} `,
    why: ` ${foldTitle(it.why)} `,
  }));
  return {
    places: candidates.length,
    names: [...trips.flatMap((it) => [it.name, wordsOfId(it)]), ...events.map((it) => it.name)]
      .map((it) => foldTitle(it).trim())
      .filter((it) => it.includes(" "))
      .sort((a, b) => b.length - a.length),
    own: new Set(own.flatMap((it) => foldTitle(it).split(" "))),
    count: (forms) => {
      const key = forms[0] ?? "";
      const known = counts.get(key);
      if (known) return known;
      const has = (text: string) => forms.some((it) => text.includes(` ${it}`));
      let [told, named] = [0, 0];
      for (const place of candidates) {
        const { name, area, all } = toldOf(place);
        if (has(all)) told++;
        if (has(name) || has(area)) named++;
      }
      for (const { name, why } of others) {
        if (has(name) || has(why)) told++;
        if (has(name)) named++;
      }
      counts.set(key, { told, named });
      return { told, named };
    },
  };
}

/** How well a place meets a word of a wish, 0 to 3. */
function termScore(place: Candidate, term: Term): number {
  if (term.unless && place.tags.some((it) => term.unless?.has(it))) return 0;
  if (term.unless && term.byMention && place.category === "food") return 0;
  const { name, area, all } = toldOf(place);
  const isTold = (text: string) => term.told.some((it) => text.includes(` ${it}`));
  if (isTold(name) || (term.byMention && place.category !== "food" && isTold(all))) return BY_NAME;
  const counts = (tag: string) => term.tags.has(tag) && (place.category !== "food" || foodTags.has(tag));
  if (place.tags.slice(0, 1).some(counts)) return BY_FIRST_TAG;
  if (place.tags.some(counts) || counts(place.category)) return BY_TAG;
  if (term.isName && isTold(area)) return BY_AREA;
  // An ice cream from Dingle is not Dingle.
  if (term.isName && place.category === "food") return 0;
  return isTold(all) ? BY_WORD : 0;
}

const adultTimes: ReadonlySet<string> = new Set(["evening", "night"]);

/** Whether a place is told of in the words of a wish that has only tags. */
function isToldByName(place: Candidate, { name, told }: Term): boolean {
  if (told.length > 0 || name.length < SHORTEST_WORD) return false;
  return toldOf(place).all.includes(` ${foldTitle(name).replace(/s$/, "")}`);
}

const SHORTEST_WORD = 5;

/** Whether a place opens or is best in the evening. */
export function isEveningPlace({ category, goodFor, tags }: Candidate): boolean {
  return category === "nightlife" || (goodFor.some((it) => adultTimes.has(it)) && tags.some((it) => nightTags.has(it)));
}

const nightTags: ReadonlySet<string> = new Set(
  "live-music jazz music opera theatre show dance club bar cocktail-bar pub nightlife rooftop night-view market".split(
    " ",
  ),
);

const scores = new WeakMap<Want, Map<Candidate, number>>();

/** How well a place meets a want: from MEETS on it does, 0 is unrelated. */
export function wantScore(want: Want, place: Candidate): number {
  const known = scores.get(want) ?? new Map<Candidate, number>();
  scores.set(want, known);
  const found = known.get(place);
  if (found !== undefined) return found;
  const score = calculated(want, place);
  known.set(place, score);
  return score;
}

/** Whether it is what was wished for, of the kind that was not: a tango show for those who want to dance. */
export function isNotWhatWasMeant(want: Want, place: Candidate): boolean {
  return (
    want.not.some((it) => termScore(place, it) >= MEETS) &&
    [...want.heads, ...want.more].some((it) => termScore(place, it) >= MEETS)
  );
}

function calculated(want: Want, place: Candidate): number {
  if (want.not.some((it) => termScore(place, it) >= MEETS)) return 0;
  if (want.meal) return mealScore(want, place);
  const head = Math.max(0, ...want.heads.map((it) => headScore(place, it)));
  if (head < MEETS)
    return want.heads.some((it) => place.category !== "food" && place.tags.some((tag) => it.else.has(tag))) ? NEAR : 0;
  const more = want.more.reduce((sum, it) => sum + Math.min(1, termScore(place, it)), 0);
  return head + ALSO * more;
}

function headScore(place: Candidate, term: Term): number {
  if (term.kind === "active" && place.category === "food") return 0;
  if (term.kind === "evening" && !isEveningPlace(place)) return 0;
  return termScore(place, term);
}

const viewWords = ["view", "rooftop", "skyline", "panoram", "overlook", "floor", "sunset", "terrace over", "above the"];
const outdoorWords = [
  "garden",
  "courtyard",
  "terrace",
  "lawn",
  "park",
  "trees",
  "lake",
  "river",
  "outdoor",
  "vine",
  "orchard",
];

/** For a wish for a meal, the whole description of a restaurant is searched. */
function mealScore({ meal, manner, more }: Want, place: Candidate): number {
  if (place.category !== "food") return 0;
  if (meal !== "any" && meal && !place.meals.includes(meal)) return 0;
  if (meal === "any" && place.meals.length === 0) return 0;
  const { all } = toldOf(place);
  const has = (words: readonly string[]) => words.some((it) => all.includes(` ${it}`));
  const hasTag = (tags: readonly string[]) => place.tags.some((it) => tags.includes(it));
  const level = place.priceLevel ?? 2;
  let score = 0;
  if (manner.withView) {
    if (!has(viewWords) && !hasTag(["viewpoint", "rooftop", "sunset", "night-view"])) return 0;
    score += 2;
  }
  if (manner.isOutdoors) {
    if (!has(outdoorWords) && !hasTag(["garden", "park"]) && place.setting !== "outdoor") return 0;
    score += 2;
  }
  if (manner.isSpecial) {
    const fine = (level >= 3 ? 1 : 0) + (hasTag(["fine-dining", "romantic"]) ? 1 : 0) + (place.fame === 3 ? 0.5 : 0);
    if (fine < 1 && score === 0 && more.length === 0) return 0;
    score += fine;
  }
  // "With a view of the river": where it is says nothing about the kitchen.
  const kitchen = more.filter((it) => it.told.length > 0 || [...it.tags].some((tag) => foodTags.has(tag)));
  const words = kitchen.map((it) => termScore(place, it));
  if (kitchen.length > 0 && Math.max(...words) < MEETS) return 0;
  // Of "dinner on Friday" nothing else is said.
  if (kitchen.length === 0 && !Object.values(manner).some(Boolean)) return MEETS;
  return score + words.reduce((sum, it) => sum + Math.min(2, it), 0);
}

/** "Cape Point, penguins and Chapman's Peak" is the Cape peninsula to most. */
function wordsOfId({ id }: Pick<DayTrip, "id">): string {
  return id.replace(/^.*:/, "").replaceAll("-", " ");
}

/** How well a day trip meets a want, by its name, its tags and its places. */
export function tripScore(want: Want, trip: DayTrip, places: readonly Candidate[]): number {
  if (want.meal) return 0;
  const name = ` ${foldTitle(trip.name)} ${foldTitle(wordsOfId(trip))} `;
  const why = ` ${foldTitle(trip.why)} `;
  const scoreOf = (term: Term): number => {
    if (term.told.some((it) => name.includes(` ${it}`))) return BY_NAME + 1;
    const own =
      trip.tags[0] !== undefined && term.tags.has(trip.tags[0])
        ? BY_FIRST_TAG
        : trip.tags.some((it) => term.tags.has(it))
          ? BY_TAG
          : 0;
    const told = term.told.some((it) => why.includes(` ${it}`)) ? BY_WORD : 0;
    const best = Math.max(0, ...places.map((it) => (it.category === "food" ? 0 : termScore(it, term))));
    return Math.max(own, told, best);
  };
  const head = Math.max(0, ...want.heads.map(scoreOf));
  if (head < MEETS) return 0;
  return head + ALSO * want.more.reduce((sum, it) => sum + Math.min(1, scoreOf(it)), 0);
}

/** Whether an event is what was wished for, by its name or description. */
export function eventMeets(want: Want, { name, why, tags }: DestinationEvent): boolean {
  const text = ` ${foldTitle(name)} | ${foldTitle(why)} `;
  return want.heads.some(
    (it) => it.told.some((word) => text.includes(` ${word}`)) || tags.some((tag) => it.tags.has(tag)),
  );
}

const places = new WeakMap<readonly Candidate[], Map<Want, ReadonlyMap<Candidate, number>>>();

/**
 * The places that meet a want, with their scores. When some also match the other words of the wish ("levada", "in the
 * harbour"), only these count; the others are only close to it.
 */
export function placesFor(want: Want, candidates: readonly Candidate[]): ReadonlyMap<Candidate, number> {
  const known = places.get(candidates) ?? new Map<Want, ReadonlyMap<Candidate, number>>();
  places.set(candidates, known);
  const found = known.get(want);
  if (found) return found;
  let meeting = candidates.filter((it) => wantScore(want, it) >= MEETS);
  const strong = want.meal ? [] : meeting.filter((it) => want.heads.some((term) => headScore(it, term) > BY_WORD));
  if (strong.length > 0) meeting = strong;
  // "Rock art" where there is no art: what else is said of it is what it is about.
  const others = want.more.filter((it) => it.tags.size === 0);
  if (meeting.length === 0 && !want.meal)
    meeting = candidates.filter((it) => it.category !== "food" && others.some((term) => termScore(it, term) >= MEETS));
  // "The Minotaur's palace" where nothing is marked as a palace: what has it in its name or description.
  if (meeting.length === 0 && !want.meal)
    meeting = candidates.filter((it) => it.category !== "food" && want.heads.some((term) => isToldByName(it, term)));
  // Several days are not spent at one place.
  if (want.length.days <= 1 && want.heads.some((it) => it.isName)) {
    const named = meeting.filter(
      (it) => it.category !== "food" && want.heads.some((term) => termScore(it, term) >= BY_NAME),
    );
    // "Luberon villages" are the villages, and not what has the valley in its name.
    const isWhatIsMeant = (it: Candidate) =>
      want.more.some((term) => term.tags.size > 0 && termScore(it, term) >= MEETS);
    const isElsewhere = !named.some(isWhatIsMeant) && meeting.some((it) => it.category !== "food" && isWhatIsMeant(it));
    if (named.length > 0 && !isElsewhere) meeting = named;
  }
  for (const term of want.meal || want.length.days > 1 ? [] : want.more) {
    const particular = meeting.filter((it) => termScore(it, term) >= MEETS);
    if (particular.length > 0) meeting = particular;
  }
  const scored = new Map(meeting.map((it) => [it, wantScore(want, it)]));
  known.set(want, scored);
  return scored;
}

/**
 * Where no place for a want can be in a plan: those that are told of in its words, though others are it by their name.
 * The best known first.
 */
export function alsoFor(want: Want, candidates: readonly Candidate[]): readonly Candidate[] {
  const first = placesFor(want, candidates);
  if (want.meal || first.size === 0) return [];
  return candidates
    .filter((it) => it.category !== "food" && !first.has(it) && wantScore(want, it) >= MEETS)
    .toSorted((a, b) => wantScore(want, b) - wantScore(want, a) || (b.fame ?? 0) - (a.fame ?? 0));
}

/** The places that are close to a want without meeting it, the best known first. */
export function nearestTo(want: Want, candidates: readonly Candidate[]): readonly Candidate[] {
  const isNear = (it: Candidate) =>
    want.meal
      ? it.category === "food" && want.more.some((term) => it.tags.some((tag) => term.else.has(tag)))
      : wantScore(want, it) > 0;
  return candidates.filter(isNear).toSorted((a, b) => (b.fame ?? 0) - (a.fame ?? 0));
}
