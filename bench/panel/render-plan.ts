import { weekdayOf } from "../../packages/domain/src/calendar.ts";
import { amountWords } from "../../packages/domain/src/money/money-words.ts";
import { everyWeekday } from "../../packages/domain/src/places/opening-hours.ts";
import { explainStops } from "../../packages/domain/src/planning/explain-stops.ts";
import type { Plan, PlanRequest } from "../../packages/domain/src/planning/types.ts";
import type { Activity, Day } from "../../packages/domain/src/trip/document.ts";
import { tripOf } from "../../packages/domain/test/cities.ts";

/**
 * A plan as text with what the screens show of it, in the form that the other planner is asked for too, so that only the
 * content tells them apart.
 */
export function renderPlan(request: PlanRequest, made: Plan): string {
  const unmet = made.warnings
    .filter((it) => it.code === "wish_unmet")
    .map((it) => `- ${it.message.replace(/^Not planned: /, "")}`);
  const days = tripOf(request, made).days.map((day, index) => {
    const weekday = everyWeekday[weekdayOf(day.date)].replace(/s$/, "");
    const reason = made.days[index]?.reason ?? "";
    return [`## Day ${index + 1}: ${weekday} ${day.date}`, reason, ...linesOf(request, day)].join("\n");
  });
  return [
    ...((made.overview ?? []).length > 0 ? [["## Overview", ...(made.overview ?? [])].join("\n")] : []),
    ...days,
    ...(unmet.length > 0 ? [["## Not planned", ...unmet].join("\n")] : []),
  ].join("\n\n");
}

function linesOf(request: PlanRequest, day: Day): readonly string[] {
  const told = new Map(explainStops(request, day).map((it) => [it.activityId, it.reason]));
  return day.activities.map((it) => {
    const what = [it.description, it.notes, ideasOf(it), wishOf(it), told.get(it.id), costOf(it, request.currency)];
    return `- ${it.startTime}-${it.endTime} **${it.title}** (${it.location ?? "-"}). ${what.filter((text) => text).join(" ")}`;
  });
}

/** The wish or taste for which a stop was chosen; what only says where it is, its line says too. */
function wishOf({ reason, freeTime }: Activity): string {
  return !freeTime && reason && /your wish|your diet/.test(reason) ? reason : "";
}

function ideasOf({ freeTime, alternatives }: Activity): string {
  return freeTime && alternatives.length > 0 ? `Ideas: ${alternatives.map((it) => it.title).join("; ")}.` : "";
}

function costOf({ estimatedCost, placeId }: Activity, currency: string): string {
  if (estimatedCost === null) return "";
  if (Number(estimatedCost) > 0) return `About ${amountWords(estimatedCost, currency)} each.`;
  return placeId === null ? "" : "Free.";
}
