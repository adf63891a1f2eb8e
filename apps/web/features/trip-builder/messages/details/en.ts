/** Changing what a trip is: its dates, people and limits. */
export default {
  clash:
    "Somebody else changed the same fields in the meantime. What you typed is still here: choose for each field, then save.",
  changed: "The trip has changed in the meantime. Look it over, then save.",
  name: "Title",
  destination: "Destination",
  start: "Start date",
  end: "End date",
  endHint: "What no longer fits is set aside, not lost.",
  travelers: "Travelers",
  status: "Status",
  currency: "Currency",
  currencyHint: "Three letters, such as EUR",
  style: "Travel style",
  accommodation: "Accommodation",
  interests: "Interests",
  interest: "interest",
  notes: "Notes",
} as const;
