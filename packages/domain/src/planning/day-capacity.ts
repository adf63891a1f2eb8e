import { addDays } from "../calendar.ts";
import type { Point } from "../places/travel-time.ts";
import { originOf, ownPoint } from "../trip/activity-ends.ts";
import type { Activity } from "../trip/document.ts";
import { occupiedMinutes } from "../trip/occupied-minutes.ts";
import type { DayFrame } from "./daily-pace.ts";
import type { FixedActivity } from "./types.ts";

/** A span of a day that is taken. Minutes after midnight, 0 to 1440. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** Where travel to it ends, and where travel from it starts: the two ends of a transport activity. */
  readonly entry: Point | null;
  readonly exit: Point | null;
  readonly meal: "lunch" | "dinner" | null;
  /** It is no work: a rest, or what comes after one has left. */
  readonly isRest?: boolean;
}

/** The positions of a block: two for transport, else one or none. */
export function pointsOf({ entry, exit }: Block): readonly Point[] {
  return [...new Set([entry, exit])].flatMap((it) => it ?? []);
}

/** The positions of the stays from which a day begins and to which it ends, as far as they are known. */
export function staysOf({ frame }: DayCapacity): readonly Point[] {
  return [frame.morning, frame.night].flatMap((it) => it ?? []);
}

/** A day with its fixed activities and what still fits. */
export interface DayCapacity {
  readonly frame: DayFrame;
  readonly blocks: readonly Block[];
  /** How many stops and minutes still fit. */
  readonly stops: number;
  readonly minutes: number;
}

/** To be at the airport or station, with luggage. */
const BEFORE_DEPARTURE = 120;
const LONG_TRANSPORT = 60;
/** Most minutes of visits and travel by day. */
const MOST_MINUTES = 465;

/** The days with their fixed activities as obstacles; one that runs past midnight blocks the next days too. */
export function dayCapacities(frames: readonly DayFrame[], fixed: readonly FixedActivity[]): readonly DayCapacity[] {
  const blocks = new Map<string, Block[]>(frames.map((it) => [it.date, []]));
  for (const { date, activity } of fixed) {
    const taken = occupiedMinutes(activity);
    if (!taken) continue;
    const exit = ownPoint(activity);
    const entry = originOf(activity) ?? exit;
    for (let day = 0; day * 1440 < taken.end; day++) {
      const start = Math.max(0, taken.start - day * 1440);
      const end = Math.min(1440, taken.end - day * 1440);
      blocks.get(addDays(date, day))?.push({ start, end, entry, exit, meal: mealOf(activity, start, end) });
    }
  }
  return frames.map((frame) => {
    const { setsOut } = frame;
    const going: Block[] =
      setsOut === undefined ? [] : [{ start: setsOut, end: 1440, entry: null, exit: null, meal: null, isRest: true }];
    const own = [...(blocks.get(frame.date) ?? []), ...going].sort((a, b) => a.start - b.start || a.end - b.end);
    return remainingCapacity(aroundTransport(frame, fixed), own);
  });
}

/** What a day trip leaves of the day: the time after its return. */
export function withDayTrip(
  capacity: DayCapacity,
  trip:
    | { readonly leaves: number; readonly returns: number; readonly stops: readonly { readonly point: Point | null }[] }
    | undefined,
): DayCapacity {
  if (!trip) return capacity;
  const home = trip.stops.at(-1)?.point ?? null;
  const away: Block = { start: trip.leaves, end: trip.returns, entry: home, exit: home, meal: "lunch" };
  const blocks = [...capacity.blocks, away].sort((a, b) => a.start - b.start || a.end - b.end);
  // Before a trip that leaves at noon one sees something in town.
  const morning = trip.leaves - capacity.frame.start;
  if (morning >= LONG_MORNING)
    return { frame: { ...capacity.frame, lunch: false }, blocks, stops: 2, minutes: morning - HALF_AN_HOUR };
  const early = trip.returns <= EARLY_RETURN && trip.returns - trip.leaves <= SHORT_TRIP;
  return {
    frame: { ...capacity.frame, lunch: false },
    blocks,
    stops: early ? 1 : 0,
    minutes: early ? Math.max(0, capacity.frame.end - trip.returns) : 0,
  };
}

const LONG_MORNING = 150;
const HALF_AN_HOUR = 30;
/** Who is back by then has time for something in town. */
const EARLY_RETURN = 16 * 60;
/** After a longer trip, the evening stays free. */
const SHORT_TRIP = 8 * 60;

function mealOf(activity: Activity, start: number, end: number): Block["meal"] {
  if (activity.activityType !== "dining") return null;
  if (start < 900 && end > 690) return "lunch";
  return start >= 1020 ? "dinner" : null;
}

/** On the day of arrival nothing comes before the long journey, on the day of departure nothing after it. */
function aroundTransport(frame: DayFrame, fixed: readonly FixedActivity[]): DayFrame {
  const journeys = fixed.flatMap(({ date, activity }) => {
    const taken = occupiedMinutes(activity);
    const long = taken && activity.activityType === "transport" && taken.end - taken.start >= LONG_TRANSPORT;
    return long && date === frame.date ? [taken] : [];
  });
  if (journeys.length === 0) return frame;
  if (frame.kind === "arrival") {
    const arrived = Math.max(...journeys.map((it) => it.end));
    return {
      ...frame,
      start: Math.max(frame.start, arrived + 60),
      lunch: frame.lunch && arrived <= 750,
      dinner: frame.dinner && arrived <= 1200,
    };
  }
  if (frame.kind === "departure") {
    const leaves = Math.min(...journeys.map((it) => it.start)) - BEFORE_DEPARTURE;
    return { ...frame, end: Math.min(frame.end, leaves), lunch: frame.lunch && leaves >= 810, dinner: false };
  }
  return frame;
}

function remainingCapacity(frame: DayFrame, blocks: readonly Block[]): DayCapacity {
  const open = Math.max(0, frame.end - frame.start);
  const taken = blocks.reduce(
    (sum, it) => sum + Math.max(0, Math.min(it.end, frame.end) - Math.max(it.start, frame.start)),
    0,
  );
  const free = Math.max(0, open - taken - (frame.lunch ? 75 : 0));
  // A day taken up by fixed activities holds no more stops.
  const share = open === 0 ? 0 : Math.max(0, open - taken) / open;
  const stops = free < 60 ? 0 : Math.max(1, Math.round(frame.stops * share));
  return { frame, blocks, stops: Math.min(stops, frame.stops), minutes: Math.min(free, MOST_MINUTES) };
}
