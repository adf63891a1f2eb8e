import { daysBetween } from "../../calendar.ts";
import { distanceKm } from "../../places/travel-time.ts";
import type { Activity, Day, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { type CheckContext, ownPoint, placeOf } from "./match-place.ts";
import { foldTitle, isEveryday } from "./place-names-in-titles.ts";

/** Eating at the same place again after some days is a choice and no slip. */
const SAME_TABLE_DAYS = 3;
/** The same title so often is a course or a habit. */
const HABIT = 3;
/** Two things of one name so far apart are two branches. */
const OTHER_BRANCH_KM = 1;

/** What one person may spend on the plan; null when nobody has said. */
export function budgetOf(trip: TripDocument): number | null {
  if (trip.budgetPerPerson !== null) return Number(trip.budgetPerPerson);
  return trip.totalBudget === null ? null : Number(trip.totalBudget) / trip.travelers;
}

/** What the plan costs one person. Thousandths, so that many small amounts add up exactly. */
export function costOf(trip: TripDocument): number {
  let sum = 0;
  for (const day of trip.days)
    for (const it of day.activities) if (it.estimatedCost !== null) sum += Math.round(Number(it.estimatedCost) * 1000);
  return sum / 1000;
}

export function checkBudget(trip: TripDocument): Problem[] {
  const budget = budgetOf(trip);
  if (budget === null) return [];
  const cost = costOf(trip);
  if (cost <= budget) return [];
  const dearest = trip.days
    .flatMap((it) => it.activities)
    .filter((it) => Number(it.estimatedCost ?? 0) > 0)
    .sort((a, b) => Number(b.estimatedCost) - Number(a.estimatedCost));
  return [
    {
      code: "over_budget",
      severity: "warning",
      message: `The plan comes to about ${amount(cost)} ${trip.currency} a person, ${amount(cost - budget)} ${trip.currency} over the budget.`,
      dayIds: [],
      activityIds: dearest.slice(0, 3).map((it) => it.id),
    },
  ];
}

export function amount(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, "");
}

/** The same place twice, or the same thing by another's name where no place is known. */
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
          message: `${activity.title} is planned on ${first.day.date} and ${first.day === day ? "again" : `again on ${day.date}`}.`,
          dayIds: [...new Set([first.day.id, day.id])],
          activityIds: [first.activity.id, activity.id],
        },
      ];
    }),
  );
}

/** What would be done twice; null for what has no identity, like a lunch or a ride. */
function subjectOf(activity: Activity, context: CheckContext): string | null {
  const placeId = activity.placeId ?? placeOf(activity, context)?.id;
  if (placeId !== undefined) return `place:${placeId}`;
  if (["transport", "accommodation", "business"].includes(activity.activityType)) return null;
  // The planner's walks without a venue may lead through the same part of town again.
  if (activity.provenance === "gazetteer") return null;
  return isEveryday(activity.title) ? null : `title:${foldTitle(activity.title)}`;
}

function areApart(a: Activity, b: Activity): boolean {
  if (a.placeId !== null && a.placeId === b.placeId) return false;
  const [from, to] = [ownPoint(a), ownPoint(b)];
  return from !== null && to !== null && distanceKm(from, to) > OTHER_BRANCH_KM;
}

/** Everything that no second source confirms, in one finding: it is good to know, and nothing to worry about one by one. */
export function checkVerified(trip: TripDocument): Problem[] {
  const unverified = trip.days
    .flatMap((it) => it.activities)
    .filter((it) => !it.verified && it.provenance !== "person");
  if (unverified.length === 0) return [];
  const count = unverified.length === 1 ? "One activity is" : `${unverified.length} activities are`;
  return [
    {
      code: "unverified",
      severity: "info",
      message: `${count} from our own notes or an idea without a venue: look them up before you rely on them.`,
      dayIds: [],
      activityIds: unverified.map((it) => it.id),
    },
  ];
}
