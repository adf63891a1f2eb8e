import { minutesOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import type { ActivityFields } from "../trip/document.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { isWanted } from "./visit.ts";

/** A pause of so long between two things is spent indoors. */
const PAUSE = 40;

/** The longest time of a day in the open air without a pause, in minutes. */
export function longestOutdoors(stops: readonly ActivityFields[], candidates: readonly Candidate[]): number {
  const outside = new Set(candidates.filter((it) => it.setting === "outdoor").map((it) => it.id));
  const spans = stops.flatMap(({ placeId, startTime, endTime, activityType }) =>
    startTime && endTime
      ? [
          {
            start: minutesOf(startTime),
            end: minutesOf(endTime),
            isOut: placeId !== null && activityType !== "dining" && outside.has(placeId),
          },
        ]
      : [],
  );
  return Math.max(0, ...runsOf(spans).map((run) => run.reduce((sum, it) => sum + it.end - it.start, 0)));
}

/** Consecutive outdoor stops without a pause. */
function runsOf<T extends { readonly start: number; readonly end: number; readonly isOut: boolean }>(
  stops: readonly T[],
): readonly (readonly T[])[] {
  const runs: T[][] = [];
  let last: T | undefined;
  for (const it of stops) {
    const run = runs.at(-1);
    if (it.isOut && run && last?.isOut && it.start - last.end < PAUSE) run.push(it);
    else if (it.isOut) runs.push([it]);
    last = it;
  }
  return runs;
}

/** The stops of a day without those that keep somebody outdoors too long: what was asked for stays, then the best. */
export function withPausesIndoors(most: number | null, stops: readonly Stop[]): readonly Stop[] {
  if (most === null) return stops;
  const marked = stops.map((stop) => ({
    ...{ stop, start: stop.start, end: stop.end },
    isOut: stop.kind !== "ride" && stop.visit?.candidate?.setting === "outdoor",
  }));
  const dropped = new Set<Stop>();
  for (const run of runsOf(marked)) {
    const left = run.toSorted((a, b) => worthOf(a.stop) - worthOf(b.stop));
    let minutes = run.reduce((sum, it) => sum + it.end - it.start, 0);
    for (const it of left) {
      if (minutes <= most || left.length - dropped.size <= 1) break;
      dropped.add(it.stop);
      minutes -= it.end - it.start;
    }
  }
  return stops.filter((it) => !dropped.has(it));
}

function worthOf({ visit }: Stop): number {
  return (visit?.value ?? 0) + (visit && isWanted(visit) ? 10 : 0);
}

/** What takes more than so many times the limit cannot be seen in a shorter visit. */
const TOO_LONG = 2;

/** Places in the open air are seen in the time that somebody can be outdoors, or not at all. */
export function withShortTimesOutdoors(request: PlanRequest): PlanRequest {
  const { mostOutdoors } = readWishes(request.interests).rhythm;
  if (mostOutdoors === null) return request;
  const candidates = request.candidates.flatMap((it) => {
    if (it.setting !== "outdoor" || it.category === "food" || it.visitMinutes <= mostOutdoors) return [it];
    if (it.visitMinutes > TOO_LONG * mostOutdoors && it.wantedBy.length === 0) return [];
    return [{ ...it, visitMinutes: mostOutdoors }];
  });
  return { ...request, candidates };
}
