import { clearForReplanning, replanPatch, withDatesAndFields } from "@caravan/domain/planning/replan-patch";
import type { Plan } from "@caravan/domain/planning/types";
import { stopOps } from "@caravan/domain/trip/change-stops";
import type { TripDocument, TripFields } from "@caravan/domain/trip/document";
import { apply, type TripPatch } from "@caravan/domain/trip/patch";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import { said } from "@caravan/domain/words/sentence";
import { nameKey } from "@caravan/gazetteer/spelling";
import type { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { changeTrip } from "../kernel/history.ts";
import { keepPlanWords } from "../planning/plan-words.ts";
import { stopsOfPlan } from "../planning/resolve-stops.ts";
import { presentTrip, type tripWire } from "../wire/trip.ts";
import type { CreateInput } from "./create-trip-input.ts";
import { statedBudget, type WhereTo } from "./new-trip.ts";
import type { TripDefaults } from "./trip-defaults.ts";

interface Wanted {
  readonly input: CreateInput;
  readonly to: WhereTo;
  readonly budget: TripDefaults["budget"];
}

/**
 * The existing trip as input for the planner: at the new destination and dates, with only pinned and booked activities.
 */
export function clearedTrip(ctx: Context, trip: TripDocument, wanted: Wanted) {
  const cleared = clearForReplanning(trip, datesOf(wanted), fieldsOf(trip, wanted), ctx.newId);
  return withNewStops(ctx, trip, wanted, cleared);
}

/** The change with the stops that were asked for, or those of another destination. */
function withNewStops<Change extends { readonly patch: TripPatch; readonly next: TripDocument }>(
  ctx: Context,
  trip: TripDocument,
  wanted: Wanted,
  change: Change,
): Change {
  if (!isElsewhere(trip, wanted)) return change;
  const named = wanted.to.stops.map((it) => ({ ...it, id: ctx.newId() }));
  const ops = stopOps(change.next, named.length > 1 ? named : stopsOf({ ...change.next, stops: [] }));
  return { ...change, patch: [...change.patch, ...ops], next: apply(change.next, ops).next };
}

function isElsewhere(trip: TripDocument, { input }: Wanted): boolean {
  return input.stops !== undefined || nameKey(input.destination) !== nameKey(trip.destination);
}

const datesOf = ({ input }: Wanted) => ({ startDate: input.start_date, endDate: input.end_date });

function fieldsOf(trip: TripDocument, wanted: Wanted): Partial<TripFields> {
  const { input, to, budget } = wanted;
  const { cityId, lat, lng, timezone } = to.place;
  return {
    ...(isElsewhere(trip, wanted) ? { destination: input.destination, cityId, lat, lng, timezone } : {}),
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
      ? withNewStops(
          ctx,
          trip.document,
          wanted,
          withDatesAndFields(trip.document, datesOf(wanted), fieldsOf(trip.document, wanted), ctx.newId),
        )
      : clearedTrip(ctx, trip.document, wanted);
  ctx.effects.warnings.push(...warnings);
  const change = await changeTrip(
    ctx,
    trip,
    plan === null
      ? { action: "update_trip", summary: said`Changed the trip for the group`, patch }
      : {
          action: "regenerate_itinerary",
          summary: said`Replanned the trip with the group's board`,
          patch: [
            ...patch,
            ...replanPatch(next, withoutKept(plan, next), ctx.newId),
            ...stopsOfPlan(next, plan, ctx.newId),
          ],
        },
  );
  if (plan && change.document.revision !== trip.document.revision) await keepPlanWords(ctx.sql, plan, change.document);
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
