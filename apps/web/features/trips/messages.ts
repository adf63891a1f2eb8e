import { tripAccommodations, tripStyles } from "@caravan/domain/field-choices";

/** The displayed names of a trip's field values. */
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

/** The value for "nothing chosen" in lists that cannot have an empty string. */
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
