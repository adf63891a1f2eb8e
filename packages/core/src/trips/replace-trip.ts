import { clearForReplanning, replanPatch, withDatesAndFields } from "@caravan/domain/planning/replan-patch";
import type { Plan } from "@caravan/domain/planning/types";
import type { TripDocument, TripFields } from "@caravan/domain/trip/document";
import { nameKey } from "@caravan/gazetteer/spelling";
import type { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { changeTrip } from "../kernel/history.ts";
import type { ResolvedPlace } from "../planning/resolve-destination.ts";
import { presentTrip, type tripWire } from "../wire/trip.ts";
import type { CreateInput } from "./create-trip-input.ts";
import { statedBudget } from "./new-trip.ts";
import type { TripDefaults } from "./trip-defaults.ts";

interface Wanted {
  readonly input: CreateInput;
  readonly place: ResolvedPlace;
  readonly budget: TripDefaults["budget"];
}

/**
 * The existing trip as input for the planner: at the new destination and dates, with only pinned and booked activities.
 */
export function clearedTrip(ctx: Context, trip: TripDocument, wanted: Wanted) {
  return clearForReplanning(trip, datesOf(wanted), fieldsOf(trip, wanted), ctx.newId);
}

const datesOf = ({ input }: Wanted) => ({ startDate: input.start_date, endDate: input.end_date });

function fieldsOf(trip: TripDocument, { input, place, budget }: Wanted): Partial<TripFields> {
  const { cityId, lat, lng, timezone } = place;
  const isElsewhere = nameKey(input.destination) !== nameKey(trip.destination);
  return {
    ...(isElsewhere ? { destination: input.destination, cityId, lat, lng, timezone } : {}),
    ...(input.travelers === undefined ? {} : { travelers: input.travelers }),
    ...(input.interests === undefined ? {} : { interests: input.interests }),
    ...(input.notes === undefined ? {} : { notes: input.notes.trim() || null }),
    ...(input.travel_style === undefined ? {} : { travelStyle: input.travel_style }),
    ...(input.accommodation_type === undefined ? {} : { accommodationType: input.accommodation_type }),
    ...(input.currency === undefined ? {} : { currency: input.currency }),
    // Amounts are not converted: in another currency it would be another budget.
    // The group's agreed budget is for each person and replaces a budget for all.
    ...(statedBudget(input) ??
      (budget?.currency === (input.currency ?? trip.currency)
        ? { budgetPerPerson: budget.amount, totalBudget: null }
        : {})),
  };
}

/**
 * Changes the itinerary in one patch, so that it can be proposed and reverted as one. Without a plan (the caller asked
 * for none) it moves to the new destination and dates with all its activities.
 */
export async function replaceTrip(
  ctx: Context,
  tripId: string,
  wanted: Wanted,
  plan: Plan | null,
): Promise<{ trip: z.input<typeof tripWire>; edit_id: string | null }> {
  const trip = await tripForChange(ctx, tripId, "editor", undefined);
  const { patch, next, warnings } =
    plan === null
      ? withDatesAndFields(trip.document, datesOf(wanted), fieldsOf(trip.document, wanted), ctx.newId)
      : clearedTrip(ctx, trip.document, wanted);
  ctx.effects.warnings.push(...warnings);
  const change = await changeTrip(
    ctx,
    trip,
    plan === null
      ? { action: "update_trip", summary: "Changed the trip for the group", patch }
      : {
          action: "regenerate_itinerary",
          summary: "Replanned the trip with the group's board",
          patch: [...patch, ...replanPatch(next, withoutKept(plan, next), ctx.newId)],
        },
  );
  return { trip: presentTrip(change.document, trip.role), edit_id: change.editId };
}

/** Without places that somebody pinned during planning: they are in the trip already. */
function withoutKept(plan: Plan, kept: TripDocument): Plan {
  const there = new Set(kept.days.flatMap((day) => day.activities.flatMap((it) => it.placeId ?? [])));
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.filter(
      (it) => it.kind === "fixed" || it.activity.placeId === null || !there.has(it.activity.placeId),
    ),
  }));
  return { ...plan, days };
}
