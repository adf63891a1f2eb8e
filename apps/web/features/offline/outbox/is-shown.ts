import type { Trip } from "@/features/api-client/index.ts";
import type { OutboxEntry } from "../outbox-entry.ts";

/** Whether the trip is shown with that edit: not where it is suggested only, or where its author is asked about it. */
export function isShown(entry: OutboxEntry, trip: Trip): boolean {
  return entry.tripId === trip.id && !entry.suggests && !entry.trouble;
}
