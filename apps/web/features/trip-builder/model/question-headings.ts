import type { Trip } from "@/features/api-client/index.ts";
import type { Edit, OutboxEntry } from "@/features/offline/index.ts";
import { findActivity } from "./find-activity.ts";

/** What a question is about, in a sentence. */
export function headingOf({ edit, trouble }: OutboxEntry, trip: Trip): string {
  const what = nameOf(edit);
  if (trouble?.kind === "refused")
    return `Your change of ${what} was not taken: ${trouble.status === 404 ? "the trip was not open to you." : trouble.message}`;
  if (trouble?.kind === "gone") {
    if (edit.kind === "notes") return "The day that you wrote about is no longer part of the trip.";
    if (!dayIsGone(edit, trip))
      return `Somebody deleted ${what} meanwhile, which you ${edit.kind === "move" ? "moved" : "changed"}.`;
    return `The day that you ${edit.kind === "add" ? "added" : "moved"} ${what} to is no longer part of the trip.`;
  }
  if (edit.kind === "remove") return `You deleted ${what}. Somebody changed it meanwhile.`;
  if (edit.kind === "move") return `You moved ${what}. Somebody else moved it as well.`;
  return `You and somebody else changed ${what}.`;
}

function nameOf(edit: Edit): string {
  if (edit.kind === "notes") return "the note of a day";
  return `“${edit.kind === "add" ? edit.fields.title : edit.title}”`;
}

const done = { add: "added", change: "changed", move: "moved", remove: "deleted", notes: "wrote" } as const;

/** What somebody did, in a sentence, where there is no trip to hold it against. */
export function deedOf(edit: Edit): string {
  return `You ${done[edit.kind]} ${nameOf(edit)}.`;
}

/** It leads to a day that is not there; what it is about may well be. */
export function dayIsGone(edit: Edit, trip: Trip): boolean {
  const isThere = (dayId: string) => trip.itinerary.some((it) => it.id === dayId);
  if (edit.kind === "add") return edit.fields.itinerary_id !== undefined && !isThere(edit.fields.itinerary_id);
  if ((edit.kind !== "move" && edit.kind !== "change") || !findActivity(trip, edit.activityId)) return false;
  const dayId = edit.kind === "move" ? edit.dayId : edit.change.itinerary_id;
  return typeof dayId === "string" && !isThere(dayId);
}
