import { legBetween } from "../places/travel-time.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";

/** Longer gaps are said to be free on purpose, with ideas. */
const LONGEST_GAP = 120;
/** Before the next stop one gets ready and goes there. */
const TO_GET_READY = 15;

/**
 * The stops of a day with its long gaps as free time: what is empty on purpose is part of the plan. Fixed activities are
 * obstacles like stops.
 */
export function withFreeTime({ frame, blocks }: DayCapacity, stops: readonly Stop[]): readonly Stop[] {
  const taken = [
    ...stops.map((it) => ({ start: it.start, end: it.end, entry: it.point, exit: it.point, area: areaOf(it) })),
    ...blocks.map((it) => ({ ...it, area: null })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const free: Stop[] = [];
  for (const [index, next] of taken.entries()) {
    const before = taken[index - 1];
    if (!before) continue;
    const end = Math.max(...taken.slice(0, index).map((it) => it.end));
    const way = before.exit && next.entry ? legBetween(before.exit, next.entry, frame.walkingLimitKm).minutes : 0;
    if (next.start - end - way <= LONGEST_GAP) continue;
    const [from, to] = [Math.ceil((end + TO_GET_READY) / 5) * 5, Math.floor((next.start - way - TO_GET_READY) / 5) * 5];
    const title = before.area ? `Free time in ${before.area}` : "Free time";
    const visit = { ...freeVisit, id: `idea:free:${frame.date}:${from}`, title, neighborhood: before.area, minutes: to - from };
    free.push({ kind: "free", visit, table: null, point: before.exit, start: from, end: to, leg: null });
  }
  return [...stops, ...free].sort((a, b) => a.start - b.start);
}

function areaOf({ visit, table }: Stop): string | null {
  return visit?.neighborhood ?? table?.place?.neighborhood ?? null;
}
