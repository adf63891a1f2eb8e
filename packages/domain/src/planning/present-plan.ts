import { minutesOf } from "../calendar.ts";

import { listed, said } from "../words/sentence.ts";
import { alternativesFor } from "./alternatives.ts";
import type { ArrangedDay, Arrangement } from "./arrange-days.ts";
import { withoutBoardOnly } from "./group-board.ts";
import type { RankedPlaces } from "./rank-places.ts";
import { dayReason, dayTripReason, type ReasonedStop } from "./reasons.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { Plan, PlannedDay, PlanRequest } from "./types.ts";
import { visitOf } from "./visit.ts";

const DAY_END = 1440;
/** Groups of this size get a hint. */
const LARGE_GROUP = 10;

/** Turns arranged days into a plan with texts. */
export function presentPlan(request: PlanRequest, choices: RankedPlaces, { days }: Arrangement): Plan {
  const used = new Set([
    ...days.flatMap((day) => day.stops.flatMap((it) => [it.visit?.id ?? [], it.table?.place?.id ?? []].flat())),
    ...request.fixed.flatMap((it) => it.activity.placeId ?? []),
  ]);
  const board = new Set(request.board?.runnersUp.map((it) => it.id));
  const unused = choices.places
    // Wanted places are in the plan anyway, and other places of the board have their own slots.
    .filter((it) => !used.has(it.candidate.id) && it.candidate.wantedBy.length === 0 && !board.has(it.candidate.id))
    .map((choice) => ({ choice, visit: visitOf(choice) }));
  const offered = new Map<string, number>();
  return {
    days: days.map((day) => presentDay(request, choices, day, unused, offered)),
    warnings: warningsOf(request, choices, days),
  };
}

/** `offered` counts how often the plan has proposed a place as an alternative so far. */
function presentDay(
  request: PlanRequest,
  choices: RankedPlaces,
  day: ArrangedDay,
  unused: Parameters<typeof alternativesFor>[3],
  offered: Map<string, number>,
): PlannedDay {
  const { date, kind, easy } = day.capacity.frame;
  const fixed = request.fixed
    .filter((it) => it.date === date)
    // Activities without a time stand at the end.
    .map(({ activity }) => ({
      start: activity.startTime === null ? DAY_END : minutesOf(activity.startTime),
      activity,
    }));
  const planned = day.stops.map((stop) => ({ start: stop.start, stop }));
  const items = [...planned, ...fixed]
    .sort((a, b) => a.start - b.start)
    .map((entry): PlannedDay["items"][number] => {
      if ("activity" in entry) return { kind: "fixed", activityId: entry.activity.id };
      const { stop } = entry;
      const alternatives = alternativesFor(request, date, stop, unused, offered);
      const activity = activityOf(request, stop, alternatives, date);
      for (const it of alternatives) offered.set(it.title, (offered.get(it.title) ?? 0) + 1);
      return { kind: "planned", activity };
    });
  const stops = day.stops.flatMap((it) => reasonedStop(choices, it) ?? []);
  const isOnTheWay = kind === "arrival" && request.part?.arrives === false;
  const reason = day.trip
    ? dayTripReason(day.trip, stops)
    : dayReason(easy ? "easy" : isOnTheWay ? "full" : kind, stops);
  return { date, items, reason };
}

function reasonedStop({ places }: RankedPlaces, { kind, visit, table, start }: Stop): ReasonedStop | null {
  if (kind === "ride" || kind === "free") return null;
  const isMeal = table !== null;
  const place = visit?.candidate ?? table?.place ?? null;
  const choice = isMeal ? places.find((it) => it.candidate === place) : undefined;
  return {
    title: place?.name ?? visit?.title ?? "",
    neighborhood: place?.neighborhood ?? visit?.neighborhood ?? null,
    known: place !== null,
    kind: isMeal ? "meal" : kind === "evening" ? "evening" : "visit",
    start,
    weight: visit?.value ?? choice?.score ?? 0,
  };
}

function warningsOf(request: PlanRequest, choices: RankedPlaces, days: readonly ArrangedDay[]): Plan["warnings"] {
  const { destination } = request;
  if (withoutBoardOnly(request.candidates).length === 0) {
    const known = destination.lat !== null;
    return [
      known
        ? {
            code: "no_places_known",
            message: said`We know where ${destination.text} is but none of its places: these days are ideas without venues.`,
          }
        : {
            code: "destination_unknown",
            message: said`We do not know ${destination.text}: these days are ideas without venues.`,
          },
    ];
  }
  const warnings: Plan["warnings"][number][] = [];
  if (choices.unmet.length > 0) {
    warnings.push({
      code: "interest_unmet",
      message: said`We know no place in ${destination.text} for ${listed(choices.unmet, 5)}.`,
    });
  }
  if (choices.contradictions.length > 0) {
    warnings.push({
      code: "wishes_contradict",
      message: said`You both want and do not want ${listed(choices.contradictions)}, so it was ignored.`,
    });
  }
  if (request.travelers >= LARGE_GROUP) {
    warnings.push({
      code: "large_group",
      message: said`You are a group of ${request.travelers}: reserve tables and group tickets early, and expect to sit at several tables.`,
    });
  }
  const empty = days.filter(
    ({ capacity, stops, trip }) =>
      capacity.frame.kind === "full" &&
      !trip &&
      capacity.blocks.length === 0 &&
      !stops.some((it) => it.kind === "visit"),
  ).length;
  if (empty > 0) {
    warnings.push({
      code: "more_days_than_places",
      message:
        empty === 1
          ? said`The places that we know in ${destination.text} do not fill the trip: 1 day is free.`
          : said`The places that we know in ${destination.text} do not fill the trip: ${empty} days are free.`,
    });
  }
  return warnings;
}
