import { alsoFor, nearestTo, placesFor } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { isKeyword } from "../wishes/wants.ts";
import { isOnNamedDay } from "../wishes/when-words.ts";
import { chooseDayTrip } from "./choose-day-trip-for-want.ts";
import { chooseEvent } from "./choose-event-for-want.ts";
import { choosePlace } from "./choose-place-for-want.ts";
import { ChosenSoFar } from "./chosen-so-far.ts";
import { EVENING } from "./hours-for-wants.ts";
import type { ChosenForWants } from "./mark-for-wants.ts";
import { rankedFor } from "./places-for-want.ts";
import type { RankedPlaces } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { neededOf } from "./wants-met.ts";
import { wantsOf } from "./wants-of-request.ts";
import { openOnly } from "./when-for-want.ts";

/** Most of the stops of a plan that wants may take. */
const MOST_SHARE = 0.7;
const STOPS_A_DAY = 4;
/** From this many days on a second place for what is said in the plural, and how many such places a day at most. */
const SEVERAL_FROM = 3;
const MOST_WITH_ANOTHER = 2.2;

/**
 * Chooses a place, table, evening or day trip for each want, and marks it as wanted, so that the planner plans it before
 * anything of general value. What has to be on a day or at an hour is open only then.
 *
 * @param passed places that found no time in a plan before
 */
export function chooseForWants(
  request: PlanRequest,
  choices: RankedPlaces,
  passed: ReadonlySet<string> = new Set(),
): ChosenForWants {
  const wants = request.only === null ? wantsOf(request) : [];
  if (wants.length === 0) return { request, choices, chosen: new Map() };
  const chosen = new ChosenSoFar(request, choices, passed);
  const inTurn = inOrder(request, wants);
  for (const want of inTurn) choose(chosen, want);
  for (const want of inTurn) if (want.isSeveral) chooseAnother(chosen, want);
  return chosen.result();
}

/** Wants with a day or hour first, then named places, then those for many evenings. */
function inOrder(request: PlanRequest, wants: readonly Want[]): readonly Want[] {
  // A want that only one place meets is chosen before wants that many meet.
  const options = new Map(wants.map((it) => [it, Math.min(FEW, placesFor(it, request.candidates).size)]));
  const rank = (it: Want) => {
    const { time, count, heads, length } = it;
    if (count.of !== "times") return 4;
    if (isOnNamedDay(time) || time.at !== null) return 0;
    if (heads.some((it) => it.isName) || length.isAway) return 1;
    if (time.part || length.days > 0 || length.isHalfDay) return 2;
    return isKeyword(it) ? 3.5 : 3;
  };
  return wants.toSorted((a, b) => rank(a) - rank(b) || (options.get(a) ?? 0) - (options.get(b) ?? 0));
}

const FEW = 3;

function choose(chosen: ChosenSoFar, want: Want): void {
  if (chosen.marks.size > chosen.dates.length * STOPS_A_DAY * MOST_SHARE) return;
  if (chooseEvent(chosen, want)) return;
  if (want.count.of === "nights" || want.count.of === "most nights") chooseNights(chosen, want);
  else if (want.meal) choosePlaces(chosen, want);
  else if (!chooseDayTrip(chosen, want)) choosePlaces(chosen, want);
}

/** "The great temples": a second one, once every want has its first, where days allow. */
function chooseAnother(chosen: ChosenSoFar, want: Want): void {
  const { dates, marks } = chosen;
  if (dates.length < SEVERAL_FROM || marks.size >= dates.length * MOST_WITH_ANOTHER) return;
  if (want.meal || want.count.of !== "times" || want.count.times > 1 || want.time.part === "dawn") return;
  const options = rankedFor(chosen, want);
  const sights = options.filter(
    (it) => it.category !== "food" && (it.dayTrip === null || chosen.trips.has(it.dayTrip)),
  );
  if (options.filter((it) => marks.has(it.id)).length > 1) return;
  for (const place of sights) if (!marks.has(place.id) && choosePlace(chosen, want, place)) return;
}

/** One place for each evening, while places last. */
function chooseNights(chosen: ChosenSoFar, want: Want): void {
  const needed = neededOf(chosen.request, want);
  const options = rankedFor(chosen, want).filter((it) => it.category !== "food" && it.dayTrip === null);
  let count = 0;
  for (const date of chosen.evenings) {
    if (count >= needed) return;
    if (chosen.takenEvenings.has(date)) continue;
    const place = options.find((it) => !chosen.marks.has(it.id) && openOnly(it, [date], EVENING) !== null);
    if (!place) continue;
    count++;
    chosen.mark(want, place, [date], EVENING);
  }
}

/** As many places as are wished for, the best first. */
function choosePlaces(chosen: ChosenSoFar, want: Want): void {
  let needed = neededOf(chosen.request, want);
  const options = rankedFor(chosen, want);
  // What was chosen for another want may meet this one too.
  for (const it of options) if (needed > 0 && chosen.marks.has(it.id) && !isBound(want)) needed--;
  for (const place of options) {
    if (needed <= 0) return;
    const mark = chosen.marks.get(place.id);
    // A place may meet one wish at any time and another at its own time.
    if (mark && !(isBound(want) && mark.hours === null && !isBound(mark.want) && mark.want.meal === null)) continue;
    if (choosePlace(chosen, want, place)) needed--;
  }
  const isOpen = needed === neededOf(chosen.request, want);
  if (isOpen) {
    for (const place of alsoFor(want, chosen.request.candidates)) {
      if (!chosen.ranked.has(place) || chosen.passed.has(place.id) || chosen.marks.has(place.id)) continue;
      if (place.dayTrip === null && choosePlace(chosen, want, place)) return;
    }
  }
  if (options.length === 0) chooseNearest(chosen, want);
}

/** Where nothing meets the wish, the nearest match, if it is specific enough. */
function chooseNearest(chosen: ChosenSoFar, want: Want): void {
  if (want.meal || placesFor(want, chosen.request.candidates).size > 0) return;
  const near = nearestTo(want, chosen.request.candidates).filter(
    (it) => it.dayTrip === null && chosen.ranked.has(it) && !chosen.passed.has(it.id) && it.category !== "food",
  );
  if (near.some((it) => chosen.marks.has(it.id))) return;
  const kind = want.heads[0]?.else ?? new Set();
  const best = near.find((it) => it.tags.slice(0, 2).some((tag) => kind.has(tag)));
  if (best) choosePlace(chosen, want, best);
}

/** One special dinner can be both the birthday dinner and the tasting menu. */
function isBound({ time, meal, manner }: Want): boolean {
  if (isOnNamedDay(time) || time.at !== null) return true;
  return meal === null ? time.part !== null : !manner.isSpecial;
}
