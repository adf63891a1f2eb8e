import type { Warning } from "@caravan/domain/trip/warning";
import { truncate } from "@caravan/domain/truncate";
import { tripInWords } from "@caravan/domain/wishes/trip-in-words";
import { findDestination } from "@caravan/gazetteer/find-destination";
import type { CreateInput } from "./create-trip-input.ts";

const MOST_LETTERS = 80;
const MOST_NOTES = 2000;

export interface ReadDestination {
  readonly input: CreateInput;
  readonly warnings: readonly Warning[];
}

/**
 * A sentence in place of a destination, such as "Porto with my parents, we land at 11:30", becomes the place, the travellers
 * where none are sent, and a wish in the notes. The dates are those that were sent. A name that we know stays as it is.
 */
export function readDestination(input: CreateInput): ReadDestination {
  const asItIs = { input, warnings: [] };
  if (input.stops !== undefined || findDestination(input.destination).kind === "city") return asItIs;
  const { start_date: start, end_date: end } = input;
  const read = tripInWords(input.destination, { today: start, start, end });
  if (!read) return asItIs;
  const travelers = input.travelers ?? (input.groupTripCode === undefined ? read.travelers : null);
  const notes = [input.notes?.trim(), read.wish].filter(Boolean).join("\n");
  const fits = notes.length > 0 && notes.length <= MOST_NOTES;
  const message = `The destination is read as "${truncate(read.destination, MOST_LETTERS)}"${fits && read.wish ? ", and the rest of its sentence as a wish in the notes" : ""}. The dates are those in start_date and end_date.`;
  return {
    input: {
      ...input,
      destination: read.destination,
      ...(travelers !== null && { travelers }),
      ...(fits && { notes }),
    },
    warnings: [{ code: "destination_read", message, path: "destination" }],
  };
}
