import { weekdayOf } from "../calendar.ts";
import { type Hours, hoursWords, isLeftOut, openSpans, type Span } from "../places/opening-hours.ts";
import { readHours } from "../places/opening-hours-text.ts";
import { everyWeekday } from "../weekday-names.ts";
import type { Activity } from "./document.ts";

/** The opening hours of an activity's place; null when they are not known. */
export type HoursOf = (activity: Activity) => Hours | null;

/** What is booked on a date and no activity of the plan, as fixed activities (`bookedIn` of segments-on-plan.ts). */
export type BookedOn = (date: string) => readonly Activity[];

/** What moves respect beside the plan itself. */
export interface MoveFacts {
  readonly hoursOf: HoursOf;
  readonly bookedOn: BookedOn;
}

/** When the places of activities are open on one day. */
export interface OpenTimes {
  /** Null when the hours are not known, and for a place that is on this day although it is closed all day. */
  readonly spansOf: (activity: Activity) => readonly Span[] | null;
  /** "Castle is open 10:00–18:00 on Mondays." */
  readonly words: (activity: Activity) => string;
}

export const alwaysOpen: OpenTimes = { spansOf: () => null, words: () => "" };

export const nothingKnown: MoveFacts = { hoursOf: () => null, bookedOn: () => [] };

/** The hours that activities have in their wire form. */
export function hoursOnWire(
  lists: readonly (readonly { readonly id: string; readonly opening_hours?: string | undefined }[])[],
): HoursOf {
  const texts = new Map(lists.flatMap((list) => list.map((it) => [it.id, it.opening_hours])));
  return ({ id }) => {
    const text = texts.get(id);
    return text === undefined ? null : readHours(text);
  };
}

/** @param day as it is before an activity is moved to it */
export function openTimesOn(
  { date, activities }: { readonly date: string; readonly activities: readonly { readonly id: string }[] },
  hoursOf: HoursOf,
): OpenTimes {
  return {
    spansOf(activity) {
      const hours = hoursOf(activity);
      const spans = hours && openSpans(hours, date);
      return spans?.length === 0 && activities.some((it) => it.id === activity.id) ? null : spans;
    },
    words(activity) {
      const hours = hoursOf(activity);
      return hours ? openingWords(activity.title, hours, date) : "";
    },
  };
}

/** "Castle is open 10:00–18:00 on Mondays."; "Castle is closed on Mondays." */
function openingWords(title: string, hours: Hours, date: string): string {
  const weekday = weekdayOf(date);
  const stated = hoursWords(hours, date);
  if (isLeftOut(hours, date)) return `${title} is closed on this date.`;
  return stated === ""
    ? `${title} is closed on ${everyWeekday[weekday]}.`
    : `${title} is open ${stated} on ${everyWeekday[weekday]}.`;
}
