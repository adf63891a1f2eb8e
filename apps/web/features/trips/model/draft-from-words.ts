import { todayIn } from "@caravan/domain/calendar";
import { deviceZone } from "@/ui/format.ts";
import type { TripDraft } from "./new-trip-draft.ts";

type FieldsInWords = Pick<TripDraft, "destination" | "start_date" | "end_date" | "travelers" | "notes">;

export interface DraftFromWords {
  readonly fields: FieldsInWords;
  /** The sentence leaves the dates open. */
  readonly isAssumed: boolean;
}

const FEWEST_WORDS = 3;

/** "Weekend in Porto" may be a sentence; most destinations are shorter and need no reading. */
export const mayBeSentence = (destination: string): boolean => destination.trim().split(/\s+/).length >= FEWEST_WORDS;

/** The form with what a sentence in its field for the destination says; null where that is a name. */
export async function draftFromWords(draft: TripDraft, now = new Date()): Promise<DraftFromWords | null> {
  if (!mayBeSentence(draft.destination)) return null;
  const { tripInWords } = await import("@caravan/domain/wishes/trip-in-words");
  const read = tripInWords(draft.destination, {
    today: todayIn(deviceZone(), now),
    start: draft.start_date || null,
    end: draft.end_date || null,
  });
  return (
    read && {
      isAssumed: read.isAssumed,
      fields: {
        destination: read.destination,
        start_date: read.dates?.start ?? draft.start_date,
        end_date: read.dates?.end ?? draft.end_date,
        travelers: read.travelers ?? draft.travelers,
        notes: [draft.notes.trim(), read.wish].filter(Boolean).join("\n"),
      },
    }
  );
}
