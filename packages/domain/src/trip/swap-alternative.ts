import type { Activity, ActivityFields, Alternative } from "./document.ts";
import type { TripPatch } from "./patch.ts";

/**
 * Puts an alternative into the slot and the activity among the alternatives, so that swapping twice comes back. Time, notes
 * and the pin belong to the slot and stay; what described the old place goes with it. An end that the new length moves is
 * left to the traveller: the slot keeps its times.
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

/** The fields of an activity that another choice for its slot fills; time, notes and the pin are the slot's own. */
export function inPlaceOf(chosen: Alternative) {
  const { placeId, title, activityType, location, lat, lng, estimatedCost, verified, reason } = chosen;
  return {
    ...{ placeId, title, activityType, location, lat, lng, estimatedCost, verified, reason },
    description: null,
    address: null,
  };
}
