import type { Candidate } from "../places/candidate.ts";
import { legBetween, type Point } from "../places/travel-time.ts";
import { worded } from "../words/worded.ts";
import { companyOf } from "./company.ts";
import type { Block, DayCapacity } from "./day-capacity.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import { mannerOf } from "./manner.ts";
import { roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import type { Visit } from "./visit.ts";

/** Minutes from the earliest lunch to the rest. */
const AFTER_LUNCH_OPENS = 90;
/** A rest with less time than this after it is left out. */
const WORTH_GOING_OUT = 60;
const FEWEST = 3;
const LONGER = 45;
const BEFORE_DINNER = 20;
/** The longest visit for small children. */
const LONGEST_WITH_REST = 150;
const WHOLE_MORNING = 240;
/** Children up to this age, in years, nap. */
const NAPS = 3;
const prefix = "idea:rest:";

/**
 * The rest in the middle of a day, for those who need one: small children, old people, bad knees, heat. Undefined on days
 * that are spent on the way.
 */
export function middayRest(request: PlanRequest, { frame, blocks }: DayCapacity): Stop | undefined {
  const { rest, youngest } = companyOf(request);
  const stated = mannerOf(request).rhythm.restSpan;
  if (rest === 0 && stated === null) return undefined;
  const start = stated?.start ?? roundUp(frame.meals.lunch.from + AFTER_LUNCH_OPENS);
  const end = stated?.end ?? start + rest;
  // There is no rest soon after arrival.
  if (stated === null && frame.isFirst && start - frame.start < WORTH_GOING_OUT) return undefined;
  // A stated rest is kept, however short the day is.
  const isLast = stated === null ? end + WORTH_GOING_OUT > frame.end : start >= frame.end;
  if (start < frame.start || isLast) return undefined;
  // Only a stated rest is kept where the way from it or to it leaves less of it.
  const way = (from: Point | null, to: Point | null) =>
    stated === null && from && to ? legBetween(from, to, frame.walkingLimitKm).minutes : 0;
  const isInTheWay = (it: Block) =>
    it.start < end + way(frame.night, it.entry) && it.end + way(it.exit, frame.night) > start;
  if (blocks.some(isInTheWay)) return undefined;
  const isNap = youngest !== null && youngest <= NAPS;
  const visit = {
    ...freeVisit,
    id: `${prefix}${frame.date}`,
    title: isNap ? worded`Nap time` : frame.night ? worded`Rest where you stay` : worded`Midday rest`,
    minutes: end - start,
  };
  return { kind: "free", visit, table: null, point: frame.night, start, end, leg: null };
}

/** Where the rest is when the stay is unknown: near the stop before. */
export function besideStops(rest: Stop | undefined, stops: readonly Stop[]): readonly Stop[] {
  if (!rest?.visit) return [];
  const before = stops.findLast((it) => it.end <= rest.start && it.point) ?? stops.find((it) => it.point);
  if (rest.point || !before) return [rest];
  const neighborhood = before.table?.place?.neighborhood ?? before.visit?.neighborhood ?? null;
  return [{ ...rest, point: before.point, visit: { ...rest.visit, neighborhood } }];
}

/** The day with its rest as an obstacle. */
export function withRest(capacity: DayCapacity, rest: Stop | undefined): DayCapacity {
  if (!rest) return capacity;
  const { start, end, point } = rest;
  const block: Block = { start, end, entry: point, exit: point, meal: null, isRest: true };
  const blocks = [...capacity.blocks, block].sort((a, b) => a.start - b.start || a.end - b.end);
  const { frame } = capacity;
  // After a rest the day goes on longer, into cooler hours.
  const later = Math.min(frame.end + LONGER, frame.meals.dinner.from - BEFORE_DINNER);
  const share = 1 - (end - start) / Math.max(1, frame.end - frame.start);
  return {
    frame: { ...frame, end: frame.kind === "departure" ? frame.end : Math.max(frame.end, later) },
    blocks,
    // The rest itself makes an easy day easier; it leaves one thing before it and two after it.
    stops: Math.max(Math.min(FEWEST, capacity.stops), Math.round(capacity.stops * share)),
    minutes: Math.max(0, capacity.minutes - (end - start)),
  };
}

const restless = ["theme-park", "zoo", "hike"];
const calm = ["park", "garden", "spa", "hot-spring", "cafe", "tea"];

/** Whether a rest is possible there. */
export function isRestful({ tags, category }: Candidate): boolean {
  return category !== "nightlife" && calm.some((it) => tags.includes(it)) && !restless.some((it) => tags.includes(it));
}

/** A visit as long as those who need a rest stay: not as long as others, unless it takes the day. */
export function visitWithRest(visit: Visit, rest: Stop | undefined): Visit {
  if (!rest || visit.minutes <= LONGEST_WITH_REST || visit.minutes > WHOLE_MORNING) return visit;
  return { ...visit, minutes: LONGEST_WITH_REST };
}

export function isRest({ visit }: Stop): boolean {
  return visit?.id.startsWith(prefix) === true;
}
