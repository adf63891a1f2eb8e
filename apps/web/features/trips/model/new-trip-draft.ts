import { isCalendarDate, todayIn } from "@caravan/domain/calendar";
import type { BudgetFor } from "@caravan/domain/money/budget";
import type { NewTrip } from "@/features/api-client/index.ts";
import { schemaOf } from "@/ui/form.tsx";
import { deviceZone } from "@/ui/format.ts";
import { t as trips } from "../messages/index.ts";
import { t } from "../messages/new/index.ts";
import { noPreference } from "./choices.ts";
import { pastStart } from "./past-start.ts";

/** The form for a new trip. Names are those of the wire, so that errors find their field. */
export interface TripDraft {
  destination: string;
  start_date: string;
  end_date: string;
  travelers: number | null;
  /** For each traveller or for all, as `budget_for` says; null for none. */
  budget: number | null;
  budget_for: BudgetFor;
  currency: string;
  interests: string[];
  /** In the traveller's own words. */
  notes: string;
  travel_style: string;
  accommodation_type: string;
  planned: boolean;
}

export const newTripForm = schemaOf((draft: TripDraft) => {
  const problems: { path: keyof TripDraft; message: string }[] = [];
  if (!draft.destination.trim()) problems.push({ path: "destination", message: t("problem.destination") });
  if (!isCalendarDate(draft.start_date)) problems.push({ path: "start_date", message: trips("firstDay") });
  const passed = isCalendarDate(draft.start_date) ? pastStart(draft.start_date) : null;
  if (passed !== null) problems.push({ path: "start_date", message: passed });
  if (!isCalendarDate(draft.end_date)) problems.push({ path: "end_date", message: t("problem.end") });
  else if (draft.end_date < draft.start_date) problems.push({ path: "end_date", message: t("problem.order") });
  if (draft.budget !== null && !/^[A-Z]{3}$/.test(draft.currency))
    problems.push({ path: "currency", message: t("problem.currency") });
  return problems;
});

export const blankTripDraft: TripDraft = {
  destination: "",
  start_date: "",
  end_date: "",
  travelers: 1,
  budget: null,
  budget_for: "each",
  currency: "",
  interests: [],
  notes: "",
  travel_style: noPreference,
  accommodation_type: noPreference,
  planned: true,
};

export function newTripOf(draft: TripDraft): NewTrip {
  return {
    destination: draft.destination.trim(),
    start_date: draft.start_date,
    end_date: draft.end_date,
    timezone: deviceZone(),
    travelers: draft.travelers ?? 1,
    ...(draft.budget !== null && {
      [draft.budget_for === "each" ? "budget_per_person" : "total_budget"]: draft.budget,
      currency: draft.currency,
    }),
    ...(draft.interests.length > 0 && { interests: [...draft.interests] }),
    ...(draft.notes.trim() !== "" && { notes: draft.notes.trim() }),
    ...(draft.travel_style !== noPreference && { travel_style: draft.travel_style as NewTrip["travel_style"] }),
    ...(draft.accommodation_type !== noPreference && {
      accommodation_type: draft.accommodation_type as NewTrip["accommodation_type"],
    }),
    ...(!draft.planned && { skip_ai_generation: true }),
  };
}

/** The field of the form for a path of the request. */
export const newTripFieldAt = (path: string): string =>
  path === "budget_per_person" || path === "total_budget" ? "budget" : path;

type FieldsInWords = Pick<TripDraft, "destination" | "start_date" | "end_date" | "travelers" | "notes">;

interface DraftFromWords {
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
