import { daysBetween, minutesOf } from "../calendar.ts";
import type { ReadPlace } from "../confirmation/reading.ts";
import { mealAt, mealTimes } from "../places/meal-times.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { isSegmentBlock, SEGMENT_MARK } from "../trip/kept-activities.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { occupiedMinutes } from "../trip/occupied-minutes.ts";
import type { BookedOn } from "../trip/open-times.ts";
import type { Place, TripOp, TripPatch } from "../trip/patch.ts";
import { worded } from "../words/worded.ts";
import { type BookedDay, plannedIn } from "./planned-in.ts";
import { clockIn, dayOf, type Segment, type TitledSegment } from "./segment.ts";
import { titleSaid, titleWorded } from "./title-said.ts";

/** The segment that stands for an activity of {@link withSegments}; null for an activity of the plan itself. */
export function segmentIdOf(activityId: string): string | null {
  return isSegmentBlock(activityId) ? (activityId.slice(SEGMENT_MARK.length).split(":")[0] ?? null) : null;
}

/**
 * The trip with each journey, meeting and car as fixed activities, as the planner and the check need it. Stays,
 * cancelled segments and segments without a time are left out. They come first in their days, so that {@link
 * withoutSegments} can remove them from a patch.
 */
export function withSegments(trip: TripDocument, segments: readonly Segment[]): TripDocument {
  const blocks = blocksIn(trip, segments);
  const days = trip.days.map((day) => {
    const own = blocks.filter((it) => it.date === day.date).map((it) => it.activity);
    return own.length === 0 ? day : { ...day, activities: [...own, ...day.activities] };
  });
  return days.every((day, index) => day === trip.days[index]) ? trip : { ...trip, days };
}

type BookedTrip = Trip & { readonly days: readonly BookedDay[] };

/** The fixed activities of {@link withSegments} by date, for moves; a night train also takes the morning after. */
export function bookedIn(trip: BookedTrip, segments: readonly SegmentOnPlan[]): BookedOn {
  const blocks = blocksIn(trip, segments);
  return (date) =>
    blocks.flatMap((it) => (it.date === date ? [it.activity] : it.date < date ? (restOn(date, it) ?? []) : []));
}

function restOn(date: string, { date: from, activity }: Block): Activity | null {
  const minutes = (occupiedMinutes(activity)?.end ?? 0) - daysBetween(from, date) * 1440;
  if (minutes <= 0) return null;
  return { ...activity, startTime: "00:00", endTime: null, durationMinutes: Math.min(minutes, 1440) };
}

function blocksIn(trip: BookedTrip, segments: readonly SegmentOnPlan[]): readonly Block[] {
  const isPlanned = plannedIn(trip.days);
  return segments
    .filter((it) => it.status !== "cancelled" && !it.removed && it.kind !== "hotel" && !isPlanned(it))
    .flatMap((it) => blocksOf(it, trip));
}

/** What of a segment its fixed activities need. */
export type SegmentOnPlan = TitledSegment &
  Pick<Segment, "id" | "bookingId" | "removed" | "status" | "end"> & {
    readonly from: PlaceOnPlan | null;
    readonly to: PlaceOnPlan | null;
    readonly place: PlaceOnPlan | null;
  };
type PlaceOnPlan = Pick<ReadPlace, "name" | "iata" | "address" | "lat" | "lng">;

/** A patch for the trip with its segments as one for the trip alone; null when it would change a segment. */
export function withoutSegments(patch: TripPatch): TripPatch | null {
  const ops = patch.map(withoutNeighbours);
  return ops.every((op) => !targets(op)) ? ops : null;
}

function targets(op: TripOp): boolean {
  if (op.op === "activity.add" || op.op === "activity.remove") return segmentIdOf(op.activity.id) !== null;
  return "activityId" in op && segmentIdOf(op.activityId) !== null;
}

function withoutNeighbours(op: TripOp): TripOp {
  if (op.op === "activity.add" || op.op === "activity.remove") return { ...op, at: plainPlace(op.at) };
  return op.op === "activity.move" ? { ...op, from: plainPlace(op.from), to: plainPlace(op.to) } : op;
}

function plainPlace(place: Place): Place {
  return place.after !== null && segmentIdOf(place.after) !== null ? { ...place, after: null } : place;
}

type Trip = Pick<TripDocument, "startDate">;

interface Block {
  readonly date: string;
  readonly activity: Activity;
}

function blocksOf(segment: SegmentOnPlan, trip: Trip): readonly Block[] {
  if (segment.kind === "car_rental") {
    return [
      ...moment(segment, "", segment.start, segment.from, worded`Pick up ${titleSaid(segment)}`),
      ...moment(segment, ":return", segment.end, segment.to, returnOf(segment)),
    ];
  }
  return spanned(segment, trip);
}

const returnOf = ({ provider }: SegmentOnPlan) =>
  provider === null ? worded`Return the rental car` : worded`Return ${provider}`;

/** Minutes at a car rental desk. */
const AT_THE_DESK = 30;

function moment(
  segment: SegmentOnPlan,
  suffix: string,
  at: string | null,
  place: PlaceOnPlan | null,
  title: string,
): readonly Block[] {
  const [date, clock] = [dayOf(at), clockIn(at)];
  if (date === null || clock === null) return [];
  const activity = block(segment, suffix, {
    title,
    // A rental car is picked up at the desk, and the next way starts there.
    origin: place,
    place,
    startTime: clock,
    endTime: null,
    durationMinutes: AT_THE_DESK,
  });
  return [{ date, activity }];
}

/** From start to end in local time. One that began before the trip takes the first morning until it ends. */
function spanned(segment: SegmentOnPlan, trip: Trip): readonly Block[] {
  const [date, clock] = [dayOf(segment.start), clockIn(segment.start)];
  if (date === null || clock === null) return [];
  const [lastDate, lastClock] = [dayOf(segment.end), clockIn(segment.end)];
  const base = {
    title: titleWorded(segment),
    origin: segment.place || !segment.to ? null : segment.from,
    place: segment.place ?? segment.to ?? segment.from,
    startTime: clock,
    endTime: null,
    durationMinutes: null,
  };
  if (lastDate === null || lastClock === null) {
    const at = minutesOf(clock);
    // A table without an end lasts as long as the meal.
    const minutes = segment.details.table ? mealTimes[mealAt(at)].minutes : null;
    return [{ date, activity: block(segment, "", { ...base, durationMinutes: minutes }) }];
  }
  const minutes = daysBetween(date, lastDate) * 1440 + minutesOf(lastClock) - minutesOf(clock);
  const arrival = { ...base, endTime: lastClock };
  // Across the date line the local end may be before the local start.
  if (minutes < 0)
    return [{ date: lastDate, activity: block(segment, "", { ...arrival, startTime: lastClock, durationMinutes: 0 }) }];
  if (date < trip.startDate && lastDate >= trip.startDate)
    return [{ date: lastDate, activity: block(segment, "", { ...arrival, startTime: "00:00" }) }];
  return [{ date, activity: block(segment, "", { ...arrival, durationMinutes: minutes >= 1440 ? minutes : null }) }];
}

type BlockTimes = Pick<Activity, "title" | "startTime" | "endTime" | "durationMinutes"> & {
  readonly origin: PlaceOnPlan | null;
  /** Where it takes place; for a journey, where it ends. */
  readonly place: PlaceOnPlan | null;
};

function block(segment: SegmentOnPlan, suffix: string, { origin, place, ...times }: BlockTimes): Activity {
  return {
    id: `${SEGMENT_MARK}${segment.id}${suffix}`,
    ...blankActivity(times.title),
    ...times,
    activityType: typeOf(segment),
    location: place?.name ?? null,
    address: place?.address ?? null,
    priority: 10,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    fromLocation: origin?.name ?? null,
    fromLat: origin?.lat ?? null,
    fromLng: origin?.lng ?? null,
    verified: true,
    pinned: true,
    segmentId: segment.id,
  };
}

function typeOf({ kind, from, to, details }: SegmentOnPlan): Activity["activityType"] {
  if (details.table) return "dining";
  if (kind === "meeting") return "business";
  return kind === "other" && from === null && to === null ? "general" : "transport";
}
