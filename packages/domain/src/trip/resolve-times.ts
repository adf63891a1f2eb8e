import { clockOf, minutesOf } from "../calendar.ts";
import type { ActivityType } from "../field-choices.ts";
import type { ActivityFields } from "./activity-fields.ts";

/** When an activity begins and ends, and how long it takes. With a start, the other two are both set or both empty. */
export type ActivityTimes = Pick<ActivityFields, "startTime" | "endTime" | "durationMinutes">;

export const timeFields = ["startTime", "endTime", "durationMinutes"] as const satisfies (keyof ActivityTimes)[];

export interface ResolvedTimes extends ActivityTimes {
  /** Whether start, end and length were all sent and contradict each other; start and end are kept. */
  readonly disagree: boolean;
}

/** An end before the start that is not plausibly on the next day, because the activity would last this long. */
export class EndsBeforeStart {
  readonly startTime: string;
  readonly endTime: string;
  readonly minutes: number;
  constructor(startTime: string, endTime: string) {
    this.startTime = startTime;
    this.endTime = endTime;
    this.minutes = lastingUntil(startTime, endTime);
  }
}

const DAY = 1440;
/**
 * The longest activity over midnight unless its length is stated. A longer one comes from 08:00 written for 20:00, or
 * from exchanged times. Dinners are shorter.
 */
const LONGEST_NIGHT = 12 * 60;
const LONGEST_NIGHT_OF_DINING = 8 * 60;

/**
 * Makes start, end and length agree. A changed start keeps the length and moves the end, a changed length moves the
 * end, and a changed end changes the length; from two that are sent the third follows. When all three are sent and
 * contradict each other, start and end are kept. Clearing the start clears the end and keeps the length. An end without
 * a start is kept for later; with a length it gives the start.
 *
 * @param now the activity as it is, or all null for a new one
 * @param asked the fields of the request; null clears, undefined leaves as it is
 */
export function resolveTimes(
  now: ActivityTimes,
  asked: Partial<ActivityTimes>,
  type: ActivityType,
): ResolvedTimes | EndsBeforeStart {
  const isChange = timeFields.some((it) => asked[it] !== undefined && asked[it] !== now[it]);
  // Only the three fields, because `now` may be a whole activity.
  if (!isChange && isConsistent(now))
    return {
      startTime: now.startTime,
      endTime: now.endTime,
      durationMinutes: now.durationMinutes,
      disagree: false,
    };
  const { startTime, endTime, durationMinutes } = asked;
  const isCleared = startTime === null && now.startTime !== null;
  const kept = isCleared ? { startTime: null, endTime: null, durationMinutes: lengthOf(now) } : now;

  const start = startTime ?? kept.startTime;
  const isEndSent = typeof endTime === "string";
  const isLengthSent = typeof durationMinutes === "number";
  if (isEndSent && isLengthSent && typeof startTime !== "string") return endingAt(endTime, durationMinutes);
  if (start === null) {
    const end = endTime === undefined ? kept.endTime : endTime;
    const length = durationMinutes === undefined ? kept.durationMinutes : durationMinutes;
    if (end !== null && length !== null && !isCleared) return endingAt(end, length);
    return { startTime: null, endTime: end, durationMinutes: end === null ? length : null, disagree: false };
  }
  if (isEndSent) {
    if (isLengthSent && isSpan(start, endTime, durationMinutes)) return lasting(start, durationMinutes);
    if (!isPlausible(start, endTime, type)) return new EndsBeforeStart(start, endTime);
    return lasting(start, lastingUntil(start, endTime), isLengthSent);
  }
  if (durationMinutes !== undefined) return lasting(start, durationMinutes);
  if (endTime === null) return lasting(start, null);
  return lasting(start, lengthOf({ ...kept, startTime: kept.startTime ?? start }));
}

/** Whether start, end and length agree. */
export function isConsistent({ startTime, endTime, durationMinutes }: ActivityTimes): boolean {
  if (startTime === null) return endTime === null || durationMinutes === null;
  if (endTime === null || durationMinutes === null) return endTime === durationMinutes;
  return isSpan(startTime, endTime, durationMinutes);
}

/** The stated length, otherwise from start to end; null when neither is known. */
function lengthOf({ startTime, endTime, durationMinutes }: ActivityTimes): number | null {
  if (durationMinutes !== null) return durationMinutes;
  return startTime === null || endTime === null ? null : lastingUntil(startTime, endTime);
}

function lasting(startTime: string, length: number | null, disagree = false): ResolvedTimes {
  const endTime = length === null ? null : clockOf(minutesOf(startTime) + length);
  return { startTime, endTime, durationMinutes: length, disagree };
}

function endingAt(endTime: string, length: number): ResolvedTimes {
  return { startTime: clockOf(minutesOf(endTime) - length), endTime, durationMinutes: length, disagree: false };
}

function isPlausible(start: string, end: string, type: ActivityType): boolean {
  if (end >= start || type === "transport" || type === "accommodation") return true;
  const minutes = lastingUntil(start, end);
  return type === "dining" ? minutes <= LONGEST_NIGHT_OF_DINING : minutes < LONGEST_NIGHT;
}

/** The minutes from one clock time to the next occurrence of the other. */
export function lastingUntil(start: string, end: string): number {
  return (minutesOf(end) - minutesOf(start) + DAY) % DAY;
}

function isSpan(start: string, end: string, length: number): boolean {
  return lastingUntil(start, end) === length % DAY;
}
