import * as f from "@caravan/domain/fields";
import { type BudgetFields, budgetConsequences } from "@caravan/domain/money/budget";
import type { TripDocument, TripFields } from "@caravan/domain/trip/document";
import { isOrdinaryStep } from "@caravan/domain/trip/status-transitions";
import { titleAfter } from "@caravan/domain/trip/trip-stops";
import type { Warning } from "@caravan/domain/trip/warning";
import { said } from "@caravan/domain/words/sentence";
import { knownDestination, type ResolvedDestination } from "../planning/resolve-destination.ts";
import { leadsElsewhere } from "../planning/resolve-stops.ts";

/** The fields of a trip that people set, except its dates, which move days. */
export const tripFieldsInput = {
  title: f.tripTitle,
  destination: f.destination,
  travelers: f.travelersAtUpdate,
  budget_per_person: f.amount.nullable().meta({
    description: "What each may spend; clears a total_budget that differs",
  }),
  total_budget: f.amount.nullable().meta({
    description: "What all may spend; clears a budget_per_person that differs",
  }),
  currency: f.currency.meta({ description: "ISO 4217 code; amounts are not converted" }),
  travel_style: f.tripStyle.nullable(),
  accommodation_type: f.tripAccommodation.nullable(),
  status: f.tripStatus.meta({ description: "An unusual transition is named in warnings" }),
  notes: f.tripNotes.nullable(),
  interests: f.interests,
};

export const tripColumns = {
  title: "title",
  destination: "destination",
  travelers: "travelers",
  budget_per_person: "budgetPerPerson",
  total_budget: "totalBudget",
  currency: "currency",
  travel_style: "travelStyle",
  accommodation_type: "accommodationType",
  status: "status",
  notes: "notes",
  interests: "interests",
} as const satisfies Record<keyof typeof tripFieldsInput, keyof TripFields>;

/** The document's fields of a request; missing fields are left out. */
export function tripFields(input: Readonly<Record<string, unknown>>): Partial<TripFields> {
  const sent = Object.entries(tripColumns).filter(([wire]) => input[wire] !== undefined);
  return Object.fromEntries(sent.map(([wire, field]) => [field, input[wire]]));
}

/**
 * Derived fields and warnings: the position of a new destination, a budget that another one replaces, and unusual status
 * changes. `isElsewhere`: the stops of the trip are now those of the new destination.
 */
export function withConsequences(
  trip: Pick<TripDocument, "title" | "destination" | "status" | "stops" | keyof BudgetFields>,
  fields: Partial<TripFields>,
  prepared: ResolvedDestination | undefined,
): { after: Partial<TripFields>; isElsewhere: boolean; warnings: Warning[] } {
  const after = { ...fields };
  let isElsewhere = false;
  const warnings: Warning[] = [];
  if (after.destination !== undefined && after.destination !== trip.destination) {
    // The destination changed after `prepare`, so nothing was resolved.
    const resolved = prepared ?? knownDestination(after.destination);
    const { cityId, lat, lng, timezone } = resolved.place;
    isElsewhere = leadsElsewhere(trip, resolved.place);
    if (isElsewhere) Object.assign(after, { cityId, lat, lng, timezone });
    // A title that was made from the former destination would be wrong now.
    const title = titleAfter(trip.title, trip.destination, after.destination);
    if (after.title === undefined && title !== trip.title) after.title = title;
    if (isElsewhere) warnings.push(...resolved.warnings);
  }
  if (after.status !== undefined && !isOrdinaryStep(trip.status, after.status)) {
    warnings.push({
      code: "unusual_status",
      message: said`A trip does not usually go from ${trip.status} to ${after.status}.`,
      path: "status",
    });
  }
  const budget = budgetConsequences(trip, after);
  return { after: { ...after, ...budget.fields }, isElsewhere, warnings: [...warnings, ...budget.warnings] };
}
