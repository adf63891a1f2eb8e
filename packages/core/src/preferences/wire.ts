import { budgetRanges, preferenceAccommodations, preferenceStyles } from "@caravan/domain/field-choices";
import { z } from "zod";
import type { Preferences } from "./read-preferences.ts";

export const preferencesWire = z.object({
  interests: z.array(z.string()),
  travel_style: z.enum(preferenceStyles).nullable(),
  accommodation_type: z.enum(preferenceAccommodations).nullable(),
  budget_range: z.enum(budgetRanges).nullable(),
  preferred_destinations: z.array(z.string()),
  dietary_restrictions: z.array(z.string()),
  accessibility_needs: z.array(z.string()),
});

/** Nothing stated yet is empty lists and nulls. */
export function presentPreferences(row: Preferences | undefined): z.input<typeof preferencesWire> {
  const stated = preferencesWire.safeParse({
    interests: row?.interests ?? [],
    travel_style: row?.travelStyle ?? null,
    accommodation_type: row?.accommodationType ?? null,
    budget_range: row?.budgetRange ?? null,
    preferred_destinations: row?.preferredDestinations ?? [],
    dietary_restrictions: row?.dietaryRestrictions ?? [],
    accessibility_needs: row?.accessibilityNeeds ?? [],
  });
  if (!stated.success) throw new Error(`preferences of ${row?.userId} hold a value that is not of the list`);
  return stated.data;
}
