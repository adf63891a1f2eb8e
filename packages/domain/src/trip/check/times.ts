import { clockOf, weekdayOf } from "../../calendar.ts";
import { everyWeekday, isOpen, openSpans } from "../../planning/hours.ts";
import { mobilityOf, walkingLimitKm } from "../../planning/needs.ts";
import { distanceKm, legBetween, legInWords } from "../../planning/travel.ts";
import type { Finding } from "../finding.ts";
import { retime } from "./repair.ts";
import { type CheckContext, type CheckedDay, placeOf, type Timed } from "./timeline.ts";

/** A taxi that finds no light red, in km/h, and the minutes to get into it: nobody is faster in a town. */
const FASTEST_KMH = 35;
const FASTEST_START = 3;

/** Two things at once, and ways that take longer than the time between them. */
export function checkOrder(checked: CheckedDay, context: CheckContext): Finding[] {
  const findings: Finding[] = [];
  for (const [index, later] of checked.timed.entries()) {
    const before = checked.timed.slice(0, index);
    const clash = before.find((it) => it.end > later.start && isWholeThing(it) && isWholeThing(later));
    const last = before.at(-1);
    if (clash) findings.push(overlap(checked, clash, later, context));
    else if (last) findings.push(...travel(checked, last, later, context));
  }
  return findings;
}

/** A stay lasts for days; other things happen meanwhile. */
function isWholeThing({ activity }: Timed): boolean {
  return activity.activityType !== "accommodation";
}

function overlap(checked: CheckedDay, first: Timed, second: Timed, context: CheckContext): Finding {
  return {
    code: "overlap",
    severity: "error",
    message: `${second.activity.title} starts at ${clockOf(second.start)}, before ${first.activity.title} ends at ${clockOf(first.end)}.`,
    dayIds: [checked.day.id],
    activityIds: [first.activity.id, second.activity.id],
    fix: retime(checked, second, first.end, context) ?? retime(checked, first, first.start, context),
  };
}

function travel(checked: CheckedDay, first: Timed, second: Timed, context: CheckContext): Finding[] {
  // A journey is a way itself: where it is written to be may be either of its ends.
  if ([first, second].some((it) => it.activity.activityType === "transport") || !first.point || !second.point)
    return [];
  const leg = legBetween(first.point, second.point, walkingLimitKm(mobilityOf(context.accessibility)));
  const gap = second.start - first.end;
  if (gap < 0 || gap >= leg.minutes) return [];
  const fastest = Math.min(leg.minutes, FASTEST_START + (distanceKm(first.point, second.point) / FASTEST_KMH) * 60);
  return [
    {
      code: "travel_time",
      severity: gap < fastest ? "error" : "warning",
      message: `From ${first.activity.title} to ${second.activity.title} it is ${legInWords(leg)}, and there are ${gap} minutes for it.`,
      dayIds: [checked.day.id],
      activityIds: [first.activity.id, second.activity.id],
      fix: retime(checked, second, first.end + leg.minutes, context),
    },
  ];
}

/** Places that are closed when the plan comes to them. */
export function checkHours(checked: CheckedDay, context: CheckContext): Finding[] {
  const { date } = checked.day;
  return checked.day.activities.flatMap((activity): Finding[] => {
    const hours = placeOf(activity, context)?.hours;
    if (!hours) return [];
    const timed = checked.timed.find((it) => it.activity === activity);
    const spans = openSpans(hours, date);
    const stated = hours[weekdayOf(date)].join(" and ");
    const finding = (severity: Finding["severity"], message: string): Finding[] => [
      {
        code: "closed",
        severity,
        message,
        dayIds: [checked.day.id],
        activityIds: [activity.id],
        fix: timed ? retime(checked, timed, timed.start, context) : null,
      },
    ];
    if (spans.length === 0) return finding("error", `${activity.title} is closed on ${everyWeekday[weekdayOf(date)]}.`);
    if (!timed || isOpen(hours, date, timed.start, timed.end)) return [];
    const opening = stated === "" ? "It is closed" : `It is open ${stated}`;
    if (spans.some((it) => it.start <= timed.start && timed.start < it.end)) {
      return finding(
        "warning",
        `${activity.title} closes before ${clockOf(timed.end)}. ${opening} on ${everyWeekday[weekdayOf(date)]}.`,
      );
    }
    return finding(
      "error",
      `${activity.title} is not open at ${clockOf(timed.start)}. ${opening} on ${everyWeekday[weekdayOf(date)]}.`,
    );
  });
}
