import { legBetween } from "../places/travel-time.ts";
import { type ChosenEvening, chooseEvenings } from "./choose-evenings.ts";
import type { TableQuery } from "./choose-restaurant.ts";
import type { Block, DayCapacity } from "./day-capacity.ts";
import { eveningHoursOn } from "./evening-hours.ts";
import { parseWishes } from "./interests.ts";
import { mannerOf } from "./manner.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { scheduleBreakfast, scheduleDinner, scheduleEvening } from "./schedule-dinner-breakfast-evening.ts";
import { planGoldenHours } from "./schedule-golden-hour.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import { scheduleWantedRestaurants } from "./schedule-wanted-restaurants.ts";
import { isOverfull } from "./too-much-for-day.ts";
import type { PlanRequest } from "./types.ts";
import { isWanted, type Visit } from "./visit.ts";

/** A dinner with travel to it. */
const DINNER_MINUTES = 125;
const EVENING_MINUTES = 60;
/** Includes travel to the restaurant and on to the show. */
const DINNER_AND_WAYS = 110;
/** No kitchen is open after a show that ends this many minutes past the latest dinner. */
const KITCHEN_CLOSES = 45;

/**
 * Adds what comes after the visits of a day: sunsets, dinners with breakfasts, and evenings.
 *
 * @param hasShow days whose evening is taken by a show
 */
export function addDinnersAndEvenings(
  draft: PlanDraft,
  nights: readonly Visit[],
  golden: readonly Visit[],
  hasShow: (day: number) => boolean,
): void {
  const evenings = chooseEvenings(draft, nights, (day) => hoursOn(draft, day));
  const asShow = new Set([...evenings.values()].flatMap((it) => (it.show ? it.visit.id : [])));
  addGoldenHours(
    draft,
    golden.filter((it) => !asShow.has(it.id)),
    (day) => evenings.get(day)?.show == null,
  );
  const dinners = scheduleWantedRestaurants(draft);
  // Days with a wanted restaurant come first.
  for (const day of new Set([...dinners.keys(), ...draft.all()]))
    addDinnerAndBreakfast(draft, day, dinners.get(day), evenings.get(day));
  addWantedEvenings(draft, nights);
  for (const day of draft.all()) if (!hasShow(day)) addEvening(draft, day, evenings.get(day), nights);
}

function hoursOn(draft: PlanDraft, day: number) {
  return eveningHoursOn(draft.request, draft.capacity(day).frame.date);
}

function addDinnerAndBreakfast(
  draft: PlanDraft,
  day: number,
  wanted: Stop | undefined,
  evening: ChosenEvening | undefined,
): void {
  const capacity = draft.capacity(day);
  const stops = draft.assignments.stopsOf(day);
  const show = wanted ? null : (evening?.show ?? null);
  const around = withShow(capacity, show ?? undefined);
  const dinner =
    wanted ??
    scheduleDinner(
      around,
      stops,
      draft.restaurants,
      onThisSide(draft, day),
      draft.assignments.tiredOn(day, "dinner"),
      evening?.visit.point ?? null,
    );
  const withDinner = [...stops, ...(dinner ? [dinner] : []), ...(show ? [show] : [])].sort((a, b) => a.start - b.start);
  draft.assignments.set(day, withDinner);
  if (!wantsBreakfast(draft.request)) return;
  const breakfast = scheduleBreakfast(capacity, stops, draft.restaurants, draft.assignments.reuseOn(day, "taken"));
  const [first, ...others] = withDinner;
  if (!breakfast || !first || isOverfull(draft, day, breakfast, EVENING_MINUTES)) return;
  // Travellers who stated when their days start have breakfast where they sleep.
  const { startsAt } = mannerOf(draft.request).rhythm;
  if (startsAt !== null && breakfast.start < startsAt) return;
  const leg = legBetween(breakfast.point, first.point, capacity.frame.walkingLimitKm);
  draft.assignments.set(day, [breakfast, { ...first, leg }, ...others]);
}

function withShow(capacity: DayCapacity, show: Stop | undefined): DayCapacity {
  if (!show) return capacity;
  return { ...capacity, blocks: [...capacity.blocks, blockOf(show)].sort((a, b) => a.start - b.start) };
}

/** Dinner comes before a show that ends late: the day ends in time for it. */
export function beforeShow(capacity: DayCapacity, show: Stop | undefined): DayCapacity {
  const around = withShow(capacity, show);
  const { frame } = around;
  if (!show || !frame.dinner || show.end < frame.meals.dinner.to + KITCHEN_CLOSES) return around;
  return { ...around, frame: { ...frame, end: Math.min(frame.end, show.start - DINNER_AND_WAYS) } };
}

/** After a day trip, dinner is in the town where travellers sleep. */
function onThisSide(draft: PlanDraft, day: number): TableQuery["reuseOf"] {
  const reuse = draft.assignments.reuseOn(day, "taken");
  return (place) => (draft.isOnThisSide(day, place) ? reuse(place) : "never");
}

/** A show as an obstacle: dinner comes before or after it. */
function blockOf({ start, end, point }: Stop): Block {
  return { start, end, entry: point, exit: point, meal: null };
}

/**
 * Adds what was chosen for the evening, else something near dinner, and a second place for travellers who came for
 * nightlife.
 */
function addEvening(draft: PlanDraft, day: number, chosen: ChosenEvening | undefined, nights: readonly Visit[]): void {
  const hours = hoursOn(draft, day);
  const isFree = (it: Visit) =>
    (!it.point || draft.isOnThisSide(day, it.point)) && !draft.assignments.has(it.id) && draft.price(it) <= it.value;
  const add = (pool: readonly Visit[]): boolean => {
    const stops = draft.assignments.stopsOf(day);
    const stop = scheduleEvening(draft.capacity(day), stops, pool.filter(isFree), hours);
    if (!stop || isOverfull(draft, day, stop)) return false;
    draft.assignments.set(day, [...stops, stop]);
    return true;
  };
  const has = draft.assignments
    .stopsOf(day)
    .some((it) => it.kind === "evening" && it.visit?.experience === "nightlife");
  if (!has && (!chosen || !add([chosen.visit])))
    add(nights.filter((it) => it.matched.length === 0 || hours.lovesNights));
  if (hours.lovesNights) add(nights.filter((it) => it.experience === "nightlife"));
}

/** Adds what is best before sunset. */
function addGoldenHours(draft: PlanDraft, golden: readonly Visit[], isFree: (day: number) => boolean): void {
  for (const [day, stop] of planGoldenHours(draft, golden)) {
    const { homeBy, meals, start } = draft.capacity(day).frame;
    // Travellers have not arrived yet.
    if (stop.start < start) continue;
    // Travellers who return early have dinner first.
    if (homeBy !== null && stop.end > meals.dinner.to) continue;
    if (isFree(day) && !isOverfull(draft, day, stop, DINNER_MINUTES))
      draft.assignments.set(day, [...draft.assignments.stopsOf(day), stop]);
  }
}

/** Evening places that somebody asked for are planned even if the pace leaves that evening free. */
function addWantedEvenings(draft: PlanDraft, nights: readonly Visit[]): void {
  for (const visit of nights.filter((it) => isWanted(it) && !draft.assignments.has(it.id))) {
    for (const day of draft.all()) {
      const capacity = draft.capacity(day);
      const stops = draft.assignments.stopsOf(day);
      const frame = { ...capacity.frame, evening: true };
      const evening = scheduleEvening({ ...capacity, frame }, stops, [visit], hoursOn(draft, day));
      if (!evening || isOverfull(draft, day, evening)) continue;
      draft.assignments.set(day, [...stops, evening]);
      break;
    }
  }
}

function wantsBreakfast({ interests, avoid }: PlanRequest): boolean {
  return parseWishes(interests, avoid).interests.some((it) =>
    ["food", "cafe", "pastry"].some((tag) => it.tags.has(tag)),
  );
}
