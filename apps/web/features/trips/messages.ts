import { tripAccommodations, tripStyles } from "@caravan/domain/field-choices";

/** What the values of a trip's fields are called on screen. */
const styleWords: Record<(typeof tripStyles)[number], string> = {
  budget: "Budget",
  comfort: "Comfort",
  luxury: "Luxury",
  adventure: "Adventure",
};

const accommodationWords: Record<(typeof tripAccommodations)[number], string> = {
  hotel: "Hotel",
  hostel: "Hostel",
  airbnb: "Holiday rental",
  resort: "Resort",
  camping: "Camping",
  bb: "Bed and breakfast",
};

/** Stands for "nothing chosen" where a list cannot hold the empty string. */
export const noPreference = "none";

export const styleOptions = [
  { value: noPreference, label: "No preference" },
  ...tripStyles.map((value) => ({ value, label: styleWords[value] })),
];

export const accommodationOptions = [
  { value: noPreference, label: "No preference" },
  ...tripAccommodations.map((value) => ({ value, label: accommodationWords[value] })),
];

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
];
