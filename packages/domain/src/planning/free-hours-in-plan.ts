import { legBetween, type Point } from "../places/travel-time.ts";
import { worded } from "../words/worded.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";

/** Longer gaps are marked as free on purpose, with ideas. */
const LONGEST_GAP = 120;
/** Minutes for getting ready before the next stop. */
const TO_GET_READY = 15;
const SHORTEST = 90;
const EARLIEST = 8 * 60;
const DINNER = 19 * 60;
const NOON = 12 * 60 + 30;

interface Taken {
  readonly start: number;
  readonly end: number;
  readonly entry: Point | null;
  readonly exit: Point | null;
  readonly area: string | null;
}

/**
 * The stops of a day with its long gaps as free time, because hours that are empty on purpose are part of the plan.
 * Fixed activities count like stops; days begin and end with their pace.
 */
export function withFreeTime({ frame, blocks }: DayCapacity, stops: readonly Stop[], town: string): readonly Stop[] {
  const edge = (at: number, entry: Point | null = null): Taken => ({
    start: at,
    end: at,
    entry,
    exit: null,
    area: null,
  });
  // Where the day has to end: at the airport.
  const goal = blocks.find((it) => it.isRest && it.start === frame.end)?.entry ?? null;
  // With a late dinner, the hours before it count as one gap.
  const dines = stops.some((it) => it.kind === "dinner" && it.start >= frame.end);
  const taken = [
    edge(frame.start),
    ...(dines ? [] : [edge(frame.kind === "departure" ? frame.end : Math.max(frame.end, DINNER), goal)]),
    ...stops.map((it) => ({ start: it.start, end: it.end, entry: it.point, exit: it.point, area: areaOf(it) })),
    ...blocks.map((it) => ({ ...it, area: null })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const free: Stop[] = [];
  let end = Number.POSITIVE_INFINITY;
  let before: Taken | undefined;
  for (const next of taken) {
    if (before) {
      const way = before.exit && next.entry ? legBetween(before.exit, next.entry, frame.walkingLimitKm).minutes : 0;
      const stop = next.start - end - way > LONGEST_GAP ? freeStop(before, next, end, next.start - way) : undefined;
      if (stop && stop.end - stop.start >= SHORTEST && stop.start >= EARLIEST) free.push(stop);
    }
    end = before ? Math.max(end, next.end) : next.end;
    before = next.area !== null || next.exit !== null || !before ? next : before;
  }
  return [...stops, ...free].sort((a, b) => a.start - b.start);

  function freeStop(last: Taken, next: Taken, from: number, to: number): Stop {
    const isMorning = last.exit === null && to <= NOON + 60;
    const [start, stop] = [
      last.exit === null ? from : Math.ceil((from + TO_GET_READY) / 5) * 5,
      Math.floor((Math.min(to, frame.kind === "departure" && !dines ? frame.end : to) - TO_GET_READY) / 5) * 5,
    ];
    const area = last.area ?? next.area ?? town;
    const point = last.exit ?? next.entry;
    const title = isMorning
      ? worded`Free morning in ${area}`
      : start >= NOON && stop - start >= 180
        ? worded`Free afternoon in ${area}`
        : worded`Free time in ${area}`;
    const visit = {
      ...freeVisit,
      id: `idea:free:${frame.date}:${start}`,
      title,
      neighborhood: area,
      minutes: stop - start,
    };
    return { kind: "free", visit, table: null, point, start, end: stop, leg: null };
  }
}

function areaOf({ visit, table }: Stop): string | null {
  return visit?.neighborhood ?? table?.place?.neighborhood ?? null;
}
