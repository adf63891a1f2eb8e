import { mobilityOf, walkingLimitKm } from "../../places/diet-and-access.ts";
import { openSpans } from "../../places/opening-hours.ts";
import { distanceKm, legBetween } from "../../places/travel-time.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import { roundUp } from "../schedule-visits-and-lunch.ts";
import type { PlanRequest } from "../types.ts";
import type { EditedStop, Slot } from "./types.ts";

/** What the plan check tolerates too. */
const TOLERANCE = 5;
/** A stop is moved by so much at most; what would have to move further goes. */
const FARTHEST = 90;
/** The share of a stop that stays when it is shortened, and how short it may become. */
const SHORTEST_SHARE = 0.6;
const SHORTEST = 20;
/** The fastest that one gets from one town to the next: by road or rail, and beyond some distance by air. */
const GROUND_KMH = 130;
const AIR_KMH = 700;
const AIR_FROM_KM = 350;
const AIR_EXTRA = 60;
/** Two in the morning. */
const LATEST = 26 * 60;

/** When the travellers are there: after they have arrived, until they have to go. Rides lead there and away. */
export interface DayBounds {
  readonly from: number | null;
  readonly until: number | null;
  /** When the train or flight leaves. */
  readonly leaves: number | null;
}

function untilOf({ kind }: EditedStop, { until, leaves }: DayBounds): number {
  return (kind === "ride" ? leaves : until) ?? LATEST;
}

interface Times {
  readonly start: number;
  readonly end: number;
}

/**
 * Moves the stops of a day as little as needed: the way from the one before has its time, doors are open, and the day ends
 * in time. Fixed ones stay; what fits nowhere goes.
 *
 * @param day between which minutes everything takes place; null for any
 */
export function fitTimes(
  request: PlanRequest,
  date: string,
  slots: readonly Slot[],
  day: DayBounds,
  leave: (stop: EditedStop, reason: Sentence) => void,
): readonly Slot[] {
  const limit = walkingLimitKm(mobilityOf(request.accessibility));
  const wayTo = (from: Slot | undefined, to: Slot) =>
    from?.exit && to.entry ? Math.max(0, legBetween(from.exit, to.entry, limit).minutes - TOLERANCE) : 0;
  const ordered = slots.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const done: Slot[] = [];
  /** Free time has no place, so the way is from what was before it. */
  const soonestAfter = (slot: Slot) => {
    const before = done.findLast((it) => !isFree(it));
    const isRide = slot.content.kind === "planned" && slot.content.stop.kind === "ride";
    const from = isRide ? 0 : (day.from ?? 0);
    return roundUp(Math.max(from, before ? before.end + wayTo(before, slot) : 0, done.at(-1)?.end ?? 0));
  };
  for (const [index, asked] of ordered.entries()) {
    if (asked.content.kind === "fixed") {
      done.push(asked);
      continue;
    }
    const { stop } = asked.content;
    const slot =
      stop.kind === "ride" ? { ...asked, end: Math.max(asked.end, asked.start + fastestRide(asked)) } : asked;
    const next = ordered.slice(index + 1).find((it) => it.content.kind === "fixed" && it.start < 1440);
    const latest = Math.min(next ? next.start - wayTo(slot, next) : LATEST, untilOf(stop, day));
    const late = soonestAfter(slot) - Math.max(slot.start, opensAt(stop, date, slot.start));
    const before = done.at(-1);
    if (late > 0 && before) done[done.length - 1] = endingEarlier(before, late);
    const placed = placedAfter(stop, date, slot, soonestAfter(slot), latest);
    if (!("text" in placed)) {
      done.push({ ...slot, ...placed });
      continue;
    }
    leave(stop, placed);
    if (late > 0 && before) done[done.length - 1] = before;
  }
  return done;
}

function isFree({ content }: Slot): boolean {
  return content.kind === "planned" && content.stop.kind === "free";
}

/** The stop before gives up some of its time before another one is moved. */
function endingEarlier(slot: Slot, by: number): Slot {
  if (slot.content.kind === "fixed" || slot.content.stop.kind === "ride") return slot;
  const length = slot.end - slot.start;
  const cut = Math.min(roundUp(by), length - shortest(slot.content.stop, length));
  return cut > 0 ? { ...slot, end: slot.end - cut } : slot;
}

function shortest({ kind }: EditedStop, length: number): number {
  if (kind === "ride") return length;
  return kind === "free"
    ? Math.min(length, SHORTEST)
    : Math.min(length, Math.max(SHORTEST, roundUp(length * SHORTEST_SHARE)));
}

function spansOf({ kind, place }: EditedStop, date: string): readonly Times[] {
  const hours = kind === "ride" || kind === "free" ? null : (place?.hours ?? null);
  return hours ? openSpans(hours, date) : [{ start: 0, end: LATEST }];
}

function opensAt(stop: EditedStop, date: string, wanted: number): number {
  return spansOf(stop, date).find((it) => it.end > wanted)?.start ?? 0;
}

/** The time of a stop, or why there is none. */
function placedAfter(stop: EditedStop, date: string, slot: Slot, soonest: number, latest: number): Times | Sentence {
  const spans = spansOf(stop, date);
  if (spans.length === 0) return said`it is closed that day`;
  const length = slot.end - slot.start;
  const least = shortest(stop, length);
  for (const span of spans) {
    const start = Math.max(slot.start, soonest, roundUp(span.start));
    const end = Math.min(start + length, span.end, latest);
    if (end - start >= least && start - slot.start <= FARTHEST) return { start, end };
  }
  const isTooLate = soonest - slot.start > FARTHEST || latest - Math.max(soonest, slot.start) < least;
  return isTooLate ? said`the day has no time for it` : said`it is not open at that time`;
}

function fastestRide({ entry, exit }: Slot): number {
  if (!entry || !exit) return 0;
  const km = distanceKm(entry, exit);
  return roundUp(km > AIR_FROM_KM ? AIR_EXTRA + (km / AIR_KMH) * 60 : (km / GROUND_KMH) * 60);
}
