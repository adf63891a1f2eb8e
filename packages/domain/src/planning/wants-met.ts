import { daysBetween, minutesOf, weekdayOf } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import { mealAt } from "../places/meal-times.ts";
import { distanceKm } from "../places/travel-time.ts";
import { eventMeets, MEETS, placesFor, tripScore, wantScore } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { daylightOn } from "./evening-hours.ts";
import { isOnDate, isWorthAWord } from "./events-on-day.ts";
import { isReasonForWish } from "./reasons.ts";
import { isRideBy } from "./ride.ts";
import type { PlanRequest } from "./types.ts";
import { wantsOf } from "./wants-of-request.ts";

/** What a day of a plan or of a trip has. */
export interface DayWithStops {
  readonly date: string;
  readonly stops: readonly StopOnDay[];
}

export interface StopOnDay {
  readonly title: string;
  readonly placeId: string | null;
  readonly activityType: string;
  readonly startTime: string | null;
  readonly durationMinutes: number | null;
  readonly freeTime?: boolean;
  readonly lat?: number | null;
  readonly lng?: number | null;
  /** Why it was chosen. */
  readonly reason?: string | null;
}

/** Whether a want is met, and by what. */
export interface WantMet {
  readonly want: Want;
  readonly stops: readonly (StopOnDay & { readonly date: string })[];
  /** How often it is wished for. */
  readonly needed: number;
  readonly isMet: boolean;
}

/** From here on it lies out of town. */
const AWAY_KM = 9;
/** "A day at the beach" in town. */
const LONG_VISIT = 120;
const EVENING = 17 * 60;
const MOST_NIGHTS = 0.6;
const AFTER_SUNRISE = 75;
/** A table at an hour may be so much later. */
const AT_ITS_HOUR = 10;
/** A day trip whose own name is that of the wish. */
const BY_ITS_NAME = 4;

/** Which wants the days meet: a stop counts when it is what was wished for, at the time that was wished for. */
export function wantsMet(request: PlanRequest, days: readonly DayWithStops[]): readonly WantMet[] {
  const byId = new Map(request.candidates.map((it) => [it.id, it]));
  return wantsOf(request).map((want) => {
    const found = days.flatMap((day) =>
      day.stops.filter((stop) => isMetBy(request, want, stop, day, byId)).map((stop) => ({ ...stop, date: day.date })),
    );
    const needed = neededOf(request, want);
    const days_ = new Set(found.map((it) => it.date)).size;
    const has = want.count.of === "times" && want.length.days <= 1 ? new Set(found.map((it) => it.title)).size : days_;
    return { want, stops: found, needed, isMet: has >= needed };
  });
}

/** How many stops, evenings or days meet it in full. */
export function neededOf({ startDate, endDate }: PlanRequest, { count, length }: Want): number {
  const days = daysBetween(startDate, endDate) + 1;
  const nights = Math.max(1, days - 1);
  if (count.of === "nights") return nights;
  if (count.of === "most nights") return Math.ceil(nights * MOST_NIGHTS);
  if (count.of === "days") return Math.max(1, days - 1);
  return length.days > 1 ? Math.min(length.days, days) : Math.min(count.of === "times" ? count.times : 1, days * 2);
}

function isMetBy(
  request: PlanRequest,
  want: Want,
  stop: StopOnDay,
  { date, stops }: DayWithStops,
  byId: ReadonlyMap<string, Candidate>,
): boolean {
  if (!isAtItsTime(request, want, stop, date)) return false;
  const event = request.guide?.events.find(
    (it) =>
      (isWorthAWord(it) || it.effect === "crowded") &&
      isOnDate(it, date) &&
      eventMeets(want, it) &&
      (it.name === stop.title || (stop.placeId !== null && it.placeIds.includes(stop.placeId))),
  );
  if (event) return true;
  if (stop.activityType === "transport" && isRideFor(want, stop.title)) return true;
  const place = stop.placeId === null ? undefined : byId.get(stop.placeId);
  if (!place) return false;
  if (isAtNamedBase(request, want, place)) return true;
  if (want.meal && stop.activityType !== "dining") return false;
  const isOutside = isAway(request, place);
  if (want.length.isAway && !isOutside) return false;
  if (want.length.days > 0 && !isOutside && (stop.durationMinutes ?? 0) < LONG_VISIT) return false;
  if (placesFor(want, request.candidates).has(place)) return true;
  if (isReasonForWish(stop.reason, want.label) && wantScore(want, place) >= MEETS) return true;
  // A day trip that is what was wished for is met by its stops.
  const trip = place.dayTrip === null ? undefined : request.guide?.dayTrips.find((it) => it.id === place.dayTrip);
  const isOut =
    want.length.days > 0 || want.length.isHalfDay || want.length.isAway || want.heads.some((it) => it.isName);
  if (!trip || place.category === "food" || !stops.some((it) => it.activityType === "transport")) return false;
  const score = tripScore(
    want,
    trip,
    trip.placeIds.flatMap((id) => byId.get(id) ?? []),
  );
  return score >= (isOut ? MEETS : BY_ITS_NAME);
}

const rideWords = /\b(train|ferry|boat|bus)\b/i;

/** "The train through the tea country to Ella" is the ride itself. */
function isRideFor({ label, heads }: Want, title: string): boolean {
  const mode = rideWords.exec(label)?.[1]?.toLowerCase();
  if (mode === undefined || !isRideBy(mode, title)) return false;
  const to = ` ${foldTitle(title)} `;
  return heads.some((it) => it.isName && to.includes(` ${it.name} `));
}

/** A wish for Skye is met by any visit there. */
function isAtNamedBase({ guide }: PlanRequest, { heads, more }: Want, place: Candidate): boolean {
  if (place.category === "food" || place.base === null) return false;
  // "Luberon villages" are villages there.
  if (!more.every((term) => place.tags.some((tag) => term.tags.has(tag)))) return false;
  const base = guide?.bases.find((it) => it.id === place.base);
  return base !== undefined && heads.some((it) => it.isName && ` ${foldTitle(base.name)} `.includes(` ${it.name} `));
}

export function isAway({ destination }: PlanRequest, place: Candidate): boolean {
  if (place.dayTrip !== null) return true;
  const { lat, lng } = destination;
  return lat !== null && lng !== null && distanceKm({ lat, lng }, place) > AWAY_KM;
}

function isAtItsTime(
  request: PlanRequest,
  { time, meal, heads }: Want,
  { startTime, activityType }: StopOnDay,
  date: string,
): boolean {
  if (time.weekday && weekdayOf(date) !== time.weekday) return false;
  if (time.date && date !== time.date) return false;
  const days = daysBetween(request.startDate, request.endDate) + 1;
  const index = daysBetween(request.startDate, date);
  if (time.position === "first" && index > Math.max(0, Math.floor(days / 3) - 1)) return false;
  if (time.position === "last" && index < Math.min(days - 2, Math.floor((days * 2) / 3))) return false;
  if (startTime === null) return time.part === null && time.at === null;
  const start = minutesOf(startTime);
  if (time.at !== null && Math.abs(start - time.at) > AT_ITS_HOUR) return false;
  if (meal && meal !== "any" && activityType === "dining" && mealAt(start) !== meal) return false;
  switch (time.part) {
    case "dawn":
      return start <= daylightOn(request, date).sunrise + AFTER_SUNRISE;
    case "evening":
      return start >= EVENING || heads.some((it) => it.kind === "evening" && activityType === "entertainment");
    case "sunset":
      return start >= EVENING - 90;
    case "morning":
      return start < 12 * 60 + 30;
    case "afternoon":
      return start >= 11 * 60 + 30 && start < 18 * 60 + 30;
    case null:
      return true;
  }
}
