import { clockOf, minutesOf } from "../../calendar.ts";
import { distanceKm, type Point } from "../../places/travel-time.ts";
import { endsOf, ownPoint } from "../../trip/activity-ends.ts";
import { BEFORE_DEPARTURE } from "../../trip/journeys.ts";
import { readWishes } from "../../wishes/read-wishes.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { PlannedActivity, PlannedDay, PlanRequest } from "../types.ts";
import { type DayBounds, fitTimes } from "./fit-times.ts";
import { blocksOn } from "./read-blocks.ts";
import { activityOfStop } from "./stop-activity.ts";
import type { Block, EditedDay, EditedStop, LeftOut, ReadInWords, Slot } from "./types.ts";

/** To be on the platform. */
const BEFORE_LEAVING = 20;
/** The share of a stop that may lie within a block before it counts as planned into it. */
const MOST_IN_BLOCK = 10;

/** One edited day, with times that can be kept and with what had to go. */
export interface DayInHand {
  readonly day: PlannedDay;
  readonly leftOut: readonly LeftOut[];
}

/** Brings an edited day in order: nothing before the arrival, after the departure, in a block, while closed or too soon. */
export function dayOfEdit(
  request: PlanRequest,
  read: ReadInWords,
  edited: EditedDay,
  draft: ReadonlyMap<string, PlannedActivity>,
): DayInHand {
  const { date } = edited;
  const leftOut: LeftOut[] = [];
  const leave = (stop: EditedStop, reason: Sentence) => {
    leftOut.push({ date, title: stop.title, reason });
  };
  const blocks = blocksOn(read, date);
  const possible = edited.stops.filter((stop) => {
    const reason = reasonAgainst(request, read, date, stop, blocks);
    if (reason !== null) leave(stop, reason);
    return reason === null;
  });
  const stops = withBlocks(request, read, date, possible).toSorted((a, b) => a.start - b.start);
  const planned = stops.map((stop, index): Slot => {
    const point = stop.place && { lat: stop.place.lat, lng: stop.place.lng };
    const ends = stop.isLocal
      ? { entry: null, exit: null }
      : stop.kind === "ride"
        ? { entry: stop.from ?? pointBefore(stops, index), exit: stop.to ?? pointAfter(stops, index) }
        : { entry: point, exit: point };
    return {
      ...{ start: stop.start, end: stop.start + stop.minutes, ...ends },
      content: { kind: "planned", stop, activity: activityOfStop(request, stop, draft) },
    };
  });
  const slots = fitTimes(request, date, [...planned, ...fixedOn(request, date)], boundsOf(request, read, date), leave);
  return {
    day: { date, items: slots.map(itemOf), reason: edited.line ?? "" },
    leftOut,
  };
}

/** Blocks that the model kept free without saying so become free time with their name. */
function withBlocks(
  request: PlanRequest,
  read: ReadInWords,
  date: string,
  stops: readonly EditedStop[],
): readonly EditedStop[] {
  const blocks = blocksOn(read, date);
  const missing = blocks.filter(
    (block) =>
      block.to < EVENING &&
      (date !== request.endDate || read.leaves === null || block.to <= read.leaves) &&
      (date !== request.startDate || read.arrives === null || block.from >= read.arrives) &&
      !stops.some((it) => (it.kind === "free" || it.kind === "ride") && isWithin(it, block)),
  );
  return [
    ...stops,
    ...missing.map(
      ({ what, from, to }): EditedStop => ({
        ...{ kind: "free", place: null, title: what, area: null, start: from, minutes: to - from, why: null },
        ...{ order: null, way: null, cost: null, from: null, to: null },
      }),
    ),
  ];
}

/** Whether a stop takes at least half of a block. */
function isWithin({ start, minutes }: EditedStop, { from, to }: Block): boolean {
  return 2 * (Math.min(start + minutes, to) - Math.max(start, from)) >= to - from;
}

/** A block to the end of the day is a bed time, which no line of the plan has to say. */
const EVENING = 21 * 60;

function reasonAgainst(
  request: PlanRequest,
  read: ReadInWords,
  date: string,
  stop: EditedStop,
  blocks: ReturnType<typeof blocksOn>,
): Sentence | null {
  const end = stop.start + stop.minutes;
  const { arrives, leaves } = read;
  const { until } = boundsOf(request, read, date);
  if (date === request.startDate && arrives !== null && end <= arrives && stop.kind !== "ride")
    return said`it would be before you arrive at ${clockOf(arrives)}`;
  if (until !== null && leaves !== null && stop.kind !== "ride" && stop.start >= until)
    return said`you leave at ${clockOf(leaves)}`;
  if (stop.kind === "free" || stop.kind === "ride") return null;
  const block = blocks.find(
    (it) => Math.min(end, it.to) - Math.max(stop.start, it.from) > Math.max(MOST_IN_BLOCK, stop.minutes / 2),
  );
  return block ? said`${block.what} is from ${clockOf(block.from)} to ${clockOf(block.to)}` : null;
}

/** When they are there. Two hours before a flight they are at the airport. */
function boundsOf(request: PlanRequest, { arrives, leaves }: ReadInWords, date: string): DayBounds {
  const from = date === request.startDate ? arrives : null;
  const last = date === request.endDate ? leaves : null;
  if (last === null) return { from, until: null, leaves: null };
  return { from, until: last - (isByAir(request) ? BEFORE_DEPARTURE : BEFORE_LEAVING), leaves: last };
}

const byAir = /\b(?:fl(?:y|ying|ights?)|planes?|airports?)\b/i;

function isByAir({ interests }: PlanRequest): boolean {
  return !readWishes(interests).journey.byLand.out && interests.some((it) => byAir.test(it));
}

function pointBefore(stops: readonly EditedStop[], index: number): Point | null {
  return (
    stops
      .slice(0, index)
      .flatMap((it) => (it.kind === "ride" ? (it.to ?? []) : (it.place ?? [])))
      .at(-1) ?? null
  );
}

function pointAfter(stops: readonly EditedStop[], index: number): Point | null {
  return stops.slice(index + 1).flatMap((it) => (it.kind === "ride" ? (it.from ?? []) : (it.place ?? [])))[0] ?? null;
}

function fixedOn(request: PlanRequest, date: string): readonly Slot[] {
  return request.fixed.flatMap(({ date: on, activity }): readonly Slot[] => {
    if (on !== date) return [];
    const content = { kind: "fixed", activityId: activity.id } as const;
    // What has no time stands at the end, and takes none.
    if (activity.startTime === null) return [{ start: 1440, end: 1440, entry: null, exit: null, content }];
    const start = minutesOf(activity.startTime);
    const end = start + (activity.durationMinutes ?? 60);
    return [{ start, end, ...endsOf(activity, ownPoint(activity)), content }];
  });
}

function itemOf({ start, end, entry, exit, content }: Slot): PlannedDay["items"][number] {
  if (content.kind === "fixed") return content;
  const { activity, stop } = content;
  const times = { startTime: clockOf(start), endTime: clockOf(end % 1440), durationMinutes: end - start };
  if (stop.kind !== "ride") return { kind: "planned", activity: { ...activity, ...times } };
  const isSomewhere = entry !== null && exit !== null && distanceKm(entry, exit) > 0;
  const ends = isSomewhere
    ? { fromLat: entry.lat, fromLng: entry.lng, lat: exit.lat, lng: exit.lng }
    : { fromLat: null, fromLng: null, lat: null, lng: null };
  return { kind: "planned", activity: { ...activity, ...times, ...ends } };
}
