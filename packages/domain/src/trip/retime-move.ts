import { clockOf } from "../calendar.ts";
import { joinWords } from "../join-words.ts";
import type { Span } from "../places/opening-hours.ts";
import { legBetween } from "../places/travel-time.ts";
import { endsOf } from "./activity-ends.ts";
import { isWholeDay } from "./check/timeline.ts";
import type { Activity } from "./document.ts";
import { AFTER_ARRIVAL, BEFORE_DEPARTURE, isFlight, isJourney } from "./journeys.ts";
import { isPinnedOrBooked } from "./kept-activities.ts";
import { occupiedMinutes } from "./occupied-minutes.ts";
import { alwaysOpen, type OpenTimes } from "./open-times.ts";
import { ordersAround } from "./orders-around-bookings.ts";

/** A new start of an activity, with its length when that changes too. */
export interface NewTime {
  readonly activityId: string;
  readonly startTime: string;
  readonly durationMinutes?: number;
}

/** A choice when a moved activity does not fit: shorten it, shorten its neighbour, or move the next one later. */
export interface MoveChoice {
  readonly kind: "squeeze" | "shorten" | "later" | "anyway";
  /** The activities that it shortens or moves later. */
  readonly about: readonly string[];
  readonly times: readonly NewTime[];
}

export type RetimedMove =
  | { readonly fits: true; readonly times: readonly NewTime[] }
  /** The last choice is always `anyway`. `because` says in words what alone is in the way: opening hours, or a booking. */
  | { readonly fits: false; readonly choices: readonly MoveChoice[]; readonly because: string | null };

/** Moved activities begin no earlier and end no later than this, unless the day already does. */
const EARLIEST = 480;
const LATEST = 1350;
const MIDNIGHT = 1440;
/** The most minutes by which a meal may shift. */
const MEAL_SHIFT = 90;
/** Visits are not shortened below this, nor below this share of their planned length. */
const SHORTEST = 30;
const SHORTEST_SHARE = 0.5;
/** Times that are chosen here are round: never 10:46. */
const STEP = 5;
/** The most bookings that are named as the reason. */
const MOST_NAMED = 2;
/** To an airport whose position is not known. */
const UNKNOWN_WAY = 45;

/** An activity with a time, in minutes after midnight. */
interface Slot {
  readonly activity: Activity;
  readonly start: number;
  readonly minutes: number;
  /** Keeps its time: pinned, booked, a timetable, or something that others may overlap. */
  readonly isFixed: boolean;
  /** Others may overlap it: a stay, or a whole-day activity. */
  readonly isBeside: boolean;
  /** A booked journey, table or meeting that is no activity of the plan. */
  readonly isBooking: boolean;
  /** When it may take place; null at any time. */
  readonly open: readonly Span[] | null;
}

interface Limits {
  readonly from: number;
  readonly to: number;
}

/** The start of each activity, by its position in the order. */
type Starts = readonly number[];

/**
 * The times of a day in which an activity has been moved: it gets the time that its neighbours leave, with travel
 * between them, and the others shift as little as necessary. Pinned or booked activities and timetables keep their
 * time, and before a flight there is time for the way to the airport and the hours there. The moved one gets a time at
 * which its place is open, and no other leaves the hours of its place. An activity without a time gets none. When nothing
 * fits, the choices.
 *
 * @param order the activities of the day in the wanted order, with the moved one among them
 * @param booked what is booked on the day and no activity of the plan, as fixed activities
 */
export function retimeMove(
  order: readonly Activity[],
  movedId: string,
  open: OpenTimes = alwaysOpen,
  booked: readonly Activity[] = [],
): RetimedMove {
  const tried = tryMove(order, movedId, open, booked);
  if ("times" in tried) return { fits: true, times: tried.times };
  const first = <T>(choose: (slots: readonly Slot[], index: number, limits: Limits) => T | null): T | [] => {
    for (const { slots, index, limits } of tried.all) {
      const choice = choose(slots, index, limits);
      if (choice !== null) return choice;
    }
    return [];
  };
  const { slots, index } = tried.all[0];
  const choices = [first(squeezed), first(shortened), first(nextLater)].flat();
  return {
    fits: false,
    choices: [...choices, anyway(slots, index)],
    because: closedWords(tried, open) ?? bookedWords(order, movedId, open, booked),
  };
}

/** What is booked on the day, when it would fit without that. */
function bookedWords(
  order: readonly Activity[],
  movedId: string,
  open: OpenTimes,
  booked: readonly Activity[],
): string | null {
  if (booked.length === 0 || !("times" in tryMove(order, movedId, open, []))) return null;
  const titles = booked.map((it) => `${it.title} at ${it.startTime}`);
  const words = `${joinWords(titles, MOST_NAMED)} ${titles.length === 1 ? "is" : "are"} booked`;
  return booked.some(isFlight)
    ? `${words}, and before a flight you need the way and two hours at the airport.`
    : `${words}.`;
}

function closedWords({ all }: Unfit, open: OpenTimes): string | null {
  const isInTheWay = all.some(({ slots, index, limits }) => {
    const moved = slots[index] as Slot;
    return moved.open !== null && arrange(slots.with(index, { ...moved, open: null }), index, limits) !== null;
  });
  const [{ slots, index }] = all;
  return isInTheWay ? open.words((slots[index] as Slot).activity) : null;
}

/** For callers that cannot be asked: where nothing fits, the times of `anyway`. */
export function retimeAnyway(
  order: readonly Activity[],
  movedId: string,
  open: OpenTimes,
  booked: readonly Activity[],
): { readonly fits: boolean; readonly times: readonly NewTime[]; readonly because: string | null } {
  const tried = tryMove(order, movedId, open, booked);
  if ("times" in tried) return { fits: true, times: tried.times, because: null };
  const [{ slots, index }] = tried.all;
  const because = closedWords(tried, open) ?? bookedWords(order, movedId, open, booked);
  return { fits: false, times: anyway(slots, index).times, because };
}

interface Tried {
  readonly slots: readonly Slot[];
  readonly index: number;
  readonly limits: Limits;
}

interface Unfit {
  /** Before and after what is booked between its neighbours; first the one that its own time suggests. */
  readonly all: readonly [Tried, ...Tried[]];
}

function tryMove(
  order: readonly Activity[],
  movedId: string,
  open: OpenTimes,
  booked: readonly Activity[],
): { readonly times: readonly NewTime[] } | Unfit {
  const unfit: Tried[] = [];
  let best: { readonly times: readonly NewTime[]; readonly cost: number } | null = null;
  for (const all of ordersAround(order, movedId, booked)) {
    const slots = all.flatMap((it) => slotOf(it, movedId, open, booked) ?? []);
    const index = slots.findIndex((it) => it.activity.id === movedId);
    const moved = slots[index];
    if (!moved || (slots.length < 2 && moved.open === null)) return { times: [] };
    const limits = limitsOf(slots);
    const arranged = arrange(slots, index, limits);
    if (!arranged) unfit.push({ slots, index, limits });
    else if (!best || arranged.cost < best.cost)
      best = { times: timesOf(slots, slots, arranged.starts), cost: arranged.cost };
  }
  if (best) return { times: best.times };
  const [first, ...others] = unfit;
  return first ? { all: [first, ...others] } : { times: [] };
}

function slotOf(activity: Activity, movedId: string, { spansOf }: OpenTimes, booked: readonly Activity[]): Slot | null {
  const taken = occupiedMinutes(activity);
  if (!taken) return null;
  const isMoved = activity.id === movedId;
  const isBeside = activity.activityType === "accommodation" || isWholeDay(activity, taken.start, taken.end);
  const isTimetable = activity.activityType === "transport";
  const isFixed = isPinnedOrBooked(activity) || (!isMoved && (isBeside || isTimetable));
  const minutes = isBeside ? 0 : taken.end - taken.start;
  const slot = { activity, start: taken.start, minutes, isFixed, isBeside, isBooking: booked.includes(activity) };
  const open = isFixed || isBeside ? null : spansOf(activity);
  // One that is not moved and is outside the hours already may stay outside.
  return { ...slot, open: open && (isMoved || isWithin(open, slot.start, slot.minutes)) ? open : null };
}

function isWithin(open: readonly Span[] | null, start: number, minutes: number): boolean {
  return open === null || open.some((it) => it.start <= start && start + minutes <= it.end);
}

/** An early or late flight does not make the day longer for others. */
function limitsOf(slots: readonly Slot[]): Limits {
  const own = slots.filter((it) => !it.isBooking);
  return {
    from: Math.min(EARLIEST, ...own.map((it) => it.start)),
    to: Math.max(LATEST, ...own.map((it) => it.start + it.minutes)),
  };
}

interface Arranged {
  readonly starts: Starts;
  readonly cost: number;
}

/** The arrangement that shifts the others least, and then the moved one. */
function arrange(slots: readonly Slot[], index: number, limits: Limits): Arranged | null {
  const moved = slots[index] as Slot;
  const candidates = moved.isFixed ? [moved.start] : candidatesFor(slots, index, limits);
  let best: Arranged | null = null;
  for (const start of candidates) {
    const starts = arrangeAround(slots, index, start, limits);
    if (!starts) continue;
    const shifts = starts.map((it, at) => Math.abs(it - (slots[at] as Slot).start));
    const cost = shifts.reduce((sum, it, at) => sum + (at === index ? it : it * MIDNIGHT), 0);
    if (!best || cost < best.cost) best = { starts, cost };
  }
  return best;
}

function candidatesFor(slots: readonly Slot[], index: number, { from, to }: Limits): readonly number[] {
  const { start, minutes, open } = slots[index] as Slot;
  const starts = [start];
  for (let at = roundUp(from); at + minutes <= to; at += STEP) starts.push(at);
  // What lasts past midnight makes the day longer, but nothing of the day begins after it.
  return starts.filter((it) => it >= from && it < MIDNIGHT && it + minutes <= to && isWithin(open, it, minutes));
}

const roundUp = (minutes: number) => Math.ceil(minutes / STEP) * STEP;
const roundDown = (minutes: number) => Math.floor(minutes / STEP) * STEP;

/** With the moved one at `start`: earlier ones end before it and later ones begin after it, if possible. */
function arrangeAround(slots: readonly Slot[], index: number, start: number, { from, to }: Limits): Starts | null {
  const starts = slots.map((it) => it.start);
  starts[index] = start;
  if (slots.some((it, at) => it.isBooking && overlaps(it, slots[index] as Slot, start, at - index))) return null;
  for (let at = index + 1; at < slots.length; at++) {
    const [before, slot] = [slots[at - 1] as Slot, slots[at] as Slot];
    const free = (starts[at - 1] as number) + before.minutes + gap(slots, at - 1, index);
    if (slot.start >= free) break;
    const later = earliestOpen(slot, free);
    if (later === null || later >= MIDNIGHT || !mayShift(slot, later) || later + slot.minutes > to) return null;
    starts[at] = later;
  }
  for (let at = index - 1; at >= 0; at--) {
    const slot = slots[at] as Slot;
    const free = (starts[at + 1] as number) - gap(slots, at, index) - slot.minutes;
    if (slot.start <= free) break;
    const earlier = latestOpen(slot, free);
    if (earlier === null || !mayShift(slot, earlier) || earlier < from) return null;
    starts[at] = earlier;
  }
  return starts;
}

/** A long journey lasts beyond what was planned during it, so that its neighbour does not show it. */
function overlaps(booking: Slot, moved: Slot, start: number, side: number): boolean {
  return side < 0 ? start < booking.start + booking.minutes : start + moved.minutes > booking.start;
}

/** The first round start from `free` on at which its place is open. */
function earliestOpen({ open, minutes }: Slot, free: number): number | null {
  if (open === null) return roundUp(free);
  const starts = open.flatMap((it) => {
    const start = roundUp(Math.max(it.start, free));
    return start + minutes <= it.end ? start : [];
  });
  return starts.length === 0 ? null : Math.min(...starts);
}

/** The last round start up to `free` at which its place is open. */
function latestOpen({ open, minutes }: Slot, free: number): number | null {
  if (open === null) return roundDown(free);
  const starts = open.flatMap((it) => {
    const start = roundDown(Math.min(it.end - minutes, free));
    return start >= it.start ? start : [];
  });
  return starts.length === 0 ? null : Math.max(...starts);
}

function mayShift(slot: Slot, start: number): boolean {
  return !slot.isFixed && (slot.activity.activityType !== "dining" || Math.abs(start - slot.start) <= MEAL_SHIFT);
}

/** The minutes between two neighbours: the travel time, or the gap that they had before, if that was shorter. */
function gap(slots: readonly Slot[], at: number, moved: number): number {
  const [first, second] = [slots[at] as Slot, slots[at + 1] as Slot];
  const minutes = way(slots, at);
  return at === moved || at + 1 === moved ? minutes : Math.min(minutes, second.start - first.start - first.minutes);
}

/**
 * The travel time to the next one, as in the plan check, with the time at the airport before a flight and after a
 * journey; what may overlap only has to start later.
 */
function way(slots: readonly Slot[], at: number): number {
  const [first, second] = [slots[at] as Slot, slots[at + 1] as Slot];
  if (second.isBeside) return -first.minutes;
  const from = first.isBeside ? null : endsOf(first.activity).exit;
  const to = endsOf(second.activity).entry;
  const leg = from && to ? legBetween(from, to).minutes : null;
  if (isFlight(second.activity) && !isFlight(first.activity)) return BEFORE_DEPARTURE + (leg ?? UNKNOWN_WAY);
  return Math.max(leg ?? 0, isJourney(first.activity, first.minutes) ? AFTER_ARRIVAL : 0);
}

/** The times that changed. */
function timesOf(before: readonly Slot[], after: readonly Slot[], starts: Starts): readonly NewTime[] {
  return after.flatMap(({ activity, minutes }, at): NewTime[] => {
    const was = before.find((it) => it.activity === activity) as Slot;
    const start = starts[at] as number;
    const isSame = was.minutes === minutes;
    if (was.start === start && isSame) return [];
    return [{ activityId: activity.id, startTime: clockOf(start), ...(isSame ? {} : { durationMinutes: minutes }) }];
  });
}

const shortest = (minutes: number) => Math.max(SHORTEST, Math.ceil((minutes * SHORTEST_SHARE) / STEP) * STEP);

/** The moved activity shortened by as little as necessary. */
function squeezed(slots: readonly Slot[], index: number, limits: Limits): MoveChoice | null {
  const moved = slots[index] as Slot;
  if (moved.isFixed) return null;
  for (
    let minutes = Math.floor((moved.minutes - 1) / STEP) * STEP;
    minutes >= shortest(moved.minutes);
    minutes -= STEP
  ) {
    const tried = slots.with(index, { ...moved, minutes });
    const arranged = arrange(tried, index, limits);
    if (arranged) return { kind: "squeeze", about: [moved.activity.id], times: timesOf(slots, tried, arranged.starts) };
  }
  return null;
}

/** The one before ends earlier, or the one after begins later. */
function shortened(slots: readonly Slot[], index: number, limits: Limits): MoveChoice | null {
  for (let less = STEP; less < MIDNIGHT / 2; less += STEP) {
    for (const at of [index - 1, index + 1]) {
      const slot = slots[at];
      if (!slot || slot.isFixed || slot.minutes - less < shortest(slot.minutes)) continue;
      const start = at < index ? slot.start : roundUp(slot.start + less);
      const end = slot.start + slot.minutes - (at < index ? less : 0);
      if (end - start < shortest(slot.minutes)) continue;
      const shorter = { ...slot, start, minutes: end - start };
      const tried = slots.with(at, shorter);
      const arranged = arrange(tried, index, limits);
      if (arranged)
        return { kind: "shorten", about: [slot.activity.id], times: timesOf(slots, tried, arranged.starts) };
    }
  }
  return null;
}

/** The next ones move later, or the next movable one goes after a fixed one. */
function nextLater(slots: readonly Slot[], index: number, limits: Limits): MoveChoice | null {
  const late = { ...limits, to: Math.max(limits.to, MIDNIGHT) };
  const starts = arrange(slots, index, late)?.starts;
  if (starts) return { kind: "later", about: idsAfter(slots, index, starts), times: timesOf(slots, slots, starts) };
  const next = slots.findIndex((it, at) => at > index && !it.isFixed);
  const slot = slots[next];
  if (!slot) return null;
  const rest = slots.toSpliced(next, 1);
  const around = arrange(rest, index, late);
  if (!around) return null;
  const settled = rest.map((it, at): Slot => ({ ...it, start: around.starts[at] as number, isFixed: true }));
  for (let at = next + 1; at <= rest.length; at++) {
    const tried = settled.toSpliced(at, 0, slot);
    const placed = arrange(tried, at, late);
    if (placed) return { kind: "later", about: [slot.activity.id], times: timesOf(slots, tried, placed.starts) };
  }
  return null;
}

function idsAfter(slots: readonly Slot[], index: number, starts: Starts): readonly string[] {
  return slots.flatMap(({ activity, start }, at) => (at > index && starts[at] !== start ? [activity.id] : []));
}

/**
 * At its position in the order, whatever it overlaps; within the hours of its place if that position allows it. Pinned
 * or booked activities keep their time even then.
 */
function anyway(slots: readonly Slot[], index: number): MoveChoice {
  const moved = slots[index] as Slot;
  const [before, after] = [slots[index - 1], slots[index + 1]];
  const lowest = before ? before.start + before.minutes + way(slots, index - 1) : 0;
  const highest = after ? after.start - way(slots, index) - moved.minutes : moved.start;
  const wish = Math.max(lowest, Math.min(highest, moved.start));
  const first = before?.start ?? 0;
  const last = Math.max(first, Math.min(after?.start ?? MIDNIGHT - STEP, MIDNIGHT - STEP));
  const start = startBetween(moved, wish, first, last);
  const times =
    moved.isFixed || start === moved.start ? [] : [{ activityId: moved.activity.id, startTime: clockOf(start) }];
  return { kind: "anyway", about: [moved.activity.id], times };
}

/** The round start nearest to a wish: best while its place is open, then one at which it begins while it is open. */
function startBetween({ open, minutes, start: own }: Slot, wish: number, first: number, last: number): number {
  const starts = wish === own && wish >= first && wish <= last ? [wish] : [];
  for (let at = roundUp(first); at <= last; at += STEP) starts.push(at);
  const closest = (from: readonly number[]) =>
    from.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish) || a - b)[0];
  return (
    closest(starts.filter((it) => isWithin(open, it, minutes))) ??
    closest(starts.filter((it) => isWithin(open, it, STEP))) ??
    closest(starts) ??
    first
  );
}
