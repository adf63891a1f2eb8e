import { tripAccommodations, tripStyles } from "@caravan/domain/field-choices";
import { t } from "../messages/index.ts";

/** The value for "nothing chosen" in lists that cannot have an empty string. */
export const noPreference = "none";

export const styleOptions = () => [
  { value: noPreference, label: t("noPreference") },
  ...tripStyles.map((value) => ({ value, label: t(`style.${value}`) })),
];

export const accommodationOptions = () => [
  { value: noPreference, label: t("noPreference") },
  ...tripAccommodations.map((value) => ({ value, label: t(`accommodation.${value}`) })),
];

/** Stored as they are, in the words that planning knows; `interestWord` says them in the reader's language. */
export const interestSuggestions = [
  "food",
  "museums",
  "history",
  "art",
  "architecture",
  "nature",
  "nightlife",
  "shopping",
  "family",
  "music",
] as const;

const isSuggestion = (interest: string): interest is (typeof interestSuggestions)[number] =>
  interestSuggestions.some((it) => it === interest);

export const interestWord = (interest: string) => (isSuggestion(interest) ? t(`interest.${interest}`) : interest);
