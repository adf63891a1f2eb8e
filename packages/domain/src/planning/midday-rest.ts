import type { Candidate } from "../places/candidate.ts";
import { companyOf } from "./company.ts";
import type { Block, DayCapacity } from "./day-capacity.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import { roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

/** So long after lunch may begin one rests. */
const AFTER_LUNCH_OPENS = 90;
/** Nobody rests for less than that afterwards. */
const WORTH_GOING_OUT = 60;
const prefix = "idea:rest:";

/**
 * The rest in the middle of a day, for those who need one: small children, old people, bad knees, heat. Undefined on days
 * that are spent on the way.
 */
export function middayRest(request: PlanRequest, { frame, blocks }: DayCapacity): Stop | undefined {
  const { rest } = companyOf(request);
  if (rest === 0) return undefined;
  const start = roundUp(frame.meals.lunch.from + AFTER_LUNCH_OPENS);
  const end = start + rest;
  if (start < frame.start || end + WORTH_GOING_OUT > frame.end || blocks.some((it) => it.start < end && it.end > start))
    return undefined;
  const visit = {
    ...freeVisit,
    id: `${prefix}${frame.date}`,
    title: frame.night ? "Rest where you stay" : "Midday rest",
    minutes: rest,
  };
  return { kind: "free", visit, table: null, point: frame.night, start, end, leg: null };
}

/** Where one rests when the place to sleep is not known: near the stop before. */
export function besideStops(rest: Stop | undefined, stops: readonly Stop[]): readonly Stop[] {
  if (!rest?.visit) return [];
  const before = stops.findLast((it) => it.end <= rest.start && it.point);
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
  const share = 1 - (end - start) / Math.max(1, capacity.frame.end - capacity.frame.start);
  return {
    ...capacity,
    blocks,
    stops: Math.max(1, Math.round(capacity.stops * share)),
    minutes: Math.max(0, capacity.minutes - (end - start)),
  };
}

const calm = ["park", "garden", "spa", "hot-spring", "cafe", "tea"];

/** Whether one can rest there. */
export function isRestful({ tags, category }: Candidate): boolean {
  return category !== "nightlife" && calm.some((it) => tags.includes(it)) && !tags.includes("hike");
}

export function isRest({ visit }: Stop): boolean {
  return visit?.id.startsWith(prefix) === true;
}
