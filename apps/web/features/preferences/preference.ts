import { budgetRanges, preferenceAccommodations, preferenceStyles } from "@caravan/domain/field-choices";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import { t } from "./messages/index.ts";

export type TravelPreferences = ApiOutputs["preferences"]["get"]["preferences"];

export type PreferenceChanges = Partial<TravelPreferences>;

/** The fields with one value from a list. */
export const choices = () =>
  [
    {
      field: "travel_style",
      label: t("style"),
      options: preferenceStyles.map((value) => ({ value, label: t(`style.${value}`) })),
    },
    {
      field: "accommodation_type",
      label: t("stay"),
      options: preferenceAccommodations.map((value) => ({
        value,
        label: value === "airbnb" ? t("rental") : t(`stay.${value}`),
      })),
    },
    {
      field: "budget_range",
      label: t("budget"),
      options: budgetRanges.map((value) => ({ value, label: t(`budget.${value}`) })),
    },
  ] as const;

/** Stored as they are, in the words that planning and agents know. */
const suggestions = {
  interests: ["food", "history", "art", "museums", "architecture", "nature", "hiking", "beaches", "music", "shopping"],
  places: ["Lisbon", "Kyoto", "Copenhagen", "Mexico City", "Vienna"],
  diets: ["vegetarian", "vegan", "gluten-free", "halal", "kosher", "lactose-free", "nut allergy"],
  needs: ["wheelchair access", "step-free access", "short walks", "hearing loop", "quiet places"],
} as const;

/** The fields with any number of free words. */
export const wordLists = () =>
  [
    {
      field: "interests",
      label: t("interests"),
      noun: t("noun.interest"),
      placeholder: t("word.museums"),
      suggestions: suggestions.interests,
    },
    {
      field: "preferred_destinations",
      label: t("places"),
      noun: t("noun.place"),
      placeholder: t("word.Lisbon"),
      suggestions: suggestions.places,
    },
    {
      field: "dietary_restrictions",
      label: t("diet"),
      noun: t("noun.diet"),
      placeholder: t("word.vegetarian"),
      suggestions: suggestions.diets,
    },
    {
      field: "accessibility_needs",
      label: t("access"),
      noun: t("noun.need"),
      placeholder: t("word.step-free access"),
      suggestions: suggestions.needs,
    },
  ] as const;

type Suggestion = (typeof suggestions)[keyof typeof suggestions][number];
const suggested: readonly string[] = Object.values(suggestions).flat();
const isSuggested = (word: string): word is Suggestion => suggested.includes(word);

/** A suggested word in the reader's language; other words stay as they were written. */
export const wordOf = (word: string): string => (isSuggested(word) ? t(`word.${word}`) : word);
