import type { RequestedOp, RequestedPatch } from "@caravan/domain/trip/requested-patch";
import { readActivity } from "@caravan/domain/trip/wire";
import type { Activity } from "@/features/api-client/index.ts";

/** The fields that are compared before an activity is deleted, because its author has seen them. */
const readBeforeDeletion = [
  ...(["title", "startTime", "endTime", "location", "address", "notes", "description"] as const),
  ...(["estimatedCost", "pinned", "bookingId"] as const),
];

/** What a copy has of its original; booking, segment and pin stay with that. */
const copied = [
  ...(["title", "activityType", "freeTime", "startTime", "endTime", "durationMinutes", "placeId"] as const),
  ...(["fromLocation", "location", "address", "lat", "lng", "estimatedCost", "priority", "notes"] as const),
  "description",
] as const;

/** Moves activities to a day, each to its own time or the best gap. */
export function movesTo(activities: readonly Activity[], dayId: string): RequestedPatch {
  return activities
    .filter((it) => it.itinerary_id !== dayId)
    .map(({ id, itinerary_id }) => ({
      ...{ op: "activity.move", activityId: id, from: { dayId: itinerary_id }, to: { dayId } },
    }));
}

/** Moves activities to the end of the parked tray, in their order. */
export function movesAside(activities: readonly Activity[], tray: readonly Activity[]): RequestedPatch {
  let after = tray.at(-1)?.id ?? null;
  return activities
    .filter((it) => it.itinerary_id !== null)
    .map(({ id, itinerary_id }): RequestedOp => {
      const to = { dayId: null, after };
      after = id;
      return { op: "activity.move", activityId: id, from: { dayId: itinerary_id }, to };
    });
}

export function removals(activities: readonly Activity[]): RequestedPatch {
  return activities.map((activity) => {
    const seen = readActivity(activity);
    const before = Object.fromEntries(readBeforeDeletion.map((name) => [name, seen[name]]));
    return { op: "activity.remove", activityId: activity.id, before };
  });
}

/** Adds copies to a day at the times of their originals. */
export function copiesOn(activities: readonly Activity[], dayId: string, newId: () => string): RequestedPatch {
  return activities.map((it) => ({ op: "activity.add", id: newId(), fields: copyOf(it), at: { dayId } }));
}

/** Adds a copy behind its original, without a time, because the original's is taken. */
export function copyBehind(activity: Activity, newId: () => string): RequestedPatch {
  const { startTime: _start, endTime: _end, ...fields } = copyOf(activity);
  return [{ op: "activity.add", id: newId(), fields, at: { dayId: activity.itinerary_id, after: activity.id } }];
}

function copyOf(activity: Activity) {
  const original = readActivity(activity);
  const stated = copied.flatMap((name) => (original[name] == null ? [] : [[name, original[name]] as const]));
  return Object.fromEntries(stated) as Partial<typeof original>;
}
