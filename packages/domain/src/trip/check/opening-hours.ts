import { clockOf, weekdayOf } from "../../calendar.ts";
import { hoursWords, isLeftOut, isOpen, isShut, openSpans } from "../../places/opening-hours.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { Problem } from "../finding.ts";
import { type CheckContext, placeOf } from "./match-place.ts";
import { type CheckedDay, isWholeDay } from "./timeline.ts";

/** Places that are closed when the plan comes to them. */
export function checkHours(checked: CheckedDay, context: CheckContext): Problem[] {
  const { date, id } = checked.day;
  const weekday = weekdayOf(date);
  return checked.day.activities.flatMap((activity): Problem[] => {
    const hours = placeOf(activity, context)?.hours;
    if (!hours) return [];
    const timed = checked.timed.find((it) => it.activity === activity);
    if (timed && isOpen(hours, date, timed.start, timed.end)) return [];
    const finding = (severity: Problem["severity"], message: Sentence): Problem[] => [
      { code: "closed", severity, message, dayIds: [id], activityIds: [activity.id] },
    ];
    if (isShut(hours))
      return finding("error", said`${activity.title} is closed for the time being, as far as we know.`);
    const stated = hoursWords(hours, date);
    if (isLeftOut(hours, date)) return finding("error", said`${activity.title} is closed on this date.`);
    if (stated === "") return finding("error", said`${activity.title} is closed on ${{ weekday }}.`);
    // An activity without a time or of a whole day can be done while it is open.
    if (!timed || isWholeDay(activity, timed.start, timed.end)) return [];
    const opening = said`It is open ${stated} on ${{ weekday }}.`;
    const reached = openSpans(hours, date).some((it) => it.start <= timed.start && timed.start < it.end);
    return reached
      ? finding("warning", said`${activity.title} closes before ${clockOf(timed.end)}. ${opening}`)
      : finding("error", said`${activity.title} is not open at ${clockOf(timed.start)}. ${opening}`);
  });
}
