import { isCalendarDate } from "@caravan/domain/calendar";
import { z } from "zod";
import type { NewTrip } from "@/features/api-client/index.ts";
import { deviceZone } from "@/ui/format.ts";
import { noPreference } from "../messages.ts";

/** The form for a new trip. Names are those of the wire, so that errors find their field. */
export const newTripForm = z
  .object({
    destination: z.string().trim().min(1, "Where do you want to go?"),
    start_date: z.string().refine(isCalendarDate, "Choose the first day."),
    end_date: z.string().refine(isCalendarDate, "Choose the last day."),
    travelers: z.number().nullable(),
    interests: z.array(z.string()),
    travel_style: z.string(),
    accommodation_type: z.string(),
    planned: z.boolean(),
  })
  .refine((draft) => draft.end_date >= draft.start_date, {
    path: ["end_date"],
    message: "The last day is before the first.",
  });

export type TripDraft = z.infer<typeof newTripForm>;

export const blankTripDraft: TripDraft = {
  destination: "",
  start_date: "",
  end_date: "",
  travelers: 1,
  interests: [],
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
    ...(draft.travel_style !== noPreference && { travel_style: draft.travel_style as NewTrip["travel_style"] }),
    ...(draft.accommodation_type !== noPreference && {
      accommodation_type: draft.accommodation_type as NewTrip["accommodation_type"],
    }),
    ...(!draft.planned && { skip_ai_generation: true }),
  };
}
