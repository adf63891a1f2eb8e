import { legBetween, type Point } from "../places/travel-time.ts";
import { mannerOf } from "./manner.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import { type Visit, windowsOf } from "./visit.ts";

/** Shorter gaps are a pause. */
const LONG_GAP = 150;
/** Slow travellers keep shorter gaps free. */
const WHOLE_AFTERNOON = 240;
const TRIES = 2;
/** A shorter visit is not worth going out again. */
const WORTH = 0.1;
const FARTHEST_MINUTES = 35;
/** A pause stays before and after it. */
const PAUSE = 20;
const EARLIEST = 8 * 60;
const DAY_ENDS = 19 * 60 + 30;
/** What each minute of travel there and on subtracts from its value. */
const PER_MINUTE = 0.015;

interface Gap {
  readonly from: number;
  readonly to: number;
  readonly before: Point | null;
  readonly after: Point | null;
}

/**
 * Puts something into the long gaps of a day: after a trip that is back early, or where what is best in the evening
 * found no evening. Who travels slowly keeps all but the longest free.
 */
export function fillFreeHours(
  draft: PlanDraft,
  day: number,
  pool: readonly Visit[],
  isOverfull: (stop: Stop) => boolean,
): void {
  const isSlow = mannerOf(draft.request).isSlow || draft.capacity(day).frame.easy;
  for (let count = 0; count < (isSlow ? 1 : TRIES); count++) {
    const stop = bestStop(draft, day, pool, isOverfull, isSlow ? WHOLE_AFTERNOON : LONG_GAP);
    if (!stop) return;
    const stops = [...draft.assignments.stopsOf(day), stop].sort((a, b) => a.start - b.start);
    draft.assignments.set(day, stops);
  }
}

function bestStop(
  draft: PlanDraft,
  day: number,
  pool: readonly Visit[],
  isOverfull: (stop: Stop) => boolean,
  shortest: number,
) {
  const gaps = gapsOf(draft, day, shortest);
  let best: { readonly stop: Stop; readonly worth: number } | undefined;
  for (const visit of gaps.length === 0 ? [] : pool) {
    if (visit.value < Math.max(WORTH, best?.worth ?? 0)) break;
    if (!visit.point || draft.assignments.has(visit.id) || draft.price(visit) > visit.value) continue;
    if (!draft.isOnThisSide(day, visit.point)) continue;
    for (const gap of gaps) {
      const placed = within(draft, day, visit, visit.point, gap);
      if (!placed || isOverfull(placed.stop)) continue;
      const worth = visit.value - PER_MINUTE * placed.way;
      if (!best || worth > best.worth) best = { stop: placed.stop, worth };
    }
  }
  return best?.stop;
}

function within(draft: PlanDraft, day: number, visit: Visit, point: Point, gap: Gap) {
  const { frame } = draft.capacity(day);
  const leg = gap.before ? legBetween(gap.before, point, frame.walkingLimitKm) : null;
  const away = gap.after ? legBetween(point, gap.after, frame.walkingLimitKm).minutes : 0;
  if ((leg?.minutes ?? 0) > FARTHEST_MINUTES || away > FARTHEST_MINUTES) return undefined;
  const earliest = gap.from + (leg?.minutes ?? 0) + PAUSE;
  const latest = Math.min(gap.to - away - PAUSE, frame.kind === "departure" ? frame.end : DAY_ENDS);
  for (const window of windowsOf(visit, frame.date)) {
    const start = roundUp(Math.max(earliest, window.start));
    const end = start + visit.minutes;
    if (end > Math.min(window.end, latest)) continue;
    const stop: Stop = { kind: "visit", visit, table: null, point, start, end, leg };
    // At the end of the day, places near the stay are preferred.
    const home = frame.night ? legBetween(point, frame.night, frame.walkingLimitKm).minutes : 0;
    return { stop, way: (leg?.minutes ?? 0) + away + home };
  }
  return undefined;
}

/** The long gaps between what is planned or fixed; a rest is none. */
function gapsOf(draft: PlanDraft, day: number, shortest: number): readonly Gap[] {
  const { blocks, frame } = draft.capacity(day);
  const taken = [
    ...draft.assignments.stopsOf(day).map((it) => ({ start: it.start, end: it.end, entry: it.point, exit: it.point })),
    ...blocks,
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const gaps: Gap[] = [];
  let [end, exit] = [Math.max(EARLIEST, frame.start), frame.morning];
  for (const next of taken) {
    if (next.start - end >= shortest) gaps.push({ from: end, to: next.start, before: exit, after: next.entry });
    if (next.end >= end) [end, exit] = [next.end, next.exit ?? exit];
  }
  return gaps;
}
