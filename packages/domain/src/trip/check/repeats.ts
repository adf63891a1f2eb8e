import { daysBetween } from "../../calendar.ts";
import { foldTitle } from "../../fold-text.ts";
import { distanceKm } from "../../places/travel-time.ts";
import { dayOf, said } from "../../words/sentence.ts";
import { ownPoint } from "../activity-ends.ts";
import type { Activity, Day, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { type CheckContext, placeOf } from "./match-place.ts";
import { isEveryday } from "./place-names-in-titles.ts";

/** After this many days a meal at the same place is no repeat. */
const SAME_TABLE_DAYS = 3;
/** A title repeated this often is a habit. */
const HABIT = 3;
/** The same name so far away is another branch. */
const OTHER_BRANCH_KM = 1;

/** The same place twice, or the same title where no place is known. */
export function checkRepeats(trip: TripDocument, context: CheckContext, only?: ReadonlySet<string>): Problem[] {
  const groups = new Map<string, { readonly day: Day; readonly activity: Activity }[]>();
  const days = [...trip.days].sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const day of days) {
    for (const activity of day.activities) {
      const key = subjectOf(activity, context);
      if (key === null) continue;
      const group = groups.get(key);
      if (group) group.push({ day, activity });
      else groups.set(key, [{ day, activity }]);
    }
  }
  const wanted = [...groups].filter(
    ([, group]) => group.length > 1 && (!only || group.some((it) => only.has(it.day.id))),
  );
  return wanted.flatMap(([key, group]) =>
    group.slice(1).flatMap(({ day, activity }, index): Problem[] => {
      const first = group[index] as (typeof group)[number];
      const isMeal = activity.activityType === "dining";
      if (isMeal && daysBetween(first.day.date, day.date) >= SAME_TABLE_DAYS) return [];
      if (areApart(first.activity, activity)) return [];
      const isHabit = key.startsWith("title:") && group.length >= HABIT;
      return [
        {
          code: "repeated",
          severity: isMeal || isHabit ? "info" : "warning",
          message:
            first.day === day
              ? said`${activity.title} is planned twice on ${dayOf(day.date)}.`
              : said`${activity.title} is planned on ${dayOf(first.day.date)} and again on ${dayOf(day.date)}.`,
          dayIds: [...new Set([first.day.id, day.id])],
          activityIds: [first.activity.id, activity.id],
        },
      ];
    }),
  );
}

/** What identifies an activity; null for meals and rides without a place. */
function subjectOf(activity: Activity, context: CheckContext): string | null {
  // The same ride out and back is normal.
  if (activity.activityType === "transport" || activity.freeTime) return null;
  const placeId = activity.placeId ?? placeOf(activity, context)?.id;
  if (placeId !== undefined) return `place:${placeId}`;
  if (["accommodation", "business"].includes(activity.activityType)) return null;
  // The planner's walks may repeat a neighbourhood.
  if (activity.provenance === "gazetteer") return null;
  return isEveryday(activity.title) ? null : `title:${foldTitle(activity.title)}`;
}

function areApart(a: Activity, b: Activity): boolean {
  if (a.placeId !== null && a.placeId === b.placeId) return false;
  const [from, to] = [ownPoint(a), ownPoint(b)];
  return from !== null && to !== null && distanceKm(from, to) > OTHER_BRANCH_KM;
}
