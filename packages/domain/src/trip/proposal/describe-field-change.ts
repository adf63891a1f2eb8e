import { truncate } from "../../truncate.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import { worded } from "../../words/worded.ts";
import { activityFieldName, type FieldChange, labelOf, tripFieldName } from "./field-labels-and-values.ts";

/** Longest value in a line. */
const LONGEST = 80;
/** Shown outside the sentence. */
const unstatedValues = new Set([
  ...(["description", "reason", "alternatives", "lat", "provenance", "verified"] as const).map(activityFieldName),
  tripFieldName("lat"),
]);

/** The only changed field of an activity. */
export function activityFieldWords(change: FieldChange, name: Sentence): Sentence {
  const { label, before, after } = change;
  if (label === activityFieldName("pinned")) return after === worded`yes` ? said`Pin ${name}` : said`Unpin ${name}`;
  if (label === activityFieldName("bookingId") || label === activityFieldName("segmentId")) {
    if (after === null) return said`Remove the ${label} from ${name}`;
    return before ? said`Change the ${label} of ${name}` : said`Add a ${label} to ${name}`;
  }
  if (label === activityFieldName("notes")) return notesWords(before, after, name);
  return fieldWords(change, labelOf(label, name));
}

/** @param what the field with what it is of. */
export function fieldWords({ label, before, after }: FieldChange, what = label): Sentence {
  if (after === null) return before === null ? said`Change the ${what}` : said`Clear the ${what}`;
  const to = truncate(after, LONGEST);
  if (before === null) return unstatedValues.has(label) ? said`Set the ${what}` : said`Set the ${what} to ${to}`;
  return unstatedValues.has(label)
    ? said`Change the ${what}`
    : said`Change the ${what} from ${truncate(before, LONGEST)} to ${to}`;
}

export function notesWords(
  before: string | null | undefined,
  after: string | null | undefined,
  whose: Sentence,
): Sentence {
  if (!after) return said`Clear the notes of ${whose}`;
  return before ? said`Change the notes of ${whose}` : said`Add notes to ${whose}`;
}
