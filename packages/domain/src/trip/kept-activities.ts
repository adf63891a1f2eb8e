import type { Activity } from "./document.ts";

/** The id of a segment that the check and the planner see as an activity begins with it (segments-on-plan.ts). */
export const SEGMENT_MARK = "segment:";

export function isSegmentBlock(activityId: string): boolean {
  return activityId.startsWith(SEGMENT_MARK);
}

/** What every new plan and fix keeps: pinned, booked, free on purpose or locked in by a board. */
export function isKept(activity: Activity): boolean {
  return isPinnedOrBooked(activity) || activity.provenance === "board";
}

/** The planner's own free hours are as new as the plan. */
function isFreeOnPurpose({ freeTime, provenance }: Activity): boolean {
  return freeTime && provenance !== "gazetteer";
}

/** What stays when a group replans: everything but the places of its board, which the board decides about again. */
export function isPinnedOrBooked(activity: Activity): boolean {
  return activity.pinned || isFreeOnPurpose(activity) || activity.bookingId !== null || activity.segmentId !== null;
}
