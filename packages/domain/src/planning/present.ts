import { minutesOf } from "../calendar.ts";
import { alternativesFor } from "./alternatives.ts";
import { type ArrangedDay, type Arrangement, visitOf } from "./arrange.ts";
import type { Choices } from "./choose.ts";
import { activityOf, titleOf } from "./describe.ts";
import { dayReason, listed } from "./reasons.ts";
import type { Plan, PlannedDay, PlanRequest } from "./types.ts";
import { windowsOf } from "./visit.ts";

const MOST_LEFT_OUT = 12;
const DAY_END = 1440;

/** Puts an arrangement into the words and shapes of a plan. */
export function present(request: PlanRequest, choices: Choices, { days }: Arrangement): Plan {
  const used = new Set([
    ...days.flatMap((day) => day.stops.flatMap((it) => [it.visit?.id ?? [], it.table?.place?.id ?? []].flat())),
    ...request.fixed.flatMap((it) => it.activity.placeId ?? []),
  ]);
  const unused = choices.places
    .filter((it) => !used.has(it.candidate.id))
    .map((choice) => ({ choice, visit: visitOf(choice) }));
  return {
    days: days.map((day) => presentDay(request, day, unused)),
    leftOut: [
      ...unused
        .filter(({ choice }) => choice.candidate.category !== "food")
        .slice(0, MOST_LEFT_OUT)
        .map(({ choice, visit }) => ({ id: visit.id, name: choice.candidate.name, why: whyLeftOut(visit, days) })),
      ...choices.excluded
        .slice(0, MOST_LEFT_OUT)
        .map(({ candidate, why }) => ({ id: candidate.id, name: candidate.name, why })),
    ],
    warnings: warningsOf(request, choices, days),
  };
}

function whyLeftOut(visit: ReturnType<typeof visitOf>, days: readonly ArrangedDay[]): string {
  const closed = days.every((day) => windowsOf(visit, day.room.frame.date).length === 0);
  if (closed) return "It is closed on the days of the trip.";
  return visit.flavour === "nightlife" ? "No evening was left close to it." : "Other places suited the days better.";
}

function presentDay(request: PlanRequest, day: ArrangedDay, unused: Parameters<typeof alternativesFor>[3]): PlannedDay {
  const { date, kind } = day.room.frame;
  const fixed = request.fixed
    .filter((it) => it.date === date)
    // What has no time of its own stands at the end of its day.
    .map(({ activity }) => ({
      start: activity.startTime === null ? DAY_END : minutesOf(activity.startTime),
      activity,
    }));
  const planned = day.stops.map((stop) => ({ start: stop.start, stop }));
  let before: string | null = null;
  const items = [...planned, ...fixed]
    .sort((a, b) => a.start - b.start)
    .map((entry): PlannedDay["items"][number] => {
      if ("activity" in entry) {
        if (entry.activity.lat !== null) before = entry.activity.title;
        return { kind: "fixed", activityId: entry.activity.id };
      }
      const { stop } = entry;
      const activity = activityOf(request, date, stop, before, alternativesFor(request, date, stop, unused));
      before = titleOf(stop) ?? activity.title;
      return { kind: "planned", activity };
    });
  const visits = day.stops.flatMap((it) => (it.kind === "visit" && it.visit ? [it.visit] : []));
  return { date, items, reason: dayReason(kind, visits) };
}

function warningsOf(request: PlanRequest, choices: Choices, days: readonly ArrangedDay[]): Plan["warnings"] {
  const { destination, candidates } = request;
  if (candidates.length === 0) {
    const known = destination.lat !== null;
    return [
      known
        ? {
            code: "no_places_known",
            message: `We know where ${destination.text} is but none of its places: these days are ideas without venues.`,
          }
        : {
            code: "destination_unknown",
            message: `We do not know ${destination.text}: these days are ideas without venues.`,
          },
    ];
  }
  const warnings: { code: string; message: string }[] = [];
  if (choices.unmet.length > 0) {
    warnings.push({
      code: "interest_unmet",
      message: `We know no place in ${destination.text} for ${listed(choices.unmet)}.`,
    });
  }
  const ideas = days.filter((day) => day.stops.some((it) => it.kind === "visit" && !it.visit?.candidate)).length;
  if (ideas > 0) {
    warnings.push({
      code: "more_days_than_places",
      message: `The places that we know in ${destination.text} do not fill the trip: ${ideas} ${ideas === 1 ? "day has" : "days have"} free walks without a venue.`,
    });
  }
  return warnings;
}
