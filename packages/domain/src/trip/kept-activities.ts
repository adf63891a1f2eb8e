import type { Activity } from "./document.ts";

/** The prefix of ids under which the check and the planner see segments as activities (segments-on-plan.ts). */
export const SEGMENT_MARK = "segment:";

export function isSegmentBlock(activityId: string): boolean {
  return activityId.startsWith(SEGMENT_MARK);
}

/** What every new plan and fix keeps: pinned, booked, free on purpose or locked in by a board. */
export function isKept(activity: Activity): boolean {
  return isPinnedOrBooked(activity) || activity.provenance === "board";
}

/** Free hours that the planner added are replaced with the plan. */
function isFreeOnPurpose({ freeTime, provenance }: Activity): boolean {
  return freeTime && provenance !== "gazetteer";
}

/**
 * What stays when a group replans: pinned and booked activities and free time. Its board decides again about its
 * places.
 */
export function isPinnedOrBooked(activity: Activity): boolean {
  return activity.pinned || isFreeOnPurpose(activity) || activity.bookingId !== null || activity.segmentId !== null;
}
