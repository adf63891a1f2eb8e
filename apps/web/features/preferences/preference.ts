import { budgetRanges, preferenceAccommodations, preferenceStyles } from "@caravan/domain/field-choices";
import { capitalize } from "@caravan/domain/join-words";
import type { ApiOutputs } from "@/features/api-client/index.ts";

export type TravelPreferences = ApiOutputs["preferences"]["get"]["preferences"];

export type PreferenceChanges = Partial<TravelPreferences>;

const accommodationLabels: Partial<Record<(typeof preferenceAccommodations)[number], string>> = {
  airbnb: "Holiday rental",
};

const budgetLabels: Readonly<Record<(typeof budgetRanges)[number], string>> = {
  "under-500": "Under 500",
  "500-1000": "500 to 1,000",
  "1000-2000": "1,000 to 2,000",
  "2000-5000": "2,000 to 5,000",
  "over-5000": "Over 5,000",
};

/** The fields with one value from a list. */
export const choices = [
  {
    field: "travel_style",
    label: "Travel style",
    options: preferenceStyles.map((value) => ({ value, label: capitalize(value) })),
  },
  {
    field: "accommodation_type",
    label: "Place to stay",
    options: preferenceAccommodations.map((value) => ({
      value,
      label: accommodationLabels[value] ?? capitalize(value),
    })),
  },
  {
    field: "budget_range",
    label: "Budget for a trip",
    options: budgetRanges.map((value) => ({ value, label: budgetLabels[value] })),
  },
] as const;

/** The fields with any number of free words. */
export const wordLists = [
  {
    field: "interests",
    label: "Interests",
    noun: "interest",
    placeholder: "museums",
    suggestions: [
      "food",
      "history",
      "art",
      "museums",
      "architecture",
      "nature",
      "hiking",
      "beaches",
      "music",
      "shopping",
    ],
  },
  {
    field: "preferred_destinations",
    label: "Places you like",
    noun: "place",
    placeholder: "Lisbon",
    suggestions: ["Lisbon", "Kyoto", "Copenhagen", "Mexico City", "Vienna"],
  },
  {
    field: "dietary_restrictions",
    label: "Dietary needs",
    noun: "dietary need",
    placeholder: "vegetarian",
    suggestions: ["vegetarian", "vegan", "gluten-free", "halal", "kosher", "lactose-free", "nut allergy"],
  },
  {
    field: "accessibility_needs",
    label: "Accessibility needs",
    noun: "need",
    placeholder: "step-free access",
    suggestions: ["wheelchair access", "step-free access", "short walks", "hearing loop", "quiet places"],
  },
] as const;
