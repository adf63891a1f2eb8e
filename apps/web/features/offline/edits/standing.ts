import type { Activity, Trip } from "@/features/api-client/index.ts";
import { findActivity } from "../../trip-builder/arrange.ts";
import type { Edit, QueuedEdit } from "./edit.ts";

/**
 * How an edit that waited stands to the trip as it is now: nothing touched the same, somebody changed or deleted it, or the
 * day that it leads to, or it is done already (its answer was lost, or somebody had the same thought).
 */
export type Standing = "open" | "changed" | "gone" | "done";

/** The server remembers a day long what it has done; for longer, the trip itself is asked. */
const rememberedMs = 23 * 3_600_000;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export function standingOf({ edit, triedAt }: QueuedEdit, trip: Trip, now: number): Standing {
  switch (edit.kind) {
    case "add": {
      const dayId = edit.fields.itinerary_id;
      // What was tried may have come to a day that went afterwards; sent again, the server says so.
      if (triedAt === null) return dayId === undefined || hasDay(trip, dayId) ? "open" : "gone";
      return now - triedAt >= rememberedMs && isThere(trip, edit) ? "done" : "open";
    }
    case "notes": {
      const day = trip.itinerary.find((it) => it.id === edit.dayId);
      if (!day) return "gone";
      return day.notes === edit.notes ? "done" : day.notes === edit.before ? "open" : "changed";
    }
    case "remove": {
      const found = findActivity(trip, edit.activityId);
      if (!found) return "done";
      return wordsOf(found.activity) === wordsOf(edit.seen) ? "open" : "changed";
    }
    case "move": {
      const found = findActivity(trip, edit.activityId);
      if (!found || !hasDay(trip, edit.dayId)) return "gone";
      const dayId = found.day?.id ?? null;
      return dayId === edit.fromDayId || dayId === edit.dayId ? "open" : "changed";
    }
    case "change": {
      const found = findActivity(trip, edit.activityId);
      if (!found) return "gone";
      const { before = {}, itinerary_id, after_activity_id: _after, ...fields } = edit.change;
      if (itinerary_id !== undefined && !hasDay(trip, itinerary_id)) return "gone";
      const now = found.activity as unknown as Record<string, unknown>;
      const names = Object.keys(fields);
      const moved = itinerary_id === undefined || itinerary_id === found.day?.id;
      if (moved && names.every((name) => same(now[name], fields[name as keyof typeof fields]))) return "done";
      const seen = before as Record<string, unknown>;
      return Object.keys(seen).every((name) => same(now[name], seen[name])) ? "open" : "changed";
    }
  }
}

const hasDay = (trip: Trip, dayId: string) => trip.itinerary.some((it) => it.id === dayId);

/** Whether somewhere in the trip there is one with this title and time: the addition whose answer was lost. */
export function isThere(trip: Trip, { fields }: Extract<Edit, { kind: "add" }>): boolean {
  const isThat = (it: Activity) => it.title === fields.title && same(it.start_time, fields.start_time);
  return trip.itinerary.some((day) => day.activities.some(isThat));
}

/** What somebody who deletes an activity has read of it. */
function wordsOf(it: Activity): string {
  return JSON.stringify([
    it.title,
    it.start_time,
    it.end_time,
    it.location,
    it.address,
    it.notes,
    it.description,
    it.estimated_cost,
    it.pinned,
    it.booking_id,
  ]);
}
