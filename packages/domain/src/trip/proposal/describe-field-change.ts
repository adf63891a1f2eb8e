import { truncate } from "../../truncate.ts";
import { activityFieldName, type FieldChange, tripFieldName, wordOf } from "./field-labels-and-values.ts";

/** Longest value in a line. */
const LONGEST = 80;
/** Shown outside the sentence. */
const unstatedValues = new Set([
  ...(["description", "reason", "alternatives", "lat", "provenance", "verified"] as const).map(activityFieldName),
  tripFieldName("lat"),
]);

/** The only changed field of an activity. */
export function activityFieldWords(change: FieldChange, name: string): string {
  const { field, before, after } = change;
  if (field === activityFieldName("pinned")) return `${after === "yes" ? "Pin" : "Unpin"} ${name}`;
  if (field === activityFieldName("bookingId") || field === activityFieldName("segmentId"))
    return after === null ? `Take the ${field} off ${name}` : `Put ${before ? "another" : "a"} ${field} on ${name}`;
  if (field === activityFieldName("notes")) return notesWords(before, after, name);
  return fieldWords(change, wordOf(field, name));
}

/** @param what the field with what it is of. */
export function fieldWords({ field, before, after }: FieldChange, what = field): string {
  if (after === null) return `${before === null ? "Change" : "Clear"} the ${what}`;
  const verb = before === null ? "Set" : "Change";
  if (unstatedValues.has(field)) return `${verb} the ${what}`;
  const from = before === null ? "" : ` from ${truncate(before, LONGEST)}`;
  return `${verb} the ${what}${from} to ${truncate(after, LONGEST)}`;
}

export function notesWords(before: string | null | undefined, after: string | null | undefined, whose: string): string {
  if (!after) return `Clear the notes of ${whose}`;
  return before ? `Change the notes of ${whose}` : `Add notes to ${whose}`;
}
