import type { Activity } from "./document.ts";

/** What regeneration leaves exactly where it is: what a person pinned, what is booked, what a group's board locked in. */
export function isKept(activity: Activity): boolean {
  return isPinnedOrBooked(activity) || activity.provenance === "board";
}

/** What also stays when a group plans anew: its board decides afresh about what came from it. */
export function isPinnedOrBooked(activity: Activity): boolean {
  return activity.pinned || activity.bookingId !== null || activity.segmentId !== null;
}
