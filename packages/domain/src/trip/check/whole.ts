import { daysBetween } from "../../calendar.ts";
import { accessFit, dietFit, mobilityOf } from "../../planning/needs.ts";
import type { Activity, Day, TripDocument } from "../document.ts";
import type { Finding } from "../finding.ts";
import { type CheckContext, isMovable, placeOf } from "./timeline.ts";

/** Eating at the same place again after some days is a choice and no slip. */
const SAME_TABLE_DAYS = 3;

export function checkBudget(trip: TripDocument): Finding[] {
  const perPerson =
    trip.budgetPerPerson ?? (trip.totalBudget === null ? null : Number(trip.totalBudget) / trip.travelers);
  if (perPerson === null) return [];
  const activities = trip.days.flatMap((it) => it.activities);
  // Thousandths, so that many small amounts add up exactly.
  const cost = activities.reduce((sum, it) => sum + Math.round(Number(it.estimatedCost ?? 0) * 1000), 0) / 1000;
  if (cost <= Number(perPerson)) return [];
  const dearest = activities
    .filter((it) => Number(it.estimatedCost ?? 0) > 0)
    .sort((a, b) => Number(b.estimatedCost) - Number(a.estimatedCost));
  return [
    {
      code: "over_budget",
      severity: "warning",
      message: `The plan comes to about ${amount(cost)} ${trip.currency} a person, ${amount(cost - Number(perPerson))} ${trip.currency} over the budget.`,
      dayIds: [],
      activityIds: dearest.slice(0, 3).map((it) => it.id),
      fix: null,
    },
  ];
}

function amount(value: number): string {
  return value.toFixed(2).replace(/\.?0+$/, "");
}

/** The same place twice. The later visit goes, unless somebody wants it there. */
export function checkRepeats(trip: TripDocument): Finding[] {
  const seen = new Map<string, { readonly day: Day; readonly activity: Activity }>();
  const findings: Finding[] = [];
  for (const day of trip.days) {
    for (const [index, activity] of day.activities.entries()) {
      if (activity.placeId === null) continue;
      const first = seen.get(activity.placeId);
      seen.set(activity.placeId, { day, activity });
      if (!first) continue;
      const isMeal = activity.activityType === "dining";
      if (isMeal && daysBetween(first.day.date, day.date) >= SAME_TABLE_DAYS) continue;
      const at = { dayId: day.id, after: day.activities[index - 1]?.id ?? null };
      findings.push({
        code: "repeated",
        severity: isMeal ? "info" : "warning",
        message: `${activity.title} is planned on ${first.day.date} and ${first.day === day ? "again" : `again on ${day.date}`}.`,
        dayIds: [...new Set([first.day.id, day.id])],
        activityIds: [first.activity.id, activity.id],
        fix: isMovable(activity) ? [{ op: "activity.remove", activity, at }] : null,
      });
    }
  }
  return findings;
}

/** Everything that no second source confirms, in one finding: it is good to know, and nothing to worry about one by one. */
export function checkVerified(trip: TripDocument): Finding[] {
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
      fix: null,
    },
  ];
}

export function checkDiet(trip: TripDocument, context: CheckContext): Finding[] {
  if (context.dietary.length === 0) return [];
  const needs = context.dietary.join(", ");
  const meals = trip.days.flatMap((day) =>
    day.activities.filter((it) => it.activityType === "dining").map((activity) => ({ day, activity })),
  );
  const fits = meals.map((it) => {
    const place = placeOf(it.activity, context);
    return { ...it, fit: place ? dietFit(place, context.dietary) : "unknown" };
  });
  const conflicts = fits
    .filter((it) => it.fit === "conflicts")
    .map(
      ({ day, activity }): Finding => ({
        code: "diet",
        severity: "warning",
        message: `${activity.title} hardly suits ${needs}.`,
        dayIds: [day.id],
        activityIds: [activity.id],
        fix: null,
      }),
    );
  const unknown = fits.filter((it) => it.fit === "unknown").map((it) => it.activity.id);
  return unknown.length === 0
    ? conflicts
    : [...conflicts, noted("diet", `We do not know whether every meal suits ${needs}: ask when you book.`, unknown)];
}

export function checkAccess(trip: TripDocument, context: CheckContext): Finding[] {
  const mobility = mobilityOf(context.accessibility);
  if (!mobility.stepFree && !mobility.shortWays) return [];
  const placed = trip.days.flatMap((day) =>
    day.activities.flatMap((activity) => {
      const place = placeOf(activity, context);
      return place ? [{ day, activity, fit: accessFit(place, mobility) }] : [];
    }),
  );
  const conflicts = placed
    .filter((it) => it.fit === "conflicts")
    .map(
      ({ day, activity }): Finding => ({
        code: "accessibility",
        severity: "error",
        message: `${activity.title} does not fit ${context.accessibility.join(", ")}.`,
        dayIds: [day.id],
        activityIds: [activity.id],
        fix: null,
      }),
    );
  const unknown = placed.filter((it) => it.fit === "unknown").map((it) => it.activity.id);
  if (unknown.length === 0) return conflicts;
  return [
    ...conflicts,
    noted("accessibility", "We do not know how step-free every place is: ask before you go.", unknown),
  ];
}

function noted(code: "diet" | "accessibility", message: string, activityIds: readonly string[]): Finding {
  return { code, severity: "info", message, dayIds: [], activityIds, fix: null };
}
