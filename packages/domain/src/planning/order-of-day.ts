import { toAmount } from "../amount.ts";
import { clockOf, minutesOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import type { ActivityFields } from "../trip/document.ts";
import { moneyOf, said, together } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import { daylightOn } from "./evening-hours.ts";
import type { PlanRequest } from "./types.ts";

const EARLY = 10 * 60 + 15;
const BEFORE_SUNSET = 100;
const AFTER_SUNSET = 20;

/** Why the stops of a day are in this order: what is best before the crowds, and what gets the last light. */
export function orderOfDay(
  request: PlanRequest,
  date: string,
  stops: readonly ActivityFields[],
  placeOf: (id: string | null) => Candidate | undefined,
): string | null {
  const timed = stops.flatMap((it) => {
    const best = placeOf(it.placeId)?.insight?.bestTime;
    return it.startTime === null || !best || it.activityType === "dining"
      ? []
      : [{ title: it.title, best, start: minutesOf(it.startTime), minutes: it.durationMinutes ?? 0 }];
  });
  const first = timed[0];
  const isQuiet = first && (first.best === "morning" || first.best === "sunrise") && first.start <= EARLY;
  const { sunset } = daylightOn(request, date);
  const light = timed.find(
    (it) =>
      it.best === "golden-hour" &&
      it.start + it.minutes >= sunset - BEFORE_SUNSET / 2 &&
      it.start >= sunset - BEFORE_SUNSET &&
      it.start <= sunset + AFTER_SUNSET,
  );
  const parts = [
    isQuiet ? said`${first.title} comes first, while it is quiet` : null,
    light
      ? said`${light.title} gets the last light: the sun sets about ${clockOf((Math.round(sunset / 5) * 5) % 1440)}`
      : null,
  ].filter((it) => it !== null);
  return parts.length === 0 ? null : worded`${together(parts, "semicolons")}.`;
}

/** The cost of the day for one person, told to travellers on a budget. */
export function costOfDay(
  { budgetPerPerson, totalBudget, travelStyle, currency, travelers }: PlanRequest,
  stops: readonly ActivityFields[],
): string | null {
  if (budgetPerPerson === null && totalBudget === null && travelStyle !== "budget") return null;
  const cost = Math.round(stops.reduce((sum, it) => sum + Number(it.estimatedCost ?? 0), 0));
  return cost === 0
    ? null
    : travelers > 1
      ? worded`The day comes to about ${moneyOf(toAmount(cost), currency)} each.`
      : worded`The day comes to about ${moneyOf(toAmount(cost), currency)}.`;
}
