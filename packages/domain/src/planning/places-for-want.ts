import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit } from "../places/diet-and-access.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import { placesFor } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { isNamedTable } from "./choose-restaurant.ts";
import { isOpenOn } from "./hours-for-wants.ts";
import type { RankedPlace } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { isAway } from "./wants-met.ts";
import { datesFor, openAt } from "./when-for-want.ts";

const PER_KM = 0.04;
/** Activities of several days start where travellers stay. */
const SEVERAL_DAYS_KM = 0.15;
const OUT_OF_TOWN = 1.5;
const BY_RANK = 0.35;
/** For each step of fame, because a general wish such as "painters" means the great museum first. */
const BY_FAME = 0.35;
const TOO_DEAR = 1.5;
const NOT_FOR_CHILDREN = 2;
const modest = /\b(?:affordable|for little money|cheap\w*|inexpensive|good value|reasonabl\w+|on a budget)\b/i;
const MODEST = 2;
/** For each hour of a hike, for travellers who want a long one. */
const LONG_HIKE = 0.4;
const longHike =
  /\b(?:long|serious|big|full|whole|proper|day) (?:\w+ )?(?:day )?(?:hikes?|treks?|walks?)\b|\b(?:hikes?|treks?|walks?) of (?:\w+ ){1,3}hours?\b/i;
const DIET_FITS = 1;
/** Above what else tells places apart that meet the same wish. */
const AT_ITS_HOUR = 5;
/** "Sherry in Jerez": where somebody wants it. */
const IN_ITS_AREA = 1;
const ALREADY_THERE = 2;
const BACK_BY_THEN = 3;
/** For meeting another want too. */
const ALSO_FOR = 0.5;

/** What decides which places can meet a want in a plan. */
export interface WantContext {
  readonly request: PlanRequest;
  readonly wants: readonly Want[];
  /** Places that found no time in a plan before. */
  readonly passed: ReadonlySet<string>;
  readonly dates: readonly string[];
  readonly home: Point | null;
  readonly ranked: ReadonlyMap<Candidate, RankedPlace>;
  readonly withChildren: boolean;
  /** Day trips that are chosen already. */
  readonly trips: { has(id: string): boolean };
}

/** The places that meet a want and can be in this plan, best first. */
export function rankedFor(context: WantContext, want: Want): readonly Candidate[] {
  const { request, wants, home, ranked, withChildren } = context;
  const { travelStyle, dietary } = request;
  const scores = placesFor(want, request.candidates);
  const level = { budget: 2, comfort: 3, luxury: 4, adventure: 3 }[travelStyle ?? "comfort"];
  const worth = (place: Candidate, score: number): number => {
    const km = home && place.dayTrip === null ? distanceKm(home, place) : 0;
    const isModest = modest.test(want.label);
    const dear =
      want.manner.isSpecial && travelStyle !== "budget" && !isModest
        ? 0
        : TOO_DEAR * Math.max(0, (place.priceLevel ?? 2) - (isModest ? MODEST : level));
    const adult =
      withChildren && (place.category === "nightlife" || place.insight?.suits.includes("night-owls"))
        ? NOT_FOR_CHILDREN
        : 0;
    const diet = want.meal && dietary.length > 0 && dietFit(place, dietary) === "fits" ? DIET_FITS : 0;
    const area = foldTitle(place.neighborhood);
    const isThere = area.length > 3 && ` ${foldTitle(want.label)} `.includes(` ${area} `) ? IN_ITS_AREA : 0;
    const opens = openAtItsHour(context, want, place) ? AT_ITS_HOUR : 0;
    const onDay = place.insight?.bestTime === "sunrise" && want.time.part === "dawn" ? 1 : 0;
    const rank = ranked.get(place)?.score ?? 0;
    const also = wants.filter((it) => it !== want && placesFor(it, request.candidates).has(place)).length;
    const isSight = place.category !== "food" && place.category !== "nightlife";
    const known = isSight ? BY_FAME * ((place.fame ?? 1) - 1) : 0;
    return (
      score +
      known +
      BY_RANK * rank +
      ALSO_FOR * Math.min(2, also) +
      diet +
      isThere +
      opens +
      (longHike.test(want.label) ? LONG_HIKE * Math.min(7, place.visitMinutes / 60) : 0) +
      onDay -
      dear -
      adult -
      (want.length.days > 1 ? SEVERAL_DAYS_KM : PER_KM) * km -
      outOfTown(context, want, place)
    );
  };
  return [...scores]
    .filter(([place]) => isPossible(context, want, place))
    .map(([place, score]) => ({ place, worth: worth(place, score) }))
    .sort((a, b) => b.worth - a.worth || (a.place.id < b.place.id ? -1 : 1))
    .map((it) => it.place);
}

function openAtItsHour({ dates }: WantContext, want: Want, place: Candidate): boolean {
  return want.time.at !== null && openAt(place, datesFor(dates, want), want.time.at) !== null;
}

/** A place out of town takes a day, unless the day goes there anyway. */
function outOfTown({ trips }: WantContext, { length, time }: Want, { dayTrip }: Candidate): number {
  if (dayTrip === null) return 0;
  // At sunset and in the evening, travellers are back in town.
  if (time.part === "sunset" || time.part === "evening" || time.part === "dawn") return BACK_BY_THEN;
  if (trips.has(dayTrip)) return -ALREADY_THERE;
  return length.isAway || length.days > 0 ? 0 : OUT_OF_TOWN;
}

/** "Sunset ride": the light is on its other side in the morning. */
function isForSunset({ name, insight }: Candidate): boolean {
  return insight?.bestTime === "golden-hour" || /\bsunset\b/i.test(name);
}

function isPossible(context: WantContext, want: Want, place: Candidate): boolean {
  const { request, ranked, passed, dates } = context;
  if (!ranked.has(place) || passed.has(place.id)) return false;
  if (want.length.isAway && !isAway(request, place)) return false;
  if (want.time.part === "morning" && isForSunset(place)) return false;
  if (place.category === "food") {
    if (want.length.days > 0 || want.length.isAway) return false;
    if (dietFit(place, request.dietary) === "conflicts" || place.meals.length === 0) return false;
    if (want.manner.isSpecial && !isNamedTable(place)) return false;
    return place.dayTrip === null;
  }
  return place.dayTrip !== null || datesFor(dates, want).some((date) => isOpenOn(place, date));
}
