import { isCalendarDate } from "@caravan/domain/calendar";
import type { NewTrip } from "@/features/api-client/index.ts";
import { schemaOf } from "@/ui/form.tsx";
import { deviceZone } from "@/ui/format.ts";
import { noPreference } from "../messages.ts";
import { pastStart } from "./past-start.ts";

/** The form for a new trip. Names are those of the wire, so that errors find their field. */
export interface TripDraft {
  destination: string;
  start_date: string;
  end_date: string;
  travelers: number | null;
  interests: string[];
  /** In the traveller's own words. */
  notes: string;
  travel_style: string;
  accommodation_type: string;
  planned: boolean;
}

export const newTripForm = schemaOf((draft: TripDraft) => {
  const problems: { path: keyof TripDraft; message: string }[] = [];
  if (!draft.destination.trim()) problems.push({ path: "destination", message: "Where do you want to go?" });
  if (!isCalendarDate(draft.start_date)) problems.push({ path: "start_date", message: "Choose the first day." });
  const passed = isCalendarDate(draft.start_date) ? pastStart(draft.start_date) : null;
  if (passed !== null) problems.push({ path: "start_date", message: passed });
  if (!isCalendarDate(draft.end_date)) problems.push({ path: "end_date", message: "Choose the last day." });
  else if (draft.end_date < draft.start_date)
    problems.push({ path: "end_date", message: "The last day is before the first." });
  return problems;
});

export const blankTripDraft: TripDraft = {
  destination: "",
  start_date: "",
  end_date: "",
  travelers: 1,
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
    ...(draft.interests.length > 0 && { interests: [...draft.interests] }),
    ...(draft.notes.trim() !== "" && { notes: draft.notes.trim() }),
    ...(draft.travel_style !== noPreference && { travel_style: draft.travel_style as NewTrip["travel_style"] }),
    ...(draft.accommodation_type !== noPreference && {
      accommodation_type: draft.accommodation_type as NewTrip["accommodation_type"],
    }),
    ...(!draft.planned && { skip_ai_generation: true }),
  };
}
