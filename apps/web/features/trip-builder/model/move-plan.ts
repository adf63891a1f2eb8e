import type { Activity as DocumentActivity } from "@caravan/domain/trip/document";
import { hoursOnWire, openTimesOn } from "@caravan/domain/trip/open-times";
import { placeOnDay } from "@caravan/domain/trip/place-on-day";
import type { RequestedOp, RequestedPatch } from "@caravan/domain/trip/requested-patch";
import { EndsBeforeStart, resolveTimes } from "@caravan/domain/trip/resolve-times";
import { type MoveChoice, type NewTime, retimeMove } from "@caravan/domain/trip/retime-move";
import { readActivity } from "@caravan/domain/trip/wire";
import type { Activity, Day, Trip } from "@/features/api-client/index.ts";
import { bookedOn, type Segment } from "@/features/travel/index.ts";
import { t } from "../messages/index.ts";

/** The result of a move before it is made. The server decides by the same rule. */
export interface MovePlan {
  readonly activity: Activity;
  readonly day: Day;
  /** The activity before it; undefined when its own time decides. */
  readonly after: string | null | undefined;
  readonly times: readonly NewTime[];
  /** The choices when it does not fit; empty when it does. */
  readonly choices: readonly MoveChoice[];
  /** What alone is in the way, in words: that its place is closed then, or a booking. */
  readonly because: string | null;
  /** Something is booked on the day that is no activity of the plan. */
  readonly isBesideBookings: boolean;
}

/**
 * @param after the activity before it, null for none; undefined lets its own time or the best gap decide
 * @param booked what is booked on the day and no activity of the plan
 */
export function planMove(
  activity: Activity,
  day: Day,
  after: string | null | undefined,
  booked: readonly DocumentActivity[],
): MovePlan {
  const moved = readActivity(activity);
  const rest = day.activities.filter((it) => it.id !== activity.id).map(readActivity);
  const open = openTimesOn(day, hoursOnWire([day.activities, [activity]]));
  const placed =
    after === undefined
      ? placeOnDay(rest, moved, open, booked)
      : { after, result: retimeMove(behind(rest, moved, after), moved.id, open, booked) };
  const { result } = placed;
  return {
    activity,
    day,
    after: placed.after,
    times: result.fits ? result.times : [],
    choices: result.fits ? [] : result.choices,
    because: result.fits ? null : result.because,
    isBesideBookings: booked.length > 0,
  };
}

/** The same, beside what is booked on the day. */
export function planMoveOnTrip(
  trip: Trip,
  segments: readonly Segment[],
  activity: Activity,
  day: Day,
  after: string | null | undefined,
): MovePlan {
  return planMove(activity, day, after, bookedOn(trip, segments)(day.date));
}

function behind(rest: readonly DocumentActivity[], moved: DocumentActivity, after: string | null) {
  return rest.toSpliced(rest.findIndex((it) => it.id === after) + 1, 0, moved);
}

/**
 * The edit that makes the move; the server derives the times. Beside bookings it states them, because the trip on this
 * device, with which waiting edits are shown, has no bookings.
 */
export function opsOfMove(plan: MovePlan): RequestedPatch {
  const { activity, day, after, times, isBesideBookings } = plan;
  return isBesideBookings && times.length > 0 ? withTimes(plan, times) : [moveOp(activity, day, after)];
}

/** The edit for a choice. It states all times, so that nothing else is derived from the move. */
export function opsOfChoice(plan: MovePlan, { kind, times }: MoveChoice): RequestedPatch {
  const { activity, day, after, isBesideBookings } = plan;
  return kind === "anyway" && !isBesideBookings ? [moveOp(activity, day, after)] : withTimes(plan, times);
}

function withTimes({ activity, day, after }: MovePlan, times: readonly NewTime[]): RequestedPatch {
  const own = times.some((it) => it.activityId === activity.id);
  const all =
    own || activity.start_time === null
      ? times
      : [{ activityId: activity.id, startTime: activity.start_time }, ...times];
  return [moveOp(activity, day, after), ...all.map((it): RequestedOp => setOp([...day.activities, activity], it))];
}

function moveOp({ id, itinerary_id }: Activity, day: Day, after: string | null | undefined): RequestedOp {
  const to = after === undefined ? { dayId: day.id } : { dayId: day.id, after };
  return { op: "activity.move", activityId: id, from: { dayId: itinerary_id }, to };
}

function setOp(activities: readonly Activity[], { activityId, ...after }: NewTime): RequestedOp {
  const now = activities.find((it) => it.id === activityId);
  const before = now
    ? {
        startTime: now.start_time,
        ...(after.durationMinutes === undefined ? {} : { durationMinutes: now.duration_minutes }),
      }
    : {};
  return { op: "activity.set", activityId, before, after };
}

/** The times of an activity before and after. */
export interface ChangedTimes {
  readonly title: string;
  readonly before: readonly [start: string | null, end: string | null];
  readonly after: readonly [start: string | null, end: string | null];
}

export function changedTimes({ activity, day }: MovePlan, times: readonly NewTime[]): ChangedTimes[] {
  const all = [activity, ...day.activities.filter((it) => it.id !== activity.id)];
  // The moved activity is named first.
  const ownFirst = times.toSorted(
    (a, b) => Number(b.activityId === activity.id) - Number(a.activityId === activity.id),
  );
  return ownFirst.flatMap(({ activityId, ...time }): ChangedTimes[] => {
    const now = all.find((it) => it.id === activityId);
    const next = now && resolveTimes(readActivity(now), time, now.activity_type);
    if (!now || !next || next instanceof EndsBeforeStart) return [];
    return [{ title: now.title, before: [now.start_time, now.end_time], after: [next.startTime, next.endTime] }];
  });
}

/** More stops are counted, because nobody reads a list of the day in a message. */
const MOST_NAMED = 2;

/**
 * "Castle is at 11:15 now"; "Castle is at 11:15 and Lunch at 13:30 now"; "Castle is at 11:15 now, and 4 others moved".
 * Empty where no time changes.
 */
export function newTimesInWords(plan: MovePlan, times: readonly NewTime[]): string {
  const [a, b, c, ...more] = changedTimes(plan, times).map(({ title, after }) => ({ title, at: after[0] ?? "" }));
  if (!a) return "";
  const first = { a: a.title, aTime: a.at };
  if (!b) return t("move.now", first);
  if (more.length > 0) return t("move.nowMany", { ...first, count: more.length + MOST_NAMED });
  const both = { ...first, b: b.title, bTime: b.at };
  return c ? t("move.nowThree", { ...both, c: c.title, cTime: c.at }) : t("move.nowTwo", both);
}
