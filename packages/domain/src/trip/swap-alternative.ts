import type { Activity, ActivityFields, Alternative } from "./document.ts";
import type { TripPatch } from "./patch.ts";

/**
 * Swaps an activity with one of its alternatives; doing it twice restores it. Times, notes and the pin belong to the
 * slot and stay; the description of the old place goes. The times stay even if the new length differs.
 */
export function swapForAlternative(activity: Activity, chosen: Alternative): TripPatch {
  const former: Alternative = {
    placeId: activity.placeId,
    title: activity.title,
    activityType: activity.activityType,
    location: activity.location,
    lat: activity.lat,
    lng: activity.lng,
    estimatedCost: activity.estimatedCost,
    durationMinutes: activity.durationMinutes,
    verified: activity.verified,
    reason: activity.reason ?? "It was here before.",
  };
  const after = {
    ...inPlaceOf(chosen),
    alternatives: [former, ...activity.alternatives.filter((it) => it !== chosen)],
  } satisfies Partial<ActivityFields>;
  const before = Object.fromEntries(Object.keys(after).map((key) => [key, activity[key as keyof typeof after]]));
  return [{ op: "activity.set", activityId: activity.id, before, after }];
}

/** The fields that come from the chosen alternative. */
export function inPlaceOf(chosen: Alternative) {
  const { placeId, title, activityType, location, lat, lng, estimatedCost, verified, reason } = chosen;
  return {
    ...{ placeId, title, activityType, location, lat, lng, estimatedCost, verified, reason },
    description: null,
    address: null,
  };
}
