import { daysBetween } from "@caravan/domain/calendar";
import * as f from "@caravan/domain/fields";
import { longestTrip } from "@caravan/domain/trip/change-dates";
import { mostStops } from "@caravan/domain/trip/trip-stops";
import { z } from "zod";
import { changeInput } from "../wire/change-input.ts";
import { viewInput } from "../wire/trip-view.ts";

const createBudgetInput = {
  budget_per_person: f.amount.optional().meta({
    description: "What each may spend; the plan stays within it",
  }),
  total_budget: f.amount.optional().meta({ description: "What all travellers together may spend" }),
  currency: f.currency.optional().meta({
    description: "ISO 4217; default: the account's, else the destination's",
  }),
};

export const createInput = z
  .object({
    destination: f.destination.meta({ description: "City or place, such as Lisbon or Lisbon, Portugal" }),
    stops: z
      .array(
        z.object({
          destination: f.destination.meta({ description: "One city, town or region" }),
          nights: f.stopNights.optional().meta({ description: "Left out: what the other stops leave" }),
          place_id: f.destinationId.optional().meta({ description: "From search_destinations, where it is known" }),
        }),
      )
      .min(1)
      .max(mostStops)
      .optional()
      .meta({
        description:
          "Where the nights are spent, in order. Left out, found in the words of destination, such as Rome, Florence and Venice",
      }),
    start_date: f.calendarDate.meta({ description: "YYYY-MM-DD, not in the past in the given timezone (else UTC)" }),
    end_date: f.calendarDate.meta({ description: "YYYY-MM-DD, on or after start_date" }),
    timezone: f.timezone.optional().meta({ description: "IANA name; only decides whether start_date is past" }),
    travelers: f.travelersAtCreation
      .optional()
      .meta({ description: "1 when left out; with groupTripCode as many as the group has members" }),
    interests: f.interests.optional().meta({
      description: "Such as food or museums; whole sentences too, such as: a day at the sea on the Sunday",
    }),
    notes: f.tripNotes.optional().meta({
      description: "Wishes in the traveller's words: what, how often, when, what not, who comes along",
    }),
    travel_style: f.tripStyle.optional(),
    accommodation_type: f.tripAccommodation.optional(),
    ...createBudgetInput,
    skip_ai_generation: z.boolean().default(false).meta({ description: "True: the trip gets empty days" }),
    groupTripCode: f.tripCode
      .optional()
      .meta({ description: "Plan from the consensus and the board of this group trip" }),
    regeneration_mode: z.enum(["replace", "new_version"]).optional().meta({
      description: "Required when the group trip has an itinerary: replace it, or link a new trip",
    }),
    propose: changeInput.propose.meta({
      description: "With regeneration_mode replace: only propose the new plan",
    }),
    ...viewInput,
  })
  .refine((it) => it.end_date >= it.start_date, { path: ["end_date"], error: "must be on or after start_date" })
  .refine((it) => daysBetween(it.start_date, it.end_date) < longestTrip, {
    path: ["end_date"],
    error: `a trip has at most ${longestTrip} days`,
  });
export type CreateInput = z.output<typeof createInput>;
