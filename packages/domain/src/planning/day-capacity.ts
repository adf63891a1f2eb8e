import { addDays } from "../calendar.ts";
import type { Point } from "../places/travel-time.ts";
import { originOf, ownPoint } from "../trip/activity-ends.ts";
import type { Activity } from "../trip/document.ts";
import { AFTER_ARRIVAL, BEFORE_DEPARTURE, isFlight, isJourney } from "../trip/journeys.ts";
import { occupiedMinutes } from "../trip/occupied-minutes.ts";
import { AFTER_LUNCH } from "./afternoon-trip.ts";
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
  /** It does not count as busy: a rest, or what comes after the departure. */
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

const LUNCH_EATEN = 13 * 60 + 30;
const EARLIEST_LUNCH = 11 * 60 + 30;
/** With an early departure, lunch is this long before it, to leave time for the way to the airport. */
const LUNCH_BEFORE_LEAVING = 165;
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
  const ofDay = Map.groupBy(fixed, (it) => it.date);
  const fixedOn = ({ date }: DayFrame) => ofDay.get(date) ?? [];
  for (const frame of frames) blocks.get(frame.date)?.push(...besideJourneys(frame, fixedOn(frame)));
  return frames.map((frame) => {
    const { setsOut } = frame;
    const going: Block[] =
      setsOut === undefined ? [] : [{ start: setsOut, end: 1440, entry: null, exit: null, meal: null, isRest: true }];
    const own = [...(blocks.get(frame.date) ?? []), ...going].sort((a, b) => a.start - b.start || a.end - b.end);
    return remainingCapacity(aroundTransport(frame, fixedOn(frame)), own);
  });
}

/** What a day trip leaves of the day: the time after its return. */
export function withDayTrip(
  capacity: DayCapacity,
  trip:
    | {
        readonly leaves: number;
        readonly returns: number;
        readonly stops: readonly { readonly kind: string; readonly point: Point | null }[];
      }
    | undefined,
): DayCapacity {
  if (!trip) return capacity;
  const home = trip.stops.at(-1)?.point ?? null;
  const isLate = trip.leaves >= AFTER_LUNCH;
  const away: Block = { start: trip.leaves, end: trip.returns, entry: home, exit: home, meal: isLate ? null : "lunch" };
  const blocks = [...capacity.blocks, away].sort((a, b) => a.start - b.start || a.end - b.end);
  // There is time in town before a trip that leaves at noon.
  const morning = trip.leaves - capacity.frame.start;
  if (morning >= LONG_MORNING) {
    const { lunch } = capacity.frame.meals;
    const meals = { ...capacity.frame.meals, lunch: { ...lunch, from: Math.min(lunch.from, trip.leaves - LUNCH) } };
    const frame = {
      ...capacity.frame,
      ...(isLate ? { meals } : { lunch: false }),
      ...(trip.stops.some((it) => it.kind === "dinner") && { dinner: false }),
    };
    return { frame, blocks, stops: 2, minutes: morning - (isLate ? LUNCH : HALF_AN_HOUR) };
  }
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
/** Includes the way to the restaurant. */
const LUNCH = 90;
/** After a return by then, there is time for something in town. */
const EARLY_RETURN = 16 * 60;
/** After a longer trip, the evening stays free. */
const SHORT_TRIP = 8 * 60;

function mealOf(activity: Activity, start: number, end: number): Block["meal"] {
  if (activity.activityType !== "dining") return null;
  if (start < 900 && end > 690) return "lunch";
  return start >= 1020 ? "dinner" : null;
}

/**
 * Adds time at the airport or station before a flight or the journey home, and at the airport after a flight.
 *
 * @param fixed of that day
 */
function besideJourneys(frame: DayFrame, fixed: readonly FixedActivity[]): readonly Block[] {
  return fixed.flatMap(({ activity }): Block[] => {
    const taken = occupiedMinutes(activity);
    if (!taken) return [];
    const { start, end } = taken;
    const exit = ownPoint(activity);
    const entry = originOf(activity) ?? exit;
    const rest = { meal: null, isRest: true };
    const flies = isFlight(activity);
    const leaves = flies || (isJourney(activity, end - start) && frame.kind === "departure");
    return [
      ...(leaves ? [{ ...rest, start: Math.max(0, start - BEFORE_DEPARTURE), end: start, entry, exit: entry }] : []),
      ...(flies && end < 1440
        ? [{ ...rest, start: end, end: Math.min(1440, end + AFTER_ARRIVAL), entry: exit, exit }]
        : []),
    ];
  });
}

/** Nothing is planned before the journey on the day of arrival, or after it on the day of departure. @param fixed of that day */
function aroundTransport(frame: DayFrame, fixed: readonly FixedActivity[]): DayFrame {
  const journeys = fixed.flatMap(({ activity }) => {
    const taken = occupiedMinutes(activity);
    return taken && isJourney(activity, taken.end - taken.start) ? [{ ...taken, flies: isFlight(activity) }] : [];
  });
  const flights = journeys.filter((it) => it.flies);
  // On a short trip, another ride may also be an excursion.
  const arriving = frame.kind === "arrival" ? journeys : [];
  const leaving = frame.kind === "departure" ? journeys : frame.isLast ? flights : [];
  if (arriving.length > 0) {
    const arrived = Math.max(...arriving.map((it) => it.end));
    return {
      ...frame,
      start: Math.max(frame.start, arrived + 60),
      lunch: frame.lunch && arrived <= 750,
      dinner: frame.dinner && arrived <= 1200,
    };
  }
  if (leaving.length > 0) {
    const leaves = Math.min(...leaving.map((it) => it.start)) - BEFORE_DEPARTURE;
    const { lunch } = frame.meals;
    const from = Math.min(lunch.from, Math.max(EARLIEST_LUNCH, leaves - LUNCH_BEFORE_LEAVING));
    return {
      ...frame,
      end: Math.min(frame.end, leaves),
      lunch: frame.lunch && leaves >= LUNCH_EATEN,
      dinner: false,
      meals: { ...frame.meals, lunch: { ...lunch, from } },
    };
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
