import { weekdayNames, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { openSpans, type Span } from "../places/opening-hours.ts";
import type { Want } from "../wishes/want.ts";
import { isOnNamedDay } from "../wishes/when-words.ts";
import { daylightOn } from "./evening-hours.ts";
import { isOpenOn, onlyDays, roundTo5, usualHours } from "./hours-for-wants.ts";
import type { PlanRequest } from "./types.ts";

const DAWN = { before: 30, after: 60 };
const MORNING = { start: 6 * 60, end: 12 * 60 };
/** Before tour groups arrive. */
const QUIET = { start: 6 * 60, end: 11 * 60 };
const quiet = /\b(?:quiet\w*|crowds?|buses|coaches|groups|queues?|at opening)\b/i;
const AFTERNOON = { start: 12 * 60, end: 18 * 60 };
/** A shorter stay is not worthwhile. */
const SHORTEST = 40;

/** The hours of the day that were wished for. */
export function spanFor(request: PlanRequest, { time, label }: Want, date: string): Span | null {
  const light = daylightOn(request, date);
  if (time.part === "dawn")
    return { start: roundTo5(light.sunrise - DAWN.before), end: roundTo5(light.sunrise + DAWN.after + 120) };
  if (time.part === "morning") return quiet.test(label) ? QUIET : MORNING;
  if (time.part === "afternoon") return AFTERNOON;
  return null;
}

export function needsClearSky({ label }: Pick<Want, "label">): boolean {
  return clearSky.test(label);
}

const clearSky =
  /\b(?:when|if|once|on) (?:(?:it|the (?:sky|weather)) (?:is|s) |its |a )?(?:clear|fine|good weather|cloudless)\b/i;

/** The dates of the trip that the want allows. */
export function datesFor(dates: readonly string[], { time, meal, heads, label }: Want): readonly string[] {
  const isNight = time.part === "evening" || meal === "dinner" || heads.some((it) => it.kind === "evening");
  if (time.date !== null) return dates.filter((it) => it === time.date);
  const all = dates.filter((it) => time.weekday === null || weekdayOf(it) === time.weekday);
  if (time.position === "first") return all.slice(0, 1);
  if (time.position === "last") return isNight && all.length > 1 ? all.slice(-2, -1) : all.slice(-2);
  // What needs a clear sky comes early in the trip, so that there are days to change it with.
  if (needsClearSky({ label }) && all.length > 2) return all.slice(0, Math.ceil(all.length / 2));
  // A sunrise is not planned for the day of arrival.
  if (time.part !== "dawn" || all.length < 2) return all;
  return all.length > 2 ? all.slice(1, -1) : all.slice(1);
}

/** Null when no day was named, so that any will do. */
export function namedDatesFor(dates: readonly string[], want: Want): readonly string[] | null {
  return isOnNamedDay(want.time) ? datesFor(dates, want) : null;
}

/** The hours of a place for a whole visit that begins at the hour that was said; null when it is closed then. */
export function openAt(place: Candidate, dates: readonly string[], at: number): Candidate["hours"] {
  const end = at + place.visitMinutes;
  // One comes to a table as soon as the stop before allows it.
  const latest = end + (place.category === "food" ? LATE_FOR_TABLE : 0);
  const spanOn = (date: string): readonly Span[] => {
    if (!place.hours || place.onlyDaysKnown) return isOpenOn(place, date) ? [{ start: at, end: latest }] : [];
    const open = openSpans(place.hours, date).find((it) => it.start <= at && end <= it.end);
    return open ? [{ start: at, end: Math.min(latest, open.end) }] : [];
  };
  const open = dates.filter((it) => spanOn(it).length > 0);
  return open.length > 0 ? onlyDays(open, spanOn) : null;
}

const LATE_FOR_TABLE = 10;

/** The hours of a place within a span on some dates only; null when it is closed then. */
export function openOnly(
  place: Candidate,
  dates: readonly string[],
  span: Span,
  atAnyHour = false,
): Candidate["hours"] {
  const hours = onlyDays(dates, (date) => {
    if (atAnyHour && (!place.hours || place.onlyDaysKnown)) return isOpenOn(place, date) ? [span] : [];
    const open =
      place.hours && !place.onlyDaysKnown
        ? openSpans(place.hours, date)
        : isOpenOn(place, date)
          ? [usualHours(place, span)]
          : [];
    return open.flatMap((it) => {
      const [start, end] = [Math.max(it.start, span.start), Math.min(it.end, span.end)];
      return end - start >= Math.min(SHORTEST, place.visitMinutes) ? [{ start, end }] : [];
    });
  });
  return weekdayNames.some((it) => hours[it].length > 0) ? hours : null;
}
